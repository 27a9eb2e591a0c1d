import { personalWords } from '@rostra/text/personal/personal-words'
import { type Token, tokensOf } from '@rostra/text/prose/tokens'
import { isTopicStopWord, numberWords } from '@rostra/text/stop-words/topic-words'
import { takeRuns } from './runs.ts'

/** Distinct terms of one message. */
const maxTerms = 200
const minLetters = 3
const maxLetters = 24
/** In these scripts a word of two characters can name a subject. */
const dense = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2}/u
const latin = /\p{Script=Latin}/u
const lookalikes = /[\p{Script=Cyrillic}\p{Script=Greek}]/u

export interface MessageWords {
  /** Content words, and pairs of adjacent ones joined by a blank; distinct. */
  terms: string[]
  runs: string[]
}

/**
 * Takes the terms and the runs of a message. A term is never a number, an address, a link, a handle, code or a given name, nor what follows
 * a phrase such as 'my name is'. Terms keep their form: 'garden' and 'gardens' are two.
 */
export function takeTerms(text: string): MessageWords {
  return { terms: termsOf(tokensOf(text, 'terms')), runs: takeRuns(text) }
}

function termsOf(tokens: readonly Token[]): string[] {
  const personal = personalWords(tokens, 'terms')
  const terms = new Set<string>()
  let previous: string | undefined
  for (const [index, { word, isFirst, afterGap }] of tokens.entries()) {
    const counts = !personal[index] && isContent(word)
    if (counts) terms.add(word)
    if (counts && previous && !isFirst && !afterGap) terms.add(`${previous} ${word}`)
    previous = counts ? word : undefined
    if (terms.size >= maxTerms) break
  }
  return [...terms].slice(0, maxTerms)
}

function isContent(word: string): boolean {
  if (word.length > maxLetters || (word.length < minLetters && !dense.test(word))) return false
  // A word with letters of two scripts may imitate another word.
  if (latin.test(word) && lookalikes.test(word)) return false
  return !numberWords.has(word) && !isTopicStopWord(word.replaceAll("'", ''))
}
