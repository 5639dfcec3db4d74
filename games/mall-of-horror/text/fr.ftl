# Mall of Horror, tous les mots que lit un joueur. La convention est décrite dans crates/terminal/src/words.rs ;
# les mêmes identifiants et attributs se trouvent dans chaque langue.

title = Mall of Horror
    .tagline = Des survivants partagent un centre commercial avec les morts, et votent pour savoir qui sera dévoré.

## Lieux. `in` : où l’on est ou où l’on va ; `to` et `from` : d’où et vers où l’on bouge.

restrooms = Toilettes
    .the = les Toilettes
    .in = aux Toilettes
    .to = vers les Toilettes
    .from = des Toilettes
cachou = Cachou
    .the = le Cachou
    .in = au Cachou
    .to = vers le Cachou
    .from = du Cachou
megatoys = Megatoys
    .the = Megatoys
    .in = chez Megatoys
    .to = vers Megatoys
    .from = de chez Megatoys
parking = Parking
    .the = le Parking
    .in = sur le Parking
    .to = vers le Parking
    .from = du Parking
security-hq = PC sécurité
    .the = le PC sécurité
    .in = au PC sécurité
    .to = vers le PC sécurité
    .from = du PC sécurité
supermarket = Supermarché
    .the = le Supermarché
    .in = au Supermarché
    .to = vers le Supermarché
    .from = du Supermarché

## Personnages

pin-up = Pin-up
    .the = la Pin-up
    .own = sa Pin-up
    .about = 7 points. Là où il y a le plus de Pin-up vient un zombie de plus.
tough-guy = Gros bras
    .the = le Gros bras
    .own = son Gros bras
    .about = 5 points. Compte double face aux zombies.
gunman = Petite frappe
    .the = la Petite frappe
    .own = sa Petite frappe
    .about = 3 points. Ajoute une voix à votre bulletin.
little-girl = Fillette
    .the = la Fillette
    .own = sa Fillette
    .about = 1 point. Aucun talent, sinon d’être petite.

## Cartes. `a` : comment on la nomme dans une phrase.

threat = Menace
    .a = une Menace
    .effect = Avant un vote : votre bulletin pèse une voix de plus.
    .rules = MALL-3.3 MALL-3.12
security-camera = Caméra
    .a = une Caméra
    .effect = Vous regardez les dés cachés.
    .rules = MALL-4.7 MALL-4.9
sprint = Sprint
    .a = un Sprint
    .effect = Au moment de bouger : n’importe quel lieu ouvert, au lieu de celui que vous aviez choisi.
    .rules = MALL-5.9
hardware = Matériel
    .a = du Matériel
    .effect = Un point de force de plus pour le lieu attaqué, cette manche.
    .rules = MALL-6.4 MALL-6.6 MALL-6.12
hidden = Cachette
    .a = une Cachette
    .effect = Un de vos personnages présents ne peut être perdu cette manche, et ne vote pas.
    .rules = MALL-6.9 MALL-3.11
axe = Hache
    .a = la Hache
    .effect = Tue 1 zombie sur le lieu attaqué.
    .rules = MALL-6.8 MALL-6.15
revolver = Revolver
    .a = le Revolver
    .effect = Tue 1 zombie sur le lieu attaqué.
    .rules = MALL-6.8 MALL-6.15
baseball-bat = Batte de baseball
    .a = la Batte de baseball
    .effect = Tue 1 zombie sur le lieu attaqué.
    .rules = MALL-6.8 MALL-6.15
sawn-off-shotgun = Fusil à canon scié
    .a = le Fusil à canon scié
    .effect = Tue 2 zombies sur le lieu attaqué.
    .rules = MALL-6.8 MALL-6.15
grenade = Grenade
    .a = la Grenade
    .effect = Tue 2 zombies sur le lieu attaqué.
    .rules = MALL-6.8 MALL-6.15
chainsaw = Tronçonneuse
    .a = la Tronçonneuse
    .effect = Tue 2 zombies sur le lieu attaqué.
    .rules = MALL-6.8 MALL-6.15

## Couleurs

sky = ciel
coral = corail
jade = jade
violet = violet
lemon = citron
bone = ivoire

## Phases d’une manche, et objets des votes

truck = Le camion
election = L’élection
hidden-dice = Les dés cachés
zombie-players = Les morts jouent
destinations = Les destinations
movement = Arrivées et déplacements
attack = L’attaque
round-end = Fin de la manche
chief = Le Chef
sacrifice = Le sacrifice

## Fins

