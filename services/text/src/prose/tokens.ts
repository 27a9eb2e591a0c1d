import { isUnspaced } from '../scripts.ts'
import { segmentsOf, segmentsOfRun } from '../segments.ts'
import { cleanText, gap } from './clean-text.ts'

/** A word of a message. */
export interface Token {
  /** In lower case, without a possessive ending. */
  word: string
  isCapitalised: boolean
  /** Whether it begins a sentence, where every word has a capital. */
  isFirst: boolean
  isNumber: boolean
  /** Whether a gap, such as a number or a link, is directly before it. */
  afterGap: boolean
  /** Whether a gap is directly after it, in the same sentence. */
  beforeGap: boolean
}

/**
 * - `terms`: words of letters, split at hyphens.
 * - `questions`: also numbers of up to three digits, and words with hyphens, for texts that are shown as written.
 */
export type TokenMode = 'terms' | 'questions'

/** Matches a word, or a character that ends a sentence or marks a gap. */
const pieces: Record<TokenMode, RegExp> = {
  terms: /[\p{L}\p{M}]+(?:'\p{L}+)*|[.!?…。！？:;\n"“”(){}*>|-]/gu,
  questions: /[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)*|[.!?…。！？:;\n"“”(){}*>|-]/gu,
}
const startsWord = /^[\p{L}\p{M}\p{N}]/u
const isCapital = /^\p{Lu}/u
const number = /^\p{N}+\p{L}?$/u
const possessive = /'s?$/u
/** French and Italian articles before a vowel. */
const elision = /^(?:l|d|j|qu|c|n|s|m|t|dell|all|un)'(?=\p{L}{3})/u

/** Returns the words of a message in order, without addresses, links, code and other text that is not prose. */
export function tokensOf(text: string, mode: TokenMode): Token[] {
  const tokens: Token[] = []
  let isFirst = true
  let afterGap = false
  for (const piece of cleanText(text, mode === 'questions').match(pieces[mode]) ?? []) {
    if (!startsWord.test(piece)) {
      const last = tokens.at(-1)
      if (piece === gap && last && !isFirst) last.beforeGap = true
      isFirst ||= piece !== gap
      afterGap ||= piece === gap
      continue
    }
    for (const part of partsOf(piece, mode)) {
      const lower = part.toLowerCase()
      const word = lower.includes("'") ? lower.replace(possessive, '').replace(elision, '') : lower
      tokens.push({ word, isCapitalised: isCapital.test(part), isFirst, isNumber: number.test(part), afterGap, beforeGap: false })
      isFirst = false
      afterGap = false
    }
  }
  return tokens
}

const segmentsIn = { terms: segmentsOf, questions: segmentsOfRun } as const

const partsOf = (piece: string, mode: TokenMode): string[] =>
  isUnspaced(piece) ? [...segmentsIn[mode](piece)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment) : [piece]
