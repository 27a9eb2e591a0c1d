/** A token is about four characters of English, as chat counts them, and one character of scripts without blanks and of Korean. */
const charactersPerToken = 4
const ownTokens =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu
const ascii = /^[\0-\x7f]*$/

/** Estimates the tokens of a text, rather too many than too few. */
export function estimateTokens(text: string): number {
  const own = ascii.test(text) ? 0 : (text.match(ownTokens)?.length ?? 0)
  return Math.ceil((text.length - own) / charactersPerToken) + own
}
