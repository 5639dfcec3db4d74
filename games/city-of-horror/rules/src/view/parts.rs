//! How changes of a view are told: field by field.

use table::diff_by_part;

use super::*;

diff_by_part!(View {
    turn, phase, rules, deck_origin, first, zombies_in_reserve, antidotes_in_reserve, deck_size, discard,
    food_in_reserve, open_food, holds, explosions, replicas, unseen, unseen_food, outcome;
    seats, places, wheel, invasion, location, window, played, vote, sharing, offers, deals, out_of_play
});
diff_by_part!(SeatView {
    seat, colour, is_living, points, antidotes, n_food, food, shown_food, canned_food, movement_card,
    sealed_card, has_moved, kept, vaccinated, n_bargains, orders, passes;
    characters, hand, pack
});
diff_by_part!(CharacterView {
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
diff_by_part!(CardsView { size, known });
diff_by_part!(PlaceView {
    place, slot, side, spaces, n_characters, is_full, zombies, attack, attack_is_due, antidotes, markers,
    markers_needed, armory;
    cards
});
diff_by_part!(SpaceView { colour, seat, has_leader });
diff_by_part!(HourView { hour, is_shown, seen_by, card });
diff_by_part!(LocationView { place, step });
diff_by_part!(WindowView { moment, passed });
diff_by_part!(PlayedView { seat, card, aim, answers });
diff_by_part!(VoteView { purpose, place, candidates, tied; ballots });
diff_by_part!(BallotView { seat, cast_by, weight, is_sealed, named });
diff_by_part!(SharingView { leader, place, served });
diff_by_part!(OfferView { seat, number, answers, lasts, open_to, terms, blind });
diff_by_part!(DealView { maker, taker, promises, maker_pays, taker_pays, is_over });
