//! The attacks on the heroes' sheets (MZ-24, MZ-46), and the Devour of every Zombie Hero.

use table::rule;

use crate::action::Form;
use crate::cast::Character;

/// MZ-10.1
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Sheet {
    pub reach: Reach,
    pub dice: u8,
    /// Each die that shows at least this is a Hit.
    pub accuracy: u8,
}

/// The type of an attack, and its printed range. A Melee attack at a range is still a Melee attack (MZ-10.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Reach {
    Melee(u8),
    Ranged(u8),
}

impl Reach {
    pub(crate) const fn max(self) -> u8 {
        match self {
            Reach::Melee(max) | Reach::Ranged(max) => max,
        }
    }

    pub(crate) const fn is_ranged(self) -> bool {
        matches!(self, Reach::Ranged(_))
    }
}

/// MZ-12.1
pub(crate) const DEVOUR: Sheet = Sheet { reach: Reach::Melee(0), dice: 1, accuracy: 4 };
/// MZ-21.1: its dice depend on the target zone (MZ-21.2).
pub(crate) const SIGN: Sheet = Sheet { reach: Reach::Ranged(2), dice: 0, accuracy: 4 };

/// The printed facts of this form of attack.
pub(crate) fn of(hero: Character, form: Form) -> Sheet {
    match form {
        Form::Unique => unique(hero),
        Form::Devour => DEVOUR,
        Form::Sign => SIGN,
    }
}

fn unique(hero: Character) -> Sheet {
    let (reach, dice, accuracy) = match hero {
        Character::CaptainAmerica => {
            rule!("MZ-24.2");
            (Reach::Melee(0), 2, 3)
        }
        Character::CaptainMarvel => {
            rule!("MZ-24.7");
            (Reach::Melee(0), 2, 3)
        }
        Character::Deadpool => {
            rule!("MZ-24.12");
            (Reach::Melee(0), 3, 4)
        }
        Character::IronMan => {
            rule!("MZ-24.17");
            (Reach::Ranged(1), 3, 4)
        }
        Character::Hulk => {
            rule!("MZ-24.22");
            (Reach::Melee(0), 2, 4)
        }
        Character::Wasp => {
            rule!("MZ-24.27");
            (Reach::Ranged(1), 2, 3)
        }
        Character::Thor => {
            rule!("MZ-46.2");
            (Reach::Melee(0), 2, 3)
        }
        Character::SpiderMan => {
            rule!("MZ-46.7");
            (Reach::Melee(0), 3, 4)
        }
        Character::BlackPanther => {
            rule!("MZ-46.12");
            (Reach::Melee(0), 2, 3)
        }
        Character::DoctorStrange => {
            rule!("MZ-46.17");
            (Reach::Ranged(1), 2, 3)
        }
        Character::MsMarvel => {
            rule!("MZ-46.22");
            (Reach::Melee(1), 3, 4)
        }
        Character::ScarletWitch => {
            rule!("MZ-46.27");
            (Reach::Ranged(2), 2, 4)
        }
    };
    Sheet { reach, dice, accuracy }
}
