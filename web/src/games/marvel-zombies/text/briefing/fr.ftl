# Le briefing d’une mission : comment atteindre chaque objectif, comment la mission se perd, et ce que son plan a de
# particulier. `team` vaut `large` à cinq ou six héros.

win = Comment gagner ensemble
win-in-order = Dans cet ordre.
win-any-order =
    { $exit ->
        [yes] Dans n’importe quel ordre, mais la Sortie en dernier.
       *[no] Dans n’importe quel ordre.
    }
lose = Vous perdez si
map = Sur ce plan
where = À présent : { $zones }.
reached = C’est fait.
minutes = environ { $n } minutes
own-mission = Cette mission est la vôtre : son fichier dit ce que son plan a de particulier.

how-devour-all-citizens = Attaquez par Dévoration dans leur zone, une fois celle-ci sans Ennemi. Des cartes face cachée peuvent en révéler d’autres.
how-devour-objective-citizens = Attaquez par Dévoration dans leur zone, une fois celle-ci sans Ennemi.
how-devour = Sa carte Citoyen est face cachée. Attaquez par Dévoration dans sa zone, une fois celle-ci sans Ennemi.
how-each-hero-devours-citizen = Chaque héros doit dévorer le sien. Attaquez par Dévoration dans la zone du Citoyen, une fois celle-ci sans Ennemi.
how-save-objective-citizens = Dans leur zone, une fois celle-ci sans Ennemi, les sauver coûte une Action.
how-take = Dans sa zone, en prendre un coûte une Action, même parmi des Ennemis.
how-take-all-objectives = Dans sa zone, en prendre un coûte une Action, même parmi des Ennemis.
how-each-hero-takes-objective = Chaque héros doit prendre le sien. Dans sa zone, cela coûte une Action, même parmi des Ennemis.
how-take-secret-missions = Dans sa zone, en prendre une coûte une Action, une fois pris l’Objectif qui la débloque.
how-find = Elle est sous une carte Citoyen face cachée. Ouvrez les bâtiments pour retourner ces cartes.
how-find-exit = Elle apparaît sous l’un des Objectifs que vous prenez.
how-each-hero-reaches = Les Ennemis éliminés et les objectifs atteints rapportent des XP.
how-eliminate-for-good = Les Touches d’une seule attaque doivent atteindre son Endurance.
how-no-leader-left = Pour chacun, les Touches d’une seule attaque doivent atteindre son Endurance.
how-bring-sign-to-exit = Un héros de sa zone avance d’une zone avec lui pour une Action.
how-leave = Finissez le tour de chaque héros dans la zone de Sortie, sans Ennemi dans celle-ci.

lose-hero = un héros est éliminé : la partie est perdue à la fin de cette manche.
lose-citizen = un Citoyen s’échappe. Sans escorte, une fois révélé, il court vers le Point de Génération le plus proche.
lose-objective-citizen = un Citoyen Objectif s’échappe. Sans escorte, il court vers le Point de Génération le plus proche.
lose-named-citizen = { $citizen } s’échappe en courant vers le Point de Génération le plus proche.
lose-saved = un Citoyen Objectif est dévoré, ou sa carte défaussée.

now-unhurt = Personne n’est encore blessé.
now-health = Santé restante pour { $heroes } : { $n }.
now-voracious =
    { $count ->
        [one] { $heroes } est Vorace et subit
       *[other] { $heroes } sont Voraces et subissent
    } une Blessure à la fin de chaque tour, jusqu’à la prochaine Dévoration réussie.
now-citizens = En fuite : { $citizens }.
now-lost = Un objectif est hors d’atteinte : vous ne pouvez plus gagner.

mz0 = La porte bleue reste verrouillée jusqu’à ce que vous preniez l’Objectif bleu, qui rapporte 5 XP.
mz1 = Chaque Citoyen dévoré et chaque Objectif pris rapporte 5 XP.{ $team ->
        [large] { " " }Le Point de Génération vert est aussi en jeu.
       *[small] { "" }
    }
mz2 = La carte est hors de la tour. Là où vous la trouvez, un Citoyen Objectif apparaît, et deux autres Points de Génération s’éveillent. Dévorez ce Citoyen pour déverrouiller les portes bleue et verte ; la rouge ne s’ouvre jamais. Citoyens et Objectifs rapportent 5 XP chacun.
mz3 = Une carte Citoyen n’est retournée que lorsqu’un héros entre dans sa zone. Tant que Wong vit, Doctor Strange revient à la fin de chaque manche. Les portes rouges restent verrouillées jusqu’à son élimination pour de bon.{ $team ->
        [large] { " " }Le Point de Génération vert est aussi en jeu.
       *[small] { "" }
    }
