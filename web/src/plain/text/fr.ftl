# Ce que dit un plateau de n’importe quel jeu qui n’a pas le sien. Les mots du jeu sont dans games/<jeu>/text.

plain-board = La table
plain-nothing = Rien n’est visible sur la table.
plain-yours = Votre jeu
plain-player = Joueur
plain-round = Manche { $round }
plain-players =
    { $n ->
        [one] 1 joueur
       *[other] { $n } joueurs
    }
plain-over = La partie est terminée
plain-yes = oui
plain-no = non
plain-thinking = Réfléchit
plain-ready = C’est fait
plain-sealed = Votre réponse est donnée. Vous pouvez encore la changer.
plain-wins = Victoire : { $name }
plain-share = Victoire partagée : { $names }
plain-nobody-wins = Personne ne gagne
