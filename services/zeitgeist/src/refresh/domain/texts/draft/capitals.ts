/** Words that English writes with a capital, of those that people use about everyday subjects. */
const capitals = new Set(
  (
    'monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december ' +
    'christmas easter halloween thanksgiving ramadan english spanish french german italian portuguese dutch swedish norwegian danish finnish ' +
    'russian ukrainian turkish arabic hebrew greek hindi chinese mandarin cantonese japanese korean vietnamese thai latin european american ' +
    'british irish scottish welsh canadian australian african asian indian mexican brazilian europe africa asia america london paris berlin ' +
    'rome madrid lisbon spain france germany italy portugal england scotland ireland wales britain japan india canada australia mexico ' +
    'brazil python javascript'
  ).split(' '),
)

/** Writes a word or pair of words, given in small letters, with the capitals that English gives to languages, countries and days. */
export function withCapitals(text: string): string {
  return text
    .split(' ')
    .map((word) => (capitals.has(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word))
    .join(' ')
}
