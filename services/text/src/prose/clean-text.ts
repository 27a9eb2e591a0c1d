/** Characters of a message that are read, UTF-16 units: a message has at most 4,000 code points. */
const maxLength = 8_000

/** Stands in clean text for something that is never counted. Prose has no such sign. */
export const gap = '|'

/** Tags with their attributes, also one that is not closed; entities; code. */
const markup = /<[\p{L}/!?][^<>\n]*(?:>|$|\n|(?=<))|&(?:#\w{1,8}|[a-z]{2,31});|```[\s\S]*?(?:```|$)|`[^`\n]{0,500}`/giu

/** Signs around a word that Markdown and quotation add. */
const wrapping = /^[*_~[("'“„«<>]+|[*_~\])"'”»<>.,;:!?…]{1,20}$/gu

/** Text without blanks that is no prose: an address, a link, a handle, a hashtag, a path, code, a domain. */
const noProse = /[@#$\\/_={}[\]|~^]|\p{L}\.\p{L}{2}|^\p{Ll}{2,}\p{Lu}/u
const code = /\(\)|::|->/
const startsAsCode = /^[a-z]{2,}[A-Z]/
const digits = /\p{N}/gu
/** A short number, with a unit or not, and a word with a few digits. */
const shortNumber = /^\p{N}{1,3}\p{L}{0,2}$|^\p{L}[\p{L}\p{M}\p{N}'-]*$/u
const mostDigits = 3

const invisible = /\p{Cf}|\p{Variation_Selector}/gu
const apostrophes = /[’ʼ‘´](?=\p{L})/gu

/** Text of these signs needs no other form. Most messages are such text, and are then read three times as fast. */
const plain = /^[\n\r\t -~]*$/
const plainWord = /^[A-Za-z]+[,.!?]?$/

/** Returns the text in compatibility form, without invisible characters and within its bound. */
export function normalised(text: string): string {
  const bounded = text.slice(0, maxLength)
  return plain.test(bounded) ? bounded : bounded.normalize('NFKC').replace(invisible, '').replace(apostrophes, "'")
}

/** A number of four digits and more, with blanks and signs between them or not: `+44 20 7946 0958`. */
const longNumber = /\p{N}(?:[\s\p{P}+]*\p{N}){3,}/gu

/** Returns the prose of a message, with a gap for everything that is never counted: all numbers, or those of four digits and more `withShortNumbers`. */
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