few-left = Ils sont assez peu nombreux pour tenir dans l’hélicoptère.
all-together = Tous les vivants sont derrière une même porte, et les secours les y trouvent.
nobody-left = Il ne reste personne pour ouvrir la porte.
stalemate = Dix manches sans victime : les morts se lassent.

## Annonces

notice-chief-seated = { $seat } commence comme Chef de la sécurité.
notice-card-dealt =
    { $card ->
        [none] { $seat } reçoit une carte.
       *[other] { $seat } reçoit { $card-a }.
    }
notice-placement-rolled = { $seat } lance les dés : { $dice }.
notice-character-placed = { $seat } place { $role-own } { $place-in }.
notice-first-zombies-rolled = Dehors, quelque chose bouge : les dés montrent { $dice }.
notice-zombies-arrived =
    { $n ->
        [one] Un zombie arrive { $place-in }.
       *[other] { $n } zombies arrivent { $place-in }.
    }
notice-supply-empty = La réserve de zombies est vide : il n’en vient plus pour l’instant.
notice-zombie-put = { $seat } envoie un zombie { $place-in }.
notice-round-began = La manche { $round } commence.
notice-nobody-there =
    { $purpose-id ->
        [truck] Personne { $place-in } : le camion reste fermé.
        [chief] Personne { $place-in } : pas d’élection.
       *[other] Personne { $place-in }.
    }
notice-vote-called =
    { $purpose-id ->
        [truck] Sur le Parking, on se dispute la fouille du camion.
        [chief] Au PC sécurité, on se dispute la place de Chef.
       *[other] Les morts veulent quelqu’un { $place-in }.
    }
notice-passed = { $seat } passe.
notice-passed-ahead = { $seat } passe d’office.
notice-order-left =
    { $order ->
        [none] { $seat } laisse une consigne.
       *[other] { $seat } laisse une consigne : { $order }.
    }
notice-card-played = { $seat } joue { $card-a }.
notice-threat-made =
    { $threats ->
        [one] Les menaces parlent pour { $seat } : une voix de plus.
       *[other] Les menaces parlent pour { $seat } : { $threats } voix de plus.
    }
notice-barricaded = Tout ce qui se pousse est poussé contre les portes { $place-in }.
notice-zombies-killed =
    { $n ->
        [one] Un zombie tombe { $place-in }.
       *[other] { $n } zombies tombent { $place-in }.
    }
notice-character-hid = { $seat } cache { $role-own } { $place-in }.
notice-ballot-sealed =
    { $named ->
        [none] { $seat } scelle un bulletin.
       *[other] { $seat } scelle son bulletin : { $named }.
    }
notice-ballots-revealed = Les bulletins : { $ballots }.
    .item = { $seat } désigne { $named } ({ $weight })
notice-vote-tied = Égalité entre { $among }. Tout le monde revote, même les morts.
notice-vote-tied-again = Encore une égalité entre { $among }.
notice-tie-broken = { $seat } tranche en tant que Chef : { $named }.
notice-settled-without-ballot = Seul nom possible : { $seat }. Inutile de voter.
notice-searcher-chosen = { $seat } fouille le camion.
notice-nobody-searches = Personne ne fouille le camion.
notice-found-nothing = { $seat } trouve le camion vide.
notice-cards-found =
    { $cards ->
        [none] { $n ->
            [one] { $seat } trouve une carte.
           *[other] { $seat } trouve { $n } cartes.
        }
       *[other] { $seat } trouve : { $cards }.
    }
notice-card-kept =
    { $card ->
        [none] { $seat } garde une carte.
       *[other] { $seat } garde { $card-a }.
    }
notice-card-given =
    { $card ->
        [none] { $seat } donne une carte à { $to }.
       *[other] { $seat } donne { $card-a } à { $to }.
    }
notice-card-put-under =
    { $card ->
        [none] { $seat } glisse la dernière carte sous la pioche.
       *[other] { $seat } glisse { $card-a } sous la pioche.
    }
notice-chief-elected = { $seat } devient Chef de la sécurité.
notice-chief-confirmed = { $seat } remporte encore l’élection et reste Chef.
notice-chief-stays = { $seat } reste Chef.
notice-dice-covered = Quatre dés roulent sous le gobelet : d’autres morts sont en route.
notice-dice-seen =
    { $dice ->
        [none] { $seat } regarde les dés.
       *[other] { $seat } regarde les dés : { $dice }.
    }
notice-destination-sealed =
    { $place ->
        [none] { $seat } a choisi où aller.
       *[other] { $seat } a choisi d’aller { $place-in }.
    }
