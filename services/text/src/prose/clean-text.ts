/** The most UTF-16 units of a message that are read. A message has at most 4,000 code points. */
const maxLength = 8_000

/** Replaces an excluded part in clean text. Prose does not contain this character. */
export const gap = '|'

/** Matches tags with their attributes, including unclosed ones, entities and code. */
const markup = /<[\p{L}/!?][^<>\n]*(?:>|$|\n|(?=<))|&(?:#\w{1,8}|[a-z]{2,31});|```[\s\S]*?(?:```|$)|`[^`\n]{0,500}`/giu

/** Matches the punctuation of Markdown and quotation around a word. */
const wrapping = /^[*_~[("'“„«<>]+|[*_~\])"'”»<>.,;:!?…]{1,20}$/gu

/** Matches text without spaces that is not prose: an address, a link, a handle, a hashtag, a path, code, a domain. */
const noProse = /[@#$\\/_={}[\]|~^]|\p{L}\.\p{L}{2}|^\p{Ll}{2,}\p{Lu}/u
const code = /\(\)|::|->/
const startsAsCode = /^[a-z]{2,}[A-Z]/
const digits = /\p{N}/gu
/** Matches a short number with or without a unit, and a word with digits. */
const shortNumber = /^\p{N}{1,3}\p{L}{0,2}$|^\p{L}[\p{L}\p{M}\p{N}'-]*$/u
const mostDigits = 3

const invisible = /\p{Cf}|\p{Variation_Selector}/gu
const apostrophes = /[’ʼ‘´](?=\p{L})/gu

/** Matches ASCII text, which needs no normalization. Most messages are ASCII and are then read three times as fast. */
const plain = /^[\n\r\t -~]*$/
const plainWord = /^[A-Za-z]+[,.!?]?$/

/** Returns the text in NFKC, without invisible characters, cut to `maxLength`. */
export function normalised(text: string): string {
  const bounded = text.slice(0, maxLength)
  return plain.test(bounded) ? bounded : bounded.normalize('NFKC').replace(invisible, '').replace(apostrophes, "'")
}

/** Matches a number of four or more digits, with or without spaces and punctuation between them: `+44 20 7946 0958`. */
const longNumber = /\p{N}(?:[\s\p{P}+]*\p{N}){3,}/gu

/**
 * Returns the prose of a message, with gaps for excluded parts and for numbers. With `withShortNumbers`, only numbers of four or more
 * digits become gaps.
 */
export function cleanText(text: string, withShortNumbers: boolean): string {
  const prose = normalised(text).replace(markup, ` ${gap}\n`)
  return (withShortNumbers ? prose.replace(longNumber, gap) : prose).replace(/\S+/gu, (chunk) => {
    if (plainWord.test(chunk) && !startsAsCode.test(chunk)) return chunk
    const bare = chunk.replace(wrapping, '')
    return noProse.test(bare) || code.test(chunk) || hasNumber(bare, withShortNumbers) ? ` ${gap} ` : chunk
  })
}

function hasNumber(chunk: string, withShortNumbers: boolean): boolean {
  const count = chunk.match(digits)?.length ?? 0
  return count > 0 && !(withShortNumbers && count <= mostDigits && shortNumber.test(chunk))
}
