# What players are told while they look elsewhere. Every language has the same ids and attributes.

turn = { $game } : c’est à vous de jouer
deal = { $game } : on vous propose un marché
end = { $game } : la partie est terminée
table = Table de { $host }, code { $code }
test = Tout fonctionne
test-body = C’est ici que vous serez prévenu de la suite de vos parties.
