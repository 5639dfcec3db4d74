/** Which briefings this browser has shown by themselves. */
const KEY = 'revenant-briefings';

function shown(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether this is the first time for this mission. From then on it counts as shown. */
export function firstBriefing(mission: string): boolean {
  const before = shown();
  if (before.includes(mission)) return false;
  try {
    localStorage.setItem(KEY, JSON.stringify([...before, mission]));
  } catch {
    // Private windows may not allow storage: the briefing then opens with every game.
  }
  return true;
}
