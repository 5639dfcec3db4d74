//! Families that are several files: what is asked of the family is passed on to the file that has the card.

/// `theme(card)` says which file that is. The family imports the types that its functions name.
macro_rules! themes {
    ($($Theme:ident => $file:ident),* $(,)?) => {
        pub(crate) fn aims(g: &Zombies, card: Card, seat: Seat, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
            match theme(card) {
                $(Theme::$Theme => $file::aims(g, card, seat, key, out),)*
            }
        }

        pub(crate) fn resolve(g: &mut Zombies, played: &Played, key: &RulesKey, log: &mut impl Log<Zombies>) {
            match theme(played.card) {
                $(Theme::$Theme => $file::resolve(g, played, key, log),)*
            }
        }

        pub(crate) fn toss(g: &Zombies, effect: &Effect) -> Option<Toss> {
            match theme(effect.card) {
                $(Theme::$Theme => $file::toss(g, effect),)*
            }
        }

        pub(crate) fn step(g: &mut Zombies, effect: Effect, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
            match theme(effect.card) {
                $(Theme::$Theme => $file::step(g, effect, key, log),)*
            }
        }

        pub(crate) fn choices(g: &Zombies, effect: &Effect, key: &RulesKey, out: &mut dyn FnMut(Aim)) {
            match theme(effect.card) {
                $(Theme::$Theme => $file::choices(g, effect, key, out),)*
            }
        }

        pub(crate) fn may_stop(g: &Zombies, effect: &Effect) -> bool {
            match theme(effect.card) {
                $(Theme::$Theme => $file::may_stop(g, effect),)*
            }
        }

        pub(crate) fn chosen(g: &mut Zombies, effect: Effect, aim: Option<Aim>, key: &RulesKey, log: &mut impl Log<Zombies>) {
            match theme(effect.card) {
                $(Theme::$Theme => $file::chosen(g, effect, aim, key, log),)*
            }
        }

        pub(crate) fn rolled(g: &mut Zombies, effect: Effect, roll: &Roll, key: &RulesKey, log: &mut impl Log<Zombies>) -> Result<(), Refusal> {
            match theme(effect.card) {
                $(Theme::$Theme => $file::rolled(g, effect, roll, key, log),)*
            }
        }
    };
}

pub(super) use themes;
