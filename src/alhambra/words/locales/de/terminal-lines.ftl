# Bots, die eigene Programme sind, und das Zeilenprotokoll, das sie sprechen.

bot-forfeits = der Bot „{ $bot }“ auf Platz { $seat } verliert: { $why }
line-not-understood = Zeilenprotokoll: { $why }
