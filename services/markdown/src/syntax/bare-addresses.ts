import type { MarkdownIt } from 'markdown-it'

/** Matches a web address or a mail address up to a blank or `<`. */
const candidate =
  /(?<![a-z\d])(?:https?:\/\/|www\.)[^\s<]+|(?<![a-z\d._+-])(?:mailto:)?[a-z\d._+-]+@[a-z\d_-]+(?:\.[a-z\d_-]+)+(?<=[a-z\d])(?![\w-])/giu
const atStart = /^https?:\/\/[^\s<]+/i

/** Matches where the sentence goes on: a letter of a script without blanks, or punctuation that no address has. */
const sentence =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]|[^\p{ASCII}]&&\p{P}|[\uff00-\uffef\u3000-\u303f]/v
const trailing = new Set('?!.,:*_~\'"')
const entity = /&[a-z\d]{1,40};$/i
/** Matches the start of a web address with its host: labels without `_` in the last two. */
const host = /^(?:https?:\/\/|www\.)(?:[\w-]+\.)*[a-z\d-]+(?:\.[a-z\d-]+)?(?=[^\w.-]|$)/i

/** Returns the length of the address at the start of a text that a web address begins. 0 for none. */
export function addressLength(text: string): number {
  const [start = ''] = /^(?:https?:\/\/|www\.)/i.exec(text) ?? []
  const end = text.slice(start.length).search(sentence)
  const length = trimmedLength(text, end === -1 ? text.length : start.length + end)
  return length > start.length && host.test(text.slice(0, length)) ? length : 0
}

/** Returns the length of an address without the punctuation, the entity and the closing brackets that belong to the sentence. */
function trimmedLength(text: string, end: number): number {
  let length = end
  let surplus = 0
  for (let at = 0; at < end; at++) surplus += text[at] === ')' ? 1 : text[at] === '(' ? -1 : 0
  for (; length > 0; length--) {
    const last = text[length - 1] ?? ''
    if (last === ')' && surplus > 0) surplus--
    else if (last === ';') length -= (entity.exec(text.slice(Math.max(0, length - 42), length))?.[0].length ?? 1) - 1
    else if (!trailing.has(last)) break
  }
  return length
}

interface Address {
  schema: string
  index: number
  lastIndex: number
  raw: string
  text: string
  url: string
}

function addressAt(text: string, index: number): Address | null {
  const isMail = !/^(?:https?:|www\.)/i.test(text)
  const length = isMail ? text.length : addressLength(text)
  if (length === 0) return null
  const raw = text.slice(0, length)
  const schema = /^(?:https?:|mailto:)/i.exec(raw)?.[0].toLowerCase() ?? ''
  const url = schema ? raw : isMail ? `mailto:${raw}` : `http://${raw}`
  return { schema: isMail ? 'mailto:' : schema, index, lastIndex: index + length, raw, text: raw, url }
}

const addressesIn = (text: string) => [...text.matchAll(candidate)].flatMap((match) => addressAt(match[0], match.index) ?? [])

/**
 * Makes links of bare addresses as GFM does, and ends them before Chinese, Japanese or Korean text and punctuation. A host without `www.`
 * or `https://` is text: `README.md` is no address.
 */
export function bareAddresses(parser: MarkdownIt): void {
  Object.assign(parser.linkify, {
    test: (text: string) => text.search(candidate) !== -1,
    match: addressesIn,
    matchAtStart: (text: string) => {
      const [found] = atStart.exec(text) ?? []
      return found ? addressAt(found, 0) : null
    },
  })
}