notice-destination-shown = { $seat } l’annonce à voix haute : { $place-in }.
notice-destinations-revealed = Destinations : { $destinations }.
    .item = { $seat } { $place-in }
notice-dice-revealed = On soulève le gobelet : { $dice }.
notice-place-closed = { $zombies } zombies ont { $place-the } pour eux seuls : fermeture définitive.
notice-character-moved = { $seat } déplace { $role-own } { $from-from } { $to-to }.
notice-character-diverted = Impossible d’entrer { $wanted-in } : { $seat } doit laisser { $role-own } sur le Parking.
notice-character-stayed = { $seat } fait sprinter { $role-own } sur place, { $place-in }.
notice-nobody-moved = { $seat } ne déplace personne.
notice-crowd-heard = La plus grosse foule fait le plus de bruit : un zombie de plus { $place-in }.
notice-pin-ups-seen = On a vu les Pin-up : un zombie de plus { $place-in }.
notice-zombies-held = { $place } : { $zombies } contre { $strength }, les portes tiennent.
notice-zombies-entered = { $place } : { $zombies } contre { $strength }, ils entrent !
notice-character-lost = { $seat } perd { $role-own } { $place-in }.
notice-nobody-lost = Tout le monde se cache { $place-in } : personne n’est perdu, et les morts attendent.
notice-zombies-left =
    { $n ->
        [one] Le zombie s’éloigne { $place-from }.
       *[other] Les { $n } zombies s’éloignent { $place-from }.
    }
notice-player-eliminated = { $seat } n’a plus personne, et rejoint les morts.
notice-game-ended =
    { $winners-n ->
        [0] { $ending } C’est le centre commercial qui gagne.
        [1] { $ending } Victoire : { $winners } !
       *[other] { $ending } Victoire partagée : { $winners } !
    }

## Ce qu’on laisse d’avance

window = la fin de ce moment, ou la prochaine carte jouée
round = la fin de la manche
game = la fin de la partie
dice = Les dés
move = Votre déplacement
value-pass =
    { $pass ->
        [none] { $at ->
            [none] ne plus passer d’office
           *[other] ne plus passer d’office ({ $at })
        }
       *[some] { $at ->
            [none] passer jusqu’à { $pass-until }
           *[other] passer jusqu’à { $pass-until } ({ $at })
        }
    }

## Actions. `effect` : ce que cela fait, quand l’action ne le dit pas ; `rules` : les règles dont elle relève,
## outre celles de la question. `question-…` : les arguments de la question posée.

action-place-character = Placer { $one-the } { $two-in }
    .short = { $one } → { $two }
    .effect = { $one-about }
    .rules = MALL-2.4 MALL-2.5
action-put-zombie = Envoyer un zombie { $one-in }
    .short = → { $one }
action-pass = Passer
    .effect = Vous ne jouez pas de carte pour l’instant.
    .rules = MALL-3.5
action-play = Jouer { $one-a }
    .effect = { $one-effect }
    .rules = { $one-rules }
action-hide = Cacher { $one-the }
    .effect = Coûte la Cachette ; ce personnage ne peut être perdu cette manche, et ne vote pas.
    .rules = MALL-6.9 MALL-3.11
action-vote-for = Désigner { $one }
    .rules = MALL-3.4 MALL-3.3
action-break-tie = Trancher : { $one }
    .effect = Perd un personnage.
    .rules = MALL-3.9
action-keep = Garder { $one-a }
    .effect = { $one-effect }
    .rules = MALL-4.2
action-give = Donner { $one-a } à { $two }
    .short = { $one } → { $two }
    .rules = MALL-4.2 MALL-4.3
action-go-to = Aller { $one-in }
    .short = → { $one }
    .rules = MALL-5.1
action-move = Déplacer { $one-the } { $question-place-to }
    .short = Déplacer { $one-the }
    .rules = MALL-5.6 MALL-5.7
action-sprint = Jouer Sprint : { $one-the } { $two-to }
    .short = Sprint : { $one } → { $two }
    .rules = MALL-5.9
action-stay = Ne déplacer personne
    .rules = MALL-5.7 MALL-5.8
action-sacrifice = Livrer { $one-the }
    .effect = { $one-about }
    .rules = MALL-6.10
action-order = D’avance : { $one }
    .rules = MALL-8.5

## Questions. `seat` : à qui la question est posée.

question-place-character = { $seat }, les dés montrent { $dice } : qui s’y réfugie ?
    .rules = MALL-2.4
question-put-first-zombie = { $seat }, un dé montre un lieu fermé. En tant que Chef, dites où va son zombie.
    .rules = MALL-2.6
