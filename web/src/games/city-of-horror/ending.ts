/** How a night in the city went: who was eaten, who voted for it, and how the points came about. */
import { awardsOf, Counts, say, type Chart, type EndingOf } from '../../lib/ending/ending';
import { Meals } from '../../lib/ending/meals';
import { variantOf } from '../../lib/words';
import { ROLE_ICONS } from './pieces';
import type { Ballot, Notice, Place, Role, Seat, View } from './wire';

interface Told {
  seat: Seat;
  with: Seat;
  role: Role;
  place: Place | null;
  turn: number;
  named: Seat;
  ballots: Ballot[];
  antidotes: number;
  food: number;
  canned: number;
}

/** Goes through the notices and counts. */
class Night {
  turn = 0;
  readonly meals = new Meals();
  readonly moves = new Counts();
  readonly cards = new Counts();
  readonly deals = new Counts();
  readonly antidotes = new Counts();
  readonly food = new Counts();
  /** Where zombies are eating. */
  private attacked: Place | null = null;

  hear(notice: Notice, before: View): void {
    const { variant, fields } = variantOf(notice);
    const told = (fields ?? {}) as Told;
    if (variant === 'turn-began') this.turn = told.turn;
    else if (variant === 'zombies-attacked') {
      this.attacked = told.place;
      this.meals.forget();
    } else if (variant === 'location-began') this.attacked = null;
    else if (variant === 'ballots-revealed')
      this.meals.reveal(told.ballots.map(({ cast_by, named }) => ({ by: cast_by, named })));
    else if (variant === 'tie-broken') this.meals.breakTie(told.seat, told.named);
    else if (variant === 'character-lost') this.lose(told, before);
    else if (variant === 'character-moved') this.moves.add(told.seat);
    else if (variant === 'card-played') this.cards.add(told.seat);
    else if (variant === 'trade-made' || variant === 'deal-made') {
      this.deals.add(told.seat);
      this.deals.add(told.with);
    } else if (variant === 'scored') {
      this.antidotes.add(told.seat, told.antidotes);
      this.food.add(told.seat, told.food + told.canned);
    }
  }

  private lose({ seat, role, place }: Told, before: View): void {
    const character = before.seats.find((each) => each.seat === seat)!.characters.find((each) => each.role === role)!;
    const isThere = ({ characters }: View['seats'][number]): boolean =>
      characters.some((each) => each.fate === 'alive' && each.place === place);
    this.meals.lose(
      {
        round: this.turn,
        seat,
        role,
        icon: ROLE_ICONS[role],
        place,
        value: character.is_exhausted ? character.exhausted_value : character.rested_value,
        isEaten: place !== null && place === this.attacked,
      },
      before.seats.filter(isThere).map((each) => each.seat),
    );
    this.attacked = null;
  }

  /** What the characters of each player are worth as a turn ends, and the score when the helicopter leaves. */
  chart(views: readonly View[]): Chart {
    const last = views.at(-1)!;
    const turns = Array.from({ length: this.turn + 1 }, (_, turn) => turn);
    const ends = turns.map((turn) => views.find((view) => view.turn > turn) ?? last);
    return {
      title: say('over-chart'),
      columns: [...turns.map(String), '★'],
      lines: last.seats.map(({ seat }, at) => ({
        seat,
        name: (speech) => speech.name(seat),
        values: [...ends.map((view) => view.seats[at]!.points), last.outcome?.scores[at] ?? last.seats[at]!.points],
      })),
      marks: this.meals.all.map(({ seat, round, icon }) => ({
        line: last.seats.findIndex((each) => each.seat === seat),
        column: round,
        icon,
      })),
    };
  }
}

const endingOf: EndingOf = ({ steps }) => {
  const night = new Night();
  const views = steps.map(({ view }) => view as unknown as View);
  steps.forEach(({ notices }, at) => {
    for (const notice of notices) night.hear(notice as Notice, views[at - 1] ?? views[at]!);
  });
  const { meals, moves, cards, deals, antidotes, food, turn } = night;
  return {
    nRounds: turn,
    events: meals.events,
    chart: night.chart(views),
    lists: [meals.list],
    awards: awardsOf([
      ...meals.contests,
      {
        icon: 'syringe',
        title: say('over-award-antidotes'),
        counts: antidotes,
        fact: (seat, n) => say('over-fact-antidotes', { seat, n }),
      },
      {
        icon: 'opened-food-can',
        title: say('over-award-food'),
        counts: food,
        fact: (seat, n) => say('over-fact-food', { seat, n }),
      },
      {
        icon: 'trade',
        title: say('over-award-deals'),
        counts: deals,
        fact: (seat, n) => say('over-fact-deals', { seat, n }),
      },
      {
        icon: 'footsteps',
        title: say('over-award-restless'),
        counts: moves,
        fact: (seat, n) => say('over-fact-restless', { seat, n, round: turn }),
      },
      {
        icon: 'siren',
        title: say('over-award-cards'),
        counts: cards,
        fact: (seat, n) => say('over-fact-cards', { seat, n }),
      },
    ]),
  };
};
export default endingOf;
