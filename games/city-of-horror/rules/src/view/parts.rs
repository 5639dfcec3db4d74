//! How changes of a view are sent: field by field.

use table::parted;

use super::*;

parted!(View {
    turn, phase, rules, deck_origin, first, zombies_in_reserve, antidotes_in_reserve, deck_size, discard,
    food_in_reserve, open_food, holds, explosions, replicas, unseen, unseen_food, outcome;
    seats, places, wheel, invasion, location, window, played, vote, sharing, offers, deals, out_of_play
});
parted!(SeatView {
    seat, colour, is_living, points, antidotes, n_food, food, shown_food, canned_food, movement_card,
    sealed_card, has_moved, kept, vaccinated, n_bargains, orders, passes;
    characters, hand, pack
});
parted!(CharacterView {
    role,
    rested_value,
    exhausted_value,
    fate,
    place,
    is_exhausted,
    is_hidden,
    is_temporary,
    is_awake
});
parted!(CardsView { size, known });
parted!(PlaceView {
    place, slot, side, spaces, n_characters, is_full, zombies, attack, attack_is_due, antidotes, markers,
    markers_needed, armory;
    cards
});
parted!(SpaceView { colour, seat, has_leader });
parted!(HourView { hour, is_shown, seen_by, card });
parted!(LocationView { place, step });
parted!(WindowView { moment, passed });
parted!(PlayedView { seat, card, aim, answers });
parted!(VoteView { purpose, place, candidates, tied; ballots });
parted!(BallotView { seat, cast_by, weight, is_sealed, named });
parted!(SharingView { leader, place, served });
parted!(OfferView { seat, number, answers, lasts, open_to, terms, blind });
parted!(DealView { maker, taker, promises, maker_pays, taker_pays, is_over });
