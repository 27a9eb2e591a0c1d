import { functionWordsOf } from '@rostra/text/languages/function-words'
import type { Language } from '@rostra/text/languages/languages'
import { newStemIn, stemIn } from '@rostra/text/languages/stems'
import { stopWordsFor } from '@rostra/text/stop-words/stop-words'
import { wordsIn } from '@rostra/text/words'
import { isReadAsEnglish, type TextLanguage, textLanguage } from '../terms.ts'
import { commonWords, isCommonTerm } from './common-words.ts'

/** What the material says of a word. */
interface KnownMaterial {
  /** Returns how many passages have a term. */
  frequency: (term: string) => number
  /** The number of all passages. */
  passages: number
}

const alphabet = [...'abcdefghijklmnopqrstuvwxyz']
const english = /^[a-z]+$/
/** Shorter words have too many neighbours to tell which one is meant. */
const leastCorrected = 5
/** From this length on a letter may be a wrong one. Shorter words of a language differ by one letter: `couch` and `coach`. */
const leastReplaced = 7
/** Bounds of a message's cost: a word of 15 letters has 750 neighbours. */
const mostLetters = 15
const mostTried = 6
const mostShortened = 4
const vowels = /[aeiou]/g
/**
 * The share of all passages that must have the other word: among the words of much material there is a neighbour of most words, by chance.
 */
const leastShare = 1 / 200

/** The words that a question about anything may have. */
const plainWords = new Set([...stopWordsFor('question'), ...commonWords].filter((word) => english.test(word)))
/** Those words by their consonants: `hw` is `how`. */
const byConsonants = new Map(Array.from(plainWords, (word) => [word.replace(vowels, ''), word] as const).reverse())

/**
 * Corrects the words of a message that neither the material nor a common question has, when they are one edit away from a word
 * of either, or lack all vowels of a common one. A word of the material counts when 1 of 200 passages has it. Only words of at
 * most 15 English letters, whose first letter is right, and the first six of them.
 */
export function correctSpelling(text: string, known: KnownMaterial): string {
  const language = textLanguage(text)
  let corrected = ''
  let end = 0
  let left = mostTried
  for (const word of wordsIn(text, 'dictionary')) {
    const written = text.slice(word.start, word.end)
    if (written.toLowerCase() !== word.text || !isUnknown(word.text, language, known)) continue
    if (left-- === 0) break
    const other = correctionOf(word.text, language, known)
    if (other === undefined) continue
    corrected += text.slice(end, word.start) + other
    end = word.end
  }
  return corrected + text.slice(end)
}

/** Whether a word may be misspelled. */
function isUnknown(word: string, { language }: TextLanguage, { frequency }: KnownMaterial): boolean {
  if (word.length > mostLetters || !english.test(word) || plainWords.has(word)) return false
  if (language && functionWordsOf(language).has(word)) return false
  if (word.length < leastCorrected && !(isReadAsEnglish({ language }) && isShortened(word))) return false
  const stem = stemIn(word, language)
  return !isCommonTerm(stem) && frequency(stem) === 0 && frequency(word) === 0
}

const isShortened = (word: string) => word.length <= mostShortened && byConsonants.has(word)

/** Words of common English questions are corrections in an English message only. */
function correctionOf(word: string, text: TextLanguage, { frequency, passages }: KnownMaterial): string | undefined {
  const isEnglish = isReadAsEnglish(text)
  if (isShortened(word)) return byConsonants.get(word)
  let best: string | undefined
  const least = Math.max(1, leastShare * passages)
  let most = 0
  for (const { word: other, at, isSlip, stem } of stemmedNeighboursOf(word, text.language)) {
    // Another ending makes another form of a word, and not the same one misspelled.
    const isPlain = isEnglish && plainWords.has(other)
    if (!isSlip && at >= stem.length && !isPlain) continue
    const found = isPlain ? Number.POSITIVE_INFINITY : frequency(stem)
    if (found >= least && found > most) {
      best = other
      most = found
    }
  }
  return best
}

/** Words of a question that is searched for in several personas. */
const mostRecent = 20
const recent = new Map<string, readonly StemmedNeighbour[]>()

/** Returns the neighbours of a word with their stems, which would displace all words from the cache of stems. */
function stemmedNeighboursOf(word: string, language: Language | undefined): readonly StemmedNeighbour[] {
  const key = `${language} ${word}`
  const known = recent.get(key)
  if (known) return known
  const found = neighboursOf(word).map((each) => ({ ...each, stem: newStemIn(each.word, language) }))
  if (recent.size >= mostRecent) recent.clear()
  recent.set(key, found)
  return found
}

type StemmedNeighbour = Neighbour & { stem: string }

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
