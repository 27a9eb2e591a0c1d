/** Characters of a message that are read, UTF-16 units: a message has at most 4,000 code points. */
const maxLength = 8_000

/** Stands in clean text for something that is never counted. Prose has no such sign. */
export const gap = '|'

/** Tags with their attributes, also one that is not closed; entities; code. */
const markup = /<[\p{L}/!?][^<>\n]*(?:>|$|\n|(?=<))|&(?:#\w{1,8}|[a-z]{2,31});|```[\s\S]*?(?:```|$)|`[^`\n]{0,500}`/giu

/** Signs around a word that Markdown and quotation add. */
const wrapping = /^[*_~[("'“„«]+|[*_~\])"'”»]{1,20}$/gu

/** Text without blanks that is no prose: an address, a link, a handle, a hashtag, a path, code, a domain, everything with a digit. */
const noProse = /[@#$\\/_={}[\]|~^\p{N}]|\(\)|::|->|\p{L}\.\p{L}{2}|^\p{Ll}{2,}\p{Lu}/u
const startsAsCode = /^[a-z]{2,}[A-Z]/

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

/** Returns the prose of a message, with a gap for everything that is never counted. */
export const cleanText = (text: string): string =>
  normalised(text)
    .replace(markup, ` ${gap}\n`)
    .replace(/\S+/gu, (chunk) => {
      if (plainWord.test(chunk) && !startsAsCode.test(chunk)) return chunk
      return noProse.test(chunk.replace(wrapping, '')) ? ` ${gap} ` : chunk
    })
