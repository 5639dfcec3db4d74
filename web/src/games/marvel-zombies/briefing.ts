/** What a mission's briefing says, beyond its goals: how it is lost, and what the danger of now is. */
import { Words, variantOf, type Arguments } from '../../lib/words';
import type { Language } from '../../lib/settings.svelte';
import { zoneName } from './say';
import type { CitizenView, Goal, View } from './wire';
import type { Speech } from '../../lib/speech';

const TEXTS = { en: () => import('./text/briefing/en.ftl?raw'), fr: () => import('./text/briefing/fr.ftl?raw') };
export async function wordsOfBriefings(language: Language): Promise<Words> {
  return new Words(language, [(await TEXTS[language]()).default]);
}

/** A way to lose, and whom it is about. */
interface Loss {
  id: string;
  isAbout: (citizen: CitizenView) => boolean;
}
const isObjective = ({ is_objective }: CitizenView): boolean => is_objective;
/** Missions that are lost when any Citizen gets away, or the Citizen whom a card brings. */
const BY_MISSION: Record<string, Loss> = {
  MZ0: { id: 'lose-citizen', isAbout: () => true },
  MZ1: { id: 'lose-citizen', isAbout: () => true },
  MZ2: { id: 'lose-objective-citizen', isAbout: isObjective },
};
function byGoal(goal: Goal): Loss[] {
  if (goal === 'devour-objective-citizens') return [{ id: 'lose-objective-citizen', isAbout: isObjective }];
  if (goal === 'save-objective-citizens') return [{ id: 'lose-saved', isAbout: () => false }];
  if (typeof goal === 'object' && 'devour' in goal)
    return [{ id: 'lose-named-citizen', isAbout: ({ who }) => who === goal.devour }];
  return [];
}

export interface Briefing {
  goals: { said: string; goal: Goal }[];
  losses: string[];
  now: string[];
  map: string;
}

export function briefingOf(words: Words, speech: Speech, view: View): Briefing {
  const { mission } = view;
  const own = BY_MISSION[mission.code];
  const losses = [...(own ? [own] : []), ...mission.steps.flatMap(({ goal }) => byGoal(goal))];
  const named = mission.steps.find(({ goal }) => typeof goal === 'object' && 'devour' in goal)?.goal as
    { devour: string } | undefined;
  const id = mission.code.toLowerCase();
  return {
    goals: mission.steps.map(({ goal }) => ({ goal, said: words.word(`how-${variantOf(goal).variant}`) })),
    losses: ['lose-hero', ...losses.map((loss) => loss.id)].map((loss) =>
      words.word(loss, named ? { citizen: speech.word(named.devour) } : {}),
    ),
    now: dangers(speech, view, losses).map(([danger, about]) => words.word(danger, about)),
    map: words.word(words.has(id) ? id : 'own-mission', { team: view.heroes.length > 4 ? 'large' : 'small' }),
  };
}

/** The dangers of now, the worst first. */
function dangers(speech: Speech, view: View, losses: readonly Loss[]): [id: string, about: Arguments][] {
  const found: [string, Arguments][] = [];
  if (view.mission.steps.some(({ is_lost }) => is_lost)) found.push(['now-lost', {}]);
  const inPlay = view.heroes.filter(({ zone }) => zone !== null);
  const least = Math.min(...inPlay.map(({ health }) => health));
  const named = (heroes: View['heroes']): Arguments => ({
    heroes: speech.words.joined(heroes.map(({ who }) => speech.word(who))),
    count: heroes.length,
  });
  const weakest = inPlay.filter(({ health }) => health === least);
  if (inPlay.every(({ health, max_health }) => health === max_health)) found.push(['now-unhurt', {}]);
  else found.push(['now-health', { ...named(weakest), n: least }]);
  const voracious = inPlay.filter(({ is_voracious }) => is_voracious);
  if (voracious.length > 0) found.push(['now-voracious', named(voracious)]);
  const running = view.citizens.filter(
    (citizen) =>
      !citizen.is_escorted &&
      !citizen.is_fighter &&
      !citizen.is_stuck &&
      losses.some(({ isAbout }) => isAbout(citizen)),
  );
  if (running.length > 0) {
    const each = running.map(({ who, zone }) => `${speech.word(who)} (${zoneName(speech, view, zone)})`);
    found.push(['now-citizens', { citizens: speech.words.joined(each) }]);
  }
  return found;
}
