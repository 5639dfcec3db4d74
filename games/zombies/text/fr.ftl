# Zombies!!!, tous les mots que lit un joueur. La convention est décrite dans crates/terminal/src/words.rs ;
# les mêmes identifiants et attributs se trouvent dans chaque langue.

title = Zombies!!!
    .tagline = La ville grandit à chaque tour, l’hélicoptère y attend quelque part, et les morts sont dans toutes les rues.

## Tuiles. `a`, `the` et `of` : comment on la nomme dans une phrase ; `in` : où l’on est.

town-square = Place Centrale
    .a = la Place Centrale
    .the = la Place Centrale
    .of = de la Place Centrale
    .in = sur la Place Centrale
    .rules = ZOM-T-Z1-01
helipad = Plateforme hélico
    .a = la Plateforme hélico
    .the = la Plateforme hélico
    .of = de la Plateforme hélico
    .in = sur la Plateforme hélico
    .rules = ZOM-T-Z1-02
straight = Rue droite
    .a = une rue droite
    .the = la rue
    .of = de la rue
    .in = dans la rue
    .rules = ZOM-T-Z1-03
corner = Tournant
    .a = un tournant
    .the = le tournant
    .of = du tournant
    .in = dans le tournant
    .rules = ZOM-T-Z1-04
t-junction = Carrefour en T
    .a = un carrefour en T
    .the = le carrefour en T
    .of = du carrefour en T
    .in = au carrefour en T
    .rules = ZOM-T-Z1-05
crossroads = Carrefour à quatre voies
    .a = un carrefour à quatre voies
    .the = le carrefour
    .of = du carrefour
    .in = au carrefour
    .rules = ZOM-T-Z1-06
army-surplus-store = Surplus militaire
    .a = le Surplus militaire
    .the = le Surplus militaire
    .of = du Surplus militaire
    .in = au Surplus militaire
    .rules = ZOM-T-Z1-07
drug-store = Pharmacie
    .a = la Pharmacie
    .the = la Pharmacie
    .of = de la Pharmacie
    .in = à la Pharmacie
    .rules = ZOM-T-Z1-08
gas-station = Station-service
    .a = la Station-service
    .the = la Station-service
    .of = de la Station-service
    .in = à la Station-service
    .rules = ZOM-T-Z1-09
skate-shop = Boutique de skate
    .a = la Boutique de skate
    .the = la Boutique de skate
    .of = de la Boutique de skate
    .in = à la Boutique de skate
    .rules = ZOM-T-Z1-10
florist-shop = Fleuriste
    .a = le Fleuriste
    .the = le Fleuriste
    .of = du Fleuriste
    .in = chez le Fleuriste
    .rules = ZOM-T-Z1-11
police-station = Commissariat
    .a = le Commissariat
    .the = le Commissariat
    .of = du Commissariat
    .in = au Commissariat
    .rules = ZOM-T-Z1-12
sporting-goods-store = Magasin de sport
    .a = le Magasin de sport
    .the = le Magasin de sport
    .of = du Magasin de sport
    .in = au Magasin de sport
    .rules = ZOM-T-Z1-13
hospital = Hôpital
    .a = l’Hôpital
    .the = l’Hôpital
    .of = de l’Hôpital
    .in = à l’Hôpital
    .rules = ZOM-T-Z1-14
lawn-and-garden-store = Jardinerie
    .a = la Jardinerie
    .the = la Jardinerie
    .of = de la Jardinerie
    .in = à la Jardinerie
    .rules = ZOM-T-Z1-15
hardware-store = Quincaillerie
    .a = la Quincaillerie
    .the = la Quincaillerie
    .of = de la Quincaillerie
    .in = à la Quincaillerie
    .rules = ZOM-T-Z1-16
toy-store = Magasin de jouets
    .a = le Magasin de jouets
    .the = le Magasin de jouets
    .of = du Magasin de jouets
    .in = au Magasin de jouets
    .rules = ZOM-T-Z1-17
fire-station = Caserne de pompiers
    .a = la Caserne de pompiers
    .the = la Caserne de pompiers
    .of = de la Caserne de pompiers
    .in = à la Caserne de pompiers
    .rules = ZOM-T-Z1-18
front-gate = Portail de la base
    .a = le Portail de la base
    .the = le Portail de la base
    .of = du Portail de la base
    .in = au Portail de la base
    .rules = ZOM-T-Z2-01
base-straight = Route droite (base)
    .a = une route droite de la base
    .the = la route de la base
    .of = de la route de la base
    .in = sur la route de la base
    .rules = ZOM-T-Z2-02
base-corner = Tournant (base)
    .a = un tournant de la base
    .the = le tournant de la base
    .of = du tournant de la base
    .in = dans le tournant de la base
    .rules = ZOM-T-Z2-03
base-t-junction = Carrefour en T (base)
    .a = un carrefour en T de la base
    .the = le carrefour en T de la base
    .of = du carrefour en T de la base
    .in = au carrefour en T de la base
    .rules = ZOM-T-Z2-04
base-crossroads = Carrefour (base)
    .a = un carrefour de la base
    .the = le carrefour de la base
    .of = du carrefour de la base
    .in = au carrefour de la base
    .rules = ZOM-T-Z2-05
top-secret-lab = Labo top secret
    .a = le Labo top secret
    .the = le Labo top secret
    .of = du Labo top secret
    .in = au Labo top secret
    .rules = ZOM-T-Z2-06
mess-hall = Mess
    .a = le Mess
    .the = le Mess
    .of = du Mess
    .in = au Mess
    .rules = ZOM-T-Z2-07
barracks = Baraquements
    .a = les Baraquements
    .the = les Baraquements
    .of = des Baraquements
    .in = dans les Baraquements
    .rules = ZOM-T-Z2-08
armory = Armurerie
    .a = l’Armurerie
    .the = l’Armurerie
    .of = de l’Armurerie
    .in = à l’Armurerie
    .rules = ZOM-T-Z2-09
motor-pool = Parc de véhicules
    .a = le Parc de véhicules
    .the = le Parc de véhicules
    .of = du Parc de véhicules
    .in = au Parc de véhicules
    .rules = ZOM-T-Z2-10
base-helipad = Plateforme hélico (base)
    .a = la Plateforme hélico de la base
    .the = la Plateforme hélico de la base
    .of = de la Plateforme hélico de la base
    .in = sur la Plateforme hélico de la base
    .rules = ZOM-T-Z2-11
front-door = Entrée principale du centre commercial
    .a = l’Entrée principale du centre commercial
    .the = l’Entrée principale du centre commercial
    .of = de l’Entrée principale du centre commercial
    .in = à l’Entrée principale du centre commercial
    .rules = ZOM-T-Z3-01
mall-crossroads = Carrefour d’allées
    .a = un carrefour d’allées
    .the = le carrefour d’allées
    .of = du carrefour d’allées
    .in = au carrefour d’allées
    .rules = ZOM-T-Z3-02
pet-store = Animalerie
    .a = l’Animalerie
    .the = l’Animalerie
    .of = de l’Animalerie
    .in = à l’Animalerie
    .rules = ZOM-T-Z3-03
lingerie-shop = Boutique de lingerie
    .a = la Boutique de lingerie
    .the = la Boutique de lingerie
    .of = de la Boutique de lingerie
    .in = à la Boutique de lingerie
    .rules = ZOM-T-Z3-04
outfitter = Magasin d’équipement
    .a = le Magasin d’équipement
    .the = le Magasin d’équipement
    .of = du Magasin d’équipement
    .in = au Magasin d’équipement
    .rules = ZOM-T-Z3-05
music-store = Magasin de musique
    .a = le Magasin de musique
    .the = le Magasin de musique
    .of = du Magasin de musique
    .in = au Magasin de musique
    .rules = ZOM-T-Z3-06
escalator = Escalator
    .a = l’Escalator
    .the = l’Escalator
    .of = de l’Escalator
    .in = sur l’Escalator
    .rules = ZOM-T-Z3-07
appliance-store = Électroménager
    .a = le rayon Électroménager
    .the = le rayon Électroménager
    .of = du rayon Électroménager
    .in = au rayon Électroménager
    .rules = ZOM-T-Z3-08
department-store = Grand magasin
    .a = le Grand magasin
    .the = le Grand magasin
    .of = du Grand magasin
    .in = au Grand magasin
    .rules = ZOM-T-Z3-09
food-court = Aire de restauration
    .a = l’Aire de restauration
    .the = l’Aire de restauration
    .of = de l’Aire de restauration
    .in = à l’Aire de restauration
    .rules = ZOM-T-Z3-10
consignment-shop = Dépôt-vente
    .a = le Dépôt-vente
    .the = le Dépôt-vente
    .of = du Dépôt-vente
    .in = au Dépôt-vente
    .rules = ZOM-T-Z3-11
costume-shop = Magasin de costumes
    .a = le Magasin de costumes
    .the = le Magasin de costumes
    .of = du Magasin de costumes
    .in = au Magasin de costumes
    .rules = ZOM-T-Z3-12
game-store = Magasin de jeux
    .a = le Magasin de jeux
    .the = le Magasin de jeux
    .of = du Magasin de jeux
    .in = au Magasin de jeux
    .rules = ZOM-T-Z3-13
mall-helipad = Plateforme hélico (toit)
    .a = la Plateforme hélico du centre commercial
    .the = la Plateforme hélico du centre commercial
    .of = de la Plateforme hélico du centre commercial
    .in = sur la Plateforme hélico du centre commercial
    .rules = ZOM-T-Z3-14
