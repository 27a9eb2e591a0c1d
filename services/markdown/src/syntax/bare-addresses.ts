import type { MarkdownIt } from 'markdown-it'

/** Where the sentence goes on: blanks, letters of a script without blanks, and punctuation that no address has. */
const outside = String.raw`\s<\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u2014\u2018-\u201f\u2026\u3000-\u303f\uff00-\uffef\u060c\u061b\u061f\u0964`
/** A character of a host's label, of scripts with blanks. */
const letter = String.raw`(?![${outside}])[a-z\d\u00a1-\u02ff\u0370-\u1fff-]`
/** The host comes before the rest: what is no address takes little time. Its last two labels have no `_`. */
const host = String.raw`(?:(?:${letter}|_)+\.)*(?:${letter})+(?:\.(?:${letter})+)?(?!_|\.?${letter})`
const web = String.raw`(?:https?:\/\/|www\.)${host}[^${outside}]*`
const mail = String.raw`(?<![a-z\d._+-])(?:mailto:)?[a-z\d._+-]+@[a-z\d_-]+(?:\.[a-z\d_-]+)+(?<=[a-z\d])(?![\w-])`
const candidate = new RegExp(String.raw`(?<![a-z\d])${web}|${mail}`, 'giu')
const atStart = new RegExp(`^${web}`, 'iu')

const trailing = new Set('?!.,:*_~\'"')
const entity = /&[a-z\d]{1,40};$/i

/** Returns the length of an address without the punctuation, the entity and the closing brackets that belong to the sentence. */
function addressLength(text: string): number {
  let length = text.length
  let surplus = 0
  for (const character of text) surplus += character === ')' ? 1 : character === '(' ? -1 : 0
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

function addressAt(text: string, index: number): Address {
  const isMail = !/^(?:https?:|www\.)/i.test(text)
  const raw = isMail ? text : text.slice(0, addressLength(text))
  const schema = /^(?:https?:|mailto:)/i.exec(raw)?.[0].toLowerCase() ?? ''
  const url = schema ? raw : isMail ? `mailto:${raw}` : `http://${raw}`
  return { schema: isMail ? 'mailto:' : schema, index, lastIndex: index + raw.length, raw, text: raw, url }
}

function addressesIn(text: string): Address[] {
  const addresses: Address[] = []
  const search = new RegExp(candidate)
  for (let match = search.exec(text); match; match = search.exec(text)) {
    const address = addressAt(match[0], match.index)
    addresses.push(address)
    search.lastIndex = address.lastIndex
  }
  return addresses
}

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
