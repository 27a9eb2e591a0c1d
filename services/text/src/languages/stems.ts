import { stemmer as danish } from '@orama/stemmers/danish'
import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as finnish } from '@orama/stemmers/finnish'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as greek } from '@orama/stemmers/greek'
import { stemmer as hungarian } from '@orama/stemmers/hungarian'
import { stemmer as hindi } from '@orama/stemmers/indian'
import { stemmer as indonesian } from '@orama/stemmers/indonesian'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as norwegian } from '@orama/stemmers/norwegian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as romanian } from '@orama/stemmers/romanian'
import { stemmer as russian } from '@orama/stemmers/russian'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { stemmer as swedish } from '@orama/stemmers/swedish'
import { fold } from '../fold.ts'
import { newStemOf, stemOf } from '../stem.ts'
import { koreanStem } from './korean-stem.ts'
import { type Language, latinLanguages } from './languages.ts'
import {
  arabicStem,
  bulgarianStem,
  hebrewStem,
  persianStem,
  polishStem,
  turkishStem,
  ukrainianStem,
  westSlavicStem,
} from './light-stems.ts'
import { forSnowball } from './snowball-words.ts'

type Stemmer = (word: string) => string

/** The stemmers of folded words: Snowball's where they find the endings of a folded word, and light ones. */
const stemmers: Readonly<Partial<Record<Language, Stemmer>>> = {
  de: (word) => german(forSnowball.german(word)),
  fr: (word) => french(forSnowball.french(word)),
  es: (word) => spanish(forSnowball.spanish(word)).replace(/z$/, 'c'),
  it: italian,
  pt: (word) => portuguese(forSnowball.portuguese(word)),
  // The last letter of huis and brief before an ending: huizen, brieven.
  nl: (word) => dutch(forSnowball.dutch(word)).replace(/z$/, 's').replace(/v$/, 'f'),
  sv: (word) => swedish(forSnowball.swedish(word)),
  da: (word) => danish(forSnowball.nordic(word)),
  nb: (word) => norwegian(forSnowball.nordic(word)),
  fi: (word) => finnish(word).replace(/(?<=\w{4})[aeiouy]$/, ''),
  hu: (word) => hungarian(forSnowball.hungarian(word)),
  ro: romanian,
  id: indonesian,
  tr: turkishStem,
  pl: polishStem,
  cs: westSlavicStem,
  sk: westSlavicStem,
  hr: westSlavicStem,
  ru: russian,
  uk: ukrainianStem,
  bg: bulgarianStem,
  el: greek,
  ar: arabicStem,
  fa: persianStem,
  he: hebrewStem,
  hi: hindi,
  ko: koreanStem,
}

/**
 * Languages in which a word may have several endings of which a stemmer takes one, so that forms of a word have several stems:
 * экзаменов is экзамен, which is экзам. A stem is stemmed again while it is long.
 */
const repeated: ReadonlySet<Language> = new Set(['de', 'fr', 'nl', 'sv', 'da', 'nb', 'fi', 'pl', 'hu', 'ru', 'uk', 'el', 'fa'])
const leastRepeated = 5

/** A shorter word is its own stem: endings of short words are mostly part of them. */
const leastLength = 4
const ascii = /^[a-z0-9]*$/
const latin: ReadonlySet<Language> = new Set(latinLanguages)
const dense = /^[\p{sc=Hangul}\p{sc=Arabic}]/u
const mostStems = 50_000
const known = new Map<string, string>()

/**
 * Returns the stem of a folded word in a language. Of a word of no known language, and of a Latin word in a text of another script,
 * it is the English one. A stem is folded too. Caches the stems of recent words.
 */
export function stemIn(word: string, language: Language | undefined): string {
  const stemmer = stemmerOf(word, language)
  if (!stemmer) return stemOf(word)
  if (isOwnStem(word)) return word
  const key = `${language}${word}`
  const cached = known.get(key)
  if (cached !== undefined) return cached
  const stem = stemBy(stemmer, word, language)
  if (known.size >= mostStems) known.clear()
  known.set(key, stem)
  return stem
}

/** Returns the same without the cache, for words that are hardly looked for again. */
export function newStemIn(word: string, language: Language | undefined): string {
  const stemmer = stemmerOf(word, language)
  if (!stemmer) return newStemOf(word)
  return isOwnStem(word) ? word : stemBy(stemmer, word, language)
}

function stemBy(stemmer: Stemmer, word: string, language: Language | undefined): string {
  const stem = fold(stemmer(word)) || word
  return language && repeated.has(language) && stem.length >= leastRepeated && stem.length < word.length
    ? stemBy(stemmer, stem, language)
    : stem
}

/** Returns the stemmer of a word; undefined for the English one. */
function stemmerOf(word: string, language: Language | undefined): Stemmer | undefined {
  const stemmer = language && stemmers[language]
  return stemmer && ascii.test(word) && !latin.has(language) ? undefined : stemmer
}

const isOwnStem = (word: string): boolean => word.length < leastLength && !dense.test(word)

const latinLetter = /\p{sc=Latin}/u
/** The languages whose stems differ from the word, of each other script. */
const byScript: readonly (readonly [RegExp, readonly Language[]])[] = [
  [/\p{sc=Cyrillic}/u, ['ru', 'uk', 'bg']],
  [/\p{sc=Arabic}/u, ['ar', 'fa']],
  [/\p{sc=Greek}/u, ['el']],
  [/\p{sc=Hebrew}/u, ['he']],
  [/\p{sc=Devanagari}/u, ['hi']],
  [/\p{sc=Hangul}/u, ['ko']],
]
const stemmedLatin = latinLanguages.filter((language) => stemmers[language])

/** Returns the languages in which a word may have a stem: those of its script. English is not among them. */
export const possibleLanguages = (word: string): readonly Language[] =>
  latinLetter.test(word) ? stemmedLatin : (byScript.find(([script]) => script.test(word))?.[1] ?? [])

/** Returns the different stems that a word of an unknown language may have, the English one first. */
export const allStems = (word: string): string[] => [
  ...new Set([stemOf(word), ...possibleLanguages(word).map((language) => stemIn(word, language))]),
]
