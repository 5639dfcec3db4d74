/** A sentence in which what the learner does stands between two `**`, cut into its parts. */
export const partsOf = (sentence: string): { text: string; isVerb: boolean }[] =>
  sentence
    .split('**')
    .map((text, at) => ({ text, isVerb: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
