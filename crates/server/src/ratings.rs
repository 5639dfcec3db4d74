//! The results and ratings of the players of a finished game.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use store::{
    PromiseCounts, Rating, RatingUpdate, SeatHolder, SeatRecord, SeatResult, StoreError, TableId, UserId,
};
use table::{Outcome, Seat};

use crate::serve::App;

/// Stores the result of a table, once, and the ratings that follow from it.
pub async fn record_result(
    app: &App,
    table: TableId,
    game: &str,
    seats: &[SeatRecord],
    end: &GameEnd,
    ended_ms: i64,
) -> Result<(), StoreError> {
    const TRIES: usize = 5;
    let results: Vec<SeatResult> = seats.iter().map(|seat| result_of(seat, seats, end)).collect();
    for _ in 0..TRIES {
        let ratings = if end.is_cooperative { Vec::new() } else { new_ratings(app, game, &results).await? };
        match app.store.record_result(table, results.clone(), ratings, ended_ms).await {
            // Another game of one of the players ended in the meantime, so the ratings are computed again.
            Err(StoreError::StaleRating) => {}
            other => return other.map(|_| ()),
        }
    }
    Err(StoreError::StaleRating)
}

/// How a game ended.
pub struct GameEnd {
    pub outcome: Outcome,
    /// Whether all players won or lost together, so that nobody is placed ahead of anybody else.
    pub is_cooperative: bool,
    /// By seat.
    pub promises: Vec<games::PromiseCounts>,
}

fn result_of(seat: &SeatRecord, seats: &[SeatRecord], end: &GameEnd) -> SeatResult {
    let GameEnd { outcome, is_cooperative, promises } = end;
    let games::PromiseCounts { kept, broken } =
        promises.get(usize::from(seat.seat)).copied().unwrap_or_default();
    let score = |seat: &SeatRecord| outcome.scores[usize::from(seat.seat)];
    let has_won = |seat: &SeatRecord| outcome.winners.has(Seat::new(usize::from(seat.seat)));
    let standing = |seat: &SeatRecord| (has_won(seat), score(seat));
    let is_better = |other: &&SeatRecord| !is_cooperative && standing(other) > standing(seat);
    let n_better = seats.iter().filter(is_better).count();
    SeatResult {
        seat: seat.seat,
        // A person who took over a bot's seat in the running game did not play all of it, so the result stays
        // the bot's.
        holder: seat.holder_at_start(),
        score: i64::from(score(seat)),
        place: u32::try_from(n_better).unwrap_or(u32::MAX) + 1,
        has_won: has_won(seat),
        promises: PromiseCounts { kept, broken },
    }
}

/// People are rated against people, so a game with fewer than two of them changes no rating. Neither does a
/// game with friends on one device, where one player may see two hands. Somebody who took over a bot's seat in the
/// running game is not rated; the others are.
async fn new_ratings(app: &App, game: &str, results: &[SeatResult]) -> Result<Vec<RatingUpdate>, StoreError> {
    if results.iter().any(|result| matches!(result.holder, SeatHolder::Friend(_))) {
        return Ok(Vec::new());
    }
    let mut people: Vec<(UserId, u32)> = Vec::new();
    for result in results {
        if let SeatHolder::User(user) = result.holder
            && !people.iter().any(|(known, _)| *known == user)
        {
            people.push((user, result.place));
        }
    }
    if people.len() < 2 {
        return Ok(Vec::new());
    }
    let mut before = Vec::new();
    for (user, _) in &people {
        before.push(app.store.rating(*user, game).await?);
    }
    let teams: Vec<[WengLinRating; 1]> = before.iter().map(|rating| [rating_or_new(*rating)]).collect();
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
        .iter()
        .zip(&people)
        .map(|(team, (_, place))| (team.as_slice(), MultiTeamOutcome::new(*place as usize)))
        .collect();
    let after = weng_lin_multi_team(&ranked, &WengLinConfig::new());
    let mut updates = Vec::with_capacity(people.len());
    for (((user, _), before), after) in people.iter().zip(before).zip(after) {
        let n_games = before.map_or(0, |rating| rating.n_games) + 1;
        let rating = Rating { mu: after[0].rating, sigma: after[0].uncertainty, n_games };
        updates.push(RatingUpdate { user: *user, rating });
    }
    Ok(updates)
}

fn rating_or_new(rating: Option<Rating>) -> WengLinRating {
    rating.map_or_else(WengLinRating::new, |rating| WengLinRating {
        rating: rating.mu,
        uncertainty: rating.sigma,
    })
}

#[cfg(test)]
mod tests {
    use table::SeatSet;

    use super::*;

    fn places(is_cooperative: bool, winners: SeatSet) -> Vec<u32> {
        let seat = |seat| SeatRecord::taken(seat, SeatHolder::Bot("thumb".to_string()), "");
        let seats: Vec<SeatRecord> = (0..3).map(seat).collect();
        let outcome = Outcome { winners, scores: [5, 9, 5, 0, 0, 0, 0, 0] };
        let end = GameEnd { outcome, is_cooperative, promises: Vec::new() };
        seats.iter().map(|seat| result_of(seat, &seats, &end).place).collect()
    }

    #[test]
    fn the_result_of_a_seat_that_was_taken_over_is_the_bots() {
        let bot = SeatHolder::Bot("thumb".to_string());
        let [ann, ben] = [1, 2].map(|user| SeatHolder::User(UserId(user)));
        let seats = [
            SeatRecord::taken(0, ann.clone(), "Ann"),
            SeatRecord { taken_from: Some("thumb".to_string()), ..SeatRecord::taken(1, ben, "Ben") },
        ];
        let outcome = Outcome { winners: SeatSet::one(Seat::B), scores: [5, 9, 0, 0, 0, 0, 0, 0] };
        let end = GameEnd { outcome, is_cooperative: false, promises: Vec::new() };
        let results = seats.each_ref().map(|seat| result_of(seat, &seats, &end));
        assert_eq!(results.each_ref().map(|result| &result.holder), [&ann, &bot]);
        assert_eq!(results.map(|result| result.place), [2, 1]);
    }

    #[test]
    fn players_of_a_cooperative_game_share_the_place() {
        assert_eq!(places(false, SeatSet::one(Seat::B)), [2, 1, 2]);
        assert_eq!(places(false, SeatSet::one(Seat::A)), [1, 2, 3]);
        assert_eq!(places(true, SeatSet::all(3)), [1, 1, 1]);
        assert_eq!(places(true, SeatSet::EMPTY), [1, 1, 1]);
    }
}
