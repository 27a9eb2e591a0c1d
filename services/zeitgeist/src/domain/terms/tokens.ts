import { segmentsOf } from '@rostra/text/segments'
import { cleanText, gap } from './clean-text.ts'

/** A word of a message. */
export interface Token {
  /** In lower case, without a possessive ending. */
  word: string
  isCapitalised: boolean
  /** It begins a sentence, so that its capital says nothing. */
  isFirst: boolean
  /** Something that is never counted, a number or a link, stands right before it. */
  afterGap: boolean
  /** The same stands right after it, in the same sentence. */
  beforeGap: boolean
}

/** Scripts that write no blanks between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** A word, or a sign that ends a sentence or marks a gap. */
const pieces = /[\p{L}\p{M}]+(?:'\p{L}+)*|[.!?…。！？:;\n"“”(){}*>|-]/gu
const startsWord = /^[\p{L}\p{M}]/u
const isCapital = /^\p{Lu}/u
const possessive = /'s?$/u
/** French and Italian articles before a vowel. */
const elision = /^(?:l|d|j|qu|c|n|s|m|t|dell|all|un)'(?=\p{L}{3})/u

/** Returns the words of a message in their order. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let isFirst = true
  let afterGap = false
  for (const piece of cleanText(text).match(pieces) ?? []) {
    if (!startsWord.test(piece)) {
      const last = tokens.at(-1)
      if (piece === gap && last && !isFirst) last.beforeGap = true
      isFirst ||= piece !== gap
      afterGap ||= piece === gap
      continue
    }
    for (const part of wordsIn(piece)) {
      const lower = part.toLowerCase()
      const word = lower.includes("'") ? lower.replace(possessive, '').replace(elision, '') : lower
      tokens.push({ word, isCapitalised: isCapital.test(part), isFirst, afterGap, beforeGap: false })
      ;[isFirst, afterGap] = [false, false]
    }
  }
  return tokens
}

function wordsIn(piece: string): string[] {
  if (!unspaced.test(piece)) return [piece]
  return [...segmentsOf(piece)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
}