bridge = Pont
    .a = le Pont
    .the = le Pont
    .of = du Pont
    .in = sur le Pont
    .rules = ZOM-T-Z4-01
cabin = Cabane
    .a = la Cabane
    .the = la Cabane
    .of = de la Cabane
    .in = dans la Cabane
    .rules = ZOM-T-Z4-02
altar = Autel
    .a = l’Autel
    .the = l’Autel
    .of = de l’Autel
    .in = à l’Autel
    .rules = ZOM-T-Z4-03
boathouse = Hangar à bateaux
    .a = le Hangar à bateaux
    .the = le Hangar à bateaux
    .of = du Hangar à bateaux
    .in = dans le Hangar à bateaux
    .rules = ZOM-T-Z4-04
burnt-cabin = Cabane brûlée
    .a = la Cabane brûlée
    .the = la Cabane brûlée
    .of = de la Cabane brûlée
    .in = dans la Cabane brûlée
    .rules = ZOM-T-Z4-05
campground = Terrain de camping
    .a = le Terrain de camping
    .the = le Terrain de camping
    .of = du Terrain de camping
    .in = au Terrain de camping
    .rules = ZOM-T-Z4-06
abandoned-cars = Voitures abandonnées
    .a = les Voitures abandonnées
    .the = les Voitures abandonnées
    .of = des Voitures abandonnées
    .in = aux Voitures abandonnées
    .rules = ZOM-T-Z4-07
shed = Remise
    .a = la Remise
    .the = la Remise
    .of = de la Remise
    .in = dans la Remise
    .rules = ZOM-T-Z4-08
ranger-post = Poste de garde forestier
    .a = le Poste de garde forestier
    .the = le Poste de garde forestier
    .of = du Poste de garde forestier
    .in = au Poste de garde forestier
    .rules = ZOM-T-Z4-09
pet-cemetery = Cimetière pour animaux
    .a = le Cimetière pour animaux
    .the = le Cimetière pour animaux
    .of = du Cimetière pour animaux
    .in = au Cimetière pour animaux
    .rules = ZOM-T-Z4-10
outhouse = Cabinets
    .a = les Cabinets
    .the = les Cabinets
    .of = des Cabinets
    .in = dans les Cabinets
    .rules = ZOM-T-Z4-11
cave = Grotte
    .a = une Grotte
    .the = la Grotte
    .of = de la Grotte
    .in = dans la Grotte
    .rules = ZOM-T-Z4-12
woods01 = Bois 01
    .a = le Bois 01
    .the = le Bois 01
    .of = du Bois 01
    .in = dans le Bois 01
    .rules = ZOM-T-Z4-13
woods02 = Bois 02
    .a = le Bois 02
    .the = le Bois 02
    .of = du Bois 02
    .in = dans le Bois 02
    .rules = ZOM-T-Z4-14
woods03 = Bois 03
    .a = le Bois 03
    .the = le Bois 03
    .of = du Bois 03
    .in = dans le Bois 03
    .rules = ZOM-T-Z4-15
woods04 = Bois 04
    .a = le Bois 04
    .the = le Bois 04
    .of = du Bois 04
    .in = dans le Bois 04
    .rules = ZOM-T-Z4-16
woods05 = Bois 05
    .a = le Bois 05
    .the = le Bois 05
    .of = du Bois 05
    .in = dans le Bois 05
    .rules = ZOM-T-Z4-17
woods06 = Bois 06
    .a = le Bois 06
    .the = le Bois 06
    .of = du Bois 06
    .in = dans le Bois 06
    .rules = ZOM-T-Z4-18
woods07 = Bois 07
    .a = le Bois 07
    .the = le Bois 07
    .of = du Bois 07
    .in = dans le Bois 07
    .rules = ZOM-T-Z4-19
woods08 = Bois 08
    .a = le Bois 08
    .the = le Bois 08
    .of = du Bois 08
    .in = dans le Bois 08
    .rules = ZOM-T-Z4-20
woods09 = Bois 09
    .a = le Bois 09
    .the = le Bois 09
    .of = du Bois 09
    .in = dans le Bois 09
    .rules = ZOM-T-Z4-21
woods11 = Bois 11
    .a = le Bois 11
    .the = le Bois 11
    .of = du Bois 11
    .in = dans le Bois 11
    .rules = ZOM-T-Z4-22
woods12 = Bois 12
    .a = le Bois 12
    .the = le Bois 12
    .of = du Bois 12
    .in = dans le Bois 12
    .rules = ZOM-T-Z4-23
woods13 = Bois 13
    .a = le Bois 13
    .the = le Bois 13
    .of = du Bois 13
    .in = dans le Bois 13
    .rules = ZOM-T-Z4-24
school-entrance = Entrée du campus
    .a = l’Entrée du campus
    .the = l’Entrée du campus
    .of = de l’Entrée du campus
    .in = à l’Entrée du campus
    .rules = ZOM-T-Z5-01
campus-crossroads = Carrefour du campus
    .a = un carrefour du campus
    .the = le carrefour du campus
    .of = du carrefour du campus
    .in = au carrefour du campus
    .rules = ZOM-T-Z5-02
campus-parking-lot = Parking du campus
    .a = un parking du campus
    .the = le parking du campus
    .of = du parking du campus
    .in = sur le parking du campus
    .rules = ZOM-T-Z5-03
university-hospital = Hôpital universitaire
    .a = l’Hôpital universitaire
    .the = l’Hôpital universitaire
    .of = de l’Hôpital universitaire
    .in = à l’Hôpital universitaire
    .rules = ZOM-T-Z5-04
science-center = Centre des sciences
    .a = le Centre des sciences
    .the = le Centre des sciences
    .of = du Centre des sciences
    .in = au Centre des sciences
    .rules = ZOM-T-Z5-05
dormitory = Dortoir
    .a = le Dortoir
    .the = le Dortoir
    .of = du Dortoir
    .in = au Dortoir
    .rules = ZOM-T-Z5-06
medical-school = École de médecine
    .a = l’École de médecine
    .the = l’École de médecine
    .of = de l’École de médecine
    .in = à l’École de médecine
    .rules = ZOM-T-Z5-07
admin-building = Administration
    .a = l’Administration
    .the = l’Administration
    .of = de l’Administration
    .in = à l’Administration
    .rules = ZOM-T-Z5-08
phys-ed-building = Gymnase
    .a = le Gymnase
    .the = le Gymnase
    .of = du Gymnase
    .in = au Gymnase
    .rules = ZOM-T-Z5-09
rec-hall = Foyer étudiant
    .a = le Foyer étudiant
    .the = le Foyer étudiant
    .of = du Foyer étudiant
    .in = au Foyer étudiant
    .rules = ZOM-T-Z5-10
campus-helipad = Plateforme hélico (toit du campus)
    .a = la Plateforme hélico du campus
    .the = la Plateforme hélico du campus
    .of = de la Plateforme hélico du campus
    .in = sur la Plateforme hélico du campus
    .rules = ZOM-T-Z5-11
subway-station = Station de métro
    .a = une Station de métro
    .the = la Station de métro
    .of = de la Station de métro
    .in = dans la Station de métro
    .rules = ZOM-T-Z6-01
record-store = Disquaire
    .a = un Disquaire
    .the = le Disquaire
    .of = du Disquaire
    .in = chez le Disquaire
    .rules = ZOM-T-Z6-02
bank = Banque
    .a = une Banque
    .the = la Banque
    .of = de la Banque
    .in = à la Banque
    .rules = ZOM-T-Z6-03
liquor-store = Caviste
    .a = un Caviste
    .the = le Caviste
    .of = du Caviste
    .in = chez le Caviste
    .rules = ZOM-T-Z6-04
underground-t-junction = Carrefour en T
    .a = un carrefour en T
    .the = le carrefour en T
    .of = du carrefour en T
    .in = au carrefour en T
    .rules = ZOM-T-Z6-05
ticket-booth = Guichet
    .a = le Guichet
    .the = le Guichet
    .of = du Guichet
    .in = au Guichet
    .rules = ZOM-T-Z7-01
carnival-crossroads = Carrefour de la fête foraine
    .a = un carrefour de la fête foraine
    .the = le carrefour de la fête foraine
    .of = du carrefour de la fête foraine
    .in = au carrefour de la fête foraine
    .rules = ZOM-T-Z7-02
big-top1 = Grand chapiteau 1
    .a = le Grand chapiteau 1
    .the = le Grand chapiteau 1
    .of = du Grand chapiteau 1
    .in = sous le Grand chapiteau 1
    .rules = ZOM-T-Z7-03
big-top2 = Grand chapiteau 2
    .a = le Grand chapiteau 2
    .the = le Grand chapiteau 2
    .of = du Grand chapiteau 2
    .in = sous le Grand chapiteau 2
    .rules = ZOM-T-Z7-04
fun-house1 = Palais du rire 1
    .a = le Palais du rire 1
    .the = le Palais du rire 1
    .of = du Palais du rire 1
    .in = dans le Palais du rire 1
    .rules = ZOM-T-Z7-05
fun-house2 = Palais du rire 2
    .a = le Palais du rire 2
    .the = le Palais du rire 2
    .of = du Palais du rire 2
    .in = dans le Palais du rire 2
    .rules = ZOM-T-Z7-06
