/** Where on the board the goals of a mission are. */
import { variantOf } from '../../lib/words';
import type { CitizenCard, Color, Goal, Tokens, View, Zone } from './wire';

type OfGoal = (view: View, aim: unknown) => (Zone | null)[];

const citizens = (view: View, isMeant: (citizen: View['citizens'][number]) => boolean = () => true): Zone[] =>
  view.citizens.filter(isMeant).map(({ zone }) => zone);
/** Nobody knows what lies face down, so it may be what the goal asks for. */
const hidden = ({ cards }: View): Zone[] => cards.filter(({ card }) => card === null).map(({ zone }) => zone);
const objectives = ({ objectives }: View, isMeant: (color: Color | null) => boolean = () => true): Zone[] =>
  objectives.filter(({ color, taken_by }) => taken_by === null && isMeant(color)).map(({ zone }) => zone);
const leaders = ({ leaders }: View): Zone[] => leaders.filter(({ is_away }) => !is_away).map(({ zone }) => zone);

/** A named card: where it lies or stands, otherwise wherever it may lie. */
function card(view: View, who: CitizenCard): Zone[] {
  const seen = [
    ...citizens(view, (citizen) => citizen.who === who),
    ...view.cards.filter((each) => each.card === who).map(({ zone }) => zone),
  ];
  return seen.length > 0 ? seen : hidden(view);
}
const secret = (view: View): Zone[] =>
  view.cards.filter((each) => each.card?.startsWith('secret-mission')).map(({ zone }) => zone);
/** Objective Citizens, or what they may still hide under. */
function objectiveCitizens(view: View): Zone[] {
  const under = view.cards.filter(({ is_under }) => is_under).map(({ zone }) => zone);
  const seen = [...citizens(view, ({ is_objective }) => is_objective), ...under];
  return seen.length > 0 ? seen : hidden(view);
}

const PLACES: Record<string, OfGoal> = {
  'devour-all-citizens': (view) => [...citizens(view), ...hidden(view)],
  'each-hero-devours-citizen': (view) => [...citizens(view), ...hidden(view)],
  'devour-objective-citizens': objectiveCitizens,
  'save-objective-citizens': objectiveCitizens,
  devour: (view, who) => card(view, who as CitizenCard),
  find: (view, who) => card(view, who as CitizenCard),
  take: (view, colors) => objectives(view, (color) => color === null || (colors as Tokens).includes(color)),
  'take-all-objectives': (view) => objectives(view),
  'each-hero-takes-objective': (view) => objectives(view),
  'take-secret-missions': (view) => [...secret(view), ...(secret(view).length > 0 ? [] : hidden(view))],
  'find-exit': (view) =>
    view.exit === null ? objectives(view, (color) => color === null || color === 'green') : [view.exit],
  'eliminate-for-good': (view, who) =>
    view.leaders.filter((leader) => leader.who === who && !leader.is_away).map(({ zone }) => zone),
  'no-leader-left': leaders,
  'bring-sign-to-exit': (view) => [view.sign?.zone ?? null, view.exit],
  leave: ({ exit }) => [exit],
};

/** The zones of a goal, each once; none if the goal has no place. */
export function placesOfGoal(view: View, goal: Goal): Zone[] {
  const { variant, fields } = variantOf(goal);
  const zones = PLACES[variant]?.(view, fields) ?? [];
  return [...new Set(zones.filter((zone) => zone !== null))];
}
