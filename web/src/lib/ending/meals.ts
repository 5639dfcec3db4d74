/** What games in which players vote who is eaten have in common. */
import type { IconName } from '../icon-names';
import type { Seat } from '../wire';
import { Counts, say, type Contest, type Event, type List } from './ending';

/** The loss of a character. */
export interface Meal {
  round: number;
  seat: Seat;
  role: string;
  icon: IconName;
  place: string | null;
  value: number;
  /** Whether zombies ate the character; otherwise something else took it. */
  isEaten: boolean;
  /** Who voted for it. */
  by: readonly Seat[];
}

/** Hears votes and losses in the order in which they happen. */
export class Meals {
  readonly all: Meal[] = [];
  private readonly losses = new Counts();
  private readonly votes = new Counts();
  private readonly beside = new Counts();
  private ballots: readonly { by: Seat; named: Seat }[] = [];
  private breaker: { seat: Seat; named: Seat } | null = null;

  /** A vote that is about to begin, or its end. */
  forget(): void {
    this.ballots = [];
    this.breaker = null;
  }

  /** The ballots of a vote. Those of a second vote replace the first ones. */
  reveal(ballots: readonly { by: Seat; named: Seat }[]): void {
    this.ballots = ballots;
  }

  breakTie(seat: Seat, named: Seat): void {
    this.breaker = { seat, named };
  }

  /** A character is lost; `present` are the seats that have characters there. */
  lose(meal: Omit<Meal, 'by'>, present: readonly Seat[]): void {
    const voters = this.ballots.filter(({ named }) => named === meal.seat).map(({ by }) => by);
    if (this.breaker?.named === meal.seat) voters.push(this.breaker.seat);
    const by = meal.isEaten ? [...new Set(voters)].sort() : [];
    this.all.push({ ...meal, by });
    this.losses.add(meal.seat);
    for (const voter of by) if (voter !== meal.seat) this.votes.add(voter);
    if (meal.isEaten) for (const seat of new Set(present)) if (seat !== meal.seat) this.beside.add(seat);
    this.forget();
  }

  get events(): Event[] {
    return this.all.map(eventOf);
  }

  get list(): List {
    return {
      title: say('over-losses'),
      by: { title: say('over-voted'), nobody: say('over-no-vote') },
      rows: this.all.map((meal) => ({
        ...meal,
        what: say('over-whose', { seat: meal.seat, role: meal.role }),
        note: !meal.isEaten ? say('over-not-eaten') : meal.place === null ? null : say(meal.place),
      })),
      none: say('over-nobody-eaten'),
    };
  }

  get contests(): Contest[] {
    const of = this.all.filter(({ isEaten }) => isEaten).length;
    return [
      {
        icon: 'vote',
        title: say('over-award-cold'),
        counts: this.votes,
        fact: (seat, n) => say('over-fact-cold', { seat, n, of }),
      },
      {
        icon: 'tombstone',
        title: say('over-award-feast'),
        counts: this.losses,
        fact: (seat, n) => say('over-fact-feast', { seat, n }),
      },
      {
        icon: 'round-shield',
        title: say('over-award-lucky'),
        counts: this.beside,
        fact: (seat, n) => say('over-fact-lucky', { seat, n }),
      },
    ];
  }
}

/** “Bastien and Ivy fed your Gunman to the zombies in round 2.” */
function eventOf({ round, seat, role, icon, place, value, isEaten, by }: Meal): Event {
  const others = by.filter((voter) => voter !== seat);
  const isFed = others.length > 0;
  const id = isFed ? 'over-fed' : isEaten ? 'over-eaten' : 'over-lost';
  return {
    round,
    seats: isFed ? others : [seat],
    icon,
    said: say(id, { by: others, seat, role, place, round }),
    change: value,
  };
}
