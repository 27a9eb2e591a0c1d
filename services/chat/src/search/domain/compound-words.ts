import { compoundSizes, isPartOf } from '@rostra/text/languages/compound-sizes'
import { hasCompounds, type Language } from '@rostra/text/languages/languages'
import { possibleLanguages, stemIn } from '@rostra/text/languages/stems'

/*
 * Compounds of Latin letters, of which an entry stores the longest beginning and the longest end that may be a part, the end from its last
 * letter on, each with a sign that no word has. So the beginnings of what is stored are the parts, and only of texts in languages with
 * compounds: >bienenst and <kcotsnen of Bienenstock.
 */

const fromBeginning = '>'
const fromEnd = '<'
const latin = /^\p{sc=Latin}/u

const reversed = (word: string): string => [...word].reverse().join('')
const isLatinCompounding = (word: string, language: Language | undefined) => hasCompounds(language) && latin.test(word)
const formsIn = (word: string, language: Language | undefined) => [...new Set([word, stemIn(word, language)])]

/** Returns what an entry stores of a word that is long enough for a compound; nothing of a word in another language. */
export function compoundForms(word: string, language: Language | undefined): string[] {
  if (!isLatinCompounding(word, language)) return []
  const { leastPart, leastRest } = compoundSizes(word)
  const marked = [fromBeginning + word, ...formsIn(word, language).map((form) => fromEnd + reversed(form))]
  return marked.filter(({ length }) => length > leastPart + leastRest).map((each) => each.slice(0, -leastRest))
}

/** Returns the forms of a searched word of which compounds may begin or end, in the language of the search or in all that it may be in. */
export function partsOf(word: string, language: Language | undefined): string[] {
  const languages = (language === undefined ? possibleLanguages(word) : [language]).filter((each) => isLatinCompounding(word, each))
  const { leastPart } = compoundSizes(word)
  return [...new Set(languages.flatMap((each) => formsIn(word, each)))].filter((form) => form.length >= leastPart)
}

/** Returns the beginnings of what is stored of the compounds that have one of these parts. None begins with another. */
export function compoundBeginnings(parts: readonly string[]): string[] {
  const beginnings = parts.flatMap((part) => [fromBeginning + part, fromEnd + reversed(part)])
  return beginnings.filter((each) => !beginnings.some((other) => other !== each && each.startsWith(other)))
}

/** Returns whether a word of a text in a language is a compound that has one of these parts. */
export const isCompoundOf = (parts: readonly string[], word: string, language: Language | undefined): boolean =>
  // Cheap, so that few words are stemmed: a stem differs at its end.
  parts.some((part) => word.includes(part.slice(0, compoundSizes(part).leastPart))) &&
  isLatinCompounding(word, language) &&
  formsIn(word, language).some((form) => parts.some((part) => isPartOf(part, form)))
