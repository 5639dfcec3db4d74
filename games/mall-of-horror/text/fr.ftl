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
    .about = 5 points. Compte pour deux face aux zombies.
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
    .effect = Avant un vote : vous avez une voix de plus.
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
    .effect = Le lieu attaqué gagne 1 de force cette manche ; sauf le Supermarché et le Parking.
    .rules = MALL-6.4 MALL-6.6 MALL-6.12
hidden = Cachette
    .a = une Cachette
    .effect = Un de vos personnages présents ne peut être perdu cette manche, mais ne vote pas.
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

## Annonces. `named-self` : si un bulletin ou une décision désigne son propre joueur, `yes` ou `no`.

notice-chief-seated =
    { $seat-is ->
        [you] Vous commencez comme Chef de la sécurité.
       *[other] { $seat } commence comme Chef de la sécurité.
    }
notice-card-dealt =
    { $seat-is ->
        [you] { $card ->
            [none] Vous recevez une carte.
           *[other] Vous recevez { $card-a }.
        }
       *[other] { $card ->
            [none] { $seat } reçoit une carte.
           *[other] { $seat } reçoit { $card-a }.
        }
    }
notice-placement-rolled =
    { $seat-is ->
        [you] Vous lancez les dés : { $dice }.
       *[other] { $seat } lance les dés : { $dice }.
    }
notice-character-placed =
    { $seat-is ->
        [you] Vous mettez votre { $role } à l’abri { $place-in }.
       *[other] { $seat } met { $role-own } à l’abri { $place-in }.
    }
notice-first-zombies-rolled = Dehors, quelque chose bouge : les dés montrent { $dice }.
notice-zombies-arrived =
    { $n ->
        [one] Un zombie arrive { $place-in }.
       *[other] { $n } zombies arrivent { $place-in }.
    }
notice-supply-empty = La réserve de zombies est vide : il n’en vient plus pour l’instant.
notice-zombie-put =
    { $seat-is ->
        [you] Vous envoyez un zombie { $place-in }.
       *[other] { $seat } envoie un zombie { $place-in }.
    }
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
       *[other] Les morts viennent chercher quelqu’un { $place-in }.
    }
notice-passed =
    { $seat-is ->
        [you] Vous passez.
       *[other] { $seat } passe.
    }
notice-passed-ahead =
    { $seat-is ->
        [you] Vous passez d’office, comme prévu.
       *[other] { $seat } passe d’office.
    }
notice-order-left =
    { $seat-is ->
        [you] { $order ->
            [none] Vous laissez une consigne.
           *[other] Vous laissez une consigne : { $order }.
        }
       *[other] { $order ->
            [none] { $seat } laisse une consigne.
           *[other] { $seat } laisse une consigne : { $order }.
        }
    }
notice-card-played =
    { $seat-is ->
        [you] Vous jouez { $card-a }.
       *[other] { $seat } joue { $card-a }.
    }
notice-threat-made =
    { $threats ->
        [one] { $seat-is ->
            [you] Votre Menace vaut 1 voix de plus.
           *[other] La Menace rapporte 1 voix à { $seat }.
        }
       *[other] { $seat-is ->
            [you] Vos Menaces valent { $threats } voix de plus.
           *[other] Les Menaces rapportent { $threats } voix à { $seat }.
        }
    }
notice-barricaded =
    { $place-id ->
        [parking] Pas de porte à barrer { $place-in } : rien ne change.
        [supermarket] Les vitrines sont trop larges { $place-in } : rien ne change.
       *[other] Tout ce qui se pousse est poussé contre les portes { $place-in }.
    }
notice-zombies-killed =
    { $n ->
        [one] Un zombie tombe { $place-in }.
       *[other] { $n } zombies tombent { $place-in }.
    }
notice-character-hid =
    { $seat-is ->
        [you] Vous cachez votre { $role } { $place-in }.
       *[other] { $seat } cache { $role-own } { $place-in }.
    }
notice-ballot-sealed =
    { $named ->
        [none] { $seat-is ->
            [you] Vous scellez votre bulletin.
           *[other] { $seat } scelle un bulletin.
        }
       *[other] { $seat-is ->
            [you] { $named-is ->
                [you] Vous scellez un bulletin à votre propre nom.
               *[other] Vous scellez un bulletin qui désigne { $named }.
            }
           *[other] { $named-self ->
                [yes] { $seat } scelle un bulletin à son propre nom.
               *[no] { $seat } scelle un bulletin qui désigne { $named }.
            }
        }
    }
