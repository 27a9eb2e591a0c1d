import { stemOf } from '@rostra/text/stem'
import { stopWordsFor } from '@rostra/text/stop-words/stop-words'
import { wordsIn } from '@rostra/text/words'
import { commonWords, isCommonTerm } from './common-words.ts'

/** Returns how many passages have a term. */
type Frequency = (term: string) => number

const alphabet = [...'abcdefghijklmnopqrstuvwxyz']
const english = /^[a-z]+$/
/** Shorter words have too many neighbours to tell which one is meant. */
const leastCorrected = 5
/** From this length on a letter may be a wrong one. Shorter words of a language differ by one letter: `couch` and `coach`. */
const leastReplaced = 7
const mostCorrected = 12
const mostShortened = 4
const vowels = /[aeiou]/g

/** The words that a question about anything may have. */
const plainWords = new Set([...stopWordsFor('question'), ...commonWords].filter((word) => english.test(word)))
/** Those words by their consonants: `hw` is `how`. */
const byConsonants = new Map(Array.from(plainWords, (word) => [word.replace(vowels, ''), word] as const).reverse())

/**
 * Corrects the words of a message that neither the material nor a common question has, when they are one edit away from a word of
 * either, or lack all vowels of a common one. Only words of English letters, whose first letter is right.
 */
export function correctSpelling(text: string, frequency: Frequency): string {
  let corrected = ''
  let end = 0
  let left = mostCorrected
  for (const word of wordsIn(text, 'dictionary')) {
    const written = text.slice(word.start, word.end)
    const other = left > 0 && written.toLowerCase() === word.text ? correctionOf(word.text, frequency) : undefined
    if (other === undefined) continue
    left--
    corrected += text.slice(end, word.start) + other
    end = word.end
  }
  return corrected + text.slice(end)
}

function correctionOf(word: string, frequency: Frequency): string | undefined {
  if (!english.test(word) || plainWords.has(word) || isCommonTerm(stemOf(word)) || frequency(stemOf(word)) > 0) return undefined
  const shortened = word.length <= mostShortened && !/[aeiou]/.test(word) ? byConsonants.get(word) : undefined
  if (shortened !== undefined || word.length < leastCorrected) return shortened
  let best: string | undefined
  let most = 0
  for (const { word: other, at, isSlip } of neighboursOf(word)) {
    // Another ending makes another form of a word, and not the same one misspelled.
    if (!isSlip && at >= stemOf(other).length && !plainWords.has(other)) continue
    const found = plainWords.has(other) ? Number.POSITIVE_INFINITY : frequency(stemOf(other))
    if (found > most) {
      best = other
      most = found
    }
  }
  return best
}

interface Neighbour {
  word: string
  /** Where the edit is. */
  at: number
  /** Two letters were swapped, or one was typed twice. */
  isSlip: boolean
}

/** Returns the words that one edit after the first letter, and not of the last one, makes of a word. */
function neighboursOf(word: string): Neighbour[] {
  const found: Neighbour[] = []
  for (let at = 1; at < word.length; at++) {
    const before = word.slice(0, at)
    const after = word.slice(at)
    const rest = after.slice(1)
    for (const letter of alphabet) found.push({ word: before + letter + after, at, isSlip: false })
    const isDoubled = word[at] === word[at - 1]
    if (rest !== '' || isDoubled) found.push({ word: before + rest, at, isSlip: isDoubled })
    if (rest === '') continue
    found.push({ word: before + rest[0] + after[0] + rest.slice(1), at, isSlip: true })
    if (word.length >= leastReplaced) for (const letter of alphabet) found.push({ word: before + letter + rest, at, isSlip: false })
  }
  return found
}
