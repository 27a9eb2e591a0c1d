/** Characters of a message that are read, UTF-16 units: a message has at most 4,000 code points. */
const maxLength = 8_000

/** Stands in clean text for something that is never counted. Prose has no such sign. */
export const gap = '|'

/** Tags with their attributes, also one that is not closed; entities; code. */
const markup = /<[\p{L}/!?][^>\n]{0,500}(?:>|$|\n)|&(?:#\w{1,8}|[a-z]{2,31});|```[\s\S]*?(?:```|$)|`[^`\n]{0,500}`/giu

/** Signs around a word that Markdown and quotation add. */
const wrapping = /^[*_~[("'“„«]+|[*_~\])"'”»]+$/gu

/** Text without blanks that is no prose: an address, a link, a handle, a hashtag, a path, code, a domain, everything with a digit. */
const noProse = /[@#$\\/_={}[\]|~^\p{N}]|\(\)|::|->|\p{L}\.\p{L}{2}|^\p{Ll}{2,}\p{Lu}/u

const invisible = /\p{Cf}|\p{Variation_Selector}/gu
const apostrophes = /[’ʼ‘´](?=\p{L})/gu

/** Returns the text in compatibility form, without invisible characters and within its bound. */
export const normalised = (text: string): string =>
  text.slice(0, maxLength).normalize('NFKC').replace(invisible, '').replace(apostrophes, "'")

/** Returns the prose of a message, with a gap for everything that is never counted. */
export const cleanText = (text: string): string =>
  normalised(text)
    .replace(markup, ` ${gap}\n`)
    .replace(/\S+/gu, (chunk) => {
      const inner = chunk.replace(wrapping, '')
      return noProse.test(inner) ? ` ${gap} ` : chunk
    })