notice-ballots-revealed = Les bulletins : { $ballots }.
    .item =
        { $seat-is ->
            [you] { $named-is ->
                [you] vous vous désignez
               *[other] vous désignez { $named }
            }
           *[other] { $named-self ->
                [yes] { $seat } se désigne
               *[no] { $named-is ->
                    [you] { $seat } vous désigne
                   *[other] { $seat } désigne { $named }
                }
            }
        } ({ $weight } voix)
notice-vote-tied =
    { $among-is ->
        [among] Égalité entre { $among-and-you }. Tout le monde revote, même les morts.
       *[other] Égalité entre { $among }. Tout le monde revote, même les morts.
    }
notice-vote-tied-again =
    { $among-is ->
        [among] Encore une égalité entre { $among-and-you }.
       *[other] Encore une égalité entre { $among }.
    }
notice-tie-broken =
    { $named-self ->
        [yes] { $seat-is ->
            [you] En tant que Chef, vous tranchez contre vous-même.
           *[other] { $seat } tranche en tant que Chef, et perd un personnage.
        }
       *[no] { $seat-is ->
            [you] En tant que Chef, vous tranchez : { $named } perd un personnage.
           *[other] { $named-is ->
                [you] { $seat } tranche en tant que Chef : vous perdez un personnage.
               *[other] { $seat } tranche en tant que Chef : { $named } perd un personnage.
            }
        }
    }
notice-settled-without-ballot =
    { $seat-is ->
        [you] On ne peut désigner que vous : inutile de voter.
       *[other] On ne peut désigner que { $seat } : inutile de voter.
    }
notice-searcher-chosen =
    { $seat-is ->
        [you] Vous fouillez le camion.
       *[other] { $seat } fouille le camion.
    }
notice-nobody-searches = Pas d’accord possible : personne ne fouille le camion.
notice-found-nothing =
    { $seat-is ->
        [you] Vous trouvez le camion vide.
       *[other] { $seat } trouve le camion vide.
    }
notice-cards-found =
    { $cards ->
        [none] { $seat-is ->
            [you] { $n ->
                [one] Vous trouvez une carte.
               *[other] Vous trouvez { $n } cartes.
            }
           *[other] { $n ->
                [one] { $seat } trouve une carte.
               *[other] { $seat } trouve { $n } cartes.
            }
        }
       *[other] { $seat-is ->
            [you] Vous trouvez : { $cards }.
           *[other] { $seat } trouve : { $cards }.
        }
    }
notice-card-kept =
    { $seat-is ->
        [you] { $card ->
            [none] Vous gardez une carte.
           *[other] Vous gardez { $card-a }.
        }
       *[other] { $card ->
            [none] { $seat } garde une carte.
           *[other] { $seat } garde { $card-a }.
        }
    }
notice-card-given =
    { $card ->
        [none] { $seat } donne une carte à { $to }.
       *[other] { $seat-is ->
            [you] Vous donnez { $card-a } à { $to }.
           *[other] { $to-is ->
                [you] { $seat } vous donne { $card-a }.
               *[other] { $seat } donne { $card-a } à { $to }.
            }
        }
    }
notice-card-put-under =
    { $seat-is ->
        [you] { $card ->
            [none] Vous glissez la dernière carte sous la pioche.
           *[other] Vous glissez { $card-a } sous la pioche.
        }
       *[other] { $card ->
            [none] { $seat } glisse la dernière carte sous la pioche.
           *[other] { $seat } glisse { $card-a } sous la pioche.
        }
    }
notice-chief-elected =
    { $seat-is ->
        [you] Vous devenez Chef de la sécurité.
       *[other] { $seat } devient Chef de la sécurité.
    }
notice-chief-confirmed =
    { $seat-is ->
        [you] Vous remportez encore l’élection et restez Chef.
       *[other] { $seat } remporte encore l’élection et reste Chef.
    }
notice-chief-stays =
    { $seat-is ->
        [you] Vous restez Chef.
       *[other] { $seat } reste Chef.
    }
notice-dice-covered = Quatre dés roulent sous le gobelet : d’autres zombies sont en route.
notice-dice-seen =
    { $dice ->
        [none] { $seat-is ->
            [you] Vous regardez les dés.
           *[other] { $seat } regarde les dés.
        }
       *[other] { $seat-is ->
            [you] Vous regardez les dés : { $dice }.
           *[other] { $seat } regarde les dés : { $dice }.
        }
    }