fun-house3 = Palais du rire 3
    .a = le Palais du rire 3
    .the = le Palais du rire 3
    .of = du Palais du rire 3
    .in = dans le Palais du rire 3
    .rules = ZOM-T-Z7-07
fun-house4 = Palais du rire 4
    .a = le Palais du rire 4
    .the = le Palais du rire 4
    .of = du Palais du rire 4
    .in = dans le Palais du rire 4
    .rules = ZOM-T-Z7-08
fortune-teller = Diseuse de bonne aventure
    .a = la Diseuse de bonne aventure
    .the = la Diseuse de bonne aventure
    .of = de la Diseuse de bonne aventure
    .in = chez la Diseuse de bonne aventure
    .rules = ZOM-T-Z7-09
ferris-wheel = Grande roue
    .a = la Grande roue
    .the = la Grande roue
    .of = de la Grande roue
    .in = à la Grande roue
    .rules = ZOM-T-Z7-10
freak-show = Galerie des monstres
    .a = la Galerie des monstres
    .the = la Galerie des monstres
    .of = de la Galerie des monstres
    .in = dans la Galerie des monstres
    .rules = ZOM-T-Z7-11
midway-games = Stands forains
    .a = les Stands forains
    .the = les Stands forains
    .of = des Stands forains
    .in = aux Stands forains
    .rules = ZOM-T-Z7-12
prison-gate = Portail de la prison
    .a = le Portail de la prison
    .the = le Portail de la prison
    .of = du Portail de la prison
    .in = au Portail de la prison
    .rules = ZOM-T-Z8-01
mental-ward = Quartier psychiatrique
    .a = le Quartier psychiatrique
    .the = le Quartier psychiatrique
    .of = du Quartier psychiatrique
    .in = dans le Quartier psychiatrique
    .rules = ZOM-T-Z8-02
execution-chamber = Chambre d’exécution
    .a = la Chambre d’exécution
    .the = la Chambre d’exécution
    .of = de la Chambre d’exécution
    .in = dans la Chambre d’exécution
    .rules = ZOM-T-Z8-03
prison-yard = Cour intérieure
    .a = la Cour intérieure
    .the = la Cour intérieure
    .of = de la Cour intérieure
    .in = dans la Cour intérieure
    .rules = ZOM-T-Z8-04
infirmary = Infirmerie
    .a = l’Infirmerie
    .the = l’Infirmerie
    .of = de l’Infirmerie
    .in = à l’Infirmerie
    .rules = ZOM-T-Z8-05
library = Bibliothèque
    .a = la Bibliothèque
    .the = la Bibliothèque
    .of = de la Bibliothèque
    .in = à la Bibliothèque
    .rules = ZOM-T-Z8-06
cafeteria = Réfectoire
    .a = le Réfectoire
    .the = le Réfectoire
    .of = du Réfectoire
    .in = au Réfectoire
    .rules = ZOM-T-Z8-07
solitary-cells = Cellules individuelles
    .a = les Cellules individuelles
    .the = les Cellules individuelles
    .of = des Cellules individuelles
    .in = dans les Cellules individuelles
    .rules = ZOM-T-Z8-08
the-hole = Le trou
    .a = le Trou
    .the = le Trou
    .of = du Trou
    .in = dans le Trou
    .rules = ZOM-T-Z8-09
wardens-office = Bureau du directeur
    .a = le Bureau du directeur
    .the = le Bureau du directeur
    .of = du Bureau du directeur
    .in = dans le Bureau du directeur
    .rules = ZOM-T-Z8-10
cell-block = Bloc de cellules
    .a = un Bloc de cellules
    .the = le Bloc de cellules
    .of = du Bloc de cellules
    .in = dans le Bloc de cellules
    .rules = ZOM-T-Z8-11
prison-crossroads = Carrefour de couloirs
    .a = un carrefour de couloirs
    .the = le carrefour de couloirs
    .of = du carrefour de couloirs
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

## Figurines. `start` commence une phrase.

zombie = zombie
    .a = un zombie
    .the = le zombie
    .start = Un zombie
    .many = zombies
enhanced = zombie amélioré
    .a = un zombie amélioré
    .the = le zombie amélioré
    .start = Un zombie amélioré
    .many = zombies améliorés
dog = chien zombie
    .a = un chien zombie
    .the = le chien zombie
    .start = Un chien zombie
    .many = chiens zombies
clown = clown
    .a = un clown
    .the = le clown
    .start = Un clown
    .many = clowns

## Ce que l’on paie, perd et gagne

life = vie
    .a = une vie
    .token = un jeton Vie
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
    .token = un jeton Munition

## Combien de temps dure un « passe » permanent

turn = la fin de ce tour
round = votre prochain tour
withdrawn = nouvel ordre de votre part

## Cases et tuiles là où l’on en choisit une dans une liste : le nom de la tuile, son numéro et le côté du plan où
## la case s’y trouve ; `tile-gone` : d’une tuile qui n’est plus sur la table.

square-of = { $tile } { $number } ({ $place })
tile-of = { $tile } { $number }
place-0 = nord-ouest
    .side = au nord-ouest
place-1 = nord
    .side = au nord
place-2 = nord-est
    .side = au nord-est
place-3 = ouest
    .side = à l’ouest
place-4 = milieu
    .side = au milieu
place-5 = est
    .side = à l’est
place-6 = sud-ouest
    .side = au sud-ouest
place-7 = sud
    .side = au sud
place-8 = sud-est
    .side = au sud-est
tile-gone = tuile { $number }

## Les cases dans le journal : par leur bâtiment, ou par la rue et le lieu connu le plus proche. `where` : où l’on est ;
## `there` : où l’on va ; `the` : leur tuile ; `cell-beside` : où se trouve une tuile.

square-gone = un lieu disparu
    .where = dans un lieu disparu
    .there = dans un lieu disparu
    .the = un lieu disparu
square-inside = { $tile }, à l’intérieur
    .where = { $tile-in }
    .there = { $tile-in }
    .the = { $tile-the }
square-front = { $tile }, devant
    .where = devant { $tile-the }
    .there = devant { $tile-the }
    .the = { $tile-the }
square-open = { $tile }
    .where = { $tile-in }
    .there = { $tile-in }
    .the = { $tile-the }
square-street = { $tile } { $place-side } { $near-of }
    .where = { $tile-in } { $place-side } { $near-of }
    .there = { $tile-in } { $place-side } { $near-of }
    .the = { $tile-the } { $place-side } { $near-of }
cell-beside = { $place-side } { $near-of }

## Ce que vise une carte, ou ce qu’elle demande. Une case se dit comme la table la connaît.
## `short` suit un nom et deux points.

nothing = rien
    .short = rien
value-player =
    { $one-is ->
        [you] sur vous
       *[other] sur { $one }
    }
    .short = { $one }
value-players =
    { $one-is ->
        [you] pour vous
       *[other] pour { $one }
    }, { $two-is ->
        [you] à vos dépens
       *[other] aux dépens de { $two }
    }
    .short = { $two } → { $one }
value-square = { $where }
    .short = { $square }
value-way = pour déplacer un zombie { $two-there }
    .short = { $one-square } → { $two-square }
value-building = sur { $the }
    .short = bâtiment { $tile }
value-tile = sur { $the }
    .short = tuile { $one }
value-item =
    { $one-is ->
        [you] contre votre « { $two } »
       *[other] contre « { $two } » de { $one }
    }
    .short = { $two } ({ $one })
value-goods =
    { $one-is ->
        [you] { $two-id ->
            [life] contre une de vos vies
            [bullets] contre vos munitions
           *[guts] contre vos tripes
        }
       *[other] { $two-id ->
            [life] contre une vie de { $one }
            [bullets] contre les munitions de { $one }
           *[guts] contre les tripes de { $one }
        }
    }
    .short = { $two } ({ $one })
value-card = avec « { $one } »
    .short = { $one }
value-kind = avec { $one-the }
    .short = { $one }
value-place = { $one-where }
    .short =
        { $one-x }/{ $one-y }{ $two ->
            [0] { "" }
            [1] { " ↻" }
            [2] { " ↻↻" }
           *[3] { " ↺" }
        }
value-figure = avec { $one-a }
    .short = { $one }
