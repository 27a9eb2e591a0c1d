import { everydayNames } from './everyday-names.ts'
import { isGivenName } from './given-names.ts'
import { isStopWord } from './stop-words.ts'
import type { Token } from './tokens.ts'

/** Phrases, each as its words from the last to the first, by the last one. */
function phrases(list: string): ReadonlyMap<string, string[][]> {
  const byLast = new Map<string, string[][]>()
  for (const phrase of list.split('|')) {
    const [last = '', ...before] = phrase.trim().split(' ').reverse()
    byLast.set(last, [...(byLast.get(last) ?? []), before])
  }
  return byLast
}
const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** A name follows: the next two words are never counted. */
const nameCues = phrases(
  `my name is|my names|name is|call me|i am called|am called|named|nicknamed|known as|yours truly|regards|signed|ich heiße|ich heisse|mein name ist|
   je m'appelle|mon nom est|me llamo|mi nombre es|mi chiamo|il mio nome è|meu nome é|me chamo|ik heet|mijn naam is|jag heter|меня зовут|мене звати|
   nazywam się|mam na imię|benim adım|adım`,
)

/** A name may follow: the next two words are not counted when they are capitalised or names, nor the first one unless it says what somebody does. */
const statementCues = phrases(`i'm|i am|im|this is|ich bin|je suis|soy|sono|sou`)
const activity = /(?:ing|ed)$/u

const titles = words(
  `mr mrs ms mx miss dr doctor prof professor sir madam mister herr frau monsieur madame mlle señor señora signor signora senhor senhora don`,
)
const relations = words(
  `husband wife boyfriend girlfriend partner fiancé fiancée brother sister son daughter mother father mom mum dad cousin uncle aunt nephew niece grandma
   grandpa friend boss manager colleague coworker neighbour neighbor teacher therapist roommate dog cat`,
)

const streets = words(
  `street st road rd avenue ave lane ln drive boulevard blvd terrace crescent close court square alley highway straße strasse gasse platz allee laan
   straat gatan ulica улица`,
)
const streetsBefore = words('rue avenue boulevard calle avenida via viale piazza plaza rua praça улица ulica')
const streetEndings = ['straße', 'strasse', 'gasse', 'straat', 'gatan', 'weg']

/** Returns for each word whether it may name a person or an address, so that it is never counted. */
export function personalWords(tokens: readonly Token[]): boolean[] {
  const personal = tokens.map(
    ({ word, isCapitalised, isFirst }) => isGivenName(word) && (!everydayNames.has(word) || (isCapitalised && !isFirst)),
  )
  const mark = (index: number) => {
    if (index in personal) personal[index] = true
  }
  const isName = (token: Token | undefined) => token !== undefined && (token.isCapitalised || isGivenName(token.word))
  tokens.forEach(({ word }, index) => {
    const next = [index + 1, index + 2]
    if (ends(tokens, index, nameCues)) next.forEach(mark)
    if (ends(tokens, index, statementCues)) {
      for (const place of next) if (isName(tokens[place])) mark(place)
      const first = tokens[index + 1]
      if (first && !isStopWord(first.word) && !activity.test(first.word)) mark(index + 1)
    }
    if (titles.has(word)) {
      mark(index + 1)
      if (tokens[index + 2]?.isCapitalised) mark(index + 2)
    }
    if (relations.has(word) && tokens[index + 1]?.isCapitalised && !tokens[index + 1]?.isFirst)
      next.filter((at) => tokens[at]?.isCapitalised).forEach(mark)
    for (const place of addressAround(tokens, index)) mark(place)
  })
  return personal
}

/** Returns whether one of the phrases ends with the word at `index`. */
const ends = (tokens: readonly Token[], index: number, cues: ReadonlyMap<string, string[][]>) =>
  cues.get(tokens[index]?.word ?? '')?.some((before) => before.every((word, place) => tokens[index - 1 - place]?.word === word)) ?? false

/** Returns the places of the words of an address whose word for a street is at `index`. */
function addressAround(tokens: readonly Token[], index: number): number[] {
  const { word = '' } = tokens[index] ?? {}
  const found: number[] = []
  if (word.length > 6 && streetEndings.some((ending) => word.endsWith(ending))) found.push(index)
  if (streets.has(word) && tokens[index]?.beforeGap) found.push(index, index - 1, index - 2)
  if (streets.has(word)) {
    const before = [index - 1, index - 2, index - 3].filter((at) => at >= 0)
    const afterNumber = before.findIndex((at) => tokens[at + 1]?.afterGap || (tokens[at]?.afterGap ?? false))
    const capitals = before.findIndex((at) => !tokens[at]?.isCapitalised || tokens[at]?.isFirst)
    const named = capitals < 0 ? before.length : capitals
    if (named > 0 || afterNumber >= 0) found.push(index, ...before.slice(0, Math.max(named, afterNumber + 1)))
  }
  if (streetsBefore.has(word)) {
    const named = [index + 1, index + 2, index + 3].filter((at) => tokens[at]?.isCapitalised)
    if (named.length > 0) found.push(index, ...named)
  }
  return found
}