notice-destination-sealed =
    { $place ->
        [none] { $seat-is ->
            [you] Vous avez choisi où aller.
           *[other] { $seat } a choisi où aller.
        }
       *[other] { $seat-is ->
            [you] Vous choisissez en secret d’aller { $place-in }.
           *[other] { $seat } choisit en secret d’aller { $place-in }.
        }
    }
notice-destination-shown =
    { $seat-is ->
        [you] Vous annoncez à voix haute que vous allez { $place-in }.
       *[other] { $seat } annonce à voix haute : direction { $place-the }.
    }
notice-destinations-revealed = Qui va où : { $destinations }.
    .item =
        { $seat-is ->
            [you] vous { $place-in }
           *[other] { $seat } { $place-in }
        }
notice-dice-revealed = On soulève le gobelet : { $dice }.
notice-place-closed = { $zombies } zombies ont { $place-the } pour eux seuls : fermeture définitive.
notice-character-moved =
    { $seat-is ->
        [you] Vous déplacez votre { $role } { $from-from } { $to-to }.
       *[other] { $seat } déplace { $role-own } { $from-from } { $to-to }.
    }
notice-character-diverted =
    { $seat-is ->
        [you] Impossible d’aller { $wanted-in } : votre { $role } finit sur le Parking.
       *[other] Impossible d’aller { $wanted-in } : { $seat } laisse { $role-own } sur le Parking.
    }
notice-character-stayed =
    { $seat-is ->
        [you] Votre { $role } sprinte sur place et reste { $place-in }.
       *[other] { $seat } fait sprinter { $role-own } sur place, { $place-in }.
    }
notice-nobody-moved =
    { $seat-is ->
        [you] Vous ne déplacez personne.
       *[other] { $seat } ne déplace personne.
    }
notice-crowd-heard = La plus grosse foule fait le plus de bruit : un zombie de plus { $place-in }.
notice-pin-ups-seen = Les Pin-up attirent les regards : un zombie de plus { $place-in }.
notice-zombies-held =
    { $zombies ->
        [one] Les portes tiennent { $place-in } : 1 zombie contre une force de { $strength }.
       *[other] Les portes tiennent { $place-in } : { $zombies } zombies contre une force de { $strength }.
    }
notice-zombies-entered =
    { $place-id ->
        [supermarket] { $zombies ->
            [one] 1 zombie entre { $place-in } : une force de { $strength } ne suffit pas !
            [2] 2 zombies entrent { $place-in } : une force de { $strength } ne suffit pas !
            [3] 3 zombies entrent { $place-in } : une force de { $strength } ne suffit pas !
           *[other] { $zombies } zombies entrent { $place-in } : il suffit de 4 !
        }
       *[other] { $zombies ->
            [one] 1 zombie entre { $place-in } : une force de { $strength } ne suffit pas !
           *[other] { $zombies } zombies entrent { $place-in } : une force de { $strength } ne suffit pas !
        }
    }
notice-character-lost =
    { $seat-is ->
        [you] Vous perdez votre { $role } { $place-in }.
       *[other] { $seat } perd { $role-own } { $place-in }.
    }
notice-nobody-lost = Tout le monde se cache { $place-in } : aucune victime, et les zombies attendent.
notice-zombies-left =
    { $n ->
        [one] Le zombie s’éloigne { $place-from }.
       *[other] Les { $n } zombies s’éloignent { $place-from }.
    }
notice-player-eliminated =
    { $seat-is ->
        [you] Vous n’avez plus personne, et rejoignez les morts.
       *[other] { $seat } n’a plus personne, et rejoint les morts.
    }
notice-game-ended =
    { $winners-n ->
        [0] { $ending } C’est le centre commercial qui gagne.
        [1] { $winners-is ->
            [you] { $ending } Vous gagnez !
           *[other] { $ending } Victoire : { $winners } !
        }
       *[other] { $winners-is ->
            [among] { $ending } Victoire partagée entre { $winners-and-you } !
           *[other] { $ending } Victoire partagée entre { $winners } !
        }
    }

## Ce qu’on laisse d’avance

window = la prochaine carte jouée ici
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

## Actions. `effect` : ce que cela fait, quand l’action ne le dit pas ; `rules` : les règles dont elle relève,
## outre celles de la question. `question-…` : les arguments de la question posée.

