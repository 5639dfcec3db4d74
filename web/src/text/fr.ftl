# Les mots du client lui-même. Ceux d’un jeu sont dans games/<jeu>/text,
# les listes et les refus de la table dans crates/terminal/text.

failure-unreadable = Le serveur n’a pas compris. Rechargez la page.
failure-not-your-seat = Ce n’est pas votre place.
failure-not-playing = Personne ne joue à cette table pour l’instant.
failure-too-fast = Trop vite. Attendez un instant.
failure-too-long = C’est trop long. Raccourcissez.
failure-not-allowed = Vous ne pouvez pas faire cela ici.
failure-not-stored = Le serveur n’a pas pu l’enregistrer. Rien n’a changé : réessayez.
failure-overtaken = Quelqu’un est intervenu avant vous : votre réponse ne compte pas.
failure-not-this-step = La leçon porte sur autre chose pour l’instant.
error-unreachable = Impossible de joindre le serveur. Ce que vous avez fait y est conservé.
error-unknown = Quelque chose a mal tourné.
error-not-found = Il n’y a rien ici.
error-wrong-password = Le nom ou le mot de passe est faux. Réessayez.
error-name-taken = Ce nom est pris. Choisissez-en un autre.
error-try-again = Réessayer
nav-play = Jouer
nav-tables = Tables
nav-replays = Rediffusions
nav-rules = Règles
nav-about = À propos
nav-board = Plateau
nav-players = Joueurs
nav-log = Journal
nav-chat = Discussion
nav-profile = Profil
language-switch = English
theme-title = Couleurs
theme-system = Système
theme-night = Nuit
theme-paper = Papier
skip-to-content = Aller à la table
home-title-1 = Quatre nuits.
home-title-2 = Quelqu’un se fait manger.
home-sentence = Votez, négociez, courez et mordez selon les vraies règles : entre amis, avec des robots, ce soir ou sur plusieurs jours.
home-play-bots = Jouer avec des robots
home-invite = Inviter des amis
home-waiting = On vous attend
home-your-tables = Vos tables
home-open-tables = Tables ouvertes
home-nobody = Personne n’est de sortie ce soir.
home-new-table = Nouvelle table
home-join = Rejoindre
home-watch = Regarder
home-go-on = Continuer
home-play = Jouer
home-learn = Apprendre
home-with-friends = Entre amis
home-coming = Bientôt
home-all = Toutes
home-live = Avec horloge
home-days = Plusieurs jours
home-relaxed = Sans horloge
home-starting = On met la table…
status-lobby = En préparation
status-running = En cours
status-over = Finie
your-move = À vous
pace-relaxed = Sans horloge
pace-live = Avec horloge
pace-days = Plusieurs jours
pace-about-relaxed = Prenez tout le temps qu’il vous faut.
pace-about-live = Une horloge tourne quand c’est à vous d’agir.
pace-about-days = Vous avez un jour environ par coup, et une réserve de temps.
learn-before = Avant votre première partie
learn-again = En bref
learn-title = { $game } en quatre images
learn-pictures = Quatre images
learn-later = Ces images restent dans l’Aide.
learn-straight = Commencer la partie
learn-skip = Passer
learn-next = Suivant
learn-of = { $n } sur { $of }
learn-lesson = Jouer la leçon
learn-minutes = quatre minutes
lobby-seats = Places
lobby-link = Le lien pour vos amis
lobby-copied = Copié
lobby-sit = S’asseoir ici
lobby-stand = Se lever
lobby-put-bot = Robot
lobby-kick = Retirer
lobby-free = Place libre
lobby-you = vous
lobby-host = hôte
lobby-start = Commencer la partie
lobby-only-host = { $name } lancera la partie
lobby-yours = Votre table
lobby-of = La table de { $name }
lobby-invites = { $name } vous invite
lobby-players = { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
lobby-seated = à table
lobby-your-seat = votre place
lobby-for-friend = attend un ami
lobby-name = Votre nom à la table
lobby-as = Vous jouez sous le nom { $name }.
lobby-take = Prendre la place
lobby-take-about = Ni compte, ni téléchargement. Vous pouvez lire les règles en attendant les autres.
lobby-take-over = Reprendre la place de { $name }
lobby-watch = Regarder
lobby-full = Toutes les places sont prises. Vous pouvez regarder.
lobby-code-unknown = Aucune table n’a ce code. Un code a huit lettres ou chiffres, mais jamais 0, O, 1 ni I.
lobby-invite = Inviter un ami
lobby-invite-about = Visez le code avec un téléphone, ou envoyez le lien. Personne n’a besoin d’un compte pour s’asseoir.
lobby-qr = QR code du lien
lobby-code = Ou tapez le code
lobby-copy = Copier le lien
lobby-message = Message
lobby-mail = E-mail
lobby-send = Envoyer le lien
lobby-large = Code en grand
lobby-message-text = Jouez à { $game } avec moi : { $link }
lobby-give-bot = { $n ->
        [one] Donner la place libre à un robot
       *[other] Donner les places libres à des robots
    }
lobby-start-missing = { $n ->
        [1] Commencer : une place est encore libre
        [2] Commencer : deux places sont encore libres
        [3] Commencer : trois places sont encore libres
        [4] Commencer : quatre places sont encore libres
        [5] Commencer : cinq places sont encore libres
       *[other] Commencer : { $n } places sont encore libres
    }
lobby-while = En attendant
lobby-pictures-about = Tout le jeu en une minute. Votre place reste la vôtre.
lobby-read = Lire les règles
lobby-read-about = Chaque règle a un numéro. Votre place reste la vôtre.
lobby-arrived = { $name } s’assied.
lobby-seats-said = { $n ->
        [1] Une place.
        [2] Deux places.
        [3] Trois places.
        [4] Quatre places.
        [5] Cinq places.
        [6] Six places.
       *[other] { $n } places.
    }
lobby-chance = Les dés sont scellés avant la partie : engagement { $short }. Votre navigateur y ajoute son propre hasard.
new-title = Nouvelle table
new-game = Jeu
new-visibility = Qui peut la trouver
new-pace = Rythme
new-create = Ouvrir la table
new-preset = Combien de règles
new-you = Vous
new-friend = Un ami
new-by-link = par lien
new-bot-random = robot calme
new-bot-thumb = robot rusé
new-add-seat = Ajouter une place
new-up-to = jusqu’à { $n ->
        [4] quatre
        [5] cinq
        [6] six
       *[other] { $n }
    }
new-seat = Place { $seat } :
new-seats-hint = Touchez une place pour changer : un ami, un robot, ou personne.
new-detail = Les règles en détail
new-as-preset = { $n ->
        [one] { $n } réglage, comme prévu ci-dessus
       *[other] { $n } réglages, tous comme prévu ci-dessus
    }
new-as-usual = { $n ->
        [one] { $n } réglage, comme d’habitude
       *[other] { $n } réglages, tous comme d’habitude
    }
new-changed = { $n ->
        [one] { $n } règle modifiée
       *[other] { $n } règles modifiées
    }
new-back = Revenir au choix ci-dessus
new-sum-friends = { $n ->
        [1] un ami
        [2] deux amis
        [3] trois amis
        [4] quatre amis
        [5] cinq amis
       *[other] { $n } amis
    }
new-sum-bots = { $n ->
        [1] un robot
        [2] deux robots
        [3] trois robots
        [4] quatre robots
        [5] cinq robots
       *[other] { $n } robots
    }
new-sum-time = environ { $time }
new-minutes = { $n } min
new-hours = { $n } h
new-hours-minutes = { $n } h { $rest }
new-cancel = Annuler
visibility-open = Ouverte à tous
visibility-private = Par lien seulement
visibility-about-open = Tout le monde la trouve sur l’accueil.
visibility-about-private = Seules les personnes qui ont votre lien peuvent s’asseoir.
top-undo = Annuler
top-undo-closes = Vous pouvez annuler tant que rien n’est révélé et que personne n’agit.
top-help = Aide
top-menu = Menu
top-since = Pendant votre absence
since-title = Pendant votre absence
since-close = Continuer
nothing-new = Il ne s’est rien passé.
reconnecting = La ligne est coupée. Reconnexion… Rien n’est perdu.
connecting = On cherche la table…
waits-for = { $names ->
       *[other] On attend { $names }
    }
watching = Vous regardez la partie. Ce qui est secret le reste.
your-turn = À vous
film-title = Pas à pas
film-speed = Vitesse : { $n }×, la changer
key-enter = Entrée
film-skip = Passer
banner-over = La nuit est finie
banner-chance = Les dés décident
log-empty = Il ne s’est encore rien passé.
log-round = Manche { $n }
chat-say = Dites quelque chose à la table…
chat-whisper = Chuchotez à { $name }…
chat-send = Envoyer
chat-empty = Personne n’a encore rien dit.
chat-whispers = chuchote à { $name }
chat-everybody = Tout le monde
rules-loading = On ouvre le livre de règles…
rules-open = Toutes les règles
rules-preface = À propos de ce livre de règles
rules-found =
    { $n ->
        [0] Aucune règle ne contient ces mots.
        [one] 1 règle
       *[other] { $n } règles
    }
rules-origin = Origine
rules-command = Dans le terminal
rules-from-seed = un résumé des règles du jeu imprimé
rules-from-public = d’autres sources publiques concordent
rules-from-ruling = aucune source ne le dit ; ce projet a tranché
rules-from-recon = reconstitué par ce projet
rules-from-own = créé pour ce projet
rules-search = Trouver une règle…
rules-all = Tout le livre de règles
why-not = Impossible maintenant
why-rule = Règle { $rule }
why-close = Compris
text-panel = Tous les choix
text-panel-open = Tous les choix en liste (T)
text-panel-close = Retour aux images (T)
text-panel-none = Vous n’avez rien à faire maintenant.
text-panel-hint = Tapez un numéro, ou Tab et Entrée. U annule, T ferme.
menu-animations = Animations
menu-more-time = Plus de temps pour intervenir
menu-sound = Son
sound-volume = Volume
sound-mute = Couper le son
sound-muted = coupé
menu-on = Oui
menu-off = Non
menu-language = Langue
menu-hand-over = Laisser un robot jouer ma place
menu-take-back = Reprendre ma place
menu-resign = Abandonner
menu-resign-sure = Vraiment abandonner cette partie ?
menu-leave = Accueil
table-about = À propos de cette table
table-origins = Reconstitué
table-nothing-reconstructed = Tout sur cette table est comme dans la boîte.
table-origins-of-rules = Dans les règles complètes, chaque règle dit d’où elle vient.
menu-text = Tous les choix en liste
yes = Oui
no = Non
close = Fermer
you = Vous
bot = robot
away = pas là
points = pts
over-rematch = Revanche
over-rematch-now = Revanche immédiate
over-wants-rematch = { $name } veut une revanche
over-another = Autre partie
over-enter = Entrée
over-awards = Distinctions
over-loading = L’histoire de la partie arrive…
over-replay = Revoir
over-verify = Vérifier le hasard
over-home = Accueil
over-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
replay-title = Rediffusion
replay-step = Étape { $n } sur { $total }
replay-as = Avec les yeux de
replay-everybody = tous, avec les secrets
replay-table = tous, sans les secrets
replay-share = Partager ce moment
replay-speed = Vitesse
replay-play = Lire
replay-pause = Pause
replay-back = Précédent
replay-next = Suivant
replay-first = Début
replay-last = Fin
replay-none = Quand une de vos parties sera finie, vous pourrez la revoir ici.
verify-title = Le hasard, tiré à nouveau
verify-run = Vérifier chaque dé et chaque carte
verify-running = On tire à nouveau chaque nombre…
verify-true = { $n ->
        [one] La réponse du hasard est exactement celle que donnent le secret et les joueurs.
       *[other] Les { $n } réponses du hasard sont exactement celles que donnent le secret et les joueurs.
    }
verify-false = { $n ->
        [one] { $n } réponse du hasard ne correspond pas.
       *[other] { $n } réponses du hasard ne correspondent pas.
    }
verify-commitment-true = Le secret est bien celui qui était promis avant la partie.
verify-commitment-false = Le secret n’est pas celui qui était promis avant la partie.
verify-how = Votre navigateur l’a fait lui-même : SHA-256 du secret, puis HMAC-SHA-256 pour chaque tirage.
verify-no-secret = Vous pourrez vérifier quand la partie sera finie : le secret n’est montré qu’alors.
profile-title = Profil
profile-guest = Vous jouez en invité. Choisissez un nom et un mot de passe pour garder vos parties.
profile-name = Nom
profile-password = Mot de passe
profile-register = Garder mes parties
profile-login = Se connecter
profile-logout = Se déconnecter
profile-forget = Supprimer mon compte
profile-forget-sure = Vraiment supprimer ce compte ? Les parties finies restent, sans votre nom.
profile-export = Télécharger mes données
profile-results = Résultats
profile-ratings = Classements
profile-none = Aucune partie finie pour l’instant.
profile-since = Ici depuis { $date }
profile-nobody = Jouez une partie, ou choisissez un nom et un mot de passe.
about-title = À propos de Revenant
about-text = Revenant fait jouer des jeux de zombies selon leurs vraies règles, dans le navigateur : entre amis, avec des robots, en direct ou sur plusieurs jours. C’est un logiciel libre.
about-art = Tous les dessins sont originaux. Les noms des jeux appartiennent à leurs éditeurs ; aucune image, aucun logo, aucun texte d’eux n’est utilisé.
about-icons = Icônes des contributeurs de game-icons.net, CC BY 3.0 : Lorc, Delapouite, Skoll, John Colburn, sbed, Cathelineau, Caro Asercion, Faithtoken, DarkZaitzev, Guard13007 et d’autres.
about-lucide = Icônes d’interface par Lucide, licence ISC.
about-fonts = Caractères : Barlow de Jeremy Tribby, Big Shoulders de Patric King, sous SIL Open Font License.
about-chance = Dés et cartes viennent d’un secret promis avant la partie et montré après. Toute partie finie se vérifie sur sa page de rediffusion.
lost-title = Ici, il n’y a que des morts
lost-text = Cette page n’existe pas.
lost-home = Accueil
other-rules-title = Cette partie a commencé sous d’autres règles
other-rules-text = Elle a commencé avec la version { $theirs } des règles ; ce serveur a la version { $ours }. Vous ne pouvez pas la poursuivre, mais elle est conservée telle quelle.
profile-best = record { $n }
profile-won = Gagné
profile-lost = Perdu
profile-place = rang { $n }
profile-place-of = { $n }e sur { $of }
profile-filter = Quelles parties
profile-all = Toutes
profile-all-games = Les { $n } parties
profile-watch = Revoir
profile-won-by-game = Gagnées, par jeu
profile-won-of = { $won } sur { $played }
profile-expected = Un joueur moyen en aurait gagné { $n }.
profile-tick = Le trait : ce qu’un joueur moyen aurait gagné à ces tables.
profile-evenings = Soirées
profile-n-played = jouées
profile-n-won = gagnées
profile-play = Jouer
profile-promises-title = Promesses
profile-promises-of =
    { $n ->
        [one] promesse tenue sur { $n }
       *[other] promesses tenues sur { $n }
    }
error-not-signed-in = Connectez-vous d’abord.
error-too-many-requests = Trop de demandes. Réessayez dans un moment.
error-unavailable = Le serveur ne peut pas le faire maintenant. Réessayez dans un instant.
error-seat-taken = Cette place est prise. Choisissez-en une autre.
error-already-seated = Vous avez déjà une place à cette table.
error-wrong-status = Trop tard : la table a continué entre-temps.
error-not-a-guest = Vous avez déjà un compte.
error-too-long = C’est trop long. Raccourcissez.
error-malformed = Le serveur n’a pas compris.
error-other-rules = Cette partie a été jouée avec une autre version des règles : vous ne pouvez plus la revoir pas à pas. Son journal est conservé.
error-not-over = Vous verrez tout une fois la partie finie.
error-other-origin = Cette demande venait d’un autre site.
error-password-length = Un mot de passe a de 8 à 200 caractères.
error-name-length = Un nom a de 1 à 24 caractères.
error-name-characters = N’utilisez que des lettres, des chiffres et des signes visibles.
error-seats-free = Il reste des places libres. Remplissez-les d’abord.
error-not-seated = Vous n’avez pas de place à cette table.
error-no-such-seat = Cette table n’a pas cette place.
error-too-large = C’est trop gros pour le serveur. Réduisez.
error-too-slow = La connexion est trop lente. Réessayez.
suggest = Un conseil
suggested = Conseil : { $what }
orders-proposed = Ordres proposés
orders-give-all = Les donner tous
top-undo-until = avant que quelqu’un agisse
hand-title = Votre main
hand-none = Pas de carte
hand-locked = Aucune jouable
over-winner = Victoire
over-title = L’aube
hand-playable = { $n ->
        [one] { $n } jouable
       *[other] { $n } jouables
    }
since-list = En liste
since-now = Retour au présent
chat-to = À qui
chat-answer = Répondre
chat-whispers-you = vous chuchote
chat-empty-private = Vous n’avez encore rien chuchoté avec { $name }. Personne d’autre ne le lira.
board-whole = Tout le plateau
board-closer = Plus près
board-farther = Plus loin
board-follow = Suivre la partie
more = Plus
curtain-give = Passez l’appareil à { $name }
curtain-ready = Je suis { $name }, c’est bon
curtain-others = Les autres regardent ailleurs. Rien du jeu ne s’affiche avant.
covered-hand = { $name } : cartes et choix sont face cachée.
covered-look = Je suis { $name } : regarder
covered-chat = Face cachée tant que c’est au tour de quelqu’un d’autre.
lobby-this-device = cet appareil
lobby-put-friend = Sur cet appareil
lobby-friend-title = Une autre personne sur cet appareil
lobby-friend-about = Vous vous passez l’appareil. Un rideau tombe entre vous : personne ne voit les cartes des autres. Ces parties ne comptent pour aucun classement.
lobby-friend-name = Nom
lobby-friend-add = Prendre la place
chat-only-players = Vous écoutez : seuls les joueurs parlent à la table.
error-not-the-host = Seul l’hôte peut faire cela.
error-not-your-seat = Ce n’est pas votre place.
window-wait = Attendez !
window-go-on = Continuer
window-key = Espace
window-left = { NUMBER($n, minimumFractionDigits: 1) } s
window-left-whole = { $n } s
window-title = C’est le moment d’intervenir
window-thinking = { $n ->
        [one] { $names } réfléchit
       *[other] { $names } réfléchissent
    }
window-thinking-about = La partie continuera ensuite.
window-play-or-pass = Jouez une carte éclairée, ou laissez passer.
window-others-first = Les autres peuvent d’abord intervenir.
window-goes-by = La partie continue d’elle-même.
window-if-nothing = Si vous ne faites rien, la partie continue dans { $n } s.
window-still-open = Vous pouvez intervenir tant que personne n’a continué.
window-answers = Vous pouvez répondre avec
window-may-answer = Vous pouvez répondre avec { $counted } : { $names }.
window-n-card = { $n ->
        [one] une carte
        [2] deux cartes
        [3] trois cartes
       *[other] { $n } cartes
    }
window-n-item = { $n ->
        [one] un objet
        [2] deux objets
        [3] trois objets
       *[other] { $n } objets
    }
window-n-power = { $n ->
        [one] un pouvoir
        [2] deux pouvoirs
        [3] trois pouvoirs
       *[other] { $n } pouvoirs
    }
window-n-deed = { $n ->
        [one] un choix
        [2] deux choix
        [3] trois choix
       *[other] { $n } choix
    }
window-yours = La partie vous attend. Jouez quelque chose, ou continuez.
window-now = maintenant
window-then = ensuite
# How long it takes until it is this player's turn.
window-about = dans { $n } s environ
window-kept = Votre choix est noté
window-kept-about = Il s’applique, sauf si quelqu’un intervient d’ici là.
tempo-speed = Vitesse
tempo-skip = Jusqu’à moi
tempo-stops = S’arrêter pour mes cartes
tempo-when-one-fits = Si une convient
tempo-never = Jamais
announce-overtaken = Quelqu’un est intervenu avant vous : votre réponse ne compte pas.
announce-too-late = Trop tard : la partie a continué.
announce-alone = Vous ne jouez qu’avec des robots : la partie ne s’arrête plus que pour vos cartes.
announce-joined = Quelqu’un vous rejoint : tout le monde a maintenant le même temps pour intervenir.
announce-watched = Quelqu’un regarde : tout le monde a maintenant le même temps pour intervenir.
bots-begin = Laisser un robot commencer
windows-alone = Vous ne jouez qu’avec des robots : la partie ne s’arrête que pour vos cartes.
windows-together = Temps pour intervenir, le même pour tous : { NUMBER($n) } s
windows-asked = La partie attend que tout le monde ait répondu.
new-grace = Le temps d’intervenir
grace-usual = Comme d’habitude ici
grace-seconds = { NUMBER($n) } s
grace-about = À plusieurs, le temps qu’a chaque personne pour intervenir avant que la partie continue. Choisissez plus si quelqu’un lit lentement ou utilise un lecteur d’écran.
lobby-grace = Tout le monde a { NUMBER($n) } s pour intervenir.
seats-of-bots = Places des robots
seats-open = Places ouvertes
seats-open-for-friend = Ouvrir cette place à quelqu’un
seats-close = Refermer cette place
seats-open-about = Toute personne qui a le lien peut prendre une place ouverte ; son robot joue jusque-là. Le résultat d’une telle place ne compte pour personne.
seats-is-open = Place ouverte : { $name }
seats-take = Prendre cette place
seats-take-about = Un robot la joue jusque-là. Son résultat ne compte pour personne.
orders-given = donné
announce-asked = Vous n’êtes plus la seule personne ici : la partie attend maintenant tout le monde.
window-pass-turn = Passer pour ce tour

## Leçons

lesson-title = Leçon
lesson-nothing-counts = Leçon · rien ne compte
lesson-step = Étape { $step } sur { $of }.
lesson-back = Retour
lesson-next = Suite
lesson-skip = Passer la leçon
lesson-home = Accueil
lesson-play = Jouer avec des robots
lesson-leave = Quitter la leçon ?
lesson-kept = Elle reprendra ici à votre retour.
lesson-stay = Rester
lesson-leave-yes = Quitter

## Hints that a player sees once at the table.

hint-title = Conseil
hint-close = Compris
hint-none = Plus de conseils
menu-hints = Conseils
notices-title = Recevoir un avis quand c’est votre tour
notices-about = Quand personne ne regarde une table, le serveur peut vous dire ce qui s’y passe.
notices-device = Recevoir les avis sur cet appareil
notices-this-device = cet appareil
notices-ability-no = Ce navigateur ne peut pas recevoir d’avis ici. Prenez un des autres moyens, ou un autre navigateur. Une adresse qui commence par http:// ne le permet pas non plus.
notices-ability-install = Sur un iPhone ou un iPad, installez d’abord Revenant : touchez Partager, puis « Sur l’écran d’accueil », et ouvrez-le de là.
notices-ability-denied = Votre navigateur interdit les notifications de ce site. Touchez l’icône à côté de l’adresse, autorisez les notifications et rechargez la page.
notices-add = Un autre moyen :
notices-add-it = Ajouter
notices-kind-push = Appareil
notices-kind-mail = E-mail
notices-kind-discord = Discord
notices-kind-slack = Slack
notices-kind-ntfy = ntfy
notices-how-discord = Dans Discord, ouvrez les paramètres d’un salon, choisissez Intégrations puis Webhooks, et copiez l’adresse d’un nouveau webhook.
notices-how-slack = Dans Slack, ajoutez un webhook entrant à un canal et copiez son adresse.
notices-how-ntfy = Choisissez un sujet que personne ne devine, abonnez-vous-y dans l’application ntfy et entrez son adresse ici.
notices-how-mail = Vous recevrez un mail avec un lien. Les avis viendront une fois que vous l’aurez suivi.
notices-url = Adresse
notices-address = Adresse e-mail
notices-label = Nom dans cette liste, si vous voulez
notices-state-on = Actif
notices-state-unconfirmed = Pas encore confirmé
notices-state-failing = N’arrive pas
notices-test = Essayer
notices-test-of = Envoyer un essai à { $label }
notices-remove = Retirer
notices-remove-of = Retirer { $label }
notices-tested = L’essai est en route.
notices-not-tested = L’essai n’est pas arrivé : { $why }
notices-last-error = Le dernier avis n’est pas arrivé : { $why }
notices-error-http = l’autre côté a répondu par l’erreur { $status }
notices-error-refused-address = ce serveur n’envoie rien à cette adresse
notices-error-not-reachable = personne ne répond à cette adresse
notices-error-timed-out = l’autre côté a mis trop de temps
notices-error-mail = le mail a été refusé
notices-error-gone = cet appareil n’accepte plus d’avis et a été retiré
notices-events = M’avertir quand
notices-event-turn = c’est mon tour
notices-event-deal = on me propose un marché
notices-event-end = une partie est finie
notices-quiet = Ne rien envoyer la nuit
notices-quiet-from = De
notices-quiet-to = À
notices-table-on = Vous recevrez un avis quand ce sera votre tour
notices-table-muted = Muette : cette table ne vous avertit pas
notices-table-off = Vous ne recevrez pas d’avis quand ce sera votre tour
notices-turn-on = Activer
notices-other-ways = Autres moyens
notices-mute = Faire taire cette table
notices-unmute = M’avertir de nouveau
notices-confirm-title = Avis par mail
notices-confirm-about = Revenant doit-il écrire à cette adresse quand c’est votre tour ?
notices-confirm-do = Oui, m’écrire
notices-confirm-done = C’est fait. Les avis viendront à cette adresse.
notices-unsubscribe-title = Plus de mails
notices-unsubscribe-about = Revenant doit-il cesser d’écrire à cette adresse ?
notices-unsubscribe-do = Cesser
notices-unsubscribe-done = C’est fait. Plus aucun avis ne viendra à cette adresse.
notices-to-settings = Mes avis
error-too-many-channels = Vous avez déjà tous les moyens qu’un joueur peut avoir. Retirez-en un d’abord.
error-no-mail = Ce serveur ne peut pas envoyer de mails.
error-unconfirmed = Cette adresse n’est pas encore confirmée. Suivez d’abord le lien du mail.
error-notices = Cela n’a pas été accepté. Vérifiez ce que vous avez entré.
name-at-most = { $n } caractères au plus
