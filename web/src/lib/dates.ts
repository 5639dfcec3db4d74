/** Dates as the reader's country writes them, in the language of the page: British and American dates differ. */
function localesOf(language: string): string[] {
  return [...navigator.languages.filter((each) => each.split('-')[0] === language), language];
}

export const dateSaid = (ms: number, language: string): string =>
  new Intl.DateTimeFormat(localesOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(ms);

export const daySaid = (ms: number, language: string): string =>
  new Intl.DateTimeFormat(localesOf(language), { dateStyle: 'long' }).format(ms);

export const timeSaid = (ms: number, language: string): string =>
  new Intl.DateTimeFormat(localesOf(language), { timeStyle: 'short' }).format(ms);
