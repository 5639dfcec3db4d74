//! Standing offers and binding deals.

use city_of_horror::deals::{ItemKind, Verdict};
use city_of_horror::view::{DealView, OfferView, PaymentView, View};
use city_of_horror::{Case, Clause, Goods, Offer, Party, Promise, Purpose, Role, Ware, When};
use table::Seat;
use terminal::board::DrawContext;
use terminal::layout::wrapped;
use terminal::speech::Speech;
use terminal::words::Phrase;

use super::counted;
use super::panels::describe_aim;

pub fn draw(view: &View, context: &DrawContext<'_>) -> Vec<String> {
    let speech = context.speech;
    let offers = view.offers.iter().map(|offer| describe_offer(offer, speech));
    let deals = view.deals.iter().map(|deal| describe_deal(deal, speech));
    offers.chain(deals).flat_map(|text| wrapped(" ", &text, context.width)).collect()
}

fn describe_offer(offer: &OfferView, speech: &Speech) -> String {
    let terms = match &offer.terms {
        Some(terms) => describe_terms(offer.seat, terms, speech),
        None => "…".to_string(),
    };
    let id = if offer.answers.is_some() { "city-counter-offer" } else { "city-offer" };
    let text = Phrase::new(id)
        .with("number", i64::from(offer.number))
        .with("seat", speech.name(offer.seat).to_string())
        .with("to", speech.names(offer.open_to))
        .with("terms", terms);
    speech.say(&text)
}

/// What both sides give and promise. If the offer is open to all, the taker is called "whoever takes it".
fn describe_terms(maker: Seat, terms: &Offer, speech: &Speech) -> String {
    let taker = match terms.to {
        Some(seat) => speech.name(seat).to_string(),
        None => speech.word("city-taker"),
    };
    let maker = speech.name(maker).to_string();
    let mut parts = Vec::new();
    for (who, goods) in [(&maker, &terms.give), (&taker, &terms.want)] {
        if !goods.is_empty() {
            let text = Phrase::new("city-gives")
                .with("seat", who.clone())
                .with("goods", describe_goods(goods, speech));
            parts.push(speech.say(&text));
        }
    }
    for promise in &terms.promises {
        let who = if promise.by == Party::Maker { &maker } else { &taker };
        parts.push(describe_promise(who, promise, speech));
    }
    parts.join("; ")
}

fn describe_goods(goods: &Goods, speech: &Speech) -> String {
    let mut parts: Vec<String> = Vec::new();
    for ware in &goods.cards {
        parts.push(match ware {
            Ware::Named(card) | Ware::Blind(card) => speech.word_of(card),
            Ware::Any => speech.with("city-cards", "n", 1),
        });
    }
    if goods.antidotes > 0 {
        parts.push(speech.with("city-antidotes", "n", goods.antidotes));
    }
    format!("{}{}", parts.join(" + "), describe_when(goods.when, speech))
}

/// When something is paid, as a suffix.
fn describe_when(when: When, speech: &Speech) -> String {
    let with_seat = |id: &str, seat: Seat| speech.with(id, "named", speech.name(seat).to_string());
    let with_role = |id: &str, role: Role| speech.with(id, "role", speech.word_of(&role));
    let text = match when {
        When::AtOnce => return String::new(),
        When::IfKept => speech.word("city-if-kept"),
        When::InAnyCase => speech.word("city-in-any-case"),
        When::If(Case::NoAttack) => speech.word("city-if-no-attack"),
        When::If(Case::Survives(role)) => with_role("city-if-survives", role),
        When::If(Case::Dies(role)) => with_role("city-if-dies", role),
        When::If(Case::Loses(seat)) => with_seat("city-if-loses", seat),
        When::If(Case::Unharmed(seat)) => with_seat("city-if-unharmed", seat),
        When::If(Case::Leads(seat)) => with_seat("city-if-leads", seat),
    };
    format!(" ({text})")
}

fn describe_promise(who: &str, promise: &Promise, speech: &Speech) -> String {
    let with_seat = |id: &str, seat: Seat| speech.with(id, "named", speech.name(seat).to_string());
    let what = match promise.clause {
        Clause::Vote(Purpose::Attack, seat) => with_seat("city-votes-against", seat),
        Clause::Vote(Purpose::Sharing, seat) => with_seat("city-votes-for", seat),
        Clause::Tie(seat) => with_seat("city-breaks-a-tie", seat),
        Clause::Play(card, aim) => {
            let card = format!("{}{}", speech.word_of(&card), describe_aim(aim, speech));
            speech.with("city-plays", "card", card)
        }
        Clause::Use(role, aim) => {
            let power = format!("{}{}", speech.word_of(&role), describe_aim(aim, speech));
            speech.with("city-uses", "role", power)
        }
        Clause::HoldBack(scope) => format!("{} ({})", speech.word("city-holds-back"), speech.word_of(&scope)),
        Clause::Effect(effect) => {
            let how = speech.say_attribute_if_any(&speech.phrase("value", &effect), "short");
            format!("{} ({})", speech.word("city-uses-the-effect"), how.unwrap_or_default())
        }
        Clause::NoEffect => speech.word("city-leaves-the-effect"),
        Clause::Spare(Purpose::Attack, seat) => with_seat("city-spares-in-the-attack", seat),
        Clause::Spare(Purpose::Sharing, seat) => with_seat("city-spares-in-the-sharing", seat),
        Clause::SpareInTie(seat) => with_seat("city-spares-in-a-tie", seat),
        Clause::Marker(place) => speech.with("city-puts-the-marker", "place", speech.word_of(&place)),
        Clause::Share(ItemKind::Antidote, seat) => with_seat("city-gives-an-antidote", seat),
        Clause::Share(ItemKind::Card, seat) => with_seat("city-gives-a-card", seat),
    };
    format!("{who} {what}")
}

fn describe_deal(deal: &DealView, speech: &Speech) -> String {
    let mut parts: Vec<String> = Vec::new();
    for promise in &deal.promises {
        let who = speech.name(promise.seat);
        let text = describe_promise(who, &promise.promise, speech);
        parts.push(format!("{text}{}", mark(promise.kept)));
    }
    for (seat, payment) in [(deal.maker, &deal.maker_pays), (deal.taker, &deal.taker_pays)] {
        if payment.antidotes > 0 || payment.cards.size > 0 {
            let text = Phrase::new("city-pays")
                .with("seat", speech.name(seat).to_string())
                .with("goods", describe_payment(payment, speech));
            parts.push(format!("{}{}", speech.say(&text), mark(payment.kept)));
        }
    }
    let text = Phrase::new("city-deal")
        .with("seat", speech.name(deal.maker).to_string())
        .with("other", speech.name(deal.taker).to_string())
        .with("terms", parts.join("; "));
    speech.say(&text)
}

fn describe_payment(payment: &PaymentView, speech: &Speech) -> String {
    let mut parts = counted(&payment.cards.known, speech);
    let n_unknown = payment.cards.size.saturating_sub(payment.cards.known.len());
    if n_unknown > 0 {
        parts.push(speech.with("city-cards", "n", n_unknown as i64));
    }
    if payment.antidotes > 0 {
        parts.push(speech.with("city-antidotes", "n", payment.antidotes));
    }
    format!("{}{}", parts.join(" + "), describe_when(payment.when, speech))
}

/// Whether a promise was kept, as a symbol.
fn mark(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Open => "",
        Verdict::Kept => " ✓",
        Verdict::Broken => " ✗",
        Verdict::Void => " –",
    }
}
