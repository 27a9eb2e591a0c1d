import { isStopWordIn } from '@rostra/text/languages/function-words'
import { languageOf } from '@rostra/text/languages/language-of'
import { tagWord } from '@rostra/text/languages/tagged-words'
import { isUnspaced } from '@rostra/text/scripts'
import { wordTexts } from '@rostra/text/words'
import type { PersonaSummary } from '../../core/domain/personas/persona.ts'

/** Number of words that are indexed of one persona, and of characters and pairs of a script without spaces. */
const maxIndexedWords = 200
const maxIndexedGrams = 600

/**
 * Returns the words that a persona is found by, each once, tagged with the language of its name and description. Stop words count only
 * in its name. Of scripts without spaces every character and every pair is a word.
 */
export function indexedWords({ name, description, category }: PersonaSummary): string[] {
  const language = languageOf(`${name}\n${description}`)
  const meaningful = wordTexts(`${category} ${description}`, 'grams').filter((word) => !isStopWordIn(word, language))
  const hasGrams = isUnspaced(name) || isUnspaced(description)
  const words = new Set<string>()
  let grams = 0
  for (const word of [...wordTexts(name, 'grams'), ...meaningful]) {
    const isGram = hasGrams && isUnspaced(word)
    if (isGram ? grams >= maxIndexedGrams : words.size - grams >= maxIndexedWords) continue
    const before = words.size
    words.add(isGram ? word : tagWord(word, language))
    if (isGram) grams += words.size - before
  }
  return [...words]
}
