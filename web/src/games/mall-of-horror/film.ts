/** How long each thing that happened is looked at, and what the board shows meanwhile. */
import type { Film } from '../../lib/choices';
import { variantOf } from '../../lib/words';
import type { FateView, Place, Purpose, Role, Seat, View } from './wire';

const HOLDS_MS: Record<string, number> = {
  'chief-seated': 500,
  'card-dealt': 120,
  'placement-rolled': 450,
  'character-placed': 450,
  'first-zombies-rolled': 900,
  'zombies-arrived': 380,
  'zombie-put': 550,
  'round-began': 700,
  'vote-called': 500,
  'nobody-there': 350,
  passed: 260,
  'passed-ahead': 260,
  'order-left': 0,
  'card-played': 1100,
  'threat-made': 350,
  barricaded: 450,
  'zombies-killed': 500,
  'character-hid': 500,
  'ballot-sealed': 220,
  'ballots-revealed': 3000,
  'vote-tied': 1100,
  'vote-tied-again': 1100,
  'tie-broken': 1000,
  'settled-without-ballot': 700,
  'searcher-chosen': 800,
  'nobody-searches': 700,
  'cards-found': 500,
  'card-kept': 350,
  'card-given': 700,
  'chief-elected': 900,
  'chief-confirmed': 700,
  'chief-stays': 350,
  'dice-covered': 600,
  'dice-seen': 700,
  'destination-sealed': 200,
  'destination-shown': 800,
  'destinations-revealed': 1500,
  'dice-revealed': 1500,
  'place-closed': 1100,
  'character-moved': 620,
  'character-diverted': 800,
  'character-stayed': 500,
  'nobody-moved': 350,
  'crowd-heard': 600,
  'pin-ups-seen': 600,
  'zombies-held': 600,
  'zombies-entered': 1000,
  'character-lost': 1100,
  'nobody-lost': 700,
  'zombies-left': 450,
  'player-eliminated': 900,
  'game-ended': 1200,
};

/** What is shown over the board. */
const LARGE = ['ballots-revealed', 'dice-revealed', 'card-played', 'destinations-revealed'];
/** What a summary leaves out. */
const SMALL = [
  'card-dealt',
  'placement-rolled',
  'passed',
  'passed-ahead',
  'order-left',
  'ballot-sealed',
  'destination-sealed',
  'nobody-there',
  'nobody-moved',
  'chief-stays',
  'character-stayed',
  'threat-made',
];

function withCharacter(view: View, seat: Seat, role: Role, place: Place | null, fate: FateView): View {
  return {
    ...view,
    seats: view.seats.map((each) =>
      each.seat === seat
        ? {
            ...each,
            characters: each.characters.map((character) =>
              character.role === role ? { ...character, place, fate } : character,
            ),
          }
        : each,
    ),
  };
}

function withZombies(view: View, place: Place, change: (n: number) => number): View {
  return {
    ...view,
    places: view.places.map((each) =>
      each.place === place ? { ...each, zombies: Math.max(0, change(each.zombies)) } : each,
    ),
  };
}

interface Fields {
  seat: Seat;
  role: Role;
  place: Place;
  to: Place;
  n: number;
  purpose: Purpose;
}

export const film: Film = {
  holdsMs: (notice) => HOLDS_MS[variantOf(notice).variant] ?? 0,
  staysMs: (notice) => (variantOf(notice).variant === 'ballots-revealed' ? 4000 : 0),
  isLarge: (notice) => LARGE.includes(variantOf(notice).variant),
  isSmall: (notice) => SMALL.includes(variantOf(notice).variant),
  advanced(value, notice) {
    const view = value as View;
    const { variant, fields } = variantOf(notice);
    const { seat, role, place, to, n, purpose } = (fields ?? {}) as Fields;
    switch (variant) {
      case 'round-began':
        return { ...view, vote: null, attacked: null };
      case 'vote-called':
        return {
          ...view,
          vote: { purpose, place, stage: 'first', candidates: [], ballots: [] },
          attacked: purpose === 'sacrifice' ? place : view.attacked,
        };
      case 'searcher-chosen':
      case 'nobody-searches':
      case 'chief-confirmed':
        return { ...view, vote: null };
      case 'zombies-held':
      case 'nobody-lost':
        return { ...view, vote: null, attacked: null };
      case 'chief-elected':
        return { ...view, chief: seat, vote: null };
      case 'character-placed':
        return withCharacter(view, seat, role, place, 'alive');
      case 'character-moved':
        return withCharacter(view, seat, role, to, 'alive');
      case 'character-diverted':
        return withCharacter(view, seat, role, 'parking', 'alive');
      case 'character-hid':
        return withCharacter(view, seat, role, place, 'hidden');
      case 'character-lost':
        // On the Parking each zombie eats one, and has had its fill.
        return withCharacter(
          place === 'parking' ? withZombies(view, place, (zombies) => zombies - 1) : view,
          seat,
          role,
          null,
          'lost',
        );
      case 'zombies-arrived':
        return withZombies(view, place, (zombies) => zombies + n);
      case 'zombie-put':
      case 'crowd-heard':
      case 'pin-ups-seen':
        return withZombies(view, place, (zombies) => zombies + 1);
      case 'zombies-killed':
        return withZombies(view, place, (zombies) => zombies - n);
      case 'zombies-left':
        return { ...withZombies(view, place, () => 0), vote: null, attacked: null };
      case 'place-closed':
        return {
          ...view,
          places: view.places.map((each) => (each.place === place ? { ...each, is_open: false, zombies: 0 } : each)),
        };
      default:
        return view;
    }
  },
};
