/** How a mission went: the Health of each hero round by round, when its goals were reached, and who fell. */
import { awardsOf, Counts, say, type Event, type EndingOf, type Row } from '../../lib/ending/ending';
import { variantOf } from '../../lib/words';
import { EMBLEMS, goalIcon } from './pieces';
import { goalSaid } from './say';
import type { Character, HeroView, Notice, Seat, StepView, View } from './wire';

interface Told {
  hero: Character;
  seat: Seat;
  to: Seat;
  n: number;
  round: number;
}

/** Goes through the notices and counts. */
class Mission {
  round = 0;
  readonly falls: { round: number; hero: Character; seat: Seat }[] = [];
  readonly eliminated = new Counts();
  readonly devoured = new Counts();
  readonly saved = new Counts();
  readonly objectives = new Counts();
  readonly wounds = new Counts();
  readonly zones = new Counts();
  private readonly players = new Map<Character, Seat>();

  hear(notice: Notice): void {
    const { variant, fields } = variantOf(notice);
    const told = (fields ?? {}) as Told;
    if (variant === 'round-began') this.round = told.round;
    else if (variant === 'hero-played') this.players.set(told.hero, told.seat);
    else if (variant === 'handed-over') this.players.set(told.hero, told.to);
    else if (variant === 'hero-eliminated') this.fall(told.hero);
    else this.count(variant, told);
  }

  private count(variant: string, { hero, n }: Told): void {
    if (variant === 'enemies-eliminated') this.eliminated.add(this.playerOf(hero), n);
    else if (variant === 'citizen-devoured') this.devoured.add(this.playerOf(hero));
    else if (variant === 'citizen-saved') this.saved.add(this.playerOf(hero));
    else if (variant === 'objective-taken') this.objectives.add(this.playerOf(hero));
    else if (variant === 'wounds-taken') this.wounds.add(this.playerOf(hero), n);
    else if (variant === 'moved') this.zones.add(this.playerOf(hero));
  }

  private fall(hero: Character): void {
    this.falls.push({ round: this.round, hero, seat: this.playerOf(hero) });
  }

  private playerOf(hero: Character): Seat {
    return this.players.get(hero)!;
  }
}

/** The round in which a goal was reached for good; null if it was not. */
function reachedIn(views: readonly View[], at: number): number | null {
  if (!views.at(-1)!.mission.steps[at]!.is_fulfilled) return null;
  const lastOpen = views.findLastIndex((view) => !view.mission.steps[at]?.is_fulfilled);
  return views[lastOpen + 1]!.round;
}

const healthOf = (view: View, who: Character): number => view.heroes.find((hero) => hero.who === who)?.health ?? 0;

const endingOf: EndingOf = ({ steps }) => {
  const mission = new Mission();
  const views = steps.map(({ view }) => view as unknown as View);
  for (const { notices } of steps) for (const notice of notices) mission.hear(notice as Notice);
  const last = views.at(-1)!;
  const { round: nRounds, falls, eliminated, devoured, saved, objectives, wounds, zones } = mission;
  const rounds = Array.from({ length: nRounds + 1 }, (_, round) => round);
  const ends = rounds.map((round) => views.find((view) => view.round > round) ?? last);
  const heroes: readonly HeroView[] = last.heroes;
  const goals = last.mission.steps.map((step, at) => ({ step, round: reachedIn(views, at) }));
  const rowOf = ({ step, round }: { step: StepView; round: number | null }): Row => ({
    round,
    seat: null,
    icon: goalIcon(step.goal),
    what: (speech) => goalSaid(speech, step.goal),
    note: say(round !== null ? 'over-goal-reached' : step.is_lost ? 'over-goal-lost' : 'over-goal-open', {
      done: step.done,
      of: step.of,
    }),
    by: [],
  });
  const events: Event[] = [
    ...goals.flatMap(({ step, round }): Event[] =>
      round === null
        ? []
        : [
            {
              round,
              seats: [],
              icon: goalIcon(step.goal),
              said: (speech) => speech.words.word('over-goal', { goal: goalSaid(speech, step.goal), round }),
              change: 10 + round,
            },
          ],
    ),
    ...falls.map(({ round, hero, seat }): Event => ({
      round,
      seats: [seat],
      icon: 'tombstone',
      said: say('over-fell', { hero, round }),
      change: 100,
    })),
    ...heroes.flatMap(({ who, seat, health }): Event[] =>
      health === 1
        ? [{ round: nRounds, seats: [seat], icon: 'hearts', said: say('over-last-health', { hero: who }), change: 1 }]
        : [],
    ),
  ].sort((one, other) => one.round - other.round);
  return {
    nRounds,
    events,
    chart: {
      title: say('over-chart'),
      columns: rounds.map(String),
      lines: heroes.map(({ who, seat }) => ({
        seat,
        name: say(who),
        values: ends.map((view) => healthOf(view, who)),
      })),
      marks: falls.map(({ hero, round }) => ({
        line: heroes.findIndex(({ who }) => who === hero),
        column: round,
        icon: 'tombstone',
      })),
    },
    lists: [
      { title: say('over-goals'), by: null, rows: goals.map(rowOf), none: say('over-no-goals') },
      {
        title: say('over-falls'),
        by: null,
        rows: falls.map(({ round, hero, seat }) => ({
          round,
          seat,
          icon: EMBLEMS[hero],
          what: say(hero),
          note: null,
          by: [],
        })),
        none: say('over-nobody-fell'),
      },
    ],
    awards: awardsOf([
      {
        icon: 'crossed-swords',
        title: say('over-award-fighter'),
        counts: eliminated,
        fact: (seat, n) => say('over-fact-fighter', { seat, n }),
      },
      {
        icon: 'meat',
        title: say('over-award-hungry'),
        counts: devoured,
        fact: (seat, n) => say('over-fact-hungry', { seat, n }),
      },
      {
        icon: 'hearts',
        title: say('over-award-saviour'),
        counts: saved,
        fact: (seat, n) => say('over-fact-saviour', { seat, n }),
      },
      {
        icon: 'flag-objective',
        title: say('over-award-objectives'),
        counts: objectives,
        fact: (seat, n) => say('over-fact-objectives', { seat, n }),
      },
      {
        icon: 'bandaged',
        title: say('over-award-wounds'),
        counts: wounds,
        fact: (seat, n) => say('over-fact-wounds', { seat, n }),
      },
      {
        icon: 'footsteps',
        title: say('over-award-walker'),
        counts: zones,
        fact: (seat, n) => say('over-fact-walker', { seat, n }),
      },
    ]),
  };
};
export default endingOf;
