"""The browser table: its sources, its pictures (`art`), and how both become files that the server sends (`bundle`)."""
