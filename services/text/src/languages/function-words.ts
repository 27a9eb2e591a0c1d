import lists from 'stopword'
import { fold } from '../fold.ts'
import { englishFunctionWords, isStopWord, stopWordsFor } from '../stop-words/stop-words.ts'
import { wordTexts } from '../words.ts'
import { type Language, languages } from './languages.ts'
import { questionWordsOf } from './question-words.ts'

/** The names of languages in the package `stopword`. */
const listNames: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  de: ['deu'],
  fr: ['fra'],
  es: ['spa'],
  it: ['ita'],
  pt: ['por'],
  nl: ['nld'],
  sv: ['swe'],
  da: ['dan'],
  nb: ['nob'],
  fi: ['fin'],
  pl: ['pol'],
  cs: ['ces'],
  sk: ['slk'],
  hr: ['hrv'],
  ro: ['ron'],
  hu: ['hun'],
  tr: ['tur'],
  id: ['ind'],
  vi: ['vie'],
  ru: ['rus'],
  uk: ['ukr'],
  bg: ['bul'],
  el: ['ell'],
  ar: ['ara'],
  fa: ['fas'],
  he: ['heb'],
  hi: ['hin'],
  th: ['tha'],
  zh: ['zho'],
  ja: ['jpn'],
  ko: ['kor'],
}

/** Longer lists have words that a text may be about; the words of questions come first. */
const mostWords = 700

const writtenWordsOf = (language: Language): string[] => {
  const listed = listNames[language].flatMap((name) => lists[name] ?? [])
  return [...(questionWordsOf[language] ?? '').trim().split(/\s+/), ...listed].slice(0, mostWords)
}

function wordsOf(language: Language): ReadonlySet<string> {
  if (language === 'en') return englishFunctionWords()
  const written = writtenWordsOf(language)
  // Words of scripts without spaces stay whole: a dictionary splits a list differently than a sentence.
  return new Set(written.flatMap((word) => wordTexts(fold(word), 'runs')))
}

const sets = new Map<Language, ReadonlySet<string>>()

/** Returns the folded function words of a language, with those of questions. */
export function functionWordsOf(language: Language): ReadonlySet<string> {
  const known = sets.get(language)
  if (known) return known
  const found = wordsOf(language)
  sets.set(language, found)
  return found
}

/**
 * Whether a folded word is a stop word of searches in a text of a language: an English one in a text that is read as English, as one of
 * no known language is. In other languages they are words too, such as the Vietnamese bé and the Danish by.
 */
export const isStopWordIn = (word: string, language: Language | undefined): boolean =>
  (language === undefined || language === 'en') && isStopWord(word)

/**
 * Whether a folded word is a stop word of a search that is told as of a language. English ones are in each search that has one of them,
 * with its marks, that is no function word of the language: a few English words, such as "art of war", are often told as another language.
 */
export function stopWordsOfSearch(search: string, language: Language | undefined): (word: string) => boolean {
  const isEnglish = language !== undefined && writtenIn(search).some((word) => isStopWord(word) && !functionWordsOf(language).has(word))
  const elided = new Set(search.toLowerCase().match(elisions))
  return (word) => elided.has(word) || isStopWordIn(word, isEnglish ? 'en' : language)
}

/** Articles and prepositions of French and Italian before an apostrophe, which a text may have in another form: l'arte, dell'arte. */
const elisions = /(?<![\p{L}\p{M}\p{N}])(?:[cdjlmnst]|qu|(?:a|da|de|ne|su)ll)(?=['’]\p{L})/gu

/** Returns the words of a text with their marks, in lower case. */
const writtenIn = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u)

const markedSets = new Map<Language, ReadonlySet<string>>()

/** Returns the function words of a language with their marks, in lower case. */
export function markedFunctionWordsOf(language: Language): ReadonlySet<string> {
  const known = markedSets.get(language)
  if (known) return known
  const found = new Set(writtenWordsOf(language).flatMap((word) => word.normalize('NFC').toLowerCase().split(/\s+/)))
  markedSets.set(language, found)
  return found
}

let masks: ReadonlyMap<string, number> | undefined

/** Returns the languages in which a folded word is a function word, as bits by their place in `languages`; 0 for none. */
export function languagesOfWord(word: string): number {
  masks ??= createMasks()
  return masks.get(word) ?? 0
}

function createMasks(): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  // More English words tell the language than are left out of searches.
  const wordsThatTell = (language: Language) =>
    language === 'en' ? [...functionWordsOf('en'), ...stopWordsFor('topic')] : functionWordsOf(language)
  for (const [bit, language] of languages.entries())
    for (const word of wordsThatTell(language)) found.set(word, ((found.get(word) ?? 0) | (1 << bit)) >>> 0)
  return found
}
