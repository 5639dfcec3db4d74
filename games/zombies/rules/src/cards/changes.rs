//! What effects change while they last, as data: an entry names it, and general rules ask for it by what it is.

/// What an effect that lasts may change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Modifier {
    /// Who is changed fights no zombie. For everybody it means that nobody fights.
    NoFight,
    /// A zombie is killed by a 5.
    HarderToKill,
    /// No bullet is spent in fights.
    NoBulletsInFights,
    /// No bullet is spent on other dice, nor as the cost of a card.
    NoBulletsElsewhere,
    /// A point on a die costs two bullets.
    BulletsCountHalf,
    /// Tokens are left where they lie.
    TokensStay,
    /// Zombies do not move in step 6.
    ZombiesStay,
    ItemsDoNothing,
    /// No roll for movement, hence none by it.
    NoMovementRoll,
    /// No card moves the pawn.
    NotMoved,
    /// The running turn is lost as a whole.
    LosesTurn,
    /// The movement roll moves somebody else.
    LosesRoll,
    /// A movement roll counts twice.
    DoublesRoll,
    /// A movement roll counts half.
    HalvesRoll,
    /// In a turn without a movement roll the effect is not used up.
    WaitsForRoll,
    /// Every die counts one less.
    OneLessOnDice,
    /// The tile is not left on foot.
    StaysOnTile,
    /// No manhole is gone down by.
    StaysAbove,
    /// The manhole is closed.
    ClosesManhole,
    /// A card of an opponent is cancelled, and the effect is used up.
    Shields,
}

/// Whom or what an effect changes something for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whom {
    Everybody,
    /// The players it is aimed at.
    Target,
    /// The player whose turn it is for, on the tile it is aimed at.
    OnItsTile,
    /// The square it is aimed at.
    ItsSquare,
}

/// A set of [`Modifier`]s, and for whom.
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
            assert!(modifiers[index].is_asked_of(whom), "nobody asks for this change of so few or so many");
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
    /// Whether the rules ask for it of such players: a change that nobody asks for would do nothing.
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

/// What happens when an effect is over, beside that it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ends {
    Quietly,
    /// The doors of its building open.
    Unlocking,
    /// Its item goes back to its owner.
    GivingBack,
}