action-place-character = Placer votre { $one } { $two-in }
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
action-hide = Cacher votre { $one }
    .effect = Consomme la Cachette ; ce personnage ne peut être perdu cette manche, mais ne vote pas.
    .rules = MALL-6.9 MALL-3.11
action-vote-for =
    { $one-is ->
        [you] Vous désigner
       *[other] Désigner { $one }
    }
    .rules = MALL-3.4 MALL-3.3
action-break-tie =
    { $one-is ->
        [you] Trancher contre vous-même
       *[other] Trancher contre { $one }
    }
    .effect =
        { $one-is ->
            [you] Vous perdez un personnage.
           *[other] Perd un personnage.
        }
    .rules = MALL-3.9
action-keep = Garder { $one-a }
    .effect = { $one-effect }
    .rules = MALL-4.2
action-give =
    { $two-is ->
        [you] Donner { $one-a } à vous-même
       *[other] Donner { $one-a } à { $two }
    }
    .short = { $one } → { $two }
    .rules = MALL-4.2 MALL-4.3
action-go-to = Aller { $one-in }
    .short = → { $one }
    .rules = MALL-5.1
action-move = Déplacer votre { $one } { $question-place-to }
    .short = Déplacer votre { $one }
    .rules = MALL-5.6 MALL-5.7
action-sprint = Jouer un Sprint : votre { $one } court { $two-to }
    .short = Sprint : { $one } → { $two }
    .rules = MALL-5.9
action-stay = Ne déplacer personne
    .rules = MALL-5.7 MALL-5.8
action-sacrifice = Livrer votre { $one }
    .effect = { $one-about }
    .rules = MALL-6.10
action-order = D’avance : { $one }
    .rules = MALL-8.5

## Questions. `seat` : à qui la question est posée ; si le texte s’adresse à plusieurs, le nom vient d’abord.

question-place-character =
    { $seat-is ->
        [you] Vos dés montrent { $dice }. Choisissez-en un, et qui s’y réfugie.
       *[other] { $seat }, vos dés montrent { $dice }. Choisissez-en un, et qui s’y réfugie.
    }
    .rules = MALL-2.4
question-put-first-zombie =
    { $seat-is ->
        [you] Un dé montre un lieu fermé. Vous êtes Chef : dites où va son zombie.
       *[other] { $seat }, un dé montre un lieu fermé. Vous êtes Chef : dites où va son zombie.
    }
    .rules = MALL-2.6
question-put-zombie =
    { $seat-is ->
        [you] Les morts vous écoutent à présent. Choisissez où en envoyer un.
       *[other] { $seat }, les morts vous écoutent à présent. Choisissez où en envoyer un.
    }
    .rules = MALL-4.8
question-play-cards =
    { $seat-is ->
        [other] { $purpose-id ->
            [sacrifice] { $seat }, si rien ne change, quelqu’un y sera dévoré. Jouez une carte, ou passez.
           *[other] { $seat }, jouez une carte qui alourdit votre bulletin, ou passez.
        }
       *[you] { $purpose-id ->
            [sacrifice] Si rien ne change, quelqu’un y sera dévoré. Jouez une carte, ou passez.
           *[other] Jouez une carte qui alourdit votre bulletin, ou passez.
        }
    }
    .rules =
        { $purpose-id ->
            [sacrifice] MALL-6.7 MALL-6.14
           *[other] MALL-3.5 MALL-6.17
        }
question-play-camera =
    { $seat-is ->
        [other] { $seat }, quatre dés sont cachés sous le gobelet. Jouez une Caméra pour les voir, ou passez.
       *[you] Quatre dés sont cachés sous le gobelet. Jouez une Caméra pour les voir, ou passez.
    }
    .rules = MALL-4.9
question-vote =
    { $seat-is ->
        [other] { $purpose-id ->
            [truck] { $seat }, désignez qui ouvrira le camion. Les bulletins restent scellés jusqu’au dernier.
            [chief] { $seat }, désignez le prochain Chef. Les bulletins restent scellés jusqu’au dernier.
           *[other] { $seat }, désignez qui perd un personnage { $place-in }. Les bulletins restent scellés jusqu’au dernier.
        }
       *[you] { $purpose-id ->
            [truck] Désignez qui ouvrira le camion. Les bulletins restent scellés jusqu’au dernier.
            [chief] Désignez le prochain Chef. Les bulletins restent scellés jusqu’au dernier.
           *[other] Désignez qui perd un personnage { $place-in }. Les bulletins restent scellés jusqu’au dernier.
        }
    }
    .rules = MALL-3.1 MALL-3.2
