nutshell-bureaux = Rahavahetus: sellise kaardi võtad üksi, raha asemel. Ühel maksmisel lubab see selle kahte valuutat segada; siis pannakse see kasutatud kaartide pakki.
