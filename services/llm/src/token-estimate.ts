const ascii = /^[\0-\x7f]*$/
/** Thai, after which a character is about one token, but for the Latin letters of Vietnamese. */
const firstDense = 0xe00
const firstVietnamese = 0x1e00
const lastVietnamese = 0x1eff

/**
 * Estimates the tokens of a text in the tokenizers of today's models, too many rather than too few: four characters a token
 * of ASCII, two of other Latin letters and of Greek, Cyrillic, Hebrew, Arabic and the scripts of India, one of Chinese,
 * Japanese, Korean and the scripts of South-East Asia, and two tokens for an emoji.
 */
export function estimateTokens(text: string): number {
  if (ascii.test(text)) return Math.ceil(text.length / 4)
  let quarters = 0
  for (let at = 0; at < text.length; at++) quarters += quartersOf(text.charCodeAt(at))
  return Math.ceil(quarters / 4)
}

function quartersOf(unit: number): number {
  if (unit < 0x80) return 1
  if (unit < firstDense || (unit >= firstVietnamese && unit <= lastVietnamese)) return 2
  return 4
}
