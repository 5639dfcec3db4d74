# Zombies!!!, tous les mots que lit un joueur. La convention est décrite dans crates/terminal/src/words.rs ;
# les mêmes identifiants et attributs se trouvent dans chaque langue.

title = Zombies!!!
    .tagline = La ville grandit à chaque tour, l’hélicoptère y attend quelque part, et les morts sont dans toutes les rues.

## Tuiles. `a` et `the` : comment on la nomme dans une phrase ; `in` : où l’on est.

town-square = Place Centrale
    .a = la Place Centrale
    .the = la Place Centrale
    .in = sur la Place Centrale
    .rules = ZOM-T-Z1-01
helipad = Plateforme hélico
    .a = la Plateforme hélico
    .the = la Plateforme hélico
    .in = sur la Plateforme hélico
    .rules = ZOM-T-Z1-02
straight = Rue droite
    .a = une rue droite
    .the = la rue droite
    .in = dans la rue droite
    .rules = ZOM-T-Z1-03
corner = Tournant
    .a = un tournant
    .the = le tournant
    .in = dans le tournant
    .rules = ZOM-T-Z1-04
t-junction = Carrefour en T
    .a = un carrefour en T
    .the = le carrefour en T
    .in = au carrefour en T
    .rules = ZOM-T-Z1-05
crossroads = Carrefour à quatre voies
    .a = un carrefour à quatre voies
    .the = le carrefour à quatre voies
    .in = au carrefour à quatre voies
    .rules = ZOM-T-Z1-06
army-surplus-store = Surplus militaire
    .a = le Surplus militaire
    .the = le Surplus militaire
    .in = au Surplus militaire
    .rules = ZOM-T-Z1-07
drug-store = Pharmacie
    .a = la Pharmacie
    .the = la Pharmacie
    .in = à la Pharmacie
    .rules = ZOM-T-Z1-08
gas-station = Station-service
    .a = la Station-service
    .the = la Station-service
    .in = à la Station-service
    .rules = ZOM-T-Z1-09
skate-shop = Boutique de skate
    .a = la Boutique de skate
    .the = la Boutique de skate
    .in = à la Boutique de skate
    .rules = ZOM-T-Z1-10
florist-shop = Fleuriste
    .a = le Fleuriste
    .the = le Fleuriste
    .in = chez le Fleuriste
    .rules = ZOM-T-Z1-11
police-station = Commissariat
    .a = le Commissariat
    .the = le Commissariat
    .in = au Commissariat
    .rules = ZOM-T-Z1-12
sporting-goods-store = Magasin de sport
    .a = le Magasin de sport
    .the = le Magasin de sport
    .in = au Magasin de sport
    .rules = ZOM-T-Z1-13
hospital = Hôpital
    .a = l’Hôpital
    .the = l’Hôpital
    .in = à l’Hôpital
    .rules = ZOM-T-Z1-14
lawn-and-garden-store = Jardinerie
    .a = la Jardinerie
    .the = la Jardinerie
    .in = à la Jardinerie
    .rules = ZOM-T-Z1-15
hardware-store = Quincaillerie
    .a = la Quincaillerie
    .the = la Quincaillerie
    .in = à la Quincaillerie
    .rules = ZOM-T-Z1-16
toy-store = Magasin de jouets
    .a = le Magasin de jouets
    .the = le Magasin de jouets
    .in = au Magasin de jouets
    .rules = ZOM-T-Z1-17
fire-station = Caserne de pompiers
    .a = la Caserne de pompiers
    .the = la Caserne de pompiers
    .in = à la Caserne de pompiers
    .rules = ZOM-T-Z1-18
front-gate = Portail de la base
    .a = le Portail de la base
    .the = le Portail de la base
    .in = au Portail de la base
    .rules = ZOM-T-Z2-01
base-straight = Route droite (base)
    .a = une route droite de la base
    .the = la route droite de la base
    .in = sur la route droite de la base
    .rules = ZOM-T-Z2-02
base-corner = Tournant (base)
    .a = un tournant de la base
    .the = le tournant de la base
    .in = dans le tournant de la base
    .rules = ZOM-T-Z2-03
base-t-junction = Carrefour en T (base)
    .a = un carrefour en T de la base
    .the = le carrefour en T de la base
    .in = au carrefour en T de la base
    .rules = ZOM-T-Z2-04
base-crossroads = Carrefour (base)
    .a = un carrefour de la base
    .the = le carrefour de la base
    .in = au carrefour de la base
    .rules = ZOM-T-Z2-05
top-secret-lab = Labo top secret
    .a = le Labo top secret
    .the = le Labo top secret
    .in = au Labo top secret
    .rules = ZOM-T-Z2-06
mess-hall = Mess
    .a = le Mess
    .the = le Mess
    .in = au Mess
    .rules = ZOM-T-Z2-07
barracks = Baraquements
    .a = les Baraquements
    .the = les Baraquements
    .in = dans les Baraquements
    .rules = ZOM-T-Z2-08
armory = Armurerie
    .a = l’Armurerie
    .the = l’Armurerie
    .in = à l’Armurerie
    .rules = ZOM-T-Z2-09
motor-pool = Parc de véhicules
    .a = le Parc de véhicules
    .the = le Parc de véhicules
    .in = au Parc de véhicules
    .rules = ZOM-T-Z2-10
base-helipad = Plateforme hélico (base)
    .a = la Plateforme hélico de la base
    .the = la Plateforme hélico de la base
    .in = sur la Plateforme hélico de la base
    .rules = ZOM-T-Z2-11
front-door = Entrée principale du centre commercial
    .a = l’Entrée principale du centre commercial
    .the = l’Entrée principale du centre commercial
    .in = à l’Entrée principale du centre commercial
    .rules = ZOM-T-Z3-01
mall-crossroads = Carrefour d’allées
    .a = un carrefour d’allées
    .the = le carrefour d’allées
    .in = au carrefour d’allées
    .rules = ZOM-T-Z3-02
pet-store = Animalerie
    .a = l’Animalerie
    .the = l’Animalerie
    .in = à l’Animalerie
    .rules = ZOM-T-Z3-03
lingerie-shop = Boutique de lingerie
    .a = la Boutique de lingerie
    .the = la Boutique de lingerie
    .in = à la Boutique de lingerie
    .rules = ZOM-T-Z3-04
outfitter = Magasin d’équipement
    .a = le Magasin d’équipement
    .the = le Magasin d’équipement
    .in = au Magasin d’équipement
    .rules = ZOM-T-Z3-05
music-store = Magasin de musique
    .a = le Magasin de musique
    .the = le Magasin de musique
    .in = au Magasin de musique
    .rules = ZOM-T-Z3-06
escalator = Escalator
    .a = l’Escalator
    .the = l’Escalator
    .in = sur l’Escalator
    .rules = ZOM-T-Z3-07
appliance-store = Électroménager
    .a = l’Électroménager
    .the = l’Électroménager
    .in = au rayon électroménager
    .rules = ZOM-T-Z3-08
department-store = Grand magasin
    .a = le Grand magasin
    .the = le Grand magasin
    .in = au Grand magasin
    .rules = ZOM-T-Z3-09
food-court = Aire de restauration
    .a = l’Aire de restauration
    .the = l’Aire de restauration
    .in = à l’Aire de restauration
    .rules = ZOM-T-Z3-10
consignment-shop = Dépôt-vente
    .a = le Dépôt-vente
    .the = le Dépôt-vente
    .in = au Dépôt-vente
    .rules = ZOM-T-Z3-11
costume-shop = Magasin de costumes
    .a = le Magasin de costumes
    .the = le Magasin de costumes
    .in = au Magasin de costumes
    .rules = ZOM-T-Z3-12
game-store = Magasin de jeux
    .a = le Magasin de jeux
    .the = le Magasin de jeux
    .in = au Magasin de jeux
    .rules = ZOM-T-Z3-13
mall-helipad = Plateforme hélico (toit)
    .a = la Plateforme hélico du centre commercial
    .the = la Plateforme hélico du centre commercial
    .in = sur la Plateforme hélico du centre commercial
    .rules = ZOM-T-Z3-14
bridge = Pont
    .a = le Pont
    .the = le Pont
    .in = sur le Pont
    .rules = ZOM-T-Z4-01
cabin = Cabane
    .a = la Cabane
    .the = la Cabane
    .in = dans la Cabane
    .rules = ZOM-T-Z4-02
altar = Autel
    .a = l’Autel
    .the = l’Autel
    .in = à l’Autel
    .rules = ZOM-T-Z4-03
boathouse = Hangar à bateaux
    .a = le Hangar à bateaux
    .the = le Hangar à bateaux
    .in = dans le Hangar à bateaux
    .rules = ZOM-T-Z4-04
burnt-cabin = Cabane brûlée
    .a = la Cabane brûlée
    .the = la Cabane brûlée
    .in = dans la Cabane brûlée
    .rules = ZOM-T-Z4-05
campground = Terrain de camping
    .a = le Terrain de camping
    .the = le Terrain de camping
    .in = au Terrain de camping
    .rules = ZOM-T-Z4-06
abandoned-cars = Voitures abandonnées
    .a = les Voitures abandonnées
    .the = les Voitures abandonnées
    .in = aux Voitures abandonnées
    .rules = ZOM-T-Z4-07
shed = Remise
    .a = la Remise
    .the = la Remise
    .in = dans la Remise
    .rules = ZOM-T-Z4-08
ranger-post = Poste de garde forestier
    .a = le Poste de garde forestier
    .the = le Poste de garde forestier
    .in = au Poste de garde forestier
    .rules = ZOM-T-Z4-09
pet-cemetery = Cimetière pour animaux
    .a = le Cimetière pour animaux
    .the = le Cimetière pour animaux
    .in = au Cimetière pour animaux
    .rules = ZOM-T-Z4-10
outhouse = Cabinets
    .a = les Cabinets
    .the = les Cabinets
    .in = dans les Cabinets
    .rules = ZOM-T-Z4-11
cave = Grotte
    .a = une Grotte
    .the = la Grotte
    .in = dans la Grotte
    .rules = ZOM-T-Z4-12
woods01 = Bois 01
    .a = le Bois 01
    .the = le Bois 01
    .in = dans le Bois 01
    .rules = ZOM-T-Z4-13
woods02 = Bois 02
    .a = le Bois 02
    .the = le Bois 02
    .in = dans le Bois 02
    .rules = ZOM-T-Z4-14
woods03 = Bois 03
    .a = le Bois 03
    .the = le Bois 03
    .in = dans le Bois 03
    .rules = ZOM-T-Z4-15
woods04 = Bois 04
    .a = le Bois 04
    .the = le Bois 04
    .in = dans le Bois 04
    .rules = ZOM-T-Z4-16
woods05 = Bois 05
    .a = le Bois 05
    .the = le Bois 05
    .in = dans le Bois 05
    .rules = ZOM-T-Z4-17
woods06 = Bois 06
    .a = le Bois 06
    .the = le Bois 06
    .in = dans le Bois 06
    .rules = ZOM-T-Z4-18
woods07 = Bois 07
    .a = le Bois 07
    .the = le Bois 07
    .in = dans le Bois 07
    .rules = ZOM-T-Z4-19
woods08 = Bois 08
    .a = le Bois 08
    .the = le Bois 08
    .in = dans le Bois 08
    .rules = ZOM-T-Z4-20
woods09 = Bois 09
    .a = le Bois 09
    .the = le Bois 09
    .in = dans le Bois 09
    .rules = ZOM-T-Z4-21
woods11 = Bois 11
    .a = le Bois 11
    .the = le Bois 11
    .in = dans le Bois 11
    .rules = ZOM-T-Z4-22
woods12 = Bois 12
    .a = le Bois 12
    .the = le Bois 12
    .in = dans le Bois 12
    .rules = ZOM-T-Z4-23
woods13 = Bois 13
    .a = le Bois 13
    .the = le Bois 13
    .in = dans le Bois 13
    .rules = ZOM-T-Z4-24
school-entrance = Entrée du campus
    .a = l’Entrée du campus
    .the = l’Entrée du campus
    .in = à l’Entrée du campus
    .rules = ZOM-T-Z5-01
campus-crossroads = Carrefour du campus
    .a = un carrefour du campus
    .the = le carrefour du campus
    .in = au carrefour du campus
    .rules = ZOM-T-Z5-02
campus-parking-lot = Parking du campus
    .a = un parking du campus
    .the = le parking du campus
    .in = sur le parking du campus
    .rules = ZOM-T-Z5-03
