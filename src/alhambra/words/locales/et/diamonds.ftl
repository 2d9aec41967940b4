nutshell-diamonds = Teemandid: viies valuuta. Eraldi, teistega segamata, saab nendega osta iga kaardi ehitusturult.
