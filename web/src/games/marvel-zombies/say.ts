/** Words for what this game's values look like on the screen. */
import type { Speech } from '../../lib/speech';
import type { Desk } from './desk.svelte';
import { aimParts, choicePart, effectName, offerOf, type Part } from './offers';
import { COMMON, PEOPLE, type Common } from './pieces';
import type { Action, Aim, Character, Choice, Effect, Form, Goal, Shares, View, Zone } from './wire';

export const effectAbout = (speech: Speech, effect: Effect | string): string => speech.words.attribute({ id: typeof effect === 'string' ? effect : effectName(effect), arguments: {} }, 'about') ?? '';
export const rulesOf = (speech: Speech, id: string): string[] => (speech.words.attribute({ id, arguments: {} }, 'rules') ?? '').split(/\s+/).filter((rule) => rule !== '');

/** “2 Operators, Thor” */
export function whoIsIn(speech: Speech, view: View, zone: Zone): string {
  const crowd = view.crowds[zone]!;
  const parts = [
    ...view.leaders.filter((leader) => leader.zone === zone && !leader.is_away).map(({ who }) => speech.word(who)),
    ...COMMON.filter(([, field]) => crowd[field] > 0).map(([kind, field]) => crowdSaid(speech, kind, crowd[field])),
    ...view.heroes.filter((hero) => hero.zone === zone).map(({ who }) => speech.word(who)),
    ...view.citizens.filter((citizen) => citizen.zone === zone).map(({ who }) => speech.word(who)),
  ];
  return parts.length === 0 ? '' : speech.words.joined(parts);
}

/** “Operators”, in Hero Mode “Walkers”. */
export const kindsSaid = (speech: Speech, kind: Common): string => speech.words.attribute({ id: kind, arguments: {} }, 'many') ?? speech.word(kind);
const crowdSaid = (speech: Speech, kind: Common, n: number): string => `${n} ${n === 1 ? speech.word(kind) : kindsSaid(speech, kind)}`;

/** “Street 14: 3 Operators” */
export function zoneSaid(speech: Speech, view: View, zone: Zone): string {
  const who = whoIsIn(speech, view, zone);
  const name = speech.words.word(view.board.zones[zone]!.building === null ? 'zone-street' : 'zone-room', { n: zone });
  return who === '' ? name : speech.words.word('zone-with', { zone: name, who });
}

export function partSaid(desk: Desk, { kind, value }: Part): string {
  const { speech, view } = desk;
  switch (kind) {
    case 'zone':
      return zoneSaid(speech, view, Number(value));
    case 'door': {
      const edge = view.board.edges.find((each) => each.door === Number(value));
      return speech.words.word('door-between', { a: edge?.a ?? 0, b: edge?.b ?? 0 });
    }
    case 'objective':
      return speech.words.word('objective-in', { n: view.objectives[Number(value)]?.zone ?? 0 });
    case 'kind':
      return speech.word(value);
    case 'number':
      return value;
    case 'choice':
      return choiceSaid(desk, value.startsWith('{') ? (JSON.parse(value) as Choice) : (value as Choice));
    default:
      return speech.word(value);
  }
}
export const aimSaid = (desk: Desk, aim: Aim): string => aimParts(aim).map((part) => partSaid(desk, part)).join(' → ');

export function sharesSaid(desk: Desk, { heroes, citizens }: Shares): string {
  const { speech, view } = desk;
  const parts = [...view.heroes.flatMap(({ who }, at) => (heroes[at]! > 0 ? [speech.words.word('share-part', { hero: speech.word(who), n: heroes[at]! })] : [])), ...PEOPLE.filter((_, at) => (citizens >> at) & 1).map((who) => speech.word(who))];
  return parts.length === 0 ? speech.word('choice-nobody') : speech.words.joined(parts);
}

export function choiceSaid(desk: Desk, choice: Choice): string {
  const { speech, view } = desk;
  if (choice === 'evenly') return speech.word('choice-evenly');
  if ('all-on' in choice) return speech.words.word('choice-all-on', { hero: speech.word(choice['all-on']) });
  if ('shares' in choice) return sharesSaid(desk, choice.shares);
  if ('routes' in choice) return speech.words.joined(choice.routes.map((zone) => zoneSaid(speech, view, zone)));
  if ('second' in choice) {
    const second = choice.second.map((place) => view.heroes[place - 1]!).map(({ who }) => speech.word(who));
    return second.length === 0 ? speech.word('choice-nobody') : speech.words.joined(second);
  }
  return partSaid(desk, choicePart(choice));
}

/** “Wasp’s Sting”, “Devour” */
export function formSaid(desk: Desk, form: Form, who: Character | undefined = desk.hero?.who): string {
  return form === 'unique' && who ? (desk.speech.words.attribute({ id: who, arguments: {} }, 'attack') ?? desk.speech.word(form)) : desk.speech.word(form);
}

export function goalSaid(speech: Speech, goal: Goal): string {
  if (typeof goal === 'string') return speech.word(goal);
  // Of several alike the count is beside it.
  const said = 'take' in goal ? { take: [...new Set(goal.take)] } : goal;
  return speech.words.say(speech.words.phrase('value', said, speech.names));
}

/** Zones, doors and what waits there, which a text alone cannot find. */
export function actionSaid(desk: Desk, value: unknown): string | null {
  const action = value as Action;
  const { speech, view } = desk;
  if (typeof action === 'string') return null;
  if ('vote' in action) return choiceSaid(desk, action.vote);
  if ('share' in action) return sharesSaid(desk, action.share);
  if ('move' in action) return speech.words.word('said-move', { zone: zoneSaid(speech, view, action.move.to), n: desk.moveCosts });
  const { parts } = offerOf({ action });
  if (!parts.some(({ kind }) => ['zone', 'door', 'objective', 'kind'].includes(kind))) return null;
  const where = parts.map((part) => partSaid(desk, part)).join(' → ');
  if ('attack' in action) return speech.words.word('said-attack', { form: formSaid(desk, action.attack.form), zone: where });
  if ('use' in action) return speech.words.word('zone-with', { zone: speech.word(effectName(action.use.effect)), who: where });
  return 'pick' in action ? where : speech.words.word('zone-with', { zone: speech.verb(action), who: where });
}