university-hospital = Hôpital universitaire
    .a = l’Hôpital universitaire
    .the = l’Hôpital universitaire
    .in = à l’Hôpital universitaire
    .rules = ZOM-T-Z5-04
science-center = Centre des sciences
    .a = le Centre des sciences
    .the = le Centre des sciences
    .in = au Centre des sciences
    .rules = ZOM-T-Z5-05
dormitory = Dortoir
    .a = le Dortoir
    .the = le Dortoir
    .in = au Dortoir
    .rules = ZOM-T-Z5-06
medical-school = École de médecine
    .a = l’École de médecine
    .the = l’École de médecine
    .in = à l’École de médecine
    .rules = ZOM-T-Z5-07
admin-building = Administration
    .a = l’Administration
    .the = l’Administration
    .in = à l’Administration
    .rules = ZOM-T-Z5-08
phys-ed-building = Gymnase
    .a = le Gymnase
    .the = le Gymnase
    .in = au Gymnase
    .rules = ZOM-T-Z5-09
rec-hall = Foyer étudiant
    .a = le Foyer étudiant
    .the = le Foyer étudiant
    .in = au Foyer étudiant
    .rules = ZOM-T-Z5-10
campus-helipad = Plateforme hélico (toit du campus)
    .a = la Plateforme hélico du campus
    .the = la Plateforme hélico du campus
    .in = sur la Plateforme hélico du campus
    .rules = ZOM-T-Z5-11
subway-station = Station de métro
    .a = une Station de métro
    .the = la Station de métro
    .in = dans la Station de métro
    .rules = ZOM-T-Z6-01
record-store = Disquaire
    .a = un Disquaire
    .the = le Disquaire
    .in = chez le Disquaire
    .rules = ZOM-T-Z6-02
bank = Banque
    .a = une Banque
    .the = la Banque
    .in = à la Banque
    .rules = ZOM-T-Z6-03
liquor-store = Caviste
    .a = un Caviste
    .the = le Caviste
    .in = chez le Caviste
    .rules = ZOM-T-Z6-04
underground-t-junction = Carrefour en T
    .a = un carrefour en T
    .the = le carrefour en T
    .in = au carrefour en T
    .rules = ZOM-T-Z6-05
ticket-booth = Guichet
    .a = le Guichet
    .the = le Guichet
    .in = au Guichet
    .rules = ZOM-T-Z7-01
carnival-crossroads = Carrefour de la fête foraine
    .a = un carrefour de la fête foraine
    .the = le carrefour de la fête foraine
    .in = au carrefour de la fête foraine
    .rules = ZOM-T-Z7-02
big-top1 = Grand chapiteau 1
    .a = le Grand chapiteau 1
    .the = le Grand chapiteau 1
    .in = sous le Grand chapiteau 1
    .rules = ZOM-T-Z7-03
big-top2 = Grand chapiteau 2
    .a = le Grand chapiteau 2
    .the = le Grand chapiteau 2
    .in = sous le Grand chapiteau 2
    .rules = ZOM-T-Z7-04
fun-house1 = Palais du rire 1
    .a = le Palais du rire 1
    .the = le Palais du rire 1
    .in = dans le Palais du rire 1
    .rules = ZOM-T-Z7-05
fun-house2 = Palais du rire 2
    .a = le Palais du rire 2
    .the = le Palais du rire 2
    .in = dans le Palais du rire 2
    .rules = ZOM-T-Z7-06
fun-house3 = Palais du rire 3
    .a = le Palais du rire 3
    .the = le Palais du rire 3
    .in = dans le Palais du rire 3
    .rules = ZOM-T-Z7-07
fun-house4 = Palais du rire 4
    .a = le Palais du rire 4
    .the = le Palais du rire 4
    .in = dans le Palais du rire 4
    .rules = ZOM-T-Z7-08
fortune-teller = Diseuse de bonne aventure
    .a = la Diseuse de bonne aventure
    .the = la Diseuse de bonne aventure
    .in = chez la Diseuse de bonne aventure
    .rules = ZOM-T-Z7-09
ferris-wheel = Grande roue
    .a = la Grande roue
    .the = la Grande roue
    .in = à la Grande roue
    .rules = ZOM-T-Z7-10
freak-show = Galerie des monstres
    .a = la Galerie des monstres
    .the = la Galerie des monstres
    .in = dans la Galerie des monstres
    .rules = ZOM-T-Z7-11
midway-games = Stands forains
    .a = les Stands forains
    .the = les Stands forains
    .in = aux Stands forains
    .rules = ZOM-T-Z7-12
prison-gate = Portail de la prison
    .a = le Portail de la prison
    .the = le Portail de la prison
    .in = au Portail de la prison
    .rules = ZOM-T-Z8-01
mental-ward = Quartier psychiatrique
    .a = le Quartier psychiatrique
    .the = le Quartier psychiatrique
    .in = dans le Quartier psychiatrique
    .rules = ZOM-T-Z8-02
execution-chamber = Chambre d’exécution
    .a = la Chambre d’exécution
    .the = la Chambre d’exécution
    .in = dans la Chambre d’exécution
    .rules = ZOM-T-Z8-03
prison-yard = Cour intérieure
    .a = la Cour intérieure
    .the = la Cour intérieure
    .in = dans la Cour intérieure
    .rules = ZOM-T-Z8-04
infirmary = Infirmerie
    .a = l’Infirmerie
    .the = l’Infirmerie
    .in = à l’Infirmerie
    .rules = ZOM-T-Z8-05
library = Bibliothèque
    .a = la Bibliothèque
    .the = la Bibliothèque
    .in = à la Bibliothèque
    .rules = ZOM-T-Z8-06
cafeteria = Réfectoire
    .a = le Réfectoire
    .the = le Réfectoire
    .in = au Réfectoire
    .rules = ZOM-T-Z8-07
solitary-cells = Cellules individuelles
    .a = les Cellules individuelles
    .the = les Cellules individuelles
    .in = dans les Cellules individuelles
    .rules = ZOM-T-Z8-08
the-hole = Le trou
    .a = le Trou
    .the = le Trou
    .in = dans le Trou
    .rules = ZOM-T-Z8-09
wardens-office = Bureau du directeur
    .a = le Bureau du directeur
    .the = le Bureau du directeur
    .in = dans le Bureau du directeur
    .rules = ZOM-T-Z8-10
cell-block = Bloc de cellules
    .a = un Bloc de cellules
    .the = le Bloc de cellules
    .in = dans le Bloc de cellules
    .rules = ZOM-T-Z8-11
prison-crossroads = Carrefour de couloirs
    .a = un carrefour de couloirs
    .the = le carrefour de couloirs
    .in = au carrefour de couloirs
    .rules = ZOM-T-Z8-12

## Cartes Événement. `about` : quand et où elles se jouent, et ce qu’elles font.

adrenaline-rush = Montée d’adrénaline
    .about = Avant ou juste après votre jet de déplacement : il compte double ce tour-ci. Ou dans un de vos combats : +2 à un jet, même après l’avoir lancé.
    .rules = ZOM-C-Z1-01
all-the-marbles = Un sac de billes
    .about = À mettre en jeu dans le Magasin de jouets. À défausser à tout moment : aucun zombie ne bouge à l’étape des zombies jusqu’à la fin de votre prochain tour.
    .rules = ZOM-C-Z1-02
alternate-food-source = Autre source de nourriture
    .about = À tout moment : jusqu’à la fin de votre prochain tour, les zombies n’attaquent personne et personne ne les combat.
    .rules = ZOM-C-Z1-03
bad-sense-of-direction = Mauvais sens de l’orientation
    .about = À tout moment, pour 1 vie : mettez un adversaire au centre de la Place Centrale.
    .rules = ZOM-C-Z1-04
brain-cramp = Trou de mémoire
    .about = Juste après le jet de déplacement d’un adversaire : vous menez son pion ce tour-ci, aussi loin que le jet le permet ou pas du tout. Les combats restent les siens.
    .rules = ZOM-C-Z1-05
butter-fingers = Mains pleines de beurre
    .about = À tout moment : un joueur perd un objet en jeu ou jusqu’à deux munitions ; vous choisissez.
    .rules = ZOM-C-Z1-06
chainsaw = Tronçonneuse
    .about = À mettre en jeu dans la Jardinerie. À défausser dans votre tour : +2 à tous vos jets de combat jusqu’à la fin du tour, à la place d’un autre objet.
    .rules = ZOM-C-Z1-07
claustrophobia = Claustrophobie
    .about = À tout moment : à son prochain tour, la cible n’entre dans aucun bâtiment, et si elle est dans l’un d’eux elle en sort par le plus court chemin.
    .rules = ZOM-C-Z1-08
fear = Peur
    .about = À tout moment : pendant tout le prochain tour de la cible, rien ne déplace son pion, ni dés ni cartes.
    .rules = ZOM-C-Z1-09
fire-axe = Hache d’incendie
    .about = À mettre en jeu dans la Caserne de pompiers : +1 à tous vos jets de combat.
    .rules = ZOM-C-Z1-10
first-aid-kit = Trousse de secours
    .about = À mettre en jeu dans l’Hôpital ou la Pharmacie. À défausser à la place d’une vie que vous perdriez au combat.
    .rules = ZOM-C-Z1-11
grenade = Grenade
    .about = À mettre en jeu dans le Surplus militaire. À défausser dans votre tour, dans un bâtiment ou devant sa porte : collectez tous ses zombies, puis perdez 1 vie.
    .rules = ZOM-C-Z1-12
shotgun = Hé ! Un fusil à pompe !
    .about = À mettre en jeu à tout moment : +1 à vos trois prochains jets de combat, même avec un autre objet.
    .rules = ZOM-C-Z1-13
hysterical-paralysis = Paralysie hystérique
    .about = À tout moment : la cible passe tout son prochain tour, combat compris.
    .rules = ZOM-C-Z1-14
not-dead = Je ne crois pas qu’ils soient morts
    .about = À tout moment : la cible lance deux dés et perd deux zombies collectés si l’un d’eux finit à 3 ou moins. Une munition ajoute 1, une vie permet de relancer.
    .rules = ZOM-C-Z1-15
couldnt-get-worse = Et dire que ça ne pouvait pas être pire
    .about = À tout moment : chaque case intérieure sans zombie d’un bâtiment nommé en reçoit un.
    .rules = ZOM-C-Z1-16
keys-still-in-it = Les clés sont dessus
    .about = Avant votre jet de déplacement : ne lancez pas, déplacez-vous de 10 cases au plus.
    .rules = ZOM-C-Z1-17
lots-of-ammo = Des munitions à foison
    .about = À mettre en jeu dans le Magasin de sport. À défausser à tout moment : gagnez 3 munitions.
    .rules = ZOM-C-Z1-18
molotov = Cocktail Molotov
    .about = À mettre en jeu dans la Station-service. À défausser dans votre tour, dans un bâtiment ou devant sa porte : +2 aux jets de combat contre ses zombies ce tour-ci, à la place d’un autre objet.
    .rules = ZOM-C-Z1-19
much-needed-rest = Un repos bien mérité
    .about = Avant votre jet de déplacement : ne lancez pas, gagnez 2 vies à la place (5 au plus).
    .rules = ZOM-C-Z1-20
skateboard = Skateboard
    .about = À mettre en jeu dans la Boutique de skate : +2 à vos jets de déplacement.
    .rules = ZOM-C-Z1-21
slight-miscalculation = Légère erreur de calcul
    .about = À tout moment : les zombies d’un bâtiment nommé doublent, dans la limite de ses cases.
    .rules = ZOM-C-Z1-22
not-so-bad = Ce n’est pas si terrible
    .about = À tout moment : mettez deux zombies de votre choix sur d’autres cases permises.
    .rules = ZOM-C-Z1-23
were-screwed = On est fichus
    .about = À tout moment : posez jusqu’à dix zombies, chacun sur une case qui n’en a pas.
    .rules = ZOM-C-Z1-24
where-everybody = Où sont-ils tous passés ?
    .about = À tout moment : vous faites marcher un adversaire de 5 cases ; il combat chaque zombie en chemin.
    .rules = ZOM-C-Z1-25
shoe-untied = Ton lacet est défait
    .about = À tout moment : le jet de déplacement de la cible est réduit de moitié, arrondie en dessous : celui en cours s’il vient d’être lancé, sinon le prochain.
    .rules = ZOM-C-Z1-26
zombie-master = Maître des zombies
    .about = À tout moment : posez cinq zombies sur des cases de la ville sans joueur ni zombie.
    .rules = ZOM-C-Z1-27
