/** First parts of compounds that keep their hyphen. Prefixes that are mostly written together with their word (re, un, inter) are not among them. */
const firstParts = new Set(
  `self well ill long short high low half full part single double triple cross all ex great hard soft cold hot warm old new open close closed right left real state
  built ever first second third fourth fifth last two three four five six seven eight nine ten twenty thirty forty fifty sixty seventy eighty ninety hundred user
  non co e vice mid quasi so top bottom middle upper lower large small big wide narrow deep light heavy fast slow quick free father mother sister brother son
  daughter decision problem award time money world life man hand home family child water air fire oil gas data computer web cloud client server peer face step day
  year month week hour minute one multi user-friendly good bad better best brand easy energy English follow follow-up grown mass near out person point post pre pro
  risk same semi set side sign sub up wheel work x t north south east west anglo afro euro red blue green black white dark never low-cost cost evidence event object
  case check check-in context cutting domain end general gluten sugar fat ground health higher in-depth job know kind labour labor left-hand machine man-made
  market middle-aged mind model multi-year off on over-the pay per policy price process product quality rule run safety sea service shell snow sound space speed
  standard start stand state-of-the story sun tax team test think third-party trade trial trust truth value voice walk war wave wind word write zero`.split(
    /\s+/,
  ),
)
/** Second parts of compounds that keep their hyphen. */
const lastParts = new Set(
  `term based known made friendly level quality related specific wide house off up down out like oriented driven being making to of and the year years day days week weeks
  month months hour hours minute old scale range class sided minded looking time date art law free fed born bred sized size edge end ended effective efficient defined established documented
  written trained educated paid priced risk speed pressure temperature voltage energy density income profit cost help esteem confidence control service employed
  contained sufficient aware awareness discipline care defense defence respect worth doubt fold third thirds half quarter quarters point points step steps stage party
  person people world life on in by at round around through back over line site road board air depth hand handed foot footed eyed haired hearted blooded headed tempered
  centre center century generation degree dimensional way faced bedroom storey story star hour member owner president chair chairman founder author operator operation
  ordinate ordination worker existence existing`.split(/\s+/),
)
/** Words before which a hyphen at the end of a line belongs to the word, as in German "Vor- und Nachteile". */
const afterHyphen = /^(?:und|oder|bzw|sowie|bis|and|or|to|y|e|o|et|ou)\b/
const hyphenAtEnd = /(?<word>[\p{L}\p{M}\p{N}'’-]*[\p{L}\p{M}\p{N}])[-\u2010]$/u
/** The longest word that is looked for at the end of a line, in UTF-16 units. */
const longestWord = 200
const wordAtStart = /^[\p{L}\p{M}\p{N}'’-]+/u

/** Counts in a text how its words are written: as one word, or with a hyphen. */
export interface WrittenWords {
  has: (word: string) => boolean
}

/** Collects the words of lines, without those that end with a hyphen at the end of a line. */
export function writtenWords(lines: Iterable<string>): WrittenWords {
  const words = new Set<string>()
  for (const line of lines)
    for (const [word] of line.matchAll(/[\p{L}\p{M}][\p{L}\p{M}\p{N}'’-]*[\p{L}\p{M}\p{N}]/gu)) words.add(word.toLowerCase())
  return words
}

/**
 * Joins a line and the next one. A word that was divided is one word again; a compound keeps its hyphen, as the same text shows elsewhere, or as its parts tell.
 * A hyphen before a number or a capital letter belongs to the word.
 */
export function joinTwoLines(line: string, next: string, words: WrittenWords): string {
  if (line.endsWith('\u00ad')) return line.slice(0, -1) + next
  const before = hyphenAtEnd.exec(line.slice(-longestWord))?.groups?.word
  const after = wordAtStart.exec(next)?.[0]
  if (before === undefined || after === undefined || afterHyphen.test(next))
    return needsNoBlank(line, next) ? line + next : `${line} ${next}`
  return isDivided(before.toLowerCase(), after, words) ? line.slice(0, -1) + next : line + next
}

function isDivided(before: string, after: string, words: WrittenWords): boolean {
  if (!/^\p{Ll}/u.test(after) || /\p{N}$/u.test(before)) return false
  const rest = after.toLowerCase()
  if (words.has(before + rest)) return true
  if (words.has(`${before}-${rest}`) || before.includes('-')) return false
  const [first = rest] = rest.split('-')
  return !(firstParts.has(before) || lastParts.has(first))
}

const needsNoBlank = (line: string, next: string): boolean => {
  const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\u3000-\u303f\uff00-\uffef]/u
  return unspaced.test(line.slice(-1)) && unspaced.test(next.slice(0, 1))
}
