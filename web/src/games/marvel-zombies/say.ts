/** Words for this game's values. */
import type { Speech } from '../../lib/speech';
import type { Arguments, Known, Words } from '../../lib/words';
import type { Model } from './model.svelte';
import { aimParts, choicePart, effectName, offerOf, type Part } from './offers';
import { COMMON, PEOPLE, type Common } from './pieces';
import type {
  Action,
  Aim,
  BoardView,
  Character,
  Choice,
  Effect,
  Form,
  Goal,
  HeroView,
  Shares,
  View,
  Zone,
} from './wire';

export const effectAbout = (speech: Speech, effect: Exclude<Effect, string> | string): string =>
  speech.words.attribute({ id: typeof effect === 'string' ? effect : effectName(effect), arguments: {} }, 'about') ??
  '';
export const rulesOf = (speech: Speech, id: string): string[] =>
  (speech.words.attribute({ id, arguments: {} }, 'rules') ?? '').split(/\s+/).filter((rule) => rule !== '');

/** A zone by the number that the board shows in it. */
interface Place {
  n: number;
  isStreet: boolean;
}

/** The zones and doors of the board, and the zones of its Objectives. They never change during a game. */
export interface Places {
  zones: Place[];
  doors: Record<number, [Zone, Zone]>;
  objectives: Zone[];
}

export function placesOf({ board, objectives }: Pick<View, 'board' | 'objectives'>): Places {
  const numbers = numbersOf(board);
  const doors = board.edges.flatMap(({ a, b, door }) => (door === null ? [] : [[door, [a, b]]]));
  return {
    zones: board.zones.map(({ building }, zone) => ({ n: numbers[zone]!, isStreet: building === null })),
    doors: Object.fromEntries(doors) as Places['doors'],
    objectives: objectives.map(({ zone }) => zone),
  };
}

/** The number of each zone: from the top down, and each row from the left, as every tile has its own cells. */
export function numbersOf({ zones, tiles }: BoardView): number[] {
  const isOn = (at: number, tile: number): boolean => at >= 2 * tile && at <= 2 * tile + 2;
  const first = zones.map((zone) => {
    const drawn = zone.tiles.flatMap((tile) => {
      const { row, column } = tiles[tile]!;
      const own = zone.cells.filter(([x, y]) => isOn(x, column) && isOn(y, row));
      return own.map(([x, y]) => (y + row) * 100 + x + column);
    });
    return Math.min(...drawn);
  });
  const inOrder = zones.map((_, zone) => zone).sort((one, other) => first[one]! - first[other]! || one - other);
  const numbers: number[] = [];
  inOrder.forEach((zone, at) => (numbers[zone] = at + 1));
  return numbers;
}

/** `the` is for sentences, `title` begins one; without either it is a plain name. */
type NameForm = 'the' | 'title';

function placeSaid(words: Words, { n, isStreet }: Place, form?: NameForm): string {
  const phrase = { id: isStreet ? 'zone-street' : 'zone-room', arguments: { n } };
  return form === undefined ? words.say(phrase) : (words.attribute(phrase, form) ?? '');
}

/** “the door between street 3 and room 4” */
function doorSaid(words: Words, { zones, doors }: Places, door: number, form: NameForm): string | undefined {
  const sides = doors[door]?.map((zone) => zones[zone]!).sort((one, other) => one.n - other.n);
  const [a, b] = (sides ?? []).map((place) => placeSaid(words, place, 'the'));
  if (a === undefined || b === undefined) return undefined;
  return words.attribute({ id: 'zone-door', arguments: { a, b } }, form);
}

/** “street 3”, “room 4” */
export function zoneName({ words }: Speech, view: Pick<View, 'board'>, zone: Zone | null | undefined): string {
  const place = placesOf({ board: view.board, objectives: [] }).zones[zone ?? -1];
  return place ? placeSaid(words, place) : '';
}

const ZONES = ['zone', 'from', 'to', 'at'];
const ZONE_VARIANTS = ['zone', 'lured', 'sees', 'way', 'flight', 'follows'];

/** For sentences: the names on the board, in place of the indices of zones, doors and Objectives. */
export function placesKnown(places: Places): Known {
  const { zones, doors, objectives } = places;
  return (fields, words: Words): Arguments => {
    const said: Arguments = {};
    const tell = (name: string, text: string | undefined): void => {
      if (text !== undefined) said[name] = text;
    };
    const values = fields as Record<string, unknown>;
    const zone = (value: unknown): string | undefined =>
      typeof value === 'number' && zones[value] ? placeSaid(words, zones[value], 'the') : undefined;
    const door = (value: unknown): string | undefined =>
      typeof value === 'number' && doors[value] ? doorSaid(words, places, value, 'the') : undefined;
    const objective = (value: unknown): string | undefined =>
      typeof value === 'number' ? zone(objectives[value]) : undefined;
    for (const field of ZONES) tell(field, zone(values[field]));
    tell('door', door(values.door));
    tell('objective', objective(values.objective));
    if (Object.keys(values).length === 1) {
      for (const variant of ZONE_VARIANTS) tell('one', zone(values[variant]));
      for (const variant of ['door', 'move-through']) tell('one', door(values[variant]));
      tell('one', objective(values.objective));
      if (Array.isArray(values.kind)) tell('two', zone(values.kind[1]));
      if (Array.isArray(values.routes)) tell('all', words.joined(values.routes.flatMap((each) => zone(each) ?? [])));
    }
    return said;
  };
}

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
export const kindsSaid = (speech: Speech, kind: Common): string =>
  speech.words.attribute({ id: kind, arguments: {} }, 'many') ?? speech.word(kind);
