//! What effects change while they last, as data: an entry lists its modifiers, and general rules ask for a
//! modifier.

/// Something that a lasting effect may change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Modifier {
    /// The affected player does not fight zombies. If it affects everybody, nobody fights.
    NoFight,
    /// Killing a zombie takes a 5.
    HarderToKill,
    /// No bullets may be spent in fights.
    NoBulletsInFights,
    /// No bullets may be spent on other dice, nor as the cost of a card.
    NoBulletsElsewhere,
    /// A point on a die costs two bullets.
    BulletsCountHalf,
    /// Tokens are left where they lie.
    TokensStay,
    /// Zombies do not move in step 6.
    ZombiesStay,
    ItemsDoNothing,
    /// The player makes no movement roll, so no roll moves the pawn.
    NoMovementRoll,
    /// No card moves the pawn.
    NotMoved,
    /// The player loses the whole current turn.
    LosesTurn,
    /// The player's movement roll moves somebody else.
    LosesRoll,
    /// A movement roll counts double.
    DoublesRoll,
    /// A movement roll counts half.
    HalvesRoll,
    /// The effect is not used up in a turn without a movement roll.
    WaitsForRoll,
    /// Every die counts one less.
    OneLessOnDice,
    /// The player cannot leave the tile on foot.
    StaysOnTile,
    /// The player cannot go down a manhole.
    StaysAbove,
    /// The manhole is closed.
    ClosesManhole,
    /// Cancels a card of an opponent, which uses up the effect.
    Shields,
}

/// The players or the square for which an effect changes something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whom {
    Everybody,
    /// The players that it is aimed at.
    Target,
    /// The player in whose turn it lasts, while that player is on the tile that it is aimed at.
    OnItsTile,
    /// The square that it is aimed at.
    ItsSquare,
}

/// A set of [`Modifier`]s, and whom they apply to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Changes {
    pub(super) whom: Whom,
    what: u32,
}

impl Changes {
    pub(super) const NONE: Changes = Changes::of(Whom::Everybody, &[]);

    pub(super) const fn of_everybody(what: &[Modifier]) -> Changes {
        Changes::of(Whom::Everybody, what)
    }

    pub(super) const fn of_target(what: &[Modifier]) -> Changes {
        Changes::of(Whom::Target, what)
    }

    pub(super) const fn on_its_tile(what: &[Modifier]) -> Changes {
        Changes::of(Whom::OnItsTile, what)
    }

    pub(super) const fn of_its_square(what: &[Modifier]) -> Changes {
        Changes::of(Whom::ItsSquare, what)
    }

    const fn of(whom: Whom, modifiers: &[Modifier]) -> Changes {
        let (mut what, mut index) = (0, 0);
        while index < modifiers.len() {
            assert!(modifiers[index].is_asked_of(whom), "no rule checks this modifier for such players");
            what |= modifiers[index].bit();
            index += 1;
        }
        Changes { whom, what }
    }

    #[inline]
    pub(super) const fn has(self, what: Modifier) -> bool {
        self.what & what.bit() != 0
    }
}

impl Modifier {
    /// Whether any rule checks this modifier for `whom`. A change that no rule checks would do nothing.
    const fn is_asked_of(self, whom: Whom) -> bool {
        match self {
            Modifier::HarderToKill
            | Modifier::BulletsCountHalf
            | Modifier::ZombiesStay
            | Modifier::ItemsDoNothing => matches!(whom, Whom::Everybody),
            Modifier::Shields => matches!(whom, Whom::Target),
            Modifier::ClosesManhole => matches!(whom, Whom::ItsSquare),
            Modifier::NoFight
            | Modifier::NoBulletsInFights
            | Modifier::NoBulletsElsewhere
            | Modifier::TokensStay
            | Modifier::NoMovementRoll
            | Modifier::NotMoved
            | Modifier::LosesTurn
            | Modifier::LosesRoll
            | Modifier::DoublesRoll
            | Modifier::HalvesRoll
            | Modifier::WaitsForRoll
            | Modifier::OneLessOnDice
            | Modifier::StaysOnTile
            | Modifier::StaysAbove => !matches!(whom, Whom::ItsSquare),
        }
    }

    const fn bit(self) -> u32 {
        1 << self as u8
    }
}

/// What else happens when an effect ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ends {
    Quietly,
    /// The doors of its building open.
    Unlocking,
    /// Its item goes back to its owner.
    GivingBack,
}
