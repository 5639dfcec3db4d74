# What players are told while they look elsewhere. Every language has the same ids and attributes.

turn = { $game } : c’est à vous de jouer
deal = { $game } : on vous propose un marché
end = { $game } : la partie est terminée
table = Table de { $host }, code { $code }
test = Tout fonctionne
test-body = C’est ici que vous serez prévenu de la suite de vos parties.

## Mail

mail-link = Voir la table : { $link }
mail-confirm = Voulez-vous recevoir les avis de Revenant ?
mail-confirm-text =
    Quelqu’un souhaite être prévenu à cette adresse quand vient son tour dans une partie.

    Si c’est vous, confirmez-le ici : { $link }

    Sinon, ignorez ce message : vous ne recevrez rien d’autre.
mail-unsubscribe = Ne plus rien recevoir à cette adresse : { $link }
