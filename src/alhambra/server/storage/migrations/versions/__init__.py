"""The steps. Each is written once and never changed afterwards: databases out there have taken it already."""