question-put-zombie = { $seat }, les morts vous écoutent à présent. Où en envoyez-vous un ?
    .rules = MALL-4.8
question-play-cards =
    { $purpose-id ->
        [truck] { $seat }, on va voter pour le camion. Jouez-vous d’abord une carte ?
        [chief] { $seat }, on va élire le Chef. Jouez-vous d’abord une carte ?
       *[other] { $seat }, les morts veulent quelqu’un { $place-in }. Jouez-vous une carte ?
    }
    .rules =
        { $purpose-id ->
            [sacrifice] MALL-6.7 MALL-6.14
           *[other] MALL-3.5 MALL-6.17
        }
question-play-camera = { $seat }, quatre dés sont cachés sous le gobelet. Jouez-vous une Caméra pour les voir ?
    .rules = MALL-4.9
question-vote =
    { $purpose-id ->
        [truck] { $seat }, qui fouille le camion ? Votre bulletin reste scellé jusqu’au dernier.
        [chief] { $seat }, qui sera Chef de la sécurité ? Votre bulletin reste scellé jusqu’au dernier.
       *[other] { $seat }, qui perd un personnage { $place-in } ? Votre bulletin reste scellé jusqu’au dernier.
    }
    .rules = MALL-3.1 MALL-3.2
question-vote-again =
    { $purpose-id ->
        [truck] { $seat }, égalité. Tout le monde revote : qui fouille le camion ?
        [chief] { $seat }, égalité. Tout le monde revote : qui sera Chef ?
       *[other] { $seat }, égalité. Tout le monde revote : qui perd un personnage { $place-in } ?
    }
    .rules = MALL-3.7 MALL-3.8
question-break-tie = { $seat }, deux égalités. En tant que Chef, tranchez : qui perd un personnage { $place-in } ?
    .rules = MALL-3.9
question-keep-card = { $seat }, voici ce qu’il y avait dans le camion. Quelle carte gardez-vous ?
    .rules = MALL-4.2
question-give-card = { $seat }, quelle autre carte donnez-vous, et à qui ? S’il en reste une, elle va sous la pioche.
    .rules = MALL-4.2
question-show-destination = { $seat }, nouveau Chef : annoncez à voix haute où ira un de vos personnages.
    .rules = MALL-5.2
question-choose-destination = { $seat }, où ira un de vos personnages ? Votre choix reste scellé jusqu’au dernier.
    .rules = MALL-5.1 MALL-5.2
question-move-character = { $seat }, vous avez choisi d’aller { $place-in }. Qui y va ?
    .rules = MALL-5.6
question-lose-character = { $seat }, le vote vous désigne. Qui laissez-vous aux morts { $place-in } ?
    .rules = MALL-6.10

## Ce que l’on demande au hasard

chance-chief = Le hasard dit qui commence comme Chef de la sécurité.
chance-deal =
    { $n ->
        [one] Une carte est distribuée.
       *[other] { $n } cartes sont distribuées, une par joueur.
    }
chance-placement-dice = Deux dés sont lancés pour { $seat }.
chance-first-zombies = Quatre dés amènent les premiers zombies.
chance-truck =
    { $n ->
        [one] Une carte sort du camion.
       *[other] { $n } cartes sortent du camion.
    }
chance-hidden-dice = Quatre dés sont lancés sous le gobelet.

## Refus

refusal-no-window-open = Ce n’est pas le moment de jouer des cartes.
refusal-already-placed = Ce personnage est déjà dans le centre commercial.
refusal-not-rolled = Les dés montrent d’autres lieux.
refusal-place-closed = Ce lieu est fermé.
refusal-place-full = Ce lieu est complet.
refusal-nobody-to-lose-here = Cette personne n’a ici aucun personnage que l’on puisse désigner.
refusal-card-not-held = Vous n’avez pas cette carte.
refusal-vote-has-begun = Le vote a commencé : les cartes se jouent avant.
refusal-not-tied = On ne peut plus désigner qu’une personne à égalité.
refusal-card-not-found = Cette carte n’était pas dans le camion.
refusal-not-to-oneself = La carte est pour quelqu’un d’autre.
refusal-player-eliminated = Cette personne n’a plus aucun personnage.
refusal-only-cameras-now = Seules les Caméras se jouent maintenant.
refusal-only-for-the-dice = Une Caméra se joue juste après que les dés sont cachés.
refusal-must-move = Vous pouvez déplacer quelqu’un, donc vous le devez.
refusal-not-in-play = Ce personnage n’est plus en jeu.
refusal-stands-there-already = Ce personnage y est déjà.
refusal-on-the-parking-already = Le chemin finit sur le Parking, et ce personnage y est déjà.
refusal-only-when-moving = Un Sprint se joue au moment de bouger.
refusal-character-not-here = Ce personnage n’est pas ici.
refusal-no-zombie-here = Il n’y a ici aucun zombie à tuer.
refusal-only-in-an-attack = Cette carte sert lors d’une attaque ; avant ce vote, seules les Menaces se jouent.
refusal-already-hidden = Ce personnage est déjà caché.
refusal-character-is-hidden = Ce personnage est caché et ne peut être perdu.