adjusting-nicely = On s’y fait
    .about = À mettre en jeu avec 13 zombies collectés ou plus. À défausser quand vous mourez : vous gardez tous vos zombies.
    .rules = ZOM-C-Z2-01
breakthrough = Percée
    .about = Pendant votre déplacement, au bord d’une tuile : lancez un dé. 5 ou 6 ouvre un passage durable vers la tuile voisine ; sinon, perdez 1 vie et arrêtez-vous.
    .rules = ZOM-C-Z2-02
dynamite = Dynamite
    .about = Dans votre tour : lancez un dé. De 4 à 6 : collectez les zombies de trois cases voisines au plus. De 1 à 3 : perdez 2 vies.
    .rules = ZOM-C-Z2-03
gov-enhanced = Zombies améliorés par l’armée
    .about = À tout moment : jusqu’à la fin de votre prochain tour, les zombies ordinaires ne tombent qu’à partir de 5.
    .rules = ZOM-C-Z2-04
i-feel-alive = Je me sens VIVANT !!!
    .about = À tout moment : lancez deux dés ; si aucun n’est sous 4, gagnez 2 vies (5 au plus).
    .rules = ZOM-C-Z2-05
i-see-helicopter = Je vois l’hélicoptère
    .about = À mettre en jeu quand une plateforme hélico est sur la table : +1 à tous vos jets de déplacement.
    .rules = ZOM-C-Z2-06
over-here = Je crois que c’est par ici
    .about = Quand un adversaire vient de tirer une tuile, sauf une plateforme hélico : c’est vous qui la posez.
    .rules = ZOM-C-Z2-07
in-the-zone = En pleine forme
    .about = Au début de votre tour : ce tour-ci, vous piochez une carte pour chaque 6 naturel que vous lancez.
    .rules = ZOM-C-Z2-08
mine-field = Champ de mines
    .about = À tout moment : nommez une tuile et lancez un dé ; collectez autant de zombies sur ses cases de route.
    .rules = ZOM-C-Z2-09
no-brains-here = Pas de cervelle ici
    .about = À tout moment où un adversaire est avec un zombie : déplacez ce zombie sur une case permise voisine.
    .rules = ZOM-C-Z2-10
rocket-launcher = Lance-roquettes
    .about = À mettre en jeu dans l’Armurerie. À défausser dans votre tour : une tuile au bord du plan est détruite, vous collectez ses zombies, les joueurs qui y sont vont à la Place Centrale. Ni la Place Centrale ni une plateforme hélico.
    .rules = ZOM-C-Z2-11
weekend-pass = Permission : REFUSÉE !
    .about = À tout moment : la cible défausse toute sa main. En réponse, seules des cartes qui agissent sur celle-ci peuvent être jouées.
    .rules = ZOM-C-Z2-12
smell = C’est quoi cette odeur ?
    .about = Avant le jet de déplacement d’un adversaire : il doit quitter sa tuile ce tour-ci et ne pas y revenir, ou il perd son prochain tour.
    .rules = ZOM-C-Z2-13
dont-need-that = Tu n’en as pas besoin !
    .about = Dans votre tour, sur la case d’un autre joueur : volez-lui un objet en jeu.
    .rules = ZOM-C-Z2-14
lookin-at-me = C’est moi que tu regardes ?
    .about = En réponse à une carte qui vise un joueur, une tuile, un bâtiment ou une case : qui l’a jouée doit choisir une autre cible permise, ou la carte est gâchée.
    .rules = ZOM-C-Z2-15
abandon-hope = Abandonnez tout espoir
    .about = À tout moment : la cible a -1 à chaque dé de son prochain tour.
    .rules = ZOM-C-Z3-01
aww-cute = Oh, qu’il est mignon !
    .about = À mettre en jeu dans l’Animalerie. À défausser dans votre tour : vous n’avez pas à combattre sur cette tuile jusqu’à la fin du tour.
    .rules = ZOM-C-Z3-02
barricade = Barricadez la porte
    .about = Dans votre tour, dans un bâtiment ou une boutique : tous les zombies qui y sont vont sur les cases permises les plus proches dehors.
    .rules = ZOM-C-Z3-03
clean-up = Nettoyage, rayon 5
    .about = Dans votre tour, dans un bâtiment ou une boutique : ses zombies sont distribués un à un, dans le sens horaire à partir de vous, et comptent comme collectés.
    .rules = ZOM-C-Z3-04
clearance = Liquidation totale
    .about = Dans votre tour, sur une tuile du centre commercial : collectez tous les zombies de ses cases d’allée.
    .rules = ZOM-C-Z3-05
crossbow = Arbalète
    .about = À mettre en jeu dans le Magasin d’équipement : +1 à un jet de combat par tour.
    .rules = ZOM-C-Z3-06
hello = Bonjour, puis-je vous aider ?
    .about = À tout moment : un zombie apparaît sur la case de chaque joueur où il n’y en a pas, la vôtre comprise.
    .rules = ZOM-C-Z3-07
i-will-survive = Je survivrai ! (Toi, peut-être pas...)
    .about = À tout moment, avec un joueur sur votre case : vous lancez tous deux, vous avec +1 ; le plus bas perd 1 vie, l’égalité est pour vous.
    .rules = ZOM-C-Z3-08
jammed = Enrayé
    .about = À tout moment : jusqu’à la fin de votre prochain tour, personne n’utilise d’arme ni ne dépense de munitions.
    .rules = ZOM-C-Z3-09
lots-of-luck = Bonne chance avec ça !
    .about = Pendant votre déplacement, avec un joueur sur votre case : votre déplacement finit ; prenez-lui 1 munition et une carte au hasard.
    .rules = ZOM-C-Z3-10
lucky-shot = Coup de chance
    .about = Dans un de vos combats, pour 1 munition : le zombie est tué, quel que soit le dé.
    .rules = ZOM-C-Z3-11
gross = Alors là, c’est dégoûtant !
    .about = À mettre en jeu dans la Boutique de lingerie. À défausser pendant votre déplacement : allez sur n’importe quelle case de rue ou d’allée à côté d’un bâtiment ou d’une boutique, et continuez avec les cases qui restent.
    .rules = ZOM-C-Z3-12
one-mans-garbage = Les poubelles des uns
    .about = À mettre en jeu dans le Dépôt-vente. À défausser à tout moment : prenez en main la première carte de la défausse.
    .rules = ZOM-C-Z3-13
sprinkler = Extinction automatique
    .about = À tout moment : les zombies du centre commercial ne bougent pas jusqu’à la fin de votre prochain tour.
    .rules = ZOM-C-Z3-14
all-gonna-die = On va tous mourir !
    .about = À tout moment : choisissez une tuile ; un zombie vient sur chacune de ses cases permises.
    .rules = ZOM-C-Z3-15
fries = Avec des frites ?
    .about = À mettre en jeu dans l’Aire de restauration. À défausser dans votre tour : à l’étape des zombies, plus aucun zombie n’entre sur votre tuile ni n’en sort.
    .rules = ZOM-C-Z3-16
did-you-hear = Tu as entendu ça ?
    .about = À tout moment : tous les zombies de votre tuile vont sur des cases permises d’une tuile voisine ; ceux qui n’y tiennent pas vont à la réserve.
    .rules = ZOM-C-Z35-01
dont-sleep = Ne t’endors pas
    .about = Au début du tour d’un adversaire : il lance un dé ; sur 1 ou 6 rien ne se passe, sinon son tour est perdu et un zombie apparaît sur sa case.
    .rules = ZOM-C-Z35-02
got-one = Hé, moi aussi j’en ai un
    .about = Quand un autre joueur met un objet en jeu, en défausse un pour son effet ou joue une arme instantanée : vous avez le même, où que vous soyez.
    .rules = ZOM-C-Z35-03
drink = Je boirais bien un verre
    .about = À tout moment : défaussez votre main et piochez jusqu’à votre limite.
    .rules = ZOM-C-Z35-04
know-what = Je sais ce que tu as fait
    .about = Dans votre tour, si tous les autres ont plus de zombies : allez sur n’importe quelle case permise d’une tuile voisine.
    .rules = ZOM-C-Z35-05
hard-being-you = C’est dur d’être toi
    .about = Quand un adversaire meurt, avant que ses objets ne soient perdus : prenez-en un.
    .rules = ZOM-C-Z35-06
running = Des cris et des courses
    .about = Avant le jet de déplacement d’un adversaire : ce jet, tel que le dé le montre, vous déplace aussitôt à sa place.
    .rules = ZOM-C-Z35-07
machete = Machette
    .about = À mettre en jeu dans le Magasin d’équipement, les Baraquements ou la Jardinerie : +1 à tous vos jets de combat.
    .rules = ZOM-C-Z35-08
cleaver = Couperet
    .about = À mettre en jeu dans n’importe quel bâtiment ou boutique : +1 à tous vos jets de combat.
    .rules = ZOM-C-Z35-09
familiar = Tiens, votre tête me dit quelque chose
    .about = À tout moment : regardez les trois premières cartes Événement ; défaussez-en une, mettez-en une dessous et remettez-en une dessus.
    .rules = ZOM-C-Z35-10
no-guts = Pas de tripes, pas de gloire
    .about = À tout moment : jusqu’à la fin de votre prochain tour, personne ne dépense de munitions contre les zombies.
    .rules = ZOM-C-Z35-11
what-luck = Oh, quelle chance !
    .about = Dans votre tour, dans un bâtiment ou une boutique : mettez en jeu une arme de votre main, quel que soit son lieu.
    .rules = ZOM-C-Z35-12
power-outage = Panne de courant
    .about = À tout moment : personne ne prend de jeton sur le plan jusqu’à la fin de votre prochain tour.
    .rules = ZOM-C-Z35-13
determination = Détermination pure
    .about = À tout moment, pour 1 vie et 1 munition : prenez n’importe quelle carte de la défausse, puis respectez aussitôt votre limite de main.
    .rules = ZOM-C-Z35-14
not-so-scary = Ce n’est pas si effrayant
    .about = Dans votre tour, avec exactement 1 vie et 1 munition : vous avez un autre tour juste après celui-ci.
    .rules = ZOM-C-Z35-15
there-you-are = Te voilà !
    .about = À tout moment : vous êtes mis sur la case de l’adversaire le plus proche.
    .rules = ZOM-C-Z35-16
coming-for-you = Ils viennent te chercher, ______
    .about = À tout moment : un zombie vient sur chaque case permise de la tuile d’un adversaire.
    .rules = ZOM-C-Z35-17
too-tired = Trop.. fatigué.. pour... courir
    .about = À tout moment : pas de jet de déplacement jusqu’à la fin de votre prochain tour ; les cartes déplacent encore les joueurs.
    .rules = ZOM-C-Z35-18
childhood = Enfance difficile
    .about = À tout moment : regardez la main d’un adversaire.
    .rules = ZOM-C-Z35-19
behind-door = Que peut-il bien y avoir derrière cette porte ?
    .about = En entrant dans un bâtiment : lancez un dé. De 4 à 6 : ses zombies vont à la réserve. De 1 à 3 : chacune de ses cases permises vides en reçoit un.
    .rules = ZOM-C-Z35-20
where-he = Où est-il passé ?
    .about = À mettre en jeu quand un adversaire tue un zombie. À défausser à tout moment : posez un zombie sur n’importe quelle case permise.
    .rules = ZOM-C-Z35-21
music = D’où vient cette musique ?
    .about = Dans votre tour : elle reste devant vous et annule la prochaine carte d’un adversaire qui ne vise que vous. Vous la perdez en mourant.
    .rules = ZOM-C-Z35-22
private = Et si on allait dans un endroit plus tranquille ?
    .about = Pendant votre déplacement, avec un joueur sur votre case : vous le menez avec vous jusqu’au bout, et c’est vous qui combattez.
    .rules = ZOM-C-Z35-23
why-wont = Pourquoi tu ne meurs pas ?!
    .about = Quand un adversaire vient de tuer un zombie : celui-ci revient sur sa case, et le combat continue par un nouveau jet.
    .rules = ZOM-C-Z35-24
with-friends = Avec des amis comme vous...
    .about = À tout moment, avec un objet à vous en jeu : chacun défausse tous ses objets en jeu.
    .rules = ZOM-C-Z35-25
amulet = Amulette
    .about = À mettre en jeu sur les Voitures abandonnées. À défausser dans votre tour : allez sur n’importe quelle case d’une tuile voisine.
    .rules = ZOM-C-Z4-01
