# Bots die eigen programma's zijn, en het regelprotocol dat ze spreken.

bot-forfeits = de bot ‘{ $bot }’ op plaats { $seat } verliest: { $why }
line-not-understood = regelprotocol: { $why }
