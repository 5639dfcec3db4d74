/** How long each thing that happened is looked at, and what the board shows meanwhile. */
import type { Film } from '../../lib/choices';
import { variantOf } from '../../lib/words';
import type {
  CharacterView,
  Colour,
  LocationStep,
  Moment,
  Place,
  PlaceView,
  Role,
  Seat,
  ShownCard,
  View,
} from './wire';

const HOLDS_MS: Record<string, number> = {
  'layout-dealt': 400,
  'sides-dealt': 300,
  'colours-dealt': 300,
  'first-player-seated': 600,
  'characters-dealt': 150,
  'placement-drawn': 250,
  'character-placed': 420,
  'character-crowded-out': 600,
  'cards-dealt': 100,
  'pack-dealt': 100,
  'card-drafted': 120,
  'pack-handed-on': 120,
  'draft-ended': 300,
  'turn-began': 700,
  'turn-ended': 400,
  passed: 140,
  'passed-ahead': 0,
  held: 350,
  'card-chosen': 160,
  'movement-cards-shown': 1700,
  'movement-card-changed': 800,
  'invasion-seen': 600,
  'invasion-shown': 2000,
  'zombies-moved': 700,
  'zombies-arrived': 420,
  'zombie-lured': 600,
  'zombies-killed': 550,
  'supplies-dropped': 550,
  'leader-moved': 650,
  'move-began': 200,
  'character-moved': 650,
  'character-squeezed-in': 700,
  'character-diverted': 850,
  'character-stayed': 500,
  'nobody-moved': 350,
  'move-undone': 900,
  'card-played': 1300,
  'card-carried-out': 150,
  'card-cancelled': 1300,
  'power-used': 1100,
  'child-born': 800,
  'character-hid': 600,
  'character-rested': 450,
  'character-exhausted': 350,
  'card-drawn': 350,
  'card-stolen': 700,
  'card-discarded': 350,
  'card-taken': 500,
  'kitten-ran': 700,
  'replica-shown': 600,
  'token-taken': 600,
  'marker-put': 800,
  'tower-collapsed': 2000,
  'armory-burnt': 2000,
  'armory-blocked': 1500,
  'character-fled': 650,
  'location-began': 600,
  'location-skipped': 300,
  'effect-used': 700,
  declined: 200,
  'antidote-taken': 450,
  'food-drawn': 450,
  'food-taken': 450,
  'food-turned-up': 300,
  'food-discarded': 350,
  'no-attack': 800,
  'zombies-attacked': 1200,
  'nobody-eaten': 800,
  'ballot-sealed': 180,
  'ballots-revealed': 3000,
  'vote-tied': 1100,
  'tie-broken': 1000,
  'settled-without-ballot': 800,
  'character-lost': 1200,
  'player-eliminated': 1100,
  'share-leader-chosen': 900,
  'nobody-shares': 800,
  'items-seen': 400,
  'item-given': 700,
  'items-left': 400,
  'offer-made': 500,
  'offer-refused': 300,
  'trade-made': 800,
  'deal-made': 900,
  'promise-settled': 700,
  'payment-settled': 600,
  'card-shown': 500,
  vaccinated: 900,
  'canned-food-kept': 400,
  scored: 700,
  'game-ended': 1200,
};

/** What is shown over the board. */
const LARGE = [
  'ballots-revealed',
  'card-played',
  'card-cancelled',
  'movement-cards-shown',
  'invasion-shown',
  'power-used',
];
/** What a summary leaves out. */
const SMALL = [
  'layout-dealt',
  'sides-dealt',
  'colours-dealt',
  'characters-dealt',
  'placement-drawn',
  'cards-dealt',
  'pack-dealt',
  'card-drafted',
  'pack-handed-on',
  'draft-ended',
  'passed',
  'pass-taken-back',
  'held',
  'card-chosen',
  'move-began',
  'nobody-moved',
  'character-stayed',
  'card-carried-out',
  'character-exhausted',
  'card-discarded',
  'location-skipped',
  'declined',
  'ballot-sealed',
  'items-seen',
  'offer-refused',
  'offer-ended',
  'card-answered',
  'order-left',
  'card-shown',
];

interface Fields {
  seat: Seat;
  role: Role;
  roles: Role[];
  place: Place;
  from: Place;
  to: Place;
  n: number;
  zombies: number;
  antidotes: number;
  cards: ShownCard[] | number;
  colour: Colour;
  turn: number;
  moment: Moment;
}

function withCharacter(view: View, seat: Seat, role: Role, change: Partial<CharacterView>): View {
  return {
    ...view,
    seats: view.seats.map((each) =>
      each.seat === seat
        ? {
            ...each,
            characters: each.characters.map((character) =>
              character.role === role ? { ...character, ...change } : character,
            ),
          }
        : each,
    ),
  };
}
function withPlace(view: View, place: Place, change: (place: PlaceView) => Partial<PlaceView>): View {
  return { ...view, places: view.places.map((each) => (each.place === place ? { ...each, ...change(each) } : each)) };
}
const withZombies = (view: View, place: Place, by: number): View =>
  withPlace(view, place, ({ zombies }) => ({ zombies: Math.max(0, zombies + by) }));

function walked(view: View, seat: Seat, role: Role, to: Place, isTemporary = false): View {
  const moved = withCharacter(view, seat, role, { place: to, fate: 'alive', is_temporary: isTemporary });
  return { ...moved, seats: moved.seats.map((each) => (each.seat === seat ? { ...each, has_moved: true } : each)) };
}