bad-zombie = Vilain zombie, pas de biscuit !
    .about = Dans votre tour, mais pas sur la Cabane ni une plateforme hélico : tous les zombies de votre tuile vont sur une tuile voisine ; ceux qui n’y tiennent pas vont à la réserve.
    .rules = ZOM-C-Z4-02
clair-warlock = Clair le sorcier
    .about = À tout moment : un adversaire atterrit sur une tuile de bois qui borde la sienne.
    .rules = ZOM-C-Z4-03
dog-repellent = Répulsif pour chiens
    .about = À tout moment : jusqu’à la fin de votre prochain tour, aucun chien n’est rapproché de vous.
    .rules = ZOM-C-Z4-04
full-moon = Fièvre de pleine lune
    .about = À tout moment : à son prochain tour, la cible doit attaquer un autre joueur. Les deux lancent et peuvent ajouter des munitions ; le perdant va au Pont.
    .rules = ZOM-C-Z4-05
fully-loaded = Chargé à bloc
    .about = À tout moment : prenez des vies et des munitions jusqu’à égaler un autre joueur (5 vies au plus).
    .rules = ZOM-C-Z4-06
lost-woods = Perdu dans les bois
    .about = À tout moment : la cible ne peut quitter sa tuile à pied jusqu’à la fin de son prochain tour.
    .rules = ZOM-C-Z4-07
magic-key = Clé magique
    .about = À mettre en jeu dans la Grotte. À défausser à tout moment : regardez la main d’un adversaire et prenez-en une carte ; puis respectez votre limite de main.
    .rules = ZOM-C-Z4-08
monkeys = C’est drôle, les singes !
    .about = À mettre en jeu pendant votre déplacement : pas de combat sur les cases boisées. Perdue quand vous entrez sur une autre case.
    .rules = ZOM-C-Z4-09
portal = Portail
    .about = Dans votre tour, sur l’Autel : échangez votre place avec celle d’un autre joueur.
    .rules = ZOM-C-Z4-10
newspaper = Journal roulé
    .about = À tout moment : déplacez un zombie ou un chien de votre case vers celle d’un adversaire.
    .rules = ZOM-C-Z4-11
sickle = Faucille
    .about = À mettre en jeu dans la Cabane, la Cabane brûlée, la Remise, le Poste de garde forestier ou les Cabinets : +1 à votre premier jet de chaque combat ; un second chien de la case est chassé.
    .rules = ZOM-C-Z4-12
spear = Lance
    .about = À mettre en jeu dans la Cabane, la Cabane brûlée, la Remise, le Poste de garde forestier ou les Cabinets : +1 à tous vos jets de combat.
    .rules = ZOM-C-Z4-13
talk-hand = Cause toujours
    .about = À tout moment : déplacez un adversaire de votre tuile vers une tuile voisine.
    .rules = ZOM-C-Z4-14
tranq-gun = Fusil hypodermique
    .about = À mettre en jeu dans la Cabane, la Cabane brûlée, la Remise, le Poste de garde forestier ou les Cabinets. À défausser dans votre tour : collectez tous les chiens d’une case de votre tuile.
    .rules = ZOM-C-Z4-15
didnt-happen = Ça n’est pas arrivé !?
    .about = En réponse à une carte : elle est annulée.
    .rules = ZOM-C-Z4-16
all-friends = On est entre amis
    .about = À tout moment : prenez une page du Livre des morts qu’un autre joueur a en jeu.
    .rules = ZOM-C-Z4-17
page-doggie = Viens, toutou !
    .about = Une page du Livre des morts. À mettre en jeu à tout moment : le Cimetière pour animaux est complété jusqu’à 9 chiens.
    .rules = ZOM-C-Z4-18
page-return = Retour à l’envoyeur
    .about = Une page du Livre des morts, mise en jeu à tout moment. À défausser plus tard : un adversaire dans la Cabane va sur une case au-dehors.
    .rules = ZOM-C-Z4-19
page-not-right = Quelque chose cloche
    .about = Une page du Livre des morts, mise en jeu à tout moment. À défausser plus tard : consultez la pioche ou la défausse et retirez de la partie trois cartes qui ne sont pas des pages.
    .rules = ZOM-C-Z4-20
page-trees = Les arbres sont vivants !
    .about = Une page du Livre des morts, mise en jeu à tout moment. À défausser plus tard : chaque adversaire sur une case boisée combat les arbres, 4 ou plus pour gagner ; rien n’est collecté.
    .rules = ZOM-C-Z4-21
page-twist = Coup du sort
    .about = Une page du Livre des morts, mise en jeu à tout moment. À défausser plus tard : chaque autre joueur vous donne une munition.
    .rules = ZOM-C-Z4-22
bat = Batte
    .about = À mettre en jeu sur une tuile du campus : +2 à tous vos jets de combat. Perdue dès que vous dépensez une vie ou des munitions dans un combat.
    .rules = ZOM-C-Z5-01
cram = Révisions de dernière minute
    .about = À tout moment : regardez les trois premières tuiles d’une pile et remettez-les dans l’ordre de votre choix.
    .rules = ZOM-C-Z5-02
electro = Électrochocs
    .about = À tout moment : n’importe quel joueur reçoit 3 tripes (5 au plus).
    .rules = ZOM-C-Z5-03
go-team = Allez l’équipe !!!
    .about = À tout moment : pendant un tour, un joueur de votre choix n’a pas à combattre sur sa tuile.
    .rules = ZOM-C-Z5-04
bike = J’ai un vélo !
    .about = À mettre en jeu sur une tuile du campus : +2 à vos jets de déplacement. Perdu quand vous entrez dans un bâtiment.
    .rules = ZOM-C-Z5-05
pillow = Bataille de polochons
    .about = À tout moment : jusqu’à la fin de votre prochain tour, chaque +1 coûte deux munitions.
    .rules = ZOM-C-Z5-06
pool-cue = Queue de billard
    .about = À mettre en jeu dans le Foyer étudiant : +1 à tous vos jets de combat. Perdue dès que vous dépensez une vie ou des munitions dans un combat.
    .rules = ZOM-C-Z5-07
raise-hand = Levez la main...
    .about = En réponse à une carte qui vous vise : elle est annulée.
    .rules = ZOM-C-Z5-08
scalpel = Scalpel
    .about = Dans un Hôpital, le Centre des sciences ou le Labo top secret : donnez-le à un adversaire, qui a -1 aux jets de combat. À la fin de son tour, il peut payer 1 vie, munition ou tripe pour le passer à un autre.
    .rules = ZOM-C-Z5-09
sedatives = Sédatifs
    .about = À tout moment : un joueur de votre choix prend 1 tripe à un autre.
    .rules = ZOM-C-Z5-10
shots = Tournée générale
    .about = À tout moment : chaque joueur gagne 1 tripe.
    .rules = ZOM-C-Z5-11
straight-jacket = Camisole de force
    .about = À tout moment : la cible perd toutes ses tripes.
    .rules = ZOM-C-Z5-12
student-loan = Prêt étudiant
    .about = Dans votre tour : empruntez un objet que quelqu’un a en jeu, jusqu’à la fin du tour.
    .rules = ZOM-C-Z5-13
valedictorian = Major de promo
    .about = Quand vous tirez une tuile : regardez les trois premières, celle-ci comprise, posez-en une et remettez les autres dans l’ordre de votre choix.
    .rules = ZOM-C-Z5-14
wheres-the-admin = Où est l’administration ?
    .about = À tout moment : à son prochain tour, la cible marche aussi loin que le jet le permet vers l’Administration, ou vers la Place Centrale s’il n’y en a pas.
    .rules = ZOM-C-Z5-15
scared-yet = Alors, tu as peur ?
    .about = À tout moment : armes et objets ne font rien jusqu’à la fin de votre prochain tour.
    .rules = ZOM-C-Z6-01
back-at-ya = Retour de bâton !
    .about = En réponse à une carte qui vise un joueur : elle touche aussi celui qui l’a jouée.
    .rules = ZOM-C-Z6-02
easy-come = Vite venu... vite parti !
    .about = À tout moment : toutes les mains sont retirées de la partie.
    .rules = ZOM-C-Z6-03
finders = Qui le trouve le garde
    .about = Dans votre tour : payez 2 munitions à un joueur et prenez un objet qu’il a en jeu.
    .rules = ZOM-C-Z6-04
flashlight = Lampe torche
    .about = À mettre en jeu dans n’importe quel bâtiment ou boutique : votre déplacement est doublé dans les égouts.
    .rules = ZOM-C-Z6-05
flood = Inondation
    .about = À tout moment : tous ceux qui sont dans les égouts remontent.
    .rules = ZOM-C-Z6-06
could-use-that = Ça pourrait me servir !
    .about = À tout moment : prenez une munition ou un jeton Tripes à un autre joueur.
    .rules = ZOM-C-Z6-07
self-esteem = Ego surdimensionné !
    .about = Dans votre tour, chez le Caviste : vous avez 5 vies, et passez votre prochain tour.
    .rules = ZOM-C-Z6-08
good-idea = Sur le coup, ça semblait une bonne idée
    .about = À tout moment : un zombie vient sur chaque bouche d’égout et sur la case d’entrée de chaque Station de métro.
    .rules = ZOM-C-Z6-09
it-was-here = Il ÉTAIT là !?
    .about = À tout moment : déplacez la Plateforme hélico, avec tout ce qui s’y trouve, à une autre place permise.
    .rules = ZOM-C-Z6-10
missed-step = Faux pas
    .about = Quand un adversaire quitte le métro : vous choisissez la station.
    .rules = ZOM-C-Z6-11
next-stop = Prochain arrêt... L’ENFER !!!
    .about = À tout moment : envoyez un joueur sur n’importe quelle case du bâtiment qui a le plus de zombies.
    .rules = ZOM-C-Z6-12
thats-new = Oh... c’est nouveau, ça !
    .about = À tout moment : fermez une bouche d’égout jusqu’à la fin de votre prochain tour, sauf si cela tuait quelqu’un en bas.
    .rules = ZOM-C-Z6-13
gotta-get-out = Il faut qu’on sorte d’ici !
    .about = À tout moment : tous les jets de déplacement comptent double jusqu’à la fin de votre prochain tour.
    .rules = ZOM-C-Z6-14
come-out = Zombies !!! Venez jouer !
    .about = À tout moment : un zombie vient sur chaque case permise à côté de chaque joueur.
    .rules = ZOM-C-Z6-15
clown-car = Voiture de clown
    .about = Vous la recevez en entrant sous le Grand chapiteau : +2 à vos jets de déplacement, et la sortie par le Guichet. Perdue en mourant.
    .rules = ZOM-C-Z7-01
cant-sleep = Impossible de dormir, les clowns vont me manger !
    .about = À tout moment : piochez trois cartes, jouez aussitôt celles que vous pouvez, défaussez les autres.
    .rules = ZOM-C-Z7-02
nose = Nez de clown
    .about = À mettre en jeu à tout moment. À défausser à tout moment : prenez en main la première carte de la défausse.
    .rules = ZOM-C-Z7-03
candy = Barbe à papa
    .about = Après n’importe lequel de vos jets : +1.
    .rules = ZOM-C-Z7-04
hate-clowns = Je déteste les clowns !
    .about = Dans votre tour : +1 aux jets de combat contre les clowns ce tour-ci.
    .rules = ZOM-C-Z7-05
business = Affaire de clowns
    .about = À tout moment : un clown collecté de chaque joueur retourne sur des cases permises de la fête foraine.
    .rules = ZOM-C-Z7-06
seltzer = Siphon d’eau de Seltz
    .about = Dans votre tour : vous évitez tout combat ce tour-ci.
    .rules = ZOM-C-Z7-07
send-in = Envoyez les clowns !
    .about = Au début de votre tour : les clowns que vous tuez ce tour-ci peuvent être mis sur les cases d’autres joueurs de la fête foraine au lieu d’être collectés.
    .rules = ZOM-C-Z7-08
stuffed = Peluche
    .about = À mettre en jeu à tout moment. À défausser à la place d’une vie que vous perdriez.
    .rules = ZOM-C-Z7-09
not-mask = Ce n’est pas un masque !
    .about = À tout moment : un joueur et un clown du Grand chapiteau échangent leurs places.
    .rules = ZOM-C-Z7-10
not-exit = Ce n’est pas la sortie !
    .about = Quand un adversaire quitte le Palais du rire : il atterrit à la place sur une autre de ses tuiles.
    .rules = ZOM-C-Z7-11
