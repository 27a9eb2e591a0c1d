import { type Language, languages } from './languages.ts'
import { possibleLanguages, stemIn } from './stems.ts'

/*
 * Words with their language, for an index of texts of several languages: `lehrer#de`. Words of English and of no known language have no
 * tag. So a stem of one language is no stem of another, and a search of an unknown language has one term of each.
 */

const mark = '#'
const known: ReadonlySet<string> = new Set(languages)
const isLanguage = (tag: string): tag is Language => known.has(tag)

/** Tags a folded word of a text with the text's language, when words of its script have stems there. */
export const tagWord = (word: string, language: Language | undefined): string =>
  language !== undefined && possibleLanguages(word).includes(language) ? word + mark + language : word

/** Returns the word without its tag, and its language. */
export function untagWord(tagged: string): { word: string; language: Language | undefined } {
  const at = tagged.lastIndexOf(mark)
  const tag = at > 0 ? tagged.slice(at + 1) : ''
  return isLanguage(tag) ? { word: tagged.slice(0, at), language: tag } : { word: tagged, language: undefined }
}

/** Returns the stem of a tagged word with the same tag. */
export function taggedStemOf(tagged: string): string {
  const { word, language } = untagWord(tagged)
  return language === undefined ? stemIn(word, undefined) : stemIn(word, language) + mark + language
}
