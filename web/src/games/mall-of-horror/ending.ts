/** How a night in the mall went: who was eaten, who voted for it, and the points that were left. */
import { awardsOf, Counts, say, type Chart, type EndingOf } from '../../lib/ending/ending';
import { Meals } from '../../lib/ending/meals';
import { variantOf } from '../../lib/words';
import { ROLE_ICONS } from './pieces';
import type { Ballot, Notice, Place, Role, Seat, View } from './wire';

/** Goes through the notices and counts. */
class Night {
  round = 0;
  readonly meals = new Meals();
  readonly moves = new Counts();
  readonly cards = new Counts();
  readonly searches = new Counts();
  readonly terms = new Counts();
  readonly sent = new Counts();

  hear(notice: Notice, before: View): void {
    const { variant, fields } = variantOf(notice);
    const told = (fields ?? {}) as {
      seat: Seat;
      role: Role;
      place: Place;
      round: number;
      named: Seat;
      ballots: Ballot[];
    };
    if (variant === 'round-began') this.round = told.round;
    else if (variant === 'chief-elected' || variant === 'chief-confirmed') this.terms.add(told.seat);
    else if (variant === 'zombie-put') this.sent.add(told.seat);
    else if (variant === 'vote-called') this.meals.forget();
    else if (variant === 'ballots-revealed')
      this.meals.reveal(told.ballots.map(({ seat, named }) => ({ by: seat, named })));
    else if (variant === 'tie-broken') this.meals.breakTie(told.seat, told.named);
    else if (variant === 'character-lost') this.lose(told, before);
    else if (variant === 'character-moved') this.moves.add(told.seat);
    else if (variant === 'card-played') this.cards.add(told.seat);
    else if (variant === 'searcher-chosen') this.searches.add(told.seat);
  }

  private lose({ seat, role, place }: { seat: Seat; role: Role; place: Place }, before: View): void {
    const { value } = before.seats
      .find((each) => each.seat === seat)!
      .characters.find((character) => character.role === role)!;
    const isThere = ({ characters }: View['seats'][number]): boolean =>
      characters.some((each) => each.fate !== 'lost' && each.place === place);
    const present = before.seats.filter(isThere).map((each) => each.seat);
    this.meals.lose({ round: this.round, seat, role, icon: ROLE_ICONS[role], place, value, isEaten: true }, present);
  }

  /** Each player begins with what all their characters are worth, and loses what is eaten. */
  chart({ seats }: View): Chart {
    const rounds = Array.from({ length: this.round + 1 }, (_, round) => round);
    const lost = (seat: Seat, round: number): number =>
      this.meals.all.reduce((sum, meal) => sum + (meal.seat === seat && meal.round <= round ? meal.value : 0), 0);
    return {
      title: say('over-chart'),
      columns: rounds.map(String),
      lines: seats.map(({ seat, characters }) => ({
        seat,
        name: (speech) => speech.name(seat),
        values: rounds.map((round) => characters.reduce((sum, { value }) => sum + value, 0) - lost(seat, round)),
      })),
      marks: this.meals.all.map(({ seat, round, icon }) => ({
        line: seats.findIndex((each) => each.seat === seat),
        column: round,
        icon,
      })),
    };
  }
}

const endingOf: EndingOf = ({ steps }) => {
  const night = new Night();
  steps.forEach((step, at) => {
    const before = (steps[at - 1] ?? step).view as unknown as View;
    for (const notice of step.notices) night.hear(notice as Notice, before);
  });
  const { meals, moves, cards, searches, terms, sent, round } = night;
  return {
    nRounds: round,
    events: meals.events,
    chart: night.chart(steps.at(-1)!.view as unknown as View),
    lists: [meals.list],
    awards: awardsOf([
      ...meals.contests,
      {
        icon: 'footsteps',
        title: say('over-award-restless'),
        counts: moves,
        fact: (seat, n) => say('over-fact-restless', { seat, n, round }),
      },
      {
        icon: 'fist',
        title: say('over-award-cards'),
        counts: cards,
        fact: (seat, n) => say('over-fact-cards', { seat, n }),
      },
      {
        icon: 'truck',
        title: say('over-award-truck'),
        counts: searches,
        fact: (seat, n) => say('over-fact-truck', { seat, n }),
      },
      {
        icon: 'police-badge',
        title: say('over-award-chief'),
        counts: terms,
        fact: (seat, n) => say('over-fact-chief', { seat, n }),
      },
      {
        icon: 'shambling-zombie',
        title: say('over-award-sender'),
        counts: sent,
        fact: (seat, n) => say('over-fact-sender', { seat, n }),
      },
    ]),
  };
};
export default endingOf;