funny = Comment ça, drôle ?
    .about = À tout moment : envoyez un joueur sur n’importe quelle case du Palais du rire.
    .rules = ZOM-C-Z7-12
what-the = Qu’est-ce que ____ !?
    .about = À tout moment : la cible ne joue plus de carte de sa main avant d’avoir tué un zombie.
    .rules = ZOM-C-Z7-13
whoa = Ouaaah !
    .about = À tout moment : le prochain déplacement de la cible est réduit de moitié, arrondie en dessous, et elle défausse maintenant un objet en jeu.
    .rules = ZOM-C-Z7-14
going-to-die = Tu vas MOURIR !
    .about = À tout moment : envoyez un joueur chez la Diseuse de bonne aventure ; il lance un dé : 1 coûte deux vies, 6 rien, tout autre une vie.
    .rules = ZOM-C-Z7-15
get-out-of-jail = Sortez de prison
    .about = À mettre en jeu à tout moment. À défausser au centre du Portail de la prison pour en sortir. Après chaque tour de table, elle passe au joueur suivant.
    .rules = ZOM-C-Z8-01
stir-crazy = Folie carcérale
    .about = À tout moment : à son prochain tour, la cible dit de combien elle marche, et vous choisissez le chemin.
    .rules = ZOM-C-Z8-02
service-weapon = Arme de service
    .about = À mettre en jeu dans le Bureau du directeur ou le Commissariat : +1 à tous vos jets de combat.
    .rules = ZOM-C-Z8-03
dont-drop-the-soap = Ne lâche pas la savonnette
    .about = À tout moment : la cible défausse un objet en jeu ou, si elle n’en a pas, 1 munition.
    .rules = ZOM-C-Z8-04
mystery-meat = Viande mystère
    .about = À tout moment : la cible lance un dé ; de 1 à 3, elle perd 1 vie.
    .rules = ZOM-C-Z8-05
last-meal = Dernier repas
    .about = Avant votre jet de déplacement : ne lancez pas ; gagnez 3 vies (5 au plus) et perdez 1 munition si vous en avez une.
    .rules = ZOM-C-Z8-06
shiv = Surin
    .about = À mettre en jeu dans n’importe quel bâtiment ou boutique : +1 au premier jet de chacun de vos combats.
    .rules = ZOM-C-Z8-07
nightstick = Matraque
    .about = À mettre en jeu dans un Bloc de cellules ou les Cellules individuelles : +1 à tous vos jets de combat, et là où l’on joue l’esquive, un 2 naturel en est une aussi.
    .rules = ZOM-C-Z8-08
riot-shield = Bouclier anti-émeute
    .about = À mettre en jeu dans le Bureau du directeur ou le Commissariat. À défausser dans un de vos combats : il finit par une esquive.
    .rules = ZOM-C-Z8-09
lockdown = Confinement
    .about = À tout moment : choisissez un bâtiment ; jusqu’à la fin de votre prochain tour, personne, pas même un zombie, ne franchit ses portes.
    .rules = ZOM-C-Z8-10
prison-riot = Mutinerie
    .about = À tout moment : choisissez une tuile ; un zombie vient sur chacune de ses cases permises vides, six au plus.
    .rules = ZOM-C-Z8-11
good-behavior = Bonne conduite
    .about = À tout moment : enlevez votre camisole ou, si vous n’en portez pas, gagnez 1 vie.
    .rules = ZOM-C-Z8-12
solitary-confinement = Mise à l’isolement
    .about = À tout moment : la cible ne peut quitter sa tuile à pied jusqu’à la fin de son prochain tour.
    .rules = ZOM-C-Z8-13
escape-tunnel = Tunnel d’évasion
    .about = Pendant votre déplacement : allez sur n’importe quelle case d’une tuile voisine, à travers les murs.
    .rules = ZOM-C-Z8-14
shakedown = Fouille
    .about = À tout moment : regardez la main d’un adversaire et défaussez-en une carte.
    .rules = ZOM-C-Z8-15
guard-tower = Mirador
    .about = Dans votre tour, pour 1 munition : collectez un zombie de votre tuile sans combat.
    .rules = ZOM-C-Z8-16

## Figurines

zombie = zombie
    .a = un zombie
    .the = le zombie
    .many = zombies
enhanced = zombie amélioré
    .a = un zombie amélioré
    .the = le zombie amélioré
    .many = zombies améliorés
dog = chien zombie
    .a = un chien zombie
    .the = le chien zombie
    .many = chiens zombies
clown = clown
    .a = un clown
    .the = le clown
    .many = clowns

## Ce que l’on paie, perd et gagne

life = vie
    .a = une vie
bullets = munitions
    .a = une munition
guts = tripes
    .a = un jeton Tripes

## Boîtes

z1 = Zombies!!!
z2 = Zombie Corps(e)
z3 = Mall Walkers
z35 = Not Dead Yet!
z4 = The End...
z5 = School’s Out Forever
z6 = Six Feet Under
z7 = Send in the Clowns
z8 = Jailbreak
own = Cartes maison

## Piles et zones

city = ville
    .of = de la ville
base = base militaire
    .of = de la base militaire
mall = centre commercial
    .of = du centre commercial
woods = forêt
    .of = de la forêt
campus = campus
    .of = du campus
circus = cirque
    .of = du cirque
prison = prison
    .of = de la prison
floor1 = centre commercial, étage 1
    .of = du premier étage du centre commercial
floor2 = centre commercial, étage 2
    .of = du second étage du centre commercial
fun-house = Palais du rire
    .of = du Palais du rire

## Côtés d’une tuile

n = nord
e = est
s = sud
w = ouest

## Fenêtres : pourquoi le jeu s’arrête

turn-start = Début du tour
tile-drawn = Une tuile est tirée
before-movement-roll = Avant le jet de déplacement
after-movement-roll = Après le jet de déplacement
die-rolled = Après un dé
kill = Après un zombie tué
building-entry = À une porte
death = À une mort
card-played = Réponses à une carte
leaves-subway = Sortie du métro
leaves-fun-house = Sortie du Palais du rire
after-zombies = Après les zombies

## Étapes d’un tour

begin = Commencement du tour
jacket = Camisole
start = Départ
tile = Tuile
fight = Combat
draw = Pioche
toll = Péage des égouts
duct = Conduit
movement-roll = Jet de déplacement
movement = Déplacement
zombie-roll = Jet des zombies
zombies = Zombies
discard = Défausse
surplus = Limite de main
arrival = Arrivée
end = Fin du tour

## Où sont les cartes ; la défausse a le mot de l’étape

deck = pioche

## Jetons sur le plan

bullet = munition
    .a = un jeton Munition

## Combien de temps dure un « passe » permanent

turn = la fin de ce tour
round = votre prochain tour
withdrawn = nouvel ordre de votre part

## Cases et tuiles, par le nom de la tuile, son numéro et le côté du plan où la case s’y trouve ;
## `square-gone` : d’une tuile qui n’est plus sur la table.

square-of = { $tile } { $number } ({ $place })
tile-of = { $tile } { $number }
place-0 = nord-ouest
place-1 = nord
place-2 = nord-est
place-3 = ouest
place-4 = milieu
place-5 = est
place-6 = sud-ouest
place-7 = sud
place-8 = sud-est
square-gone = de la tuile { $number }

## Ce que vise une carte, ou ce qu’elle demande. Une case se dit comme la table la connaît.
## `short` suit un nom et deux points.

nothing = rien
    .short = rien
value-player = sur { $one }
    .short = { $one }
value-players = pour { $one }, aux dépens de { $two }
    .short = { $two } → { $one }
value-square = sur la case { $square }
    .short = { $square }
value-way = de la case { $one-square } à la case { $two-square }
    .short = { $one-square } → { $two-square }
value-building = sur le bâtiment { $tile }
    .short = bâtiment { $tile }
value-tile = sur la tuile { $one }
    .short = tuile { $one }
value-item = contre « { $two } » de { $one }
    .short = { $two } ({ $one })
value-goods =
    { $two-id ->
        [life] contre une vie de { $one }
        [bullets] contre les munitions de { $one }
       *[guts] contre les tripes de { $one }
    }
    .short = { $two } ({ $one })
value-card = avec « { $one } »
    .short = { $one }
value-kind = avec { $one-the }
    .short = { $one }
value-place =
    en { $one-x }/{ $one-y }{ $two ->
        [0] { "" }
        [1] , tournée vers la droite
        [2] , retournée
       *[3] , tournée vers la gauche
    }
    .short =
        { $one-x }/{ $one-y }{ $two ->
            [0] { "" }
            [1] { " ↻" }
            [2] { " ↻↻" }
           *[3] { " ↺" }
        }
value-figure = avec { $one-a }
    .short = { $one }
value-good =
    { $one-id ->
        [life] pour la vie
        [bullets] pour les munitions
       *[guts] pour les tripes
    }
    .short = { $one }
value-stack = sur la pile { $one-of }
    .short = { $one }
value-pile =
    { $one-id ->
        [deck] avec la pioche
       *[discard] avec la défausse
    }
    .short =
        { $one-id ->
            [deck] la pioche
           *[discard] la défausse
        }
value-number =
    { $one ->
        [one] de { $one } case
       *[other] de { $one } cases
    }
    .short = { $one }
value-side =
    { $one-id ->
        [n] vers le nord
        [e] vers l’est
        [s] vers le sud
       *[w] vers l’ouest
    }
    .short = { $one }
value-die =
    { $one ->
        [0] sur le premier dé
       *[other] sur le second dé
    }
    .short =
        { $one ->
            [0] premier dé
           *[other] second dé
        }

## Ce que l’on laisse à l’avance

value-play-next =
    { $card ->
        [none] ne jouer aucune carte à votre place
       *[other] jouer { $card } à la prochaine occasion sur { $on }
    }
value-pass =
    { $pass ->
        [none] { $at ->
            [none] plus de « passe » permanent
           *[other] plus de « passe » permanent ({ $at })
        }
       *[some] { $at ->
            [none] passer dans toutes les fenêtres jusqu’à { $pass-until }
           *[other] passer jusqu’à { $pass-until } ({ $at })
        }{ $pass-unless_mine ->
            [yes] , sauf si cela vous concerne
           *[no] { "" }
        }{ $pass-unless_last ->
            [yes] , et vous demander encore avant votre tour
           *[no] { "" }
        }
    }
value-end =
    { $wish ->
        [yes] vous souhaitez finir la partie maintenant
       *[no] vous souhaitez continuer
    }

## Comment on gagne, outre la Plateforme hélico, les zombies et la Cabane

most-zombies = le plus de zombies

## Notices

notice-dealer-drawn = { $seat } est le donneur et commence.
notice-turn-began = Tour de table { $round } : à { $seat } de jouer.
notice-turn-skipped = { $seat } passe son tour.
notice-turn-ended = Le tour de { $seat } est fini.
notice-step-began = { $seat } : { $step }.
notice-restarted = { $seat } repart avec 3 vies et 3 munitions.

notice-stack-chosen = { $seat } tire de la pile { $stack-of }.
notice-tile-drawn = { $seat } tire { $tile-a } de la pile { $stack-of }.
notice-placer-drawn = Le sort désigne { $seat } pour poser la plateforme hélico.
notice-tile-laid = { $seat } pose { $tile-a }, tuile { $spot }, en { $cell-x }/{ $cell-y }.
notice-tile-left = { $tile } : ne tient nulle part et quitte la partie.
notice-tile-shuffled-back = { $tile } : ne tient nulle part et retourne dans la pile.
notice-tile-moved = { $seat } déplace la tuile { $spot }, avec tout ce qui s’y trouve, en { $cell-x }/{ $cell-y }.
notice-tile-destroyed = { $seat } détruit la tuile { $spot }, avec tout ce qui s’y trouve.
notice-passage-broken =
    { $side-id ->
        [n] { $seat } perce un passage vers le nord sur la case { $at-square }.
        [e] { $seat } perce un passage vers l’est sur la case { $at-square }.
        [s] { $seat } perce un passage vers le sud sur la case { $at-square }.
       *[w] { $seat } perce un passage vers l’ouest sur la case { $at-square }.
    }
notice-map-closed =
    { $tiles ->
        [one] { $seat } a fermé le plan : la dernière tuile quitte la partie.
       *[other] { $seat } a fermé le plan : { $tiles } tuiles quittent la partie.
    }
notice-stack-lost =
    { $tiles ->
        [one] Plus rien n’ouvrira la pile { $stack-of } : sa dernière tuile quitte la partie.
       *[other] Plus rien n’ouvrira la pile { $stack-of } : ses { $tiles } tuiles quittent la partie.
    }