mz4 = Aucun Citoyen ne se bat. Sans escorte, ils courent de deux zones à la fois. Citoyens et Objectifs rapportent 5 XP chacun.{ $team ->
        [large] { " " }Le Point de Génération vert est aussi en jeu.
       *[small] { "" }
    }
mz5 = Les deux Objectifs rouges déverrouillent les portes d’Oscorp ; le bleu et le vert, la porte bleue. Deux portes rouges ne s’ouvrent jamais. Chaque Objectif rapporte 5 XP, et le bleu et le vert une carte Citoyen si vous le voulez.{ $team ->
        [large] { " " }Le Point de Génération vert est aussi en jeu.
       *[small] { "" }
    }
mz6 = Un Objectif bleu et un vert se cachent parmi les rouges, et la Sortie sous le vert. Prendre l’un des deux fait venir un Super-Héros et éveille un Point de Génération. Une carte Mission Secrète vous laisse regarder un Objectif. Chaque Objectif rapporte 5 XP.{ $team ->
        [large] { " " }Un Point de Génération rouge de plus est en jeu.
       *[small] { "" }
    }
mz7 = Vous commencez à deux endroits. Thor revient à la fin de la manche, sauf si un héros à Orange ou à Rouge l’élimine. Un Objectif rouge rapporte 5 XP au héros qui le prend ; le bleu et le vert, cachés parmi eux, 5 XP à tous vos héros.{ $team ->
        [large] { " " }Ces deux-là éveillent aussi chacun un Point de Génération.
       *[small] { "" }
    }
mz8 = Des Ennemis attendent de part et d’autre de votre départ. La porte bleue est la seule issue, et seul l’Objectif bleu, caché parmi les rouges, la déverrouille. Il rapporte 5 XP à tous vos héros. Ouvrir une porte vers une autre Dalle peut éveiller un Point de Génération.{ $team ->
        [large] { " " }Un Point de Génération rouge de plus est en jeu.
       *[small] { "" }
    }
mz9 = Un Citoyen se cache sous chaque Objectif et apparaît quand vous le prenez. Chaque fois que vous dévorez un Citoyen, un Super-Héros apparaît dans cette zone. Chaque Objectif rapporte 5 XP.{ $team ->
        [large] { " " }Les Points de Génération bleu et vert sont aussi en jeu.
       *[small] { "" }
    }
mz10 = Six Super-Héros restent immobiles jusqu’à ce qu’une porte de leur bâtiment s’ouvre. Chaque nouveau niveau d’un héros appelle trois Opérateurs au Point de Génération le plus proche, jusqu’à ce que vous preniez la Mission Secrète 1. La Mission Secrète 2 ajoute un dé à toutes les attaques sauf la Dévoration. L’Objectif bleu débloque la première, le vert la seconde. Chaque Objectif rapporte 5 XP.{ $team ->
        [large] { " " }Les Points de Génération bleu et vert sont aussi en jeu.
       *[small] { "" }
    }
mh1 = L’un de vos héros commence loin des autres. La porte bleue reste verrouillée jusqu’à ce que vous ayez l’Objectif bleu et le vert, cachés parmi les rouges. Chacun des deux éveille un Point de Génération. Chaque Objectif rapporte 5 XP.{ $team ->
        [large] { " " }Des Ennemis étaient là avant vous.
       *[small] { "" }
    }
mh2 = Le Citoyen Objectif attend derrière la porte bleue et ne peut pas bouger. Une fois sauvé, il rapporte 5 XP à tous vos héros. Ouvrir cette porte éveille { $team ->
        [large] deux Points de Génération
       *[small] un Point de Génération
    } à l’intérieur.
mh3 = Vous ne pouvez pas toucher au Signe avant d’avoir l’Objectif bleu et le vert, qui retirent aussi les Points de Génération de leurs couleurs et rapportent 5 XP à tous vos héros. Vous pouvez lancer le Signe une fois.{ $team ->
        [large] { " " }Le premier Point de Génération pioche deux fois par manche.
       *[small] { "" }
    }
mh4 = Les deux Objectifs rouges déverrouillent les portes rouges ; le bleu et le vert ensemble, les portes de ces couleurs. Les Citoyens pris au piège attendent derrière. Chaque Objectif rapporte 5 XP.{ $team ->
        [large] { " " }Le Point de Génération vert est aussi en jeu.
       *[small] { "" }
    }
mh5 = Des Ennemis étaient là avant vous. Hulk, éliminé, se relève à la fin de la manche, sauf si c’est un héros à Orange ou à Rouge qui l’a éliminé. Un Objectif rouge le calme pour la manche ; le bleu et le vert donnent un Trait. Chaque Objectif rapporte 5 XP.{ $team ->
        [large] { " " }Les Points de Génération bleu et vert sont aussi en jeu.
       *[small] { "" }
    }