value-good = pour { $one-a }
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
        [one] pour { $one } case
       *[other] pour { $one } cases
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
       *[some] passer jusqu’à { $pass-until }{ $at ->
            [none] { "" }
           *[other] { " " }({ $at })
        }{ $pass-unless_mine ->
            [yes] , sauf s’il s’agit de vous
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

notice-dealer-drawn =
    { $seat-is ->
        [you] Vous commencez.
       *[other] { $seat } commence.
    }
notice-turn-began =
    { $seat-is ->
        [you] Manche { $round } : à vous de jouer.
       *[other] Manche { $round } : à { $seat } de jouer.
    }
notice-turn-skipped =
    { $seat-is ->
        [you] Vous passez votre tour.
       *[other] { $seat } passe son tour.
    }
notice-turn-ended =
    { $seat-is ->
        [you] Vous finissez votre tour.
       *[other] { $seat } finit son tour.
    }
notice-step-began =
    { $seat-is ->
        [you] Votre étape : { $step }.
       *[other] { $seat } : { $step }.
    }
notice-restarted =
    { $seat-is ->
        [you] Vous repartez avec 3 vies et 3 munitions.
       *[other] { $seat } repart avec 3 vies et 3 munitions.
    }

notice-stack-chosen =
    { $seat-is ->
        [you] Vous piochez dans la pile { $stack-of }.
       *[other] { $seat } pioche dans la pile { $stack-of }.
    }
notice-tile-drawn =
    { $seat-is ->
        [you] Vous piochez { $tile-a }.
       *[other] { $seat } pioche { $tile-a }.
    }
notice-placer-drawn =
    { $seat-is ->
        [you] Le sort vous désigne : vous posez la Plateforme hélico.
       *[other] Le sort désigne { $seat } pour poser la Plateforme hélico.
    }
notice-tile-laid =
    { $seat-is ->
        [you] Vous posez { $tile-a }
       *[other] { $seat } pose { $tile-a }
    }{ $cell-where ->
        [none] .
       *[other] { " " }{ $cell-where }.
    }
notice-tile-left = Pas de place pour { $tile-the } : la tuile quitte la partie.
notice-tile-shuffled-back = Pas encore de place pour { $tile-the } : la tuile retourne dans la pile, que l’on mélange.
notice-tile-moved =
    { $seat-is ->
        [you] Vous déplacez { $the } { $cell-where }, avec tout ce qui s’y trouve.
       *[other] { $seat } déplace { $the } { $cell-where }, avec tout ce qui s’y trouve.
    }
notice-tile-destroyed =
    { $seat-is ->
        [you] Vous faites sauter une tuile, avec tout ce qui s’y trouve.
       *[other] { $seat } fait sauter une tuile, avec tout ce qui s’y trouve.
    }
notice-passage-broken =
    { $seat-is ->
        [you] Vous percez un passage
       *[other] { $seat } perce un passage
    } { $side-id ->
        [n] vers le nord
        [e] vers l’est
        [s] vers le sud
       *[w] vers l’ouest
    }, { $at-where }.
notice-map-closed =
    { $seat-is ->
        [you] Vous avez fermé le plan :
       *[other] { $seat } a fermé le plan :
    } { $tiles ->
        [one] la dernière tuile quitte la partie.
       *[other] { $tiles } tuiles quittent la partie.
    }
notice-stack-lost =
    { $tiles ->
        [one] Plus rien n’ouvrira la pile { $stack-of } : sa dernière tuile quitte la partie.
       *[other] Plus rien n’ouvrira la pile { $stack-of } : ses { $tiles } tuiles quittent la partie.
    }
notice-helicopter-lost =
    { $by_spell ->
        [yes] Il n’y a plus de place pour une Plateforme hélico : l’hélicoptère ne viendra pas. Pour gagner, il faut collecter 25 zombies ou prononcer le sortilège dans la Cabane.
       *[no] Il n’y a plus de place pour une Plateforme hélico : l’hélicoptère ne viendra pas. Pour gagner, il faut collecter 25 zombies.
    }
notice-newcomers-rolled =
    { $seat-is ->
        [you] Vous faites { $die } :
       *[other] { $seat } fait { $die } :
    } { $die ->
        [one] un nouveau venu arrive avec la tuile.
       *[other] { $die } nouveaux venus arrivent avec la tuile.
    }
notice-zombie-put = { $figure-start } apparaît { $at-where }.
notice-token-put = Il y a { $token-token } { $at-where }.
notice-zombie-removed = { $figure-start } disparaît { $at-where }.
notice-zombie-moved =
    { $same ->
        [yes] { $figure-start } erre { $to-where }.
       *[no] { $figure-start } arrive { $to-there }.
    }

notice-tiles-seen =
    { $seat-is ->
        [you] Vous regardez
       *[other] { $seat } regarde
    } { $tiles ->
        [none] { $n ->
            [one] la première tuile { $stack-of }.
           *[other] les { $n } premières tuiles { $stack-of }.
        }
       *[other] les premières tuiles { $stack-of }, la prochaine d’abord : { $tiles }.
    }

notice-fight-began =
    { $seat-is ->
        [you] Vous devez combattre { $figure-a } { $at-where }.
       *[other] { $seat } doit combattre { $figure-a } { $at-where }.
    }
notice-combat-roll-called =
    { $seat-is ->
        [you] Vous allez lancer le dé
       *[other] { $seat } va lancer le dé
    }{ $item ->
        [none] .
       *[other] { " " }avec « { $item } ».
    }
notice-fight-rolled =
    { $seat-is ->
        [you] Vous faites
       *[other] { $seat } fait
    } { $die }{ $plus ->
        [0] { "" }
        [-1] { " − 1" }
        [-2] { " − 2" }
       *[other] { " + " }{ $plus }
    } ; il faut { $needed } pour tuer { $figure-the }.
notice-charge-used =
    { $seat-is ->
        [you] Vous utilisez
       *[other] { $seat } utilise
    } « { $card } »{ $left ->
        [0] { " " }pour la dernière fois.
        [one] { " " }: il reste un coup.
       *[other] { " " }: il reste { $left } coups.
    }
notice-zombie-killed =
    { $seat-is ->
        [you] Vous tuez { $figure-the }.
       *[other] { $seat } tue { $figure-the }.
    }
notice-kill-counted =
    { $seat-is ->
        [you] Vous collectez { $figure-a }.
       *[other] { $seat } collecte { $figure-a }.
    }
notice-zombie-dodged =
    { $seat-is ->
        [you] Vous esquivez le zombie, qui reste { $at-where }.
       *[other] { $seat } esquive le zombie, qui reste { $at-where }.
    }
notice-zombie-collected =
    { $seat-is ->
        [you] Sans combat, vous collectez { $figure-a } { $at-where }.
       *[other] Sans combat, { $seat } collecte { $figure-a } { $at-where }.
    }
notice-zombies-lost =
    { $seat-is ->
        [you] Vous rendez
       *[other] { $seat } rend
    } { $n ->
        [one] { $figure-a }.
       *[other] { $n } { $figure-many }.
    }
notice-died =
    { $seat-is ->
        [you] Vous mourez, et repartirez de zéro.
       *[other] { $seat } meurt, et repartira de zéro.
    }

notice-life-gained =
    { $seat-is ->
        [you] { $halves ->
            [0] Vous ne gagnez aucune vie.
            [1] Vous gagnez une demi-vie.
            [2] Vous gagnez une vie.
            [3] Vous gagnez une vie et demie.
            [4] Vous gagnez deux vies.
            [5] Vous gagnez deux vies et demie.
            [6] Vous gagnez trois vies.
            [7] Vous gagnez trois vies et demie.
            [8] Vous gagnez quatre vies.
           *[other] Vous gagnez { $halves } demi-vies.
        }
       *[other] { $halves ->
            [0] { $seat } ne gagne aucune vie.
            [1] { $seat } gagne une demi-vie.
            [2] { $seat } gagne une vie.
            [3] { $seat } gagne une vie et demie.
            [4] { $seat } gagne deux vies.
            [5] { $seat } gagne deux vies et demie.
            [6] { $seat } gagne trois vies.
            [7] { $seat } gagne trois vies et demie.
            [8] { $seat } gagne quatre vies.
           *[other] { $seat } gagne { $halves } demi-vies.
        }
    }
notice-life-lost =
    { $seat-is ->
        [you] { $halves ->
            [0] Vous ne perdez aucune vie
            [1] Vous perdez une demi-vie
            [2] Vous perdez une vie
            [3] Vous perdez une vie et demie
            [4] Vous perdez deux vies
            [5] Vous perdez deux vies et demie
            [6] Vous perdez trois vies
            [7] Vous perdez trois vies et demie
            [8] Vous perdez quatre vies
           *[other] Vous perdez { $halves } demi-vies
        }
       *[other] { $halves ->
            [0] { $seat } ne perd aucune vie
            [1] { $seat } perd une demi-vie
            [2] { $seat } perd une vie
            [3] { $seat } perd une vie et demie
            [4] { $seat } perd deux vies
            [5] { $seat } perd deux vies et demie
            [6] { $seat } perd trois vies
            [7] { $seat } perd trois vies et demie
            [8] { $seat } perd quatre vies
           *[other] { $seat } perd { $halves } demi-vies
        }
    }{ $card ->
        [none] .
       *[other] { " " }(« { $card } »).
    }
notice-bullets-gained =
    { $seat-is ->
        [you] Vous gagnez
       *[other] { $seat } gagne
    } { $n ->
        [0] 0 munition.
        [one] une munition.
       *[other] { $n } munitions.
    }
notice-bullets-lost =
    { $seat-is ->
        [you] Vous perdez
       *[other] { $seat } perd
    } { $n ->
        [0] 0 munition.
        [one] une munition.
       *[other] { $n } munitions.
    }
notice-guts-gained =
    { $seat-is ->
        [you] Vous gagnez
       *[other] { $seat } gagne
    } { $n ->
        [0] 0 jeton Tripes.
        [one] un jeton Tripes.
       *[other] { $n } jetons Tripes.
    }
notice-guts-lost =
    { $seat-is ->
        [you] Vous perdez
       *[other] { $seat } perd
    } { $n ->
        [0] 0 jeton Tripes.
        [one] un jeton Tripes.
       *[other] { $n } jetons Tripes.
    }
notice-jacket-put-on =
    { $seat-is ->
        [you] Vous portez une camisole.
       *[other] { $seat } porte une camisole.
    }
notice-jacket-rolled =
    { $seat-is ->
        [you] { $die ->
            [6] Vous faites 6 et vous défaites de la camisole.
           *[other] Vous faites { $die } : la camisole tient.
        }
       *[other] { $die ->
            [6] { $seat } fait 6 et se défait de la camisole.
           *[other] { $seat } fait { $die } : la camisole tient.
        }
    }
notice-jacket-taken-off =
    { $seat-is ->
        [you] Vous n’avez plus de camisole.
       *[other] { $seat } n’a plus de camisole.
    }
notice-escaped =
    { $seat-is ->
        [you] Vous vous évadez vers la ville.
       *[other] { $seat } s’évade vers la ville.
    }
notice-jeep-taken =
    { $seat-is ->
        [you] Vous montez dans une Jeep.
       *[other] { $seat } monte dans une Jeep.
    }
notice-jeep-lost =
    { $seat-is ->
        [you] Vous perdez la Jeep.
       *[other] { $seat } perd la Jeep.
    }
notice-token-taken =
    { $seat-is ->
        [you] Vous prenez { $token-token }.
       *[other] { $seat } prend { $token-token }.
    }
notice-token-left =
    { $seat-is ->
        [you] Vous laissez le jeton où il est.
       *[other] { $seat } laisse le jeton où il est.
    }

notice-movement-rolled =
    { $seat-is ->
        [you] Vous faites { $die } pour le déplacement.
       *[other] { $seat } fait { $die } pour le déplacement.
    }
notice-no-movement-roll =
    { $seat-is ->
        [you] Vous ne lancez pas le dé pour le déplacement.
       *[other] { $seat } ne lance pas le dé pour le déplacement.
    }
notice-moved =
    { $is_below ->
        [yes] { $seat-is ->
            [you] Dans les égouts, vous passez sous { $to-the }.
           *[other] Dans les égouts, { $seat } passe sous { $to-the }.
        }
       *[no] { $seat-is ->
            [you] { $same ->
                [yes] Vous avancez.
               *[no] Vous allez { $to-there }.
            }
           *[other] { $same ->
                [yes] { $seat } avance.
               *[no] { $seat } va { $to-there }.
            }
        }
    }
notice-stopped =
    { $led_by ->
        [none] { $seat-is ->
            [you] Vous vous arrêtez là.
           *[other] { $seat } s’arrête là.
        }
       *[other] { $led_by-is ->
            [you] Vous arrêtez { $seat } là.
           *[other] { $seat-is ->
                [you] { $led_by } vous arrête là.
               *[other] { $led_by } arrête { $seat } là.
            }
        }
    }
notice-went-by-duct =
    { $seat-is ->
        [you] Vous rampez par un conduit et arrivez { $to-there }.
       *[other] { $seat } rampe par un conduit et arrive { $to-there }.
    }
notice-duct-left =
    { $seat-is ->
        [you] Vous ne prenez pas le conduit.
       *[other] { $seat } ne prend pas le conduit.
    }
notice-leaves-fun-house =
    { $seat-is ->
        [you] Vous atteignez la sortie du Palais du rire.
       *[other] { $seat } atteint la sortie du Palais du rire.
    }
notice-tile-turned = Une tuile du Palais du rire tourne, avec tout ce qui s’y trouve.
notice-spell-cast =
    { $seat-is ->
        [you] Vous prononcez le sortilège de la Cabane.
       *[other] { $seat } prononce le sortilège de la Cabane.
    }
notice-spell-rolled =
    { $seat-is ->
        [you] Vous faites { $die } pour le sortilège
       *[other] { $seat } fait { $die } pour le sortilège
    }{ $pages ->
        [0] { " " }; il faut 6.
        [1] , + 1 pour une page ; il faut 6.
       *[other] , + { $pages } pour les pages ; il faut 6.
    }
notice-pawn-put =
    { $seat-is ->
        [you] Vous voilà soudain { $to-where }.
       *[other] Voilà soudain { $seat } { $to-where }.
    }
notice-manhole-placed =
    { $seat-is ->
        [you] Vous posez une bouche d’égout { $at-where }.
       *[other] { $seat } pose une bouche d’égout { $at-where }.
    }
notice-went-down =
    { $seat-is ->
        [you] Vous descendez dans les égouts.
       *[other] { $seat } descend dans les égouts.
    }
notice-came-up =
    { $seat-is ->
        [you] Vous remontez des égouts.
       *[other] { $seat } remonte des égouts.
    }
notice-ride-declared =
    { $seat-is ->
        [you] Vous prenez le métro et passerez votre prochain tour.
       *[other] { $seat } prend le métro et passera son prochain tour.
    }
notice-zombies-rolled =
    { $seat-is ->
        [you] Vous faites { $die } :
       *[other] { $seat } fait { $die } :
    } { $die ->
        [one] un zombie bouge.
       *[other] { $die } zombies bougent.
    }

notice-cards-drawn =
    { $n ->
        [0] { $seat-is ->
            [you] Vous ne piochez aucune carte.
           *[other] { $seat } ne pioche aucune carte.
        }
       *[other] { $seat-is ->
            [you] Vous piochez
           *[other] { $seat } pioche
        } { $n ->
            [one] une carte
           *[other] { $n } cartes
        }{ $cards ->
            [none] .
           *[other] { " " }({ $cards }).
        }
    }
notice-card-shown =
    { $seat-is ->
        [you] Vous piochez « { $card } », à la vue de tous.
       *[other] { $seat } pioche « { $card } », à la vue de tous.
    }
notice-deck-shuffled =
    { $n ->
        [one] La défausse devient la nouvelle pioche : une carte.
       *[other] On mélange la défausse en une nouvelle pioche de { $n } cartes.
    }
notice-card-discarded =
    { $seat-is ->
        [you] Vous défaussez « { $card } ».
       *[other] { $seat } défausse « { $card } ».
    }
notice-card-left-game =
    { $seat-is ->
        [you] Votre « { $card } » quitte la partie.
       *[other] « { $card } », chez { $seat }, quitte la partie.
    }
notice-card-taken-back =
    { $seat-is ->
        [you] Vous prenez « { $card } » dans la défausse.
       *[other] { $seat } prend « { $card } » dans la défausse.
    }
notice-deck-seen =
    { $seat-is ->
        [you] Vous regardez
       *[other] { $seat } regarde
    } { $n ->
        [one] la prochaine carte Événement
       *[other] les { $n } prochaines cartes Événement
    }{ $cards ->
        [none] .
       *[other] { " " }({ $cards }).
    }
notice-card-taken =
    { $seat-is ->
        [you] Vous prenez
       *[other] { $seat } prend
    } { $card ->
        [none] une carte
       *[other] « { $card } »
    } dans { $from-is ->
        [you] votre main.
       *[other] la main de { $from }.
    }
notice-nothing-discarded =
    { $seat-is ->
        [you] Vous ne défaussez rien.
       *[other] { $seat } ne défausse rien.
    }
notice-window-opened =
    { $moment-id ->
        [turn-start] { $subject-is ->
            [you] Votre tour commence : on peut jouer une carte.
           *[other] { $subject } commence son tour : on peut jouer une carte.
        }
        [tile-drawn] Avant que la tuile ne soit posée, on peut jouer une carte.
        [before-movement-roll] Avant le jet de déplacement, on peut jouer une carte.
        [after-movement-roll] Avant la première case, on peut jouer une carte.
        [die-rolled] { $subject-is ->
            [you] Vous pouvez changer le dé.
           *[other] { $subject } peut changer le dé.
        }
        [kill] Avant que le zombie tué ne compte, on peut jouer une carte.
        [building-entry] { $subject-is ->
            [you] Vous passez la porte et pouvez jouer une carte.
           *[other] { $subject } passe la porte et peut jouer une carte.
        }
        [death] Avant que les objets ne soient perdus, on peut jouer une carte.
        [card-played] { $subject-is ->
            [you] Votre carte attend les réponses.
           *[other] La carte que joue { $subject } attend les réponses.
        }
        [leaves-subway] { $subject-is ->
            [you] Vous allez quitter le métro : on peut jouer une carte.
           *[other] { $subject } va quitter le métro : on peut jouer une carte.
        }
        [leaves-fun-house] { $subject-is ->
            [you] Vous allez quitter le Palais du rire : on peut jouer une carte.
           *[other] { $subject } va quitter le Palais du rire : on peut jouer une carte.
        }
       *[after-zombies] { $subject-is ->
            [you] Avant votre défausse, on peut jouer une carte.
           *[other] Avant que { $subject } ne se défausse, on peut jouer une carte.
        }
    }
notice-asked-anew = Après cette carte, on demande de nouveau à qui peut encore en jouer une.
notice-window-closed = Personne ne joue de carte.
notice-answered =
    { $seat-is ->
        [you] { $passes ->
            [yes] Vous ne jouez pas de carte.
            [no] Vous tenez une carte prête.
           *[other] Vous avez répondu.
        }
       *[other] { $passes ->
            [yes] { $seat } ne joue pas de carte.
            [no] { $seat } tient une carte prête.
           *[other] { $seat } a répondu.
        }
    }
notice-order-left =
    { $seat-is ->
        [you] Vous laissez une consigne
       *[other] { $seat } laisse une consigne
    }{ $order ->
        [none] { " " }pour plus tard.
       *[other] { " " }: { $order }.
    }
notice-end-wished =
    { $seat-is ->
        [you] { $wish ->
            [yes] Vous souhaitez finir la partie.
           *[no] Vous souhaitez continuer.
        }
       *[other] { $wish ->
            [yes] { $seat } souhaite finir la partie.
           *[no] { $seat } souhaite continuer.
        }
    }
notice-card-played =
    { $seat-is ->
        [you] Vous jouez
       *[other] { $seat } joue
    } « { $card } »{ $aim-id ->
        [nothing] .
       *[other] { " " }{ $aim }.
    }
notice-item-used =
    { $seat-is ->
        [you] Vous utilisez
       *[other] { $seat } utilise
    } « { $card } »{ $aim-id ->
        [nothing] .
       *[other] { " " }{ $aim }.
    }
notice-target-changed =
    { $aim-id ->
        [nothing] { $seat-is ->
            [you] Votre « { $card } » ne vise plus rien.
           *[other] « { $card } », que joue { $seat }, ne vise plus rien.
        }
       *[other] { $seat-is ->
            [you] Vous redirigez « { $card } » { $aim }.
           *[other] { $seat } redirige « { $card } » { $aim }.
        }
    }
notice-card-took-effect = « { $card } » prend effet.
notice-card-cancelled =
    { $seat-is ->
        [you] Votre « { $card } » est sans effet : quelqu’un l’annule.
       *[other] « { $card } », que joue { $seat }, est sans effet : quelqu’un l’annule.
    }
notice-card-fizzled =
    { $seat-is ->
        [you] Votre « { $card } » n’a plus rien sur quoi agir.
       *[other] « { $card } », que joue { $seat }, n’a plus rien sur quoi agir.
    }
notice-hand-seen =
    { $seat-is ->
        [you] Vous regardez
       *[other] { $seat } regarde
    } { $of-is ->
        [you] votre main
       *[other] la main de { $of }
    }{ $cards ->
        [none] .
       *[other] { " " }({ $cards }).
    }
notice-effect-began =
    { $aim-id ->
        [nothing] « { $card } » agit désormais.
       *[other] « { $card } » agit désormais { $aim }.
    }
notice-effect-ended =
    { $aim-id ->
        [nothing] « { $card } » n’agit plus.
       *[other] « { $card } » n’agit plus { $aim }.
    }
notice-item-put-in-play =
    { $seat-is ->
        [you] Vous mettez « { $card } » en jeu.
       *[other] { $seat } met « { $card } » en jeu.
    }
notice-item-lost =
    { $seat-is ->
        [you] Vous perdez « { $card } ».
       *[other] { $seat } perd « { $card } ».
    }
notice-item-taken =
    { $from-is ->
        [you] { $seat } vous prend « { $card } ».
       *[other] { $seat-is ->
            [you] Vous prenez « { $card } » à { $from }.
           *[other] { $seat } prend « { $card } » à { $from }.
        }
    }
notice-picked =
    { $aim-id ->
        [player] { $seat-is ->
            [you] Pour « { $card } », vous choisissez { $aim-one }.
           *[other] { $aim-one-is ->
                [you] Pour « { $card } », { $seat } vous choisit.
               *[other] Pour « { $card } », { $seat } choisit { $aim-one }.
            }
        }
        [square] { $seat-is ->
            [you] Pour « { $card } », vous choisissez une case { $aim }.
           *[other] Pour « { $card } », { $seat } choisit une case { $aim }.
        }
        [way] { $seat-is ->
            [you] Avec « { $card } », vous déplacez un zombie { $aim-two-there }.
           *[other] Avec « { $card } », { $seat } déplace un zombie { $aim-two-there }.
        }
        [place] { $seat-is ->
            [you] Pour « { $card } », vous choisissez une place { $aim }.
           *[other] Pour « { $card } », { $seat } choisit une place { $aim }.
        }
        [building] { $seat-is ->
            [you] Pour « { $card } », vous choisissez { $aim-the }.
           *[other] Pour « { $card } », { $seat } choisit { $aim-the }.
        }
        [tile] { $seat-is ->
            [you] Pour « { $card } », vous choisissez { $aim-the }.
           *[other] Pour « { $card } », { $seat } choisit { $aim-the }.
        }
       *[other] { $seat-is ->
            [you] Pour « { $card } », vous choisissez : { $aim-short }.
           *[other] Pour « { $card } », { $seat } choisit : { $aim-short }.
        }
    }
notice-picked-in-secret =
    { $seat-is ->
        [you] { $aim ->
            [none] Vous avez choisi pour « { $card } ».
           *[other] Pour « { $card } », vous choisissez : { $aim-short }.
        }
       *[other] { $aim ->
            [none] { $seat } a choisi pour « { $card } ».
           *[other] Pour « { $card } », { $seat } choisit : { $aim-short }.
        }
    }
notice-enough-picked =
    { $seat-is ->
        [you] Vous en restez là (« { $card } »).
       *[other] { $seat } en reste là (« { $card } »).
    }
notice-die-rolled =
    { $seat-is ->
        [you] Vous faites { $die } pour « { $card } ».
       *[other] { $seat } fait { $die } pour « { $card } ».
    }

notice-game-ended =
    { $how-id ->
        [helipad] { $winners-is ->
            [you] Vous décollez en hélicoptère et gagnez !
           *[other] { $winners } décolle en hélicoptère et gagne.
        }
        [zombies] { $winners-is ->
            [you] Vous avez vingt-cinq zombies et gagnez !
           *[other] { $winners } a vingt-cinq zombies et gagne.
        }
        [cabin] { $winners-is ->
            [you] Le sortilège opère : vous gagnez !
           *[other] Le sortilège opère : { $winners } gagne.
        }
       *[most-zombies] { $winners-n ->
            [0] La partie s’arrête. Personne ne gagne.
            [1] { $winners-is ->
                [you] La partie s’arrête. Vous avez le plus de zombies et gagnez !
               *[other] La partie s’arrête. { $winners } a le plus de zombies et gagne.
            }
           *[other] { $winners-is ->
                [among] La partie s’arrête. Vous partagez la victoire : personne n’a plus de zombies que vous.
               *[other] La partie s’arrête. { $winners } ont le plus de zombies et partagent la victoire.
            }
        }
    }

## Actions. `effect` : ce que cela fait, là où l’action ne le dit pas ; `rules` : les règles dont elle relève,
## avec celles de la question. `question-…` : les arguments de la question à laquelle on répond.

action-draw = Piocher une tuile { $stack-of }
    .short = { $stack }
    .rules = ZOM-4.3 ZOM-19.6
action-place =
    La poser { $cell-where } ({ $cell-x }/{ $cell-y }){ $turn ->
        [0] { "" }
        [1] , tournée vers la droite
        [2] , retournée
       *[3] , tournée vers la gauche
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
action-put-bullet = Poser la munition en { $at-spot }.{ $at-at }
    .short = { $at-spot }.{ $at-at }
    .rules = ZOM-6.6
action-put-life = Poser la vie en { $at-spot }.{ $at-at }
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
       *[other] Jouer « { $card } » : { $aim-short }
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
        [nothing] Utiliser « { $card } »
       *[other] Utiliser « { $card } » : { $aim-short }
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

question-draw-tile =
    { $seat-is ->
        [other] { $seat } choisit la pile où piocher une tuile.
       *[you] Choisissez la pile où piocher une tuile.
    }
    .rules = ZOM-19.6
question-place-tile =
    { $seat-is ->
        [you] Choisissez où va { $tile-the }, et dans quel sens.
       *[other] { $seat } choisit où va { $tile-the }, et dans quel sens.
    }
    .rules = ZOM-5.1 ZOM-5.7
question-put-zombie =
    { $seat-is ->
        [you] Choisissez une case pour { $figure-the }.
       *[other] { $seat } choisit une case pour { $figure-the }.
    }
    .rules = ZOM-6.2 ZOM-6.4
question-put-bullets =
    { $seat-is ->
        [you] Choisissez une case pour un jeton Munition.
       *[other] { $seat } choisit une case pour un jeton Munition.
    }
    .rules = ZOM-6.2 ZOM-1.12
question-put-life =
    { $seat-is ->
        [you] Choisissez une case pour un jeton Vie.
       *[other] { $seat } choisit une case pour un jeton Vie.
    }
    .rules = ZOM-6.2 ZOM-1.12
question-fight =
    { $seat-is ->
        [you] Un zombie est là : lancez le dé. Cartes et objets se jouent avant, ou après.
       *[other] { $seat } lance le dé contre un zombie. Cartes et objets se jouent avant, ou après.
    }
    .rules = ZOM-7.1 ZOM-10.37
question-fight-result =
    { $seat-is ->
        [you] Choisissez ce que vous faites de ce jet.
       *[other] { $seat } choisit que faire de ce jet.
    }
    .rules = ZOM-7.8 ZOM-10.37
question-take-token =
    { $seat-is ->
        [you] Un jeton se trouve sur cette case. Le prenez-vous ?
       *[other] { $seat } peut prendre le jeton de cette case.
    }
    .rules = ZOM-12.13
question-toll =
    { $seat-is ->
        [you] Un tour dans les égouts coûte une vie ou un jeton Tripes. Payez, ou remontez.
       *[other] Un tour dans les égouts coûte une vie ou un jeton Tripes : { $seat } paie, ou remonte.
    }
    .rules = ZOM-16.11
question-duct =
    { $seat-is ->
        [you] Choisissez où vous mène le conduit, ou arrêtez-vous ici et lancez le dé du déplacement.
       *[other] { $seat } peut prendre un conduit au lieu de lancer le dé du déplacement.
    }
    .rules = ZOM-21.6 ZOM-21.8
question-fun-house-tile =
    { $seat-is ->
        [you] { $who-is ->
            [you] Choisissez sur quelle tuile du Palais du rire vous arrivez.
           *[other] Choisissez sur quelle tuile du Palais du rire arrive { $who }.
        }
       *[other] { $who-is ->
            [you] { $seat } choisit sur quelle tuile du Palais du rire vous arrivez.
           *[other] { $seat } choisit une tuile du Palais du rire pour { $who }.
        }
    }
    .rules = ZOM-24.12
question-carnival-crossroads =
    { $seat-is ->
        [you] { $who-is ->
            [you] Choisissez le carrefour où vous sortez du Palais du rire.
           *[other] Choisissez le carrefour où { $who } sort du Palais du rire.
        }
       *[other] { $who-is ->
            [you] { $seat } choisit le carrefour où vous sortez du Palais du rire.
           *[other] { $seat } choisit le carrefour où { $who } sort du Palais du rire.
        }
    }
    .rules = ZOM-24.11
question-move =
    { $seat-is ->
        [you] { $mover-is ->
            [you] { $left ->
                [0] Il ne vous reste aucune case. Agissez ici, ou arrêtez-vous.
                [one] Il vous reste une case : choisissez où aller.
               *[other] Il vous reste { $left } cases : choisissez où aller.
            }
           *[other] { $left ->
                [0] Il ne reste aucune case à { $mover }.
                [one] Il reste une case : choisissez où va { $mover }.
               *[other] Il reste { $left } cases : choisissez où va { $mover }.
            }
        }
       *[other] { $mover-is ->
            [you] { $left ->
                [0] { $seat } vous mène, et il ne reste aucune case.
                [one] { $seat } vous mène, et il reste une case.
               *[other] { $seat } vous mène, et il reste { $left } cases.
            }
           *[other] { $left ->
                [0] Il ne reste aucune case à { $seat }, qui peut encore agir ici.
                [one] Il reste une case à { $seat }.
               *[other] Il reste { $left } cases à { $seat }.
            }
        }
    }
    .rules = ZOM-4.7
question-set-out =
    { $seat-is ->
        [you] { $left ->
            [0] Vous ne pouvez pas avancer, mais vous pouvez agir ici.
            [one] Vous pouvez avancer d’une case : choisissez où.
           *[other] Vous pouvez avancer de { $left } cases : choisissez où.
        }
       *[other] { $left ->
            [0] { $seat } ne peut pas avancer, mais peut agir ici. Quelqu’un joue-t-il d’abord une carte ?
            [one] { $seat } peut avancer d’une case. Quelqu’un joue-t-il d’abord une carte ?
           *[other] { $seat } peut avancer de { $left } cases. Quelqu’un joue-t-il d’abord une carte ?
        }
    }
    .rules = ZOM-10.12 ZOM-10.41
question-move-zombies =
    { $seat-is ->
        [you] { $left ->
            [one] Choisissez encore un zombie à déplacer.
           *[other] Il reste { $left } zombies à déplacer. Choisissez le prochain.
        }
       *[other] { $left ->
            [one] { $seat } déplace encore un zombie.
           *[other] { $seat } déplace encore { $left } zombies.
        }
    }
    .rules = ZOM-13.1 ZOM-13.6 ZOM-10.45
question-discard =
    { $seat-is ->
        [you] { $surplus ->
            [0] Vous pouvez défausser une carte, ce qui met fin à votre tour.
            [one] Vous avez une carte en trop. Choisissez celle que vous défaussez, ce qui met fin à votre tour.
           *[other] Vous avez { $surplus } cartes en trop. Choisissez la première à défausser.
        }
       *[other] { $surplus ->
            [0] { $seat } peut défausser une carte, ce qui met fin au tour.
           *[other] { $seat } a trop de cartes et en défausse une.
        }
    }
    .rules = ZOM-4.9 ZOM-9.21 ZOM-10.46
question-finish-turn =
    { $seat-is ->
        [you] { $surplus ->
            [0] Les zombies ont bougé. Vous pouvez défausser une carte, ce qui met fin à votre tour.
            [one] Vous avez une carte en trop. Choisissez celle que vous défaussez, ce qui met fin à votre tour.
           *[other] Vous avez { $surplus } cartes en trop. Choisissez la première à défausser.
        }
       *[other] { $surplus ->
            [0] Les zombies ont bougé. { $seat } peut défausser une carte, ce qui met fin au tour. Quelqu’un joue-t-il d’abord une carte ?
           *[other] { $seat } a trop de cartes et en défausse une. Quelqu’un joue-t-il d’abord une carte ?
        }
    }
    .rules = ZOM-10.23 ZOM-10.42 ZOM-10.46
question-surplus =
    { $seat-is ->
        [you] { $down_to ->
            [one] Vous pouvez garder une carte. Choisissez-en une à défausser.
           *[other] Vous pouvez garder { $down_to } cartes. Choisissez-en une à défausser.
        }
       *[other] { $down_to ->
            [one] { $seat } se défausse pour garder une carte.
           *[other] { $seat } se défausse pour garder { $down_to } cartes.
        }
    }
    .rules = ZOM-9.19 ZOM-15.8
question-give-back =
    { $seat-is ->
        [you] { $n ->
            [one] Vous rendez une figurine. Choisissez de quelle sorte.
           *[other] Vous rendez { $n } figurines. Choisissez de quelle sorte est la prochaine.
        }
       *[other] { $n ->
            [one] { $seat } rend une figurine.
           *[other] { $seat } rend { $n } figurines.
        }
    }
    .rules = ZOM-8.17
question-arrive =
    { $seat-is ->
        [you] Choisissez la station où vous sortez, et la case.
       *[other] { $seat } choisit une station où sortir.
    }
    .rules = ZOM-17.5
question-react =
    { $moment-id ->
        [turn-start] { $subject-is ->
            [you] Votre tour commence.
           *[other] { $subject } commence son tour.
        }
        [tile-drawn] { $subject-is ->
            [you] Vous avez pioché une tuile, pas encore posée.
           *[other] { $subject } a pioché une tuile, pas encore posée.
        }
        [before-movement-roll] { $subject-is ->
            [you] Vous allez lancer le dé du déplacement.
           *[other] { $subject } va lancer le dé du déplacement.
        }
        [after-movement-roll] { $subject-is ->
            [you] Vous avez lancé le dé du déplacement et allez partir.
           *[other] { $subject } a lancé le dé du déplacement et va partir.
        }
        [die-rolled] { $subject-is ->
            [you] Vous avez lancé le dé. Le changez-vous par une carte ?
           *[other] { $subject } a lancé le dé et peut le changer par une carte.
        }
        [kill] { $subject-is ->
            [you] Vous avez tué un zombie.
           *[other] { $subject } a tué un zombie.
        }
        [building-entry] { $subject-is ->
            [you] Vous passez la porte. Jouez-vous une carte ?
           *[other] { $subject } passe la porte et peut jouer une carte.
        }
        [death] { $subject-is ->
            [you] Vous mourez et allez perdre vos objets.
           *[other] { $subject } meurt et va perdre ses objets.
        }
        [card-played] { $card ->
            [none] { $subject-is ->
                [you] Vous jouez une carte.
               *[other] { $subject } joue une carte.
            }
           *[other] { $subject-is ->
                [you] Vous jouez « { $card } ».
               *[other] { $subject } joue « { $card } ».
            }
        }
        [leaves-subway] { $subject-is ->
            [you] Vous allez quitter le métro.
           *[other] { $subject } va quitter le métro.
        }
        [leaves-fun-house] { $subject-is ->
            [you] Vous allez quitter le Palais du rire.
           *[other] { $subject } va quitter le Palais du rire.
        }
       *[after-zombies] { $subject-is ->
            [you] Les zombies ont bougé, et vous allez vous défausser.
           *[other] Les zombies ont bougé, et { $subject } va se défausser.
        }
    }{ $moment-id ->
        [die-rolled] { "" }
        [building-entry] { "" }
        [card-played] { $asked-is ->
            [other] { " " }Une réponse, { $asked } ?
           *[you] { " " }Répondez-vous ?
        }
       *[other] { $asked-is ->
            [other] { " " }Une carte, { $asked } ?
           *[you] { " " }Jouez-vous une carte ?
        }
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
question-choose =
    { $seat-is ->
        [you] « { $card } » : { $stage }
       *[other] { $seat }, « { $card } » : { $stage }
    }
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

chance-dealer = Le hasard décide qui commence.
chance-deal = Les premières cartes sont distribuées.
chance-tile = Une tuile { $stack-of } est piochée.
chance-placer = Les ex æquo tirent au sort qui pose la Plateforme hélico : { $among }.
chance-newcomers =
    { $seat-is ->
        [you] Vous lancez un dé pour savoir combien viennent avec la tuile.
       *[other] { $seat } lance un dé pour savoir combien viennent avec la tuile.
    }
chance-fight =
    { $seat-is ->
        [you] Vous lancez le dé du combat.
       *[other] { $seat } lance le dé du combat.
    }
chance-movement =
    { $seat-is ->
        [you] Vous lancez le dé du déplacement.
       *[other] { $seat } lance le dé du déplacement.
    }
chance-zombies =
    { $seat-is ->
        [you] Vous lancez le dé des zombies.
       *[other] { $seat } lance le dé des zombies.
    }
chance-spell =
    { $seat-is ->
        [you] Vous lancez le dé du sortilège.
       *[other] { $seat } lance le dé du sortilège.
    }
chance-jacket =
    { $seat-is ->
        [you] Vous lancez un dé pour vous défaire de la camisole.
       *[other] { $seat } lance un dé pour se défaire de la camisole.
    }
chance-cards =
    { $seat-is ->
        [you] { $n ->
            [one] Vous piochez une carte.
           *[other] Vous piochez { $n } cartes.
        }
       *[other] { $n ->
            [one] { $seat } pioche une carte.
           *[other] { $seat } pioche { $n } cartes.
        }
    }
chance-die =
    { $seat-is ->
        [you] Vous lancez un dé pour « { $card } ».
       *[other] { $seat } lance un dé pour « { $card } ».
    }
chance-dice =
    { $seat-is ->
        [you] Vous lancez deux dés pour « { $card } ».
       *[other] { $seat } lance deux dés pour « { $card } ».
    }
chance-theft =
    { $seat-is ->
        [you] Vous tirez
       *[other] { $seat } tire
    } { $from-is ->
        [you] une carte de votre main.
       *[other] une carte de la main de { $from }.
    }

## Refus

refusal-another-decides = C’est à quelqu’un d’autre de décider : attendez votre tour.
refusal-bullets-do-not-reach = Vos munitions ne suffisent pas pour tuer : perdez une vie et relancez.
refusal-came-up-before-the-toll = Vous avez quitté les égouts avant le péage : redescendez au prochain tour.
refusal-cannot-leave-fight = On ne quitte pas un combat : lancez d’abord le dé.
refusal-card-is-being-resolved = Une carte fait effet : attendez qu’elle ait fini.
refusal-card-not-held = Vous n’avez pas cette carte.
refusal-card-of-the-round-played = Vous avez déjà joué votre carte : la suivante sera pour votre prochain tour.
refusal-cards-are-silenced = Vous ne pouvez jouer aucune carte avant d’avoir tué un zombie.
refusal-come-up-already = Un déplacement ne permet qu’une remontée : restez sous terre.
refusal-condition-not-met = Vous n’êtes pas au bon endroit pour cette carte, ou il vous manque ce qu’elle demande.
refusal-cost-not-payable = Vous ne pouvez pas payer le coût de cette carte.
refusal-five-lives-already = Vous avez déjà cinq vies.
refusal-gone-down-already = Un déplacement ne permet qu’une descente : restez dans les rues.
refusal-half-a-life-is-not-enough = Une demi-vie ne suffit pas pour payer.
refusal-hand-above-limit = Vous avez trop de cartes en main : défaussez d’abord.
refusal-has-moved-already = Ce zombie a déjà bougé : choisissez-en un autre.
refusal-item-has-no-use = Cet objet agit de lui-même.
refusal-items-do-nothing = Pour l’instant, les objets ne font rien.
refusal-manhole-is-closed = Cette bouche d’égout est fermée pour l’instant.
refusal-manhole-is-here = Il y a déjà une bouche d’égout ici.
refusal-more-is-due = La carte en demande davantage.
refusal-must-go-on = Vous devez continuer tant qu’il y a un chemin.
refusal-no-dodge = Ce jet n’est pas une esquive : tuez, ou perdez une vie.
refusal-no-duct-there = Aucun conduit ne mène là : choisissez une case à conduit.
refusal-no-guts = Vous n’avez pas de jeton Tripes pour payer.
refusal-no-life-to-lose = Il n’y a pas de vie à perdre ici.
refusal-no-manhole-below = Sous terre, vous ne posez une bouche d’égout que pour remonter.
refusal-no-manhole-here = Vous ne pouvez pas poser de bouche d’égout ici.
refusal-no-manhole-now = Vous ne posez une bouche d’égout que pendant votre propre déplacement, sans autre pion et de votre plein gré.
refusal-no-open-moment = Personne ne peut jouer de carte à ce moment.
refusal-no-platform = Choisissez une case d’une Station de métro.
refusal-no-ride-here = Vous ne pouvez pas prendre le métro d’ici maintenant.
refusal-no-room-for-a-whole-life = Avec quatre vies et demie, vous n’avez pas la place d’une vie entière.
refusal-no-sewer-token = Vous n’avez plus de plaque d’égout.
refusal-no-sewers = Cette table joue sans égouts.
refusal-no-spell-here = Prononcez le sortilège dans la Cabane, une fois par tour, et sans chien dedans.
refusal-no-squares-left = Il ne vous reste aucune case à parcourir.
refusal-no-such-item = Vous n’avez pas cet objet en jeu.
refusal-no-such-player = Personne n’est assis là.
refusal-no-such-square = Cette case n’existe pas.
refusal-no-such-target = Cette carte ne peut pas viser cela.
refusal-no-such-tile-there = Choisissez une des tuiles proposées.
refusal-no-such-weapon = Vous n’avez pas cet objet pour ce jet.
refusal-no-token-here = Il n’y a pas de jeton ici.
refusal-no-way-down = Vous ne pouvez pas descendre ici.
refusal-no-way-out-here = Vous ne pouvez pas quitter le Palais du rire d’ici maintenant.
refusal-no-way-there = Aucun chemin n’y mène.
refusal-no-way-up = Vous ne pouvez pas remonter ici.
refusal-no-zombie-there = Il n’y a pas de zombie là.
refusal-none-of-that-kind = Vous n’en avez collecté aucun de cette sorte.
refusal-not-a-choice = La carte ne propose pas ce choix.
refusal-not-a-place-for-it = Cela ne peut pas aller là : choisissez une autre case.
refusal-not-at-this-time = Ce n’est pas le moment pour cette carte.
refusal-not-in-reach = C’est trop loin à pied : choisissez une case plus proche.
refusal-nothing-below = Sous les rues, vous ne pouvez rien prendre ni poser.
refusal-only-answers-to-this-card = Seule une carte qui agit sur celle-ci peut être jouée maintenant.
refusal-page-of-the-turn-discarded = Vous avez déjà défaussé une page ce tour-ci.
refusal-page-of-the-turn-put-in-play = Vous avez déjà mis une page en jeu ce tour-ci.
refusal-result-too-low = Votre résultat est trop bas pour tuer.
refusal-second-item-of-a-kind = Vous en avez déjà un de cette sorte en jeu.
refusal-stack-not-open = Il n’y a pas de tuile à tirer de cette pile.
refusal-tile-does-not-fit = La tuile ne va pas là : une rue doit rejoindre une rue.
refusal-tile-stays = Vous ne tournez la tuile que si aucun pas n’en sort, et avant de vous déplacer.
refusal-token-is-here = Il y a déjà un jeton ici, et une case n’en porte qu’un.
refusal-tokens-stay = Pour l’instant, tous les jetons restent où ils sont.
refusal-window-is-open = Jouez d’abord une carte, ou passez.
refusal-window-of-others = La question est pour d’autres, pas pour vous.
refusal-wished-already = Vous l’avez déjà dit.
refusal-zombie-cannot-go-there = Le zombie ne peut pas aller là : choisissez une case voisine de la sienne.
refusal-zombie-on-the-manhole = Un zombie est sur la bouche d’égout : vous ne pouvez pas descendre.
refusal-zombie-on-token = Un zombie est sur le jeton : personne ne le prend.

## Pourquoi un aide le ferait

reason-better-place = De là, vous pouvez mettre en jeu une carte de votre main.
reason-by-the-odds = D’après les probabilités, c’est le meilleur choix pour vous.
reason-card-now = Cette carte vaut plus maintenant que dans votre main.
reason-easy-for-you = Facile à prendre pour vous, difficile pour les autres.
reason-fetch-bullets = Il y a là des munitions.
reason-fetch-life = Il y a là une vie.
reason-hunt = Un combat à cet endroit a de bonnes chances de réussir.
reason-keep-cards = Chaque carte ici mérite d’être gardée.
reason-lead-astray = Vers des zombies, ou loin de l’hélicoptère.
reason-not-worth-a-step = Rien à portée ne vaut le déplacement.
reason-prey-or-peace = Près de vous si un combat rapporte, loin de vous sinon.
reason-save-cards = Aucune carte ne mérite d’être jouée ici.
reason-tile-for-you = Ce qui est utile est près de vous, et loin des autres.
reason-to-the-helicopter = Vers l’hélicoptère : qui l’atteint gagne.
reason-worst-card = C’est la carte qui vaut le moins.
reason-zombies-to-rivals = Vers qui est près de gagner, loin de ce que vous voulez.

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
option-round_limit = Après combien de manches la partie finit et le plus de zombies gagne : un nombre, ou aucune limite.
option-first_passes = Dans quelles fenêtres chacun passe au départ : aucune, ou celles des tours des autres qui ne le concernent pas, pour des parties sur plusieurs jours.

## Préréglages : des façons de jouer que l’hôte choisit d’un clic.

preset-first = Première partie
    .about = La boîte de base sans jetons de tripes, et une plateforme hélico qui arrive plus tôt.
preset-classic = Classique
    .about = La boîte de base, toutes ses règles : 25 zombies ou la plateforme hélico.
preset-everything = Tout
    .about = Toutes les boîtes sur une carte : campus, galerie, prison, égouts et le reste.