notice-helicopter-lost =
    { $by_spell ->
        [yes] Plus aucune plateforme hélico ne peut venir : l’hélicoptère ne viendra pas. Pour gagner, il faut collecter 25 zombies ou prononcer le sortilège dans la Cabane.
       *[no] Plus aucune plateforme hélico ne peut venir : l’hélicoptère ne viendra pas. Pour gagner, il faut collecter 25 zombies.
    }
notice-newcomers-rolled = { $seat } lance { $die } : autant viennent avec la tuile.
notice-zombie-put = Sur la case { $at-square } apparaît { $figure-a }.
notice-token-put = Sur la case { $at-square }, il y a { $token-a }.
notice-zombie-removed = Sur la case { $at-square }, { $figure-the } a disparu.
notice-zombie-moved = De la case { $from-square } à la case { $to-square } se traîne { $figure-a }.

notice-tiles-seen =
    { $tiles ->
        [none] { $n ->
            [one] { $seat } regarde la première tuile { $stack-of }.
           *[other] { $seat } regarde les { $n } premières tuiles { $stack-of }.
        }
       *[other] { $seat } regarde les premières tuiles { $stack-of }, la prochaine d’abord : { $tiles }.
    }

notice-fight-began = { $seat } doit combattre { $figure-a } sur la case { $at-square }.
notice-combat-roll-called =
    { $item ->
        [none] { $seat } va lancer le dé.
       *[other] { $seat } va lancer le dé avec « { $item } ».
    }
notice-fight-rolled =
    { $seat } lance { $die }{ $plus ->
        [0] { "" }
        [-1] { " - 1" }
        [-2] { " - 2" }
       *[other] { " + " }{ $plus }
    } contre { $figure-a } ; il faut { $needed }.
notice-charge-used =
    { $left ->
        [0] { $seat } utilise « { $card } » pour la dernière fois.
       *[other] { $seat } utilise « { $card } » : il en reste { $left }.
    }
notice-zombie-killed = { $seat } tue { $figure-a } sur la case { $at-square }.
notice-kill-counted = { $seat } collecte { $figure-a }.
notice-zombie-dodged = { $seat } esquive le zombie sur la case { $at-square }.
notice-zombie-collected = { $seat } collecte { $figure-a } sur la case { $at-square }, sans combat.
notice-zombies-lost =
    { $n ->
        [one] { $seat } rend { $figure-a }.
       *[other] { $seat } rend { $n } { $figure-many }.
    }
notice-died = { $seat } meurt, et reprendra de zéro.

notice-life-gained =
    { $halves ->
        [0] { $seat } ne gagne aucune vie.
        [1] { $seat } gagne une demi-vie.
        [2] { $seat } gagne une vie.
        [3] { $seat } gagne une vie et demie.
        [4] { $seat } gagne deux vies.
        [6] { $seat } gagne trois vies.
       *[other] { $seat } gagne { $halves } demi-vies.
    }
notice-life-lost =
    { $halves ->
        [0] { $seat } ne perd aucune vie.
        [1] { $seat } perd une demi-vie.
        [2] { $seat } perd une vie.
        [3] { $seat } perd une vie et demie.
        [4] { $seat } perd deux vies.
        [6] { $seat } perd trois vies.
       *[other] { $seat } perd { $halves } demi-vies.
    }{ $card ->
        [none] { "" }
       *[other] { " " }(« { $card } »)
    }
notice-bullets-gained =
    { $n ->
        [one] { $seat } gagne une munition.
       *[other] { $seat } gagne { $n } munitions.
    }
notice-bullets-lost =
    { $n ->
        [one] { $seat } perd une munition.
       *[other] { $seat } perd { $n } munitions.
    }
notice-guts-gained =
    { $n ->
        [one] { $seat } gagne { $n } tripe.
       *[other] { $seat } gagne { $n } tripes.
    }
notice-guts-lost =
    { $n ->
        [one] { $seat } perd { $n } tripe.
       *[other] { $seat } perd { $n } tripes.
    }
notice-jacket-put-on = { $seat } est en camisole.
notice-jacket-rolled =
    { $die ->
        [6] { $seat } lance 6 et se défait de la camisole.
       *[other] { $seat } lance { $die } : la camisole tient.
    }
notice-jacket-taken-off = { $seat } n’a plus de camisole.
notice-escaped = { $seat } s’évade vers la ville.
notice-jeep-taken = { $seat } a une Jeep.
notice-jeep-lost = { $seat } perd la Jeep.
notice-token-taken = { $seat } prend { $token-a }.
notice-token-left = { $seat } laisse le jeton où il est.

notice-movement-rolled = { $seat } lance { $die } pour le déplacement.
notice-no-movement-roll = { $seat } ne lance pas pour le déplacement.
notice-moved =
    { $is_below ->
        [yes] { $seat } va sous la ville de la case { $from-square } à la case { $to-square }.
       *[no] { $seat } va de la case { $from-square } à la case { $to-square }.
    }
notice-stopped = { $seat } s’arrête.
notice-went-by-duct = { $seat } rampe par un conduit de la case { $from-square } à la case { $to-square }.
notice-duct-left = { $seat } ne prend pas le conduit.
notice-leaves-fun-house = { $seat } est sur le seuil du Palais du rire.
notice-tile-turned = La tuile { $spot } du Palais du rire tourne, avec tout ce qui s’y trouve.
notice-spell-cast = { $seat } prononce le sortilège de la Cabane.
notice-spell-rolled =
    { $pages ->
        [0] { $seat } lance { $die } pour le sortilège ; il faut 6.
        [1] { $seat } lance { $die } pour le sortilège, + 1 pour une page ; il faut 6.
       *[other] { $seat } lance { $die } pour le sortilège, + { $pages } pour les pages ; il faut 6.
    }
notice-pawn-put = { $seat } passe de la case { $from-square } à la case { $to-square }, sans marcher.
notice-manhole-placed = { $seat } pose une bouche d’égout sur la case { $at-square }.
notice-went-down = { $seat } descend dans les égouts.
notice-came-up = { $seat } remonte des égouts.
notice-ride-declared = { $seat } prend le métro et passera son prochain tour.
notice-zombies-rolled =
    { $die ->
        [one] { $seat } lance 1 : un zombie bouge.
       *[other] { $seat } lance { $die } : autant de zombies bougent.
    }

notice-cards-drawn =
    { $cards ->
        [none] { $n ->
            [0] { $seat } ne pioche aucune carte.
            [one] { $seat } pioche une carte.
           *[other] { $seat } pioche { $n } cartes.
        }
       *[other] { $seat } pioche : { $cards }
    }
notice-card-shown = { $seat } pioche « { $card } », à la vue de tous.
notice-deck-shuffled = La défausse est mélangée en une nouvelle pioche de { $n }.
notice-card-discarded = { $seat } défausse « { $card } ».
notice-card-left-game = « { $card } » de { $seat } quitte la partie.
notice-card-taken-back = { $seat } prend « { $card } » dans la défausse.
notice-deck-seen =
    { $cards ->
        [none] { $n ->
            [one] { $seat } regarde la prochaine carte Événement.
           *[other] { $seat } regarde les { $n } prochaines cartes Événement.
        }
       *[other] { $seat } regarde les prochaines cartes Événement : { $cards }
    }
notice-card-taken =
    { $card ->
        [none] { $seat } prend une carte dans la main de { $from }.
       *[other] { $seat } prend « { $card } » dans la main de { $from }.
    }
notice-nothing-discarded = { $seat } ne défausse rien.
notice-window-opened =
    { $moment-id ->
        [turn-start] Le tour de { $subject } commence : on peut jouer une carte.
        [tile-drawn] Avant que la tuile ne soit posée, on peut jouer une carte.
        [before-movement-roll] Avant le jet de déplacement, on peut jouer une carte.
        [after-movement-roll] Avant la première case, on peut jouer une carte.
        [die-rolled] { $subject } peut changer le dé.
        [kill] Avant que le zombie tué ne compte, on peut jouer une carte.
        [building-entry] { $subject } passe la porte et peut jouer une carte.
        [death] Avant que les objets ne partent, on peut jouer une carte.
        [card-played] La carte de { $subject } attend les réponses.
        [leaves-subway] { $subject } va quitter le métro : on peut jouer une carte.
        [leaves-fun-house] { $subject } va quitter le Palais du rire : on peut jouer une carte.
       *[after-zombies] Avant la défausse de { $subject }, on peut jouer une carte.
    }
notice-asked-anew = Une carte a été jouée ; ceux qui le peuvent encore sont interrogés de nouveau.
notice-window-closed = Personne ne joue de carte.
notice-answered =
    { $passes ->
        [yes] { $seat } ne joue pas de carte.
        [no] { $seat } tient une carte prête.
       *[other] { $seat } a répondu.
    }
notice-order-left =
    { $order ->
        [none] { $seat } laisse une consigne pour plus tard.
       *[other] { $seat } laisse une consigne : { $order }.
    }
notice-end-wished =
    { $wish ->
        [yes] { $seat } souhaite finir la partie.
       *[no] { $seat } souhaite continuer.
    }
notice-card-played =
    { $aim-id ->
        [nothing] { $seat } joue « { $card } ».
       *[other] { $seat } joue « { $card } » { $aim }.
    }
notice-item-used =
    { $aim-id ->
        [nothing] { $seat } défausse « { $card } » pour son effet.
       *[other] { $seat } défausse « { $card } » pour son effet, { $aim }.
    }
notice-target-changed =
    { $aim-id ->
        [nothing] « { $card } » de { $seat } ne vise plus rien.
       *[other] « { $card } » de { $seat } a une nouvelle cible : { $aim-short }.
    }
notice-card-took-effect = « { $card } » prend effet.
notice-card-cancelled = « { $card } » de { $seat } est annulée.
notice-card-fizzled = « { $card } » de { $seat } n’a plus rien sur quoi agir.
notice-hand-seen =
    { $cards ->
        [none] { $seat } regarde la main de { $of }.
       *[other] { $seat } regarde la main de { $of } : { $cards }
    }
notice-effect-began =
    { $aim-id ->
        [nothing] « { $card } » agit désormais.
       *[other] « { $card } » agit désormais, { $aim }.
    }
notice-effect-ended =
    { $aim-id ->
        [nothing] « { $card } » n’agit plus.
       *[other] « { $card } » n’agit plus, { $aim }.
    }
notice-item-put-in-play = { $seat } a « { $card } » en jeu.
notice-item-lost = { $seat } perd « { $card } ».
notice-item-taken = { $seat } prend « { $card } » à { $from }.
notice-picked = Pour « { $card } », { $seat } choisit : { $aim-short }.
notice-picked-in-secret =
    { $aim ->
        [none] { $seat } a choisi pour « { $card } ».
       *[other] Pour « { $card } », { $seat } choisit : { $aim-short }.
    }
notice-enough-picked = { $seat } en reste là : « { $card } ».
notice-die-rolled = { $seat } lance { $die } pour « { $card } ».

notice-game-ended =
    { $how-id ->
        [helipad] L’hélicoptère décolle. { $winners } gagne.
        [zombies] Vingt-cinq zombies : { $winners } gagne.
        [cabin] Le sortilège est prononcé. { $winners } gagne.
       *[most-zombies] { $winners-n ->
            [0] La partie finit. Personne ne gagne.
            [1] La partie finit. { $winners } a le plus de zombies et gagne.
           *[other] La partie finit. { $winners } ont le plus de zombies et partagent la victoire.
        }
    }

## Actions. `effect` : ce que cela fait, là où l’action ne le dit pas ; `rules` : les règles dont elle relève,
## avec celles de la question. `question-…` : les arguments de la question à laquelle on répond.

action-draw = Tirer une tuile { $stack-of }
    .short = { $stack }
    .rules = ZOM-4.3 ZOM-19.6
action-place =
    { $turn ->
        [0] La poser en { $cell-x }/{ $cell-y }
        [1] La poser en { $cell-x }/{ $cell-y }, tournée vers la droite
        [2] La poser en { $cell-x }/{ $cell-y }, retournée
       *[3] La poser en { $cell-x }/{ $cell-y }, tournée vers la gauche
    }
    .short =
        { $turn ->
            [0] { $cell-x }/{ $cell-y }
            [1] { $cell-x }/{ $cell-y } ↻
            [2] { $cell-x }/{ $cell-y } ↻↻
           *[3] { $cell-x }/{ $cell-y } ↺
        }
    .rules = ZOM-5.1 ZOM-5.4 ZOM-5.5