question-vote-again =
    { $seat-is ->
        [other] { $purpose-id ->
            [truck] { $seat }, choisissez parmi les ex æquo : qui ouvrira le camion ?
            [chief] { $seat }, choisissez parmi les ex æquo : qui sera Chef ?
           *[other] { $seat }, choisissez parmi les ex æquo : qui perd un personnage { $place-in } ?
        }
       *[you] { $purpose-id ->
            [truck] Choisissez parmi les ex æquo : qui ouvrira le camion ?
            [chief] Choisissez parmi les ex æquo : qui sera Chef ?
           *[other] Choisissez parmi les ex æquo : qui perd un personnage { $place-in } ?
        }
    }
    .rules = MALL-3.7 MALL-3.8
question-break-tie =
    { $seat-is ->
        [you] En tant que Chef, vous décidez qui perd un personnage { $place-in }.
       *[other] { $seat }, en tant que Chef, vous décidez qui perd un personnage { $place-in }.
    }
    .rules = MALL-3.9
question-keep-card =
    { $seat-is ->
        [you] Voici ce qu’il y avait dans le camion. Une carte est pour vous, une autre pour quelqu’un d’autre.
       *[other] { $seat }, voici ce qu’il y avait dans le camion. Une carte est pour vous, une autre pour quelqu’un d’autre.
    }
    .rules = MALL-4.2
question-give-card =
    { $seat-is ->
        [you] Choisissez une carte, et à qui elle va. S’il en reste une, elle va sous la pioche.
       *[other] { $seat }, choisissez une carte, et à qui elle va. S’il en reste une, elle va sous la pioche.
    }
    .rules = MALL-4.2
question-show-destination =
    { $seat-is ->
        [you] Nouveau Chef, vous annoncez à tout le monde où ira un de vos personnages.
       *[other] { $seat }, nouveau Chef, vous annoncez à tout le monde où ira un de vos personnages.
    }
    .rules = MALL-5.2
question-choose-destination =
    { $seat-is ->
        [other] { $seat }, choisissez où ira un de vos personnages. Cela reste secret jusqu’au dernier choix.
       *[you] Choisissez où ira un de vos personnages. Cela reste secret jusqu’au dernier choix.
    }
    .rules = MALL-5.1 MALL-5.2
question-move-character =
    { $seat-is ->
        [you] Vous avez choisi d’aller { $place-in }. Choisissez qui y va.
       *[other] { $seat }, vous avez choisi d’aller { $place-in }. Choisissez qui y va.
    }
    .rules = MALL-5.6
question-lose-character =
    { $seat-is ->
        [you] Le vote est contre vous. Choisissez qui vous laissez aux morts { $place-in }.
       *[other] { $seat }, le vote est contre vous. Choisissez qui vous laissez aux morts { $place-in }.
    }
    .rules = MALL-6.10

## Ce que l’on demande au hasard

chance-chief = Le hasard dit qui commence comme Chef de la sécurité.
chance-deal =
    { $n ->
        [one] Une carte est distribuée.
       *[other] { $n } cartes sont distribuées, une par joueur.
    }
chance-placement-dice =
    { $seat-is ->
        [you] Deux dés sont lancés pour vous.
       *[other] Deux dés sont lancés pour { $seat }.
    }
chance-first-zombies = Quatre dés amènent les premiers zombies.
chance-truck =
    { $n ->
        [one] Une carte sort du camion.
       *[other] { $n } cartes sortent du camion.
    }
chance-hidden-dice = Quatre dés sont lancés sous le gobelet.

## Refus