## Pourquoi un aide le ferait

reason-best-card = La carte qui aide le plus dans la plupart des parties.
reason-best-of-nights = De bien des nuits imaginées, c’est ainsi que cela finit le mieux pour vous.
reason-card-pays = Ici la carte sauve plus qu’elle ne vaudra plus tard.
reason-for-yourself = Ce que cela apporte est alors à vous.
reason-hurts-a-rival = C’est la perte qui vous aide le plus.
reason-least-loss = C’est le personnage qui vaut le moins pour vous maintenant.
reason-least-rival = Si ce n’est pas vous, alors celui qui a le moins de points.
reason-little-to-see = Les dés ne changeraient guère votre avis.
reason-look-first = Ce que montrent les dés peut changer bien des choses.
reason-save-cards = Aucune carte n’aide assez ici : elle vaudra plus tard.
reason-worst-card = La carte qui vous manquera le moins, pour celui qui a le moins de points.
reason-zombies-to-rivals = Ici les zombies font le plus de mal aux autres, et le moins à vous.

## Options

option-chief = Qui commence comme Chef de la sécurité.
option-zombie_players = Combien de temps les morts envoient des zombies : à chaque manche suivante, ou à la prochaine seulement.
option-colours = Les couleurs des joueurs, en commençant par le siège A.
option-first_passes = Ce que chacun passe au départ : rien, ou ses propres déplacements quand un seul est possible, pour des parties sur plusieurs jours.

## Préréglages : des façons de jouer que l’hôte choisit d’un clic.

preset-first = Première partie
    .about = Toutes les règles. Les déplacements sans choix se font pour vous.
preset-classic = Classique
    .about = Toutes les règles, et vous faites vous-même chaque déplacement.

## Le plateau en mots

board-round = Manche { $round }
board-set-up = Avant la première manche
board-over = La nuit est finie
board-place = lieu
board-inside = gens
board-sum = zombies vs force
board-free =
    { $n ->
        [0] complet
        [one] 1 place
       *[other] { $n } places
    }
board-no-limit = place pour tous
board-is-hidden = à l’abri
board-barricades = +{ $n } Matériel
board-points = { $n } pts
board-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
board-chief = CHEF
board-new-chief = NOUVEAU CHEF
board-eliminated = HORS JEU
board-deck =
    { $n ->
        [0] pioche vide
        [one] pioche : 1 carte
       *[other] pioche : { $n } cartes
    }
board-supply =
    { $n ->
        [0] réserve de zombies vide
        [one] 1 zombie en réserve
       *[other] { $n } zombies en réserve
    }
board-played = jouées : { $cards }
board-dice = Sous le gobelet : { $dice }
board-looked = (vus par { $seats })
board-hand = Dans votre main :
board-hand-of = Main ({ $seat }) :
board-hand-empty = rien
board-found = Sorti du camion :
board-effect = { $card-effect }
board-under = vous savez sous la pioche : { $cards }
board-given = Vous savez dans la main ({ $seat }) :
board-ballots = Poids des bulletins : { $ballots }.
board-ballot-sealed = { " (scellé)" }
board-candidates = Peuvent être désignés : { $seats }.
verdict-nothing = –
verdict-quiet = CALME
verdict-empty = VIDE
verdict-holds = TIENT
verdict-breaks-in = ENTRENT
verdict-each-eats = MANGENT
verdict-at-four-in = 4 ENTRENT
verdict-closed = FERMÉ

## Ce qu’il est bon de savoir à côté d’une action

remark-zombies-and-strength = { $zombies ->
        [0] pas de zombie, { $room }
        [one] 1 zombie vs { $strength }, { $room }
       *[other] { $zombies } zombies vs { $strength }, { $room }
    }
remark-zombies = { $zombies ->
        [0] pas de zombie, { $room }
        [one] 1 zombie, { $room }
       *[other] { $zombies } zombies, { $room }
    }
remark-no-way-in = plus moyen d’y entrer : direction le Parking
remark-from = actuellement { $place-in }
remark-has-here = a ici : { $roles }
