/** How a game of Zombies!!! went: the zombies that each player had after each round, and who died. */
import { awardsOf, Counts, say, type Event, type EndingOf, type Row } from '../../lib/ending/ending';
import { variantOf } from '../../lib/words';
import { pawnOf } from './pieces';
import type { Notice, Seat, View } from './wire';

interface Death {
  round: number;
  seat: Seat;
  /** How many zombies it cost. */
  n: number;
}

/** Goes through the notices and counts. */
class Night {
  round = 0;
  readonly deaths: Death[] = [];
  readonly kills = new Counts();
  readonly died = new Counts();
  readonly steps = new Counts();
  readonly cards = new Counts();
  readonly tiles = new Counts();
  readonly sixes = new Counts();
  readonly bullets = new Counts();

  hear(notice: Notice): void {
    const { variant, fields } = variantOf(notice);
    const { seat, round, n, die } = (fields ?? {}) as { seat: Seat; round: number; n: number; die: number };
    if (variant === 'turn-began') this.round = round;
    else if (variant === 'died') {
      this.deaths.push({ round: this.round, seat, n: 0 });
      this.died.add(seat);
    } else if (variant === 'zombies-lost') this.pay(seat, n);
    else if (variant === 'restarted') this.dying = this.dying.filter((each) => each !== seat);
    else if (variant === 'zombie-killed') this.kills.add(seat);
    else if (variant === 'fight-rolled') this.sixes.add(seat, die === 6 ? 1 : 0);
    else if (variant === 'bullets-lost') this.bullets.add(seat, n);
    else if (variant === 'moved') this.steps.add(seat);
    else if (variant === 'card-played') this.cards.add(seat);
    else if (variant === 'tile-laid') this.tiles.add(seat);
    if (variant === 'died') this.dying.push(seat);
  }

  /** Players who have died and have not begun anew: what they give back meanwhile is what the death costs. */
  private dying: Seat[] = [];
  private pay(seat: Seat, n: number): void {
    const death = this.dying.includes(seat) ? this.deaths.findLast((each) => each.seat === seat) : undefined;
    if (death) death.n += n;
  }
}

const rowOf = ({ round, seat, n }: Death): Row => ({
  round,
  seat,
  icon: pawnOf(seat),
  what: say('over-died', { seat }),
  note: say('over-death-cost', { n }),
  by: [],
});

const deathSaid = ({ round, seat, n }: Death): Event => ({
  round,
  seats: [seat],
  icon: 'tombstone',
  said: say('over-death', { seat, n, round }),
  change: n,
});

const nKills = (view: View, seat: Seat): number =>
  view.seats.find((each) => each.seat === seat)!.kills.reduce((sum, n) => sum + n, 0);

const endingOf: EndingOf = ({ steps }) => {
  const night = new Night();
  const views = steps.map(({ view }) => view as unknown as View);
  for (const { notices } of steps) for (const notice of notices) night.hear(notice as Notice);
  const last = views.at(-1)!;
  const { round: nRounds, deaths, kills, died, steps: squares, cards, tiles, sixes, bullets } = night;
  const rounds = Array.from({ length: nRounds + 1 }, (_, round) => round);
  const ends = rounds.map((round) => views.find((view) => view.round > round) ?? last);
  const lines = last.seats.map(({ seat }) => ({
    seat,
    name: (speech: { name(seat: Seat): string }) => speech.name(seat),
    values: ends.map((view) => nKills(view, seat)),
  }));
  /** The best round of each player. */
  const hauls = lines.flatMap(({ seat, values }): Event[] => {
    const gains = values.map((value, round) => (round === 0 ? 0 : value - values[round - 1]!));
    const most = Math.max(...gains);
    const round = gains.indexOf(most);
    const said = say('over-haul', { seat, n: most, round });
    return most > 1 ? [{ round, seats: [seat], icon: 'shambling-zombie', said, change: most }] : [];
  });
  return {
    nRounds,
    events: [...deaths.filter(({ n }) => n > 0).map(deathSaid), ...hauls].sort((one, other) => one.round - other.round),
    chart: {
      title: say('over-chart'),
      columns: rounds.map(String),
      lines,
      marks: deaths.map(({ seat, round }) => ({
        line: last.seats.findIndex((each) => each.seat === seat),
        column: round,
        icon: 'tombstone',
      })),
    },
    lists: [{ title: say('over-deaths'), by: null, rows: deaths.map(rowOf), none: say('over-nobody-died') }],
    awards: awardsOf([
      {
        icon: 'crossed-swords',
        title: say('over-award-fighter'),
        counts: kills,
        fact: (seat, n) => say('over-fact-fighter', { seat, n }),
      },
      {
        icon: 'tombstone',
        title: say('over-award-deaths'),
        counts: died,
        fact: (seat, n) => say('over-fact-deaths', { seat, n }),
      },
      {
        icon: 'run',
        title: say('over-award-walker'),
        counts: squares,
        fact: (seat, n) => say('over-fact-walker', { seat, n }),
      },
      {
        icon: 'buy-card',
        title: say('over-award-cards'),
        counts: cards,
        fact: (seat, n) => say('over-fact-cards', { seat, n }),
      },
      {
        icon: 'star-formation',
        title: say('over-award-builder'),
        counts: tiles,
        fact: (seat, n) => say('over-fact-builder', { seat, n }),
      },
      {
        icon: 'rolling-dices',
        title: say('over-award-sixes'),
        counts: sixes,
        fact: (seat, n) => say('over-fact-sixes', { seat, n }),
      },
      {
        icon: 'bullets',
        title: say('over-award-bullets'),
        counts: bullets,
        fact: (seat, n) => say('over-fact-bullets', { seat, n }),
      },
    ]),
  };
};
export default endingOf;