refusal-no-window-open = Pas de carte maintenant. Attendez le prochain vote ou la prochaine attaque.
refusal-already-placed = Ce personnage est déjà dans le centre commercial. Choisissez-en un autre.
refusal-not-rolled = Vos dés ne montrent pas ce lieu. Choisissez-en un qu’ils montrent.
refusal-place-closed = Ce lieu est fermé. Choisissez un lieu ouvert.
refusal-place-full = Ce lieu est complet. Choisissez-en un où il reste de la place.
refusal-nobody-to-lose-here = On ne peut désigner que quelqu’un qui a ici un personnage visible.
refusal-card-not-held = Vous n’avez pas cette carte.
refusal-vote-has-begun = Trop tard : les cartes se jouent avant le vote. Désignez quelqu’un.
refusal-not-tied = Désignez quelqu’un qui est à égalité : les autres ne comptent plus.
refusal-card-not-found = Cette carte n’était pas dans le camion. Choisissez-en une qui y était.
refusal-not-to-oneself = Cette carte n’est pas pour vous. Choisissez quelqu’un d’autre.
refusal-player-eliminated = Cette personne est hors jeu. Choisissez quelqu’un qui a encore un personnage.
refusal-only-cameras-now = Gardez cette carte : seules les Caméras se jouent maintenant.
refusal-only-for-the-dice = Gardez cette carte : elle se joue quand les dés viennent d’être cachés.
refusal-must-move = Vous pouvez déplacer quelqu’un, donc vous le devez.
refusal-not-in-play = Ce personnage n’est plus en jeu. Choisissez-en un autre.
refusal-stands-there-already = Ce personnage y est déjà. Choisissez-en un autre.
refusal-on-the-parking-already = Le chemin finit sur le Parking, où ce personnage est déjà. Choisissez-en un autre.
refusal-only-when-moving = Gardez cette carte : un Sprint se joue au moment de bouger.
refusal-character-not-here = Ce personnage est ailleurs. Choisissez-en un qui est ici.
refusal-no-zombie-here = Gardez cette arme : il n’y a ici aucun zombie à tuer.
refusal-only-in-an-attack = Gardez cette carte pour une attaque : avant ce vote, seules les Menaces se jouent.
refusal-already-hidden = Ce personnage est déjà caché. Choisissez-en un autre.
refusal-character-is-hidden = Ce personnage est caché et ne peut être perdu. Choisissez-en un autre.

## Pourquoi un aide le ferait

reason-best-card = C’est la carte qui aide le plus dans la plupart des parties.
reason-best-of-nights = Sur bien des nuits imaginées, c’est ce qui vous a le mieux réussi.
reason-card-pays = Cette carte vous sauve plus maintenant que plus tard.
reason-for-yourself = Ce que cela rapporte sera alors pour vous.
reason-hurts-a-rival = C’est la perte qui vous aide le plus.
reason-least-loss = C’est le personnage qui vaut le moins pour vous maintenant.
reason-least-rival = Si ce n’est pas vous, alors qui a le moins de points.
reason-little-to-see = Les dés ne changeraient guère votre avis.
reason-look-first = Ce que montrent les dés peut tout changer.
reason-save-cards = Aucune carte n’aide assez ici : gardez les vôtres pour plus tard.
reason-worst-card = La carte qui vous manquera le moins, pour qui a le moins de points.
reason-zombies-to-rivals = C’est ici que les zombies font le plus de mal aux autres, et le moins à vous.

## Options

option-chief = Qui commence comme Chef de la sécurité.
option-zombie_players = Combien de temps les morts envoient des zombies : à chaque manche suivante, ou à la prochaine seulement.
option-colours = Les couleurs des joueurs, en commençant par le siège A.
option-first_passes = Ce que tout le monde passe au départ : rien, ou ses propres déplacements quand un seul est possible, pour des parties sur plusieurs jours.

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
board-no-limit = de la place pour tous
board-is-hidden = à l’abri
board-barricades = +{ $n } Matériel
board-points =
    { $n ->
        [one] { $n } pt
       *[other] { $n } pts
    }
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
board-under = sous la pioche, vous le savez : { $cards }
board-given = Main ({ $seat }), ce que vous en savez :
board-ballots = Voix de chaque bulletin : { $ballots }.
board-ballot-sealed = { " (scellé)" }
board-candidates = Peuvent être désignés : { $seats }.
verdict-nothing = –
verdict-quiet = CALME
verdict-empty = VIDE
verdict-holds = TIENT
verdict-breaks-in = ENTRENT
verdict-each-eats = MANGENT
verdict-four-enough = 4 SUFFISENT
verdict-at-four-in = IL EN FAUT 4
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
remark-zombies-of-four = { $zombies ->
        [0] pas de zombie (4 suffisent), { $room }
        [one] 1 zombie (4 suffisent), { $room }
       *[other] { $zombies } zombies (4 suffisent), { $room }
    }
remark-no-way-in = plus moyen d’y entrer : direction le Parking
remark-from = actuellement { $place-in }
remark-has-here = a ici : { $roles }