/** How many stand somewhere is counted again, since conditions hang on it. */
function counted(view: View): View {
  return {
    ...view,
    places: view.places.map((place) => {
      const n = view.seats
        .flatMap((each) => each.characters)
        .filter((character) => character.fate === 'alive' && character.place === place.place).length;
      const isDue =
        n > 0 &&
        (place.attack === 'zombies-exceed-characters'
          ? place.zombies > n
          : place.zombies >= place.attack['zombies-at-least']);
      return { ...place, n_characters: n, attack_is_due: isDue };
    }),
  };
}

const at = (view: View, place: Place, step: LocationStep): View => ({
  ...view,
  phase: 'locations',
  location: { place, step },
});

function next(view: View, variant: string, fields: Fields): View {
  const { seat, role, place, from, to, n } = fields;
  switch (variant) {
    case 'turn-began':
      return { ...view, turn: fields.turn, phase: 'observation', location: null, vote: null };
    case 'turn-ended':
      return {
        ...view,
        location: null,
        vote: null,
        seats: view.seats.map((each) => ({
          ...each,
          movement_card: null,
          has_moved: false,
          characters: each.characters.map((character) => ({ ...character, is_hidden: false, is_awake: false })),
        })),
      };
    case 'character-placed':
    case 'move-undone':
      return withCharacter(view, seat, role, { place, fate: 'alive' });
    case 'character-crowded-out':
      return withCharacter(view, seat, role, { place: 'crossroads', fate: 'alive' });
    case 'character-moved':
      return walked(view, seat, role, to);
    case 'character-squeezed-in':
      return walked(view, seat, role, to, true);
    case 'character-diverted':
      return walked(view, seat, role, 'crossroads');
    case 'character-fled':
      return withCharacter(view, seat, role, { place: 'crossroads', is_temporary: false });
    case 'character-lost':
      return withCharacter({ ...view, vote: null }, seat, role, { place: null, fate: 'dead' });
    case 'character-hid':
      return withCharacter(view, seat, role, { is_hidden: true });
    case 'character-rested':
      return withCharacter(view, seat, role, { is_exhausted: false });
    case 'character-exhausted':
    case 'power-used':
      return withCharacter(view, seat, role, { is_exhausted: true });
    case 'movement-cards-shown':
      return {
        ...view,
        phase: 'movement-cards',
        seats: view.seats.map((each) => ({
          ...each,
          movement_card:
            (fields.cards as ShownCard[]).find((card) => card.seat === each.seat)?.place ?? each.movement_card,
        })),
      };
    case 'movement-card-changed':
      return {
        ...view,
        seats: view.seats.map((each) => (each.seat === seat ? { ...each, movement_card: place } : each)),
      };
    case 'zombies-moved':
      return withZombies(withZombies(view, from, -n), to, n);
    case 'zombies-arrived':
      return withZombies(view, place, n);
    case 'zombie-lured':
      return withZombies(view, place, 1);
    case 'zombies-killed':
      return withZombies(view, place, -n);
    case 'supplies-dropped':
      return withPlace(view, place, ({ antidotes, cards }) => ({
        antidotes: antidotes + fields.antidotes,
        cards: { ...cards, size: cards.size + (fields.cards as number) },
      }));
    case 'leader-moved':
      return { ...view, wheel: view.wheel.map((space) => ({ ...space, has_leader: space.colour === fields.colour })) };
    case 'token-taken':
    case 'first-player-seated':
      return { ...view, first: seat };
    case 'marker-put':
      return withPlace(view, place, () => ({ markers: n }));
    case 'tower-collapsed':
      return withPlace(view, 'water-tower', () => ({
        side: 'ruin',
        zombies: 0,
        spaces: 3,
        markers: 0,
        markers_needed: null,
        attack: 'zombies-exceed-characters',
      }));
    case 'armory-burnt':
      return withPlace(view, 'armory', () => ({ armory: 'burnt', markers_needed: null }));
    case 'armory-blocked':
      return withPlace(view, 'armory', () => ({ armory: 'blocked', markers_needed: null }));
    case 'location-began':
      return { ...at(view, place, 'before-attack'), vote: null };
    case 'zombies-attacked':
      return at(view, place, 'attack');
    case 'share-leader-chosen':
      return { ...at(view, place, 'sharing'), vote: null };
    case 'nobody-shares':
      return { ...view, vote: null };
    case 'vaccinated':
      return {
        ...view,
        seats: view.seats.map((each) =>
          each.seat === seat
            ? {
                ...each,
                characters: each.characters.map((character) =>
                  character.fate === 'alive' && !fields.roles.includes(character.role)
                    ? { ...character, fate: 'dead', place: null }
                    : character,
                ),
              }
            : each,
        ),
      };
    default:
      return view;
  }
}

export const film: Film = {
  holdsMs: (notice) => HOLDS_MS[variantOf(notice).variant] ?? 0,
  staysMs: (notice) => (variantOf(notice).variant === 'ballots-revealed' ? 4000 : 0),
  isLarge: (notice) => LARGE.includes(variantOf(notice).variant),
  isSmall: (notice) => SMALL.includes(variantOf(notice).variant),
  advanced(value, notice) {
    const view = value as View;
    const { variant, fields } = variantOf(notice);
    const after = next(view, variant, (fields ?? {}) as Fields);
    return after === view ? view : counted(after);
  },
};
