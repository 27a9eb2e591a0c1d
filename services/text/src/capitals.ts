/** Words that English writes with a capital and that name no person. */
const capitals: ReadonlySet<string> = new Set(
  (
    'monday tuesday wednesday thursday friday saturday sunday january february april june july september october november december christmas easter ' +
    'halloween thanksgiving ramadan english spanish french german italian portuguese dutch swedish norwegian danish finnish russian ukrainian turkish ' +
    'arabic hebrew greek hindi chinese mandarin cantonese japanese korean vietnamese thai latin european american british irish scottish welsh canadian ' +
    'australian african asian indian mexican brazilian europe africa asia america london paris berlin rome madrid lisbon spain france germany italy ' +
    'portugal england scotland ireland wales britain japan india canada australia mexico brazil alabama china denver egypt ' +
    'geneva israel kenya nevada russia vienna mars venus python javascript'
  ).split(' '),
)

export const hasCapital = (word: string): boolean => capitals.has(word)

/** Writes words, given in small letters, with the capitals that English gives to languages, countries and days. */
export const withCapitals = (text: string): string =>
  text
    .split(' ')
    .map((word) => (capitals.has(word) ? capitalised(word) : word))
    .join(' ')

/** Writes the first letter of a text large. */
export function capitalised(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}