const crowdSaid = (speech: Speech, kind: Common, n: number): string =>
  `${n} ${n === 1 ? speech.word(kind) : kindsSaid(speech, kind)}`;

/** “Street 3: 3 Operators” */
export function zoneSaid(speech: Speech, view: View, zone: Zone): string {
  const who = whoIsIn(speech, view, zone);
  const name = placeSaid(speech.words, placesOf(view).zones[zone]!, 'title');
  return who === '' ? name : speech.words.word('zone-with', { zone: name, who });
}

/** A zone as the board names it: “Street 3”. */
export const zoneTitle = (speech: Speech, view: Pick<View, 'board'>, zone: Zone): string =>
  placeSaid(speech.words, placesOf({ board: view.board, objectives: [] }).zones[zone]!, 'title');

/** “Wasp, street 3: Health 4, Hunger 1” */
export const heroSaid = ({ speech, view, mode }: Model, hero: HeroView, zone: Zone): string =>
  speech.words.word('board-hero', {
    hero: speech.word(hero.who),
    health: hero.health,
    gauge: hero.gauge,
    mode,
    zone: zoneName(speech, view, zone),
  });

export function partSaid(model: Model, { kind, value }: Part): string {
  const { speech, view } = model;
  switch (kind) {
    case 'zone':
      return zoneSaid(speech, view, Number(value));
    case 'door':
      return doorSaid(speech.words, placesOf(view), Number(value), 'title') ?? '';
    case 'objective':
      return speech.words.word('objective-in', { zone: zoneName(speech, view, view.objectives[Number(value)]?.zone) });
    case 'kind':
      return speech.word(value);
    case 'number':
      return value;
    case 'choice':
      return choiceSaid(model, value.startsWith('{') ? (JSON.parse(value) as Choice) : (value as Choice));
    default:
      return speech.word(value);
  }
}
export const aimSaid = (model: Model, aim: Aim): string =>
  aimParts(aim)
    .map((part) => partSaid(model, part))
    .join(' → ');

export function sharesSaid(model: Model, { heroes, citizens }: Shares): string {
  const { speech, view } = model;
  const parts = [
    ...view.heroes.flatMap(({ who }, at) =>
      heroes[at]! > 0 ? [speech.words.word('share-part', { hero: speech.word(who), n: heroes[at]! })] : [],
    ),
    ...PEOPLE.filter((_, at) => (citizens >> at) & 1).map((who) => speech.word(who)),
  ];
  return parts.length === 0 ? speech.word('choice-nobody') : speech.words.joined(parts);
}

export function choiceSaid(model: Model, choice: Choice): string {
  const { speech, view } = model;
  if (choice === 'evenly') return speech.word('choice-evenly');
  if (typeof choice === 'string') return speech.word(choice);
  if ('all-on' in choice) return speech.words.word('choice-all-on', { hero: speech.word(choice['all-on']) });
  if ('shares' in choice) return sharesSaid(model, choice.shares);
  if ('routes' in choice) return speech.words.joined(choice.routes.map((zone) => zoneSaid(speech, view, zone)));
  if ('second' in choice) {
    const second = choice.second.map((place) => view.heroes[place - 1]!).map(({ who }) => speech.word(who));
    return second.length === 0 ? speech.word('choice-nobody') : speech.words.joined(second);
  }
  return partSaid(model, choicePart(choice));
}

/** “Wasp’s Sting”, “Devour” */
export function formSaid(model: Model, form: Form, who: Character | undefined = model.hero?.who): string {
  return form === 'unique' && who
    ? (model.speech.words.attribute({ id: who, arguments: {} }, 'attack') ?? model.speech.word(form))
    : model.speech.word(form);
}

export function goalSaid(speech: Speech, goal: Goal): string {
  if (typeof goal === 'string') return speech.word(goal);
  // If there are several of a kind, their count is shown beside this text.
  const said = 'take' in goal ? { take: [...new Set(goal.take)] } : goal;
  return speech.words.say(speech.words.phrase('value', said, speech.names));
}

/** An action in words, with its zones, its doors and what waits there, which a text alone cannot find. */
export function actionSaid(model: Model, value: unknown): string | null {
  const action = value as Action;
  const { speech, view } = model;
  // These texts name the place themselves.
  if (typeof action === 'string' || 'open' in action || 'take' in action) return null;
  if ('vote' in action) return choiceSaid(model, action.vote);
  if ('share' in action) return sharesSaid(model, action.share);
  if ('move' in action)
    return speech.words.word('said-move', { zone: zoneSaid(speech, view, action.move.to), n: model.moveCosts });
  const { parts } = offerOf({ action });
  if (!parts.some(({ kind }) => ['zone', 'door', 'objective', 'kind'].includes(kind))) return null;
  const where = parts.map((part) => partSaid(model, part)).join(' → ');
  if ('attack' in action)
    return speech.words.word('said-attack', { form: formSaid(model, action.attack.form), zone: where });
  if ('use' in action)
    return speech.words.word('zone-with', { zone: speech.word(effectName(action.use.effect)), who: where });
  return 'pick' in action ? where : speech.words.word('zone-with', { zone: speech.verb(action), who: where });
}
