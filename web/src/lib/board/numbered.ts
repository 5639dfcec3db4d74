import type { Choice } from '../choices';
import { variantOf } from '../words';

/** The legal choices in the order in which lists number them: grouped by kind. */
export function numbered(choices: readonly Choice[]): { verb: string; lines: { number: number; choice: Choice }[] }[] {
  const groups: { verb: string; choices: Choice[] }[] = [];
  for (const choice of choices.filter((each) => !each.refusal)) {
    const verb = variantOf(choice.action).variant;
    const group = groups.find((each) => each.verb === verb);
    if (group) group.choices.push(choice);
    else groups.push({ verb, choices: [choice] });
  }
  let number = 0;
  return groups.map((group) => ({
    verb: group.verb,
    lines: group.choices.map((choice) => ({ number: ++number, choice })),
  }));
}
