# Botid, mis on omaette programmid, ja reaprotokoll, mida nad räägivad.

bot-forfeits = bot „{ $bot }“ kohal { $seat } kaotab: { $why }
line-not-understood = reaprotokoll: { $why }
