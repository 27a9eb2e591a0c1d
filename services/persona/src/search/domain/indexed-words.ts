import { isStopWord } from '@rostra/text/stop-words/stop-words'
import { uniqueWords } from '@rostra/text/words'
import type { PersonaSummary } from '../../core/domain/personas/persona.ts'

/** Number of words that are indexed of one persona. */
const maxIndexedWords = 200

/** Returns the words that a persona is found by, each once. Stop words count only in its name. */
export function indexedWords({ name, description, category }: PersonaSummary): string[] {
  const meaningful = uniqueWords(`${category} ${description}`).filter((word) => !isStopWord(word))
  return [...new Set([...uniqueWords(name), ...meaningful])].slice(0, maxIndexedWords)
}