action-put = Le poser en { $at-spot }.{ $at-at }
    .short = { $at-spot }.{ $at-at }
    .rules = ZOM-6.6
action-roll =
    { $with ->
        [none] Lancer le dé
       *[other] Lancer le dé avec « { $with } »
    }
    .rules = ZOM-7.5 ZOM-7.20
action-kill = Le tuer
    .rules = ZOM-18.6 ZOM-7.7
action-dodge = Esquiver
    .effect = Vous ne perdez rien, le combat finit, et le zombie reste.
    .rules = ZOM-18.1 ZOM-18.2
action-lose-life = Perdre 1 vie et relancer
    .rules = ZOM-7.8 ZOM-7.10
action-spend-bullets = Dépenser les munitions pour le tuer
    .rules = ZOM-7.8 ZOM-7.9
action-step = Faire un pas en { $to-spot }.{ $to-at }
    .short = { $to-spot }.{ $to-at }
    .rules = ZOM-12.1 ZOM-12.4 ZOM-12.5
action-walk = Marcher jusqu’en { $to-spot }.{ $to-at }
    .short = → { $to-spot }.{ $to-at }
    .effect = Case par case, par le plus court chemin avec le moins de zombies ; vous vous arrêtez là où il faut décider.
    .rules = ZOM-12.1 ZOM-7.1
action-take = Prendre le jeton
    .rules = ZOM-12.11 ZOM-12.12 ZOM-12.13
action-place-manhole = Poser ici une bouche d’égout
    .effect = Un de vos jetons Plaque d’égout devient, pour tous, un chemin vers le bas et vers le haut.
    .rules = ZOM-16.5 ZOM-16.2
action-go-down = Descendre dans les égouts
    .rules = ZOM-16.7 ZOM-16.8
action-come-up = Remonter
    .rules = ZOM-16.9 ZOM-16.12
action-ride = Prendre le métro
    .effect = Votre déplacement finit et votre prochain tour est passé ; à la fin de celui-ci, vous sortez à n’importe quelle station.
    .rules = ZOM-17.1 ZOM-17.3 ZOM-17.4
action-leave = Quitter le Palais du rire
    .effect = Le joueur à votre gauche choisit le carrefour de la fête foraine où vous sortez.
    .rules = ZOM-24.11
action-turn-tile = Tourner votre tuile
    .effect = Votre tuile du Palais du rire tourne une fois vers la droite, et vous ne vous déplacez pas.
    .rules = ZOM-24.17
action-cast = Prononcer le sortilège
    .effect = Lancer un dé, + 1 par page que vous avez en jeu : 6 ou plus gagne la partie. Une fois par tour.
    .rules = ZOM-22.9
action-stop = S’arrêter ici
    .rules = ZOM-12.3
action-pay = Payer { $good-a }
    .rules = ZOM-16.11 ZOM-16.13
action-move-zombie = Déplacer le zombie de { $from-spot }.{ $from-at } en { $to-spot }.{ $to-at }
    .short = { $from-spot }.{ $from-at } → { $to-spot }.{ $to-at }
    .rules = ZOM-13.2 ZOM-13.5
action-discard = Défausser « { $card } »
    .short = { $card }
    .effect = { $card-about }
    .rules = ZOM-9.6 ZOM-9.20
action-keep = Ne rien défausser
    .rules = ZOM-4.9
action-play =
    { $aim-id ->
        [nothing] Jouer « { $card } »
       *[other] Jouer « { $card } » { $aim }
    }
    .short =
        { $aim-id ->
            [nothing] { $card }
           *[other] { $card } : { $aim-short }
        }
    .effect = { $card-about }
    .rules = { $card-rules } ZOM-9.3
action-use =
    { $aim-id ->
        [nothing] Défausser « { $card } » pour son effet
       *[other] Défausser « { $card } » pour son effet, { $aim }
    }
    .short =
        { $aim-id ->
            [nothing] { $card }
           *[other] { $card } : { $aim-short }
        }
    .effect = { $card-about }
    .rules = { $card-rules } ZOM-9.7
action-pass = Passer
    .rules = ZOM-10.2 ZOM-10.3
action-pick =
    { $aim-id ->
        [nothing] Ne rien choisir
       *[other] Choisir : { $aim-short }
    }
    .short = { $aim-short }
    .rules = ZOM-11.12
action-enough = Cela suffit
    .rules = ZOM-11.12
action-order = À l’avance : { $one }
    .rules = ZOM-10.6 ZOM-14.14

## Questions. `asked` : qui est interrogé ; `seat` aussi, quand la question ne parle de personne d’autre.
## Pendant qu’un joueur décide, les autres peuvent jouer une carte d’abord.

question-draw-tile = { $seat }, de quelle pile tirez-vous ?
    .rules = ZOM-19.6
question-place-tile = { $seat }, où va { $tile-the }, et dans quel sens ?
    .rules = ZOM-5.1 ZOM-5.7
question-put-zombie = { $seat }, où va { $figure-the } ?
    .rules = ZOM-6.2 ZOM-6.4
question-put-bullets = { $seat }, où vont les munitions ?
    .rules = ZOM-6.2 ZOM-1.12
question-put-life = { $seat }, où va le jeton Vie ?
    .rules = ZOM-6.2 ZOM-1.12
question-fight = { $seat }, un zombie est là : lancez le dé. Cartes et objets pour ce jet viennent avant, ou après lui.
    .rules = ZOM-7.1 ZOM-10.37
question-fight-result = { $seat }, le dé est tombé. Que faites-vous ?
    .rules = ZOM-7.8 ZOM-10.37
question-take-token = { $seat }, prenez-vous le jeton de cette case ?
    .rules = ZOM-12.13
question-toll = { $seat }, un tour dans les égouts coûte une vie ou une tripe. Que payez-vous, ou remontez-vous ?
    .rules = ZOM-16.11
question-duct = { $seat }, passez-vous par un conduit au lieu de lancer pour le déplacement ? Choisissez vers où, ou arrêtez-vous ici et lancez.
    .rules = ZOM-21.6 ZOM-21.8
question-fun-house-tile = { $seat }, sur quelle tuile du Palais du rire mettez-vous { $who } ?
    .rules = ZOM-24.12
question-carnival-crossroads = { $seat }, à quel carrefour faites-vous sortir { $who } du Palais du rire ?
    .rules = ZOM-24.11
question-move =
    { $left ->
        [0] { $seat }, il ne vous reste aucune case à parcourir. Autre chose ici ?
        [one] { $seat }, il vous reste une case. Où allez-vous ?
       *[other] { $seat }, il vous reste { $left } cases. Où allez-vous ?
    }
    .rules = ZOM-4.7
question-set-out =
    { $seat-is ->
        [you] { $left ->
            [0] Vous ne pouvez pas avancer, mais vous pouvez agir ici.
            [one] Vous pouvez avancer d’une case : où ?
           *[other] Vous pouvez avancer de { $left } cases : où ?
        }
       *[other] { $left ->
            [0] { $seat } ne peut pas avancer, mais peut agir ici. Quelqu’un joue-t-il d’abord une carte ?
            [one] { $seat } peut avancer d’une case : où ? Quelqu’un joue-t-il d’abord une carte ?
           *[other] { $seat } peut avancer de { $left } cases : où ? Quelqu’un joue-t-il d’abord une carte ?
        }
    }
    .rules = ZOM-10.12 ZOM-10.41
question-move-zombies =
    { $left ->
        [one] { $seat }, encore un zombie doit bouger. Lequel ?
       *[other] { $seat }, encore { $left } zombies doivent bouger. Lequel d’abord ?
    }
    .rules = ZOM-13.1 ZOM-13.6
question-discard = { $seat }, défaussez-vous une carte ? Cela met fin à votre tour.
    .rules = ZOM-4.9 ZOM-9.21
question-finish-turn =
    { $seat-is ->
        [you] Les zombies ont bougé. Vous pouvez vous défausser d’une carte, ce qui met fin au tour.
       *[other] Les zombies ont bougé. { $seat } peut se défausser d’une carte, ce qui met fin au tour. Quelqu’un joue-t-il d’abord une carte ?
    }
    .rules = ZOM-10.23 ZOM-10.42
question-surplus =
    { $down_to ->
        [one] { $seat }, vous pouvez garder une carte. Laquelle s’en va ?
       *[other] { $seat }, vous pouvez garder { $down_to } cartes. Laquelle s’en va ?
    }
    .rules = ZOM-9.19 ZOM-15.8
question-give-back =
    { $n ->
        [one] { $seat }, une de vos figurines repart. De quelle sorte ?
       *[other] { $seat }, { $n } de vos figurines repartent. De quelle sorte est la prochaine ?
    }
    .rules = ZOM-8.17
question-arrive = { $seat }, à quelle station sortez-vous, et sur quelle case ?
    .rules = ZOM-17.5
question-react =
    { $moment-id ->
        [turn-start] { $asked } : le tour de { $subject } commence. Jouez-vous une carte ?
        [tile-drawn] { $asked } : { $subject } a tiré une tuile. Jouez-vous une carte avant qu’elle ne soit posée ?
        [before-movement-roll] { $asked } : { $subject } va lancer pour le déplacement. Jouez-vous une carte ?
        [after-movement-roll] { $asked } : { $subject } a lancé pour le déplacement. Jouez-vous une carte avant la première case ?
        [die-rolled] { $asked }, vous avez lancé le dé. Le changez-vous par une carte ?
        [kill] { $asked } : { $subject } a tué un zombie. Jouez-vous une carte ?
        [building-entry] { $asked }, vous passez la porte. Jouez-vous une carte ?
        [death] { $asked } : { $subject } meurt. Jouez-vous une carte avant que les objets ne partent ?
        [card-played] { $card ->
            [none] { $asked } : { $subject } joue une carte. Répondez-vous ?
           *[other] { $asked } : { $subject } joue « { $card } ». Répondez-vous ?
        }
        [leaves-subway] { $asked } : { $subject } va quitter le métro. Jouez-vous une carte ?
        [leaves-fun-house] { $asked } : { $subject } va quitter le Palais du rire. Jouez-vous une carte ?
       *[after-zombies] { $asked } : les zombies ont bougé. Jouez-vous une carte avant la défausse de { $subject } ?
    }
    .rules =
        { $moment-id ->
            [turn-start] ZOM-10.9
            [tile-drawn] ZOM-10.10
            [before-movement-roll] ZOM-10.11
            [after-movement-roll] ZOM-10.12
            [die-rolled] ZOM-10.13
            [kill] ZOM-10.14
            [building-entry] ZOM-10.15
            [death] ZOM-10.16
            [card-played] ZOM-10.17
            [leaves-subway] ZOM-10.18
            [leaves-fun-house] ZOM-10.18
           *[after-zombies] ZOM-10.23
        }
question-choose = { $seat }, { $stage }
    .rules = { $card-rules }

## Ce que les cartes demandent ensuite, par le nom de l’étape ; le nom du joueur précède

place = où va le prochain zombie ?
mine-field-pick = quel zombie est touché ensuite ?
dynamite-pick = quelle case saute ensuite ?
valedictorian-take = laquelle des tuiles est posée ?
tiles-put-back = quelle tuile remettez-vous d’abord ? Ce que vous remettez ensuite est au-dessus.
it-was-here-place = où va la Plateforme hélico ?
magic-key-take = quelle carte de cette main prenez-vous ?
shakedown-discard = quelle carte de cette main est défaussée ?
determination-search = quelle carte de la défausse prenez-vous ?
familiar-discard = laquelle des cartes défaussez-vous ?
familiar-bury = laquelle des cartes va sous la pioche ?
cant-sleep-next = laquelle des cartes piochées jouez-vous ensuite ?
cant-sleep-how = comment la jouez-vous ?
dont-drop-the-soap-drop = quel objet perdez-vous ?
fully-loaded-match = quel joueur égalez-vous ?
not-dead-spend = un dé montre 3 ou moins. Dépensez-vous une munition ou une vie pour lui ?
not-dead-bullet-on = quel dé reçoit la munition ?
not-dead-life-on = quel dé relancez-vous ?
full-moon-attack = la lune est pleine : qui attaquez-vous ?
full-moon-defender-spend = dépensez-vous des munitions pour votre dé ? Chaque point ajoute 1 ; le plus bas va au Pont.
full-moon-attacker-spend = dépensez-vous des munitions pour votre dé ? Chaque point ajoute 1 ; le plus bas va au Pont.
sickle-drive-off = où va le second chien ?
scalpel-pay = payez-vous pour passer le Scalpel, et avec quoi ?
scalpel-hand-on = qui reçoit le Scalpel ?
stuffed-give = défaussez-vous la Peluche au lieu de la vie ?
not-so-bad-pick-up = quel zombie bouge ?
not-so-bad-put-down = où va le zombie ?
no-brains-here-chase = où va le zombie ?
barricade-drive-out = quel zombie sort ensuite, et vers où ?
drive = quel zombie part ensuite, et vers où ?
send-pick = sur quelle case arrive le pion ?
flood-street = dans quelle rue remontez-vous ?
going-to-die-pick = sur quelle case arrive le pion ?
stir-crazy-squares = combien de cases marchez-vous ? Quelqu’un d’autre choisit le chemin.
whoa-lose-item = quel objet défaussez-vous ?
business-put-clown = où va le prochain clown ?
not-mask-pick-clown = quel clown échange sa place avec le joueur ?
send-in-clown = sur la case de qui va le clown ? « Cela suffit » le collecte.
page-not-right-take-out = quelle carte quitte le jeu ensuite ?
page-return-put-out = sur quelle case dehors arrive le pion ?
page-trees-pay = les arbres vous tiennent : une vie, ou des munitions ?
lookin-at-me-aim-elsewhere = que visez-vous plutôt avec votre carte ?
got-one-aim-copy = que visez-vous avec votre copie ?
back-at-ya-aim-recoil = comment la carte touche-t-elle qui l’a jouée ?

