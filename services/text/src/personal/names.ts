import { hasCapital } from '../capitals.ts'
import type { Token } from '../prose/tokens.ts'
import { stopWordsFor } from '../stop-words/stop-words.ts'
import { everydayNames } from './everyday-names.ts'
import { isGivenName } from './given-names.ts'

/** Indexes phrases by their last word, each as its words in reverse order. */
function phrases(list: string): ReadonlyMap<string, string[][]> {
  const byLast = new Map<string, string[][]>()
  for (const phrase of list.split('|')) {
    const [last = '', ...before] = phrase.trim().split(' ').reverse()
    byLast.set(last, [...(byLast.get(last) ?? []), before])
  }
  return byLast
}
const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))
const withoutSubject = stopWordsFor('topic')
const ofQuestions = stopWordsFor('inbox')

/** Phrases before a name: the next two words are personal. */
const nameCues = phrases(
  `my name is|my names|name is|call me|i am called|am called|named|nicknamed|known as|yours truly|regards|signed|ich heiße|ich heisse|mein name ist|
   je m'appelle|mon nom est|me llamo|mi nombre es|mi chiamo|il mio nome è|meu nome é|me chamo|ik heet|mijn naam is|jag heter|меня зовут|мене звати|
   nazywam się|mam na imię|benim adım|adım`,
)

/**
 * Phrases that may precede a name: the next two words are personal when they are capitalised or names, and the first also unless it is an
 * activity.
 */
const statementCues = phrases(`i'm|i am|im|this is|ich bin|je suis|soy|sono|sou`)
const activity = /(?:ing|ed)$/u

const titles = words(
  `mr mrs ms mx miss dr doctor prof professor sir madam mister herr frau monsieur madame mlle señor señora signor signora senhor senhora don`,
)
const relations = words(
  `husband wife boyfriend girlfriend partner fiancé fiancée brother sister son daughter mother father mom mum dad cousin uncle aunt nephew niece grandma
   grandpa friend boss manager colleague coworker neighbour neighbor teacher therapist roommate dog cat`,
)

/** All words that can introduce a name, for a fast check. */
const leading = new Set([...nameCues.keys(), ...statementCues.keys(), ...titles, ...relations])

/** Returns the indexes of the words that may name a person: given names, and words after a phrase, a title or a relation. */
export function namesIn(tokens: readonly Token[]): number[] {
  const places: number[] = []
  for (const [index, token] of tokens.entries()) {
    if (isOnlyName(token)) places.push(index)
    if (leading.has(token.word)) places.push(...afterCue(tokens, index), ...afterTitle(tokens, index), ...afterRelation(tokens, index))
  }
  return places
}

/** Whether a name is also an everyday word, including function words such as `do` and `or`. */
const isEveryday = (word: string): boolean => everydayNames.has(word) || withoutSubject.has(word) || ofQuestions.has(word)

/** Whether a word in lower case is a given name, and neither an everyday word nor a language, a day or a country. */
export const isName = (word: string): boolean => isGivenName(word) && !isEveryday(word) && !hasCapital(word)

const isOnlyName = (token: Token): boolean =>
  token.word.includes('-') ? token.word.split('-').some((part) => isNamePart(part, token)) : isNamePart(token.word, token)

const isNamePart = (word: string, { isCapitalised, isFirst }: Token): boolean =>
  isName(word) || (isCapitalised && !isFirst && isEveryday(word) && isGivenName(word))

const mayBeName = (token: Token | undefined): boolean => token !== undefined && (token.isCapitalised || isGivenName(token.word))

function afterCue(tokens: readonly Token[], index: number): number[] {
  const next = [index + 1, index + 2]
  if (ends(tokens, index, nameCues)) return next
  if (!ends(tokens, index, statementCues)) return []
  const names = next.filter((place) => mayBeName(tokens[place]))
  const first = tokens[index + 1]
  return first && !withoutSubject.has(first.word) && !activity.test(first.word) ? [...names, index + 1] : names
}

function afterTitle(tokens: readonly Token[], index: number): number[] {
  if (!titles.has(tokens[index]?.word ?? '')) return []
  return tokens[index + 2]?.isCapitalised ? [index + 1, index + 2] : [index + 1]
}

function afterRelation(tokens: readonly Token[], index: number): number[] {
  const next = tokens[index + 1]
  if (!relations.has(tokens[index]?.word ?? '') || !next?.isCapitalised || next.isFirst) return []
  return [index + 1, index + 2].filter((place) => tokens[place]?.isCapitalised)
}

/** Returns whether one of the phrases ends with the word at `index`. */
const ends = (tokens: readonly Token[], index: number, cues: ReadonlyMap<string, string[][]>): boolean =>
  cues.get(tokens[index]?.word ?? '')?.some((before) => before.every((word, place) => tokens[index - 1 - place]?.word === word)) ?? false
