# Bots that are programs of their own, and the line protocol they speak.

# $bot: the command that starts it; $why: an English sentence
bot-forfeits = the bot “{ $bot }” on seat { $seat } loses: { $why }
# $why: an English sentence
line-not-understood = line protocol: { $why }