## Ce que l’on demande au hasard

chance-dealer = Le hasard dit qui commence.
chance-deal = Les premières cartes sont distribuées.
chance-tile = Une tuile { $stack-of } est tirée.
chance-placer = Les ex æquo tirent au sort qui pose la plateforme hélico : { $among }.
chance-newcomers = { $seat } lance un dé pour savoir combien viennent avec la tuile.
chance-fight = { $seat } lance le dé du combat.
chance-movement = { $seat } lance le dé du déplacement.
chance-zombies = { $seat } lance le dé des zombies.
chance-spell = { $seat } lance le dé du sortilège.
chance-jacket = { $seat } lance un dé pour se défaire de la camisole.
chance-cards =
    { $n ->
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { $n } cartes.
    }
chance-die = { $seat } lance un dé pour « { $card } ».
chance-dice = { $seat } lance deux dés pour « { $card } ».
chance-theft = { $seat } tire une carte dans la main de { $from }.

## Refus

refusal-another-decides = C’est à quelqu’un d’autre d’en décider.
refusal-bullets-do-not-reach = Vos munitions ne suffisent pas pour atteindre le seuil.
refusal-came-up-before-the-toll = Vous êtes remonté avant le péage : vous ne redescendez pas ce tour-ci.
refusal-cannot-leave-fight = On ne quitte pas un combat de son plein gré.
refusal-card-is-being-resolved = Une carte fait effet : rien ne se joue avant qu’elle n’ait fini.
refusal-card-not-held = Vous n’avez pas cette carte.
refusal-card-of-the-round-played = Vous avez joué votre carte de cette manche.
refusal-cards-are-silenced = Vous ne pouvez jouer aucune carte avant d’avoir tué un zombie.
refusal-come-up-already = Vous êtes déjà remonté pendant ce déplacement.
refusal-condition-not-met = Le lieu ou la condition de cette carte n’est pas rempli.
refusal-cost-not-payable = Vous ne pouvez pas payer le coût de cette carte.
refusal-five-lives-already = Vous avez déjà cinq vies.
refusal-gone-down-already = Vous êtes déjà descendu pendant ce déplacement.
refusal-half-a-life-is-not-enough = Une demi-vie ne suffit pas pour payer.
refusal-hand-above-limit = Votre main dépasse sa limite : défaussez d’abord.
refusal-has-moved-already = Ce zombie a déjà bougé.
refusal-item-has-no-use = Cet objet ne s’utilise pas de lui-même.
refusal-items-do-nothing = Pour l’instant, les objets ne font rien.
refusal-manhole-is-closed = Cette bouche d’égout est fermée pour l’instant.
refusal-manhole-is-here = Il y a déjà une bouche d’égout ici.
refusal-more-is-due = La carte en demande davantage.
refusal-must-go-on = Tant qu’il y a un chemin, la marche doit continuer.
refusal-no-dodge = Ce jet n’est pas une esquive.
refusal-no-duct-there = Aucun conduit ne mène là d’ici.
refusal-no-guts = Vous n’avez pas de tripes pour payer.
refusal-no-life-to-lose = Il n’y a pas de vie à perdre ici.
refusal-no-manhole-below = Sous terre, on ne pose une plaque d’égout que pour remonter.
refusal-no-manhole-here = On ne peut pas poser de bouche d’égout ici.
refusal-no-manhole-now = On ne pose une bouche d’égout que pendant son propre déplacement, seul et de son plein gré.
refusal-no-open-moment = Personne ne peut jouer de carte à ce moment.
refusal-no-platform = Ce n’est pas une case d’une Station de métro.
refusal-no-ride-here = On ne peut pas prendre le métro d’ici maintenant.
refusal-no-room-for-a-whole-life = Avec quatre vies et demie, vous n’avez pas la place d’une vie entière.
refusal-no-sewer-token = Vous n’avez plus de plaque d’égout.
refusal-no-sewers = Cette table joue sans égouts.
refusal-no-spell-here = Le sortilège se prononce dans la Cabane, une fois par tour, et sans chien dedans.
refusal-no-squares-left = Il ne vous reste aucune case.
refusal-no-such-item = Vous n’avez pas cet objet en jeu.
refusal-no-such-player = Personne n’est assis là.
refusal-no-such-square = Cette case n’existe pas.
refusal-no-such-target = La carte ne peut pas viser ainsi.
refusal-no-such-tile-there = Cette tuile n’est pas de celles que l’on peut choisir.
refusal-no-such-weapon = Vous n’avez pas cet objet pour ce jet.
refusal-no-token-here = Il n’y a pas de jeton ici.
refusal-no-way-down = Vous ne pouvez pas descendre ici.
refusal-no-way-out-here = On ne peut pas quitter le Palais du rire d’ici maintenant.
refusal-no-way-there = Aucun chemin n’y mène.
refusal-no-way-up = Vous ne pouvez pas remonter ici.
refusal-no-zombie-there = Il n’y a pas de zombie là.
refusal-none-of-that-kind = Vous n’en avez collecté aucun de cette sorte.
refusal-not-a-choice = La carte ne propose pas ce choix.
refusal-not-a-place-for-it = Cela ne peut pas aller là.
refusal-not-at-this-time = Ce n’est pas le moment pour cette carte.
refusal-not-in-reach = C’est plus loin que vous ne pouvez marcher.
refusal-nothing-below = Sous les rues, on ne peut rien prendre ni poser.
refusal-only-answers-to-this-card = Seule une carte qui agit sur celle-ci peut être jouée maintenant.
refusal-page-of-the-turn-discarded = Vous avez défaussé votre page de ce tour.
refusal-page-of-the-turn-put-in-play = Vous avez mis en jeu une page ce tour-ci.
refusal-result-too-low = Le résultat est trop bas pour tuer.
refusal-second-item-of-a-kind = Vous en avez déjà un de cette sorte en jeu.
refusal-stack-not-open = Il n’y a pas de tuile à tirer de cette pile.
refusal-tile-does-not-fit = La tuile ne tient pas là.
refusal-tile-stays = On ne tourne la tuile que si aucun pas n’en sort, et avant de s’être déplacé.
refusal-token-is-here = Un jeton se trouve ici, et une case n’en porte jamais deux.
refusal-tokens-stay = Pour l’instant, tous les jetons restent où ils sont.
refusal-window-is-open = On vous demande une carte ou un « passe ».
refusal-window-of-others = Ce sont d’autres joueurs que l’on interroge maintenant, pas vous.
refusal-wished-already = Vous l’avez déjà dit.
refusal-zombie-cannot-go-there = Le zombie ne peut pas aller là.
refusal-zombie-on-the-manhole = Vous ne pouvez pas descendre tant qu’un zombie se trouve ici.
refusal-zombie-on-token = Un zombie est sur le jeton.

## Pourquoi un aide le ferait

reason-better-place = Là, une carte de votre main peut être mise en jeu.
reason-by-the-odds = D’après les chances, c’est ce qui vous laisse le mieux.
reason-card-now = Vaut plus maintenant que dans la main.
reason-easy-for-you = Facile à prendre pour vous, ou gardé contre les autres.
reason-fetch-bullets = Des munitions sont là.
reason-fetch-life = De la vie est là.
reason-hunt = Un combat là-bas a des chances de payer.
reason-keep-cards = Chaque carte ici mérite d’être gardée.
reason-lead-astray = Vers des zombies, ou loin de l’hélicoptère.
reason-not-worth-a-step = Rien à portée ne vaut un pas.
reason-prey-or-peace = Près de vous tant qu’un combat paie, sinon au loin.
reason-save-cards = Aucune carte ne mérite d’être jouée ici.
reason-tile-for-you = Ce qui est bon est près de vous, et loin des autres.
reason-to-the-helicopter = Vers l’hélicoptère : qui l’atteint gagne.
reason-worst-card = De ces cartes, celle qui vaut le moins.
reason-zombies-to-rivals = Sur ceux qui sont près de gagner, loin de ce que vous voulez.

## Options

option-tiles = Les boîtes dont on joue les tuiles ; le jeu de base en est toujours.
option-cards = Les boîtes dont les cartes Événement sont dans la pioche.
option-leave_out = Les cartes Événement écartées de la pioche.
option-put_back = Les cartes Événement remises bien que cette table n’en ait pas l’usage.
option-guts = S’il y a des jetons Tripes : qui se bat bien tient plus de cartes.
option-sewers = S’il y a des égouts : deux jetons Plaque d’égout chacun, un chemin sous les rues, et un péage pour y rester. Selon les boîtes : avec Six Feet Under.
option-subway = Si l’on peut prendre le métro dans les stations : un tour perdu, et l’on sort à n’importe quelle autre. Selon les boîtes : avec Six Feet Under.
option-dodge = Si un 3 naturel au combat est une esquive : on ne perd rien et le zombie reste. Selon les boîtes : avec Jailbreak.
option-supply = Si les zombies peuvent manquer : autant qu’il y en a dans les boîtes, ou sans limite. Selon les boîtes : limités avec les seules tuiles du jeu de base.
option-helipad = Où est la Plateforme hélico : tout en bas de la pile ou, pour une partie plus courte, n’importe où dans sa moitié inférieure.
option-entrance = Où sont les entrées des autres lieux dans la pile de la ville : n’importe où, ou dans sa moitié supérieure.
option-mixed_stack = Si les tuiles de la base, du campus et de la prison sont mélangées à la ville au lieu d’avoir leurs propres piles.
option-doors = Comment on entre dans les bâtiments : par leurs portes seulement, ou de toute case de rue à côté.
option-special_tile_retry = Ce que devient une plateforme hélico ou une entrée qui ne tient nulle part : elle quitte la partie, comme le disent les règles imprimées, ou elle est remélangée une fois par tour. Avec beaucoup de boîtes, mieux vaut la remélanger : sinon, souvent, l’hélicoptère ne vient jamais.
option-peaceful_helipad = Si l’hélicoptère vous emmène malgré un zombie sur place, pendant que les zombies n’attaquent personne.
option-cabin_victory = Si le sortilège de la Cabane fait gagner aussi. Selon les boîtes : avec The End...
option-carnival_start = Si la partie commence au Palais du rire, la ville étant au-delà du Guichet. Il faut les tuiles de Send in the Clowns.
option-jail_start = Si la partie commence au Quartier psychiatrique, en camisole, la ville étant au-delà du Portail de la prison. Il faut les tuiles et les cartes de Jailbreak.
option-round_limit = Après combien de tours de table la partie finit et le plus de zombies gagne : un nombre, ou aucun.
option-first_passes = Dans quelles fenêtres chacun passe au départ : aucune, ou celles des tours des autres qui ne le concernent pas, pour des parties sur plusieurs jours.

## Préréglages : des façons de jouer que l’hôte choisit d’un clic.

preset-first = Première partie
    .about = La boîte de base sans jetons de tripes, et une plateforme hélico qui arrive plus tôt.
preset-classic = Classique
    .about = La boîte de base, toutes ses règles : 25 zombies ou la plateforme hélico.
preset-everything = Tout
    .about = Toutes les boîtes sur une carte : campus, galerie, prison, égouts et le reste.
