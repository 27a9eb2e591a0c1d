import { Parser } from 'htmlparser2'
import { decodeByBytes, decodeNamed } from '../formats/decode-text.ts'
import type { ReadingLimits } from '../reading-limits.ts'
import { unreadable } from '../reasons.ts'

const damaged = (cause: unknown) => unreadable.damaged('a document of its type', cause)

export type Attributes = Readonly<Record<string, string>>

/** Names are without their namespace. `qualified`: with it. */
export interface Visitor {
  open: (name: string, attributes: Attributes, qualified: string) => void
  text: (text: string) => void
  close: (name: string) => void
}

/**
 * Parses XML one event at a time. Refuses a part that is nested too deeply, ends early or declares a
 * document type, which Office never writes and which entity bombs need.
 */
export function walkXml(xml: string, limits: Pick<ReadingLimits, 'xmlDepth'>, visitor: Visitor): void {
  let depth = 0
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (++depth > limits.xmlDepth) throw unreadable.tooDeep()
        visitor.open(localName(name), attributes, name)
      },
      ontext: visitor.text,
      onclosetag: (name) => {
        depth--
        visitor.close(localName(name))
      },
      onprocessinginstruction: (name) => {
        if (name.startsWith('!')) throw damaged('a document type')
      },
    },
    { xmlMode: true },
  )
  parser.write(xml)
  if (depth > 0) throw damaged('a part ends early')
  parser.end()
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Returns an attribute by its name without namespace; an empty text for none. */
export function attributeOf(attributes: Attributes, name: string): string {
  for (const [each, value] of Object.entries(attributes)) if (localName(each) === name) return value
  return ''
}

/** Returns the attribute `val`, which most elements of Word have. */
export const valOf = (attributes: Attributes): string => attributeOf(attributes, 'val')

/** Whether an element that switches a property on does so: `<w:vanish/>`, but not `<w:vanish w:val="0"/>`. */
export const isOn = (attributes: Attributes): boolean => !['0', 'false', 'off', 'none'].includes(valOf(attributes))

/** Whether an attribute is true: Office writes `1`, LibreOffice `true`. */
export const isTrue = (attributes: Attributes, name: string): boolean => ['1', 'true'].includes(attributeOf(attributes, name))

/** Decodes a part: UTF-8, UTF-16 with a byte order mark, or the encoding that it declares where its bytes are not UTF-8. */
export function decodeXml(content: Uint8Array): string {
  const utf16 = content[0] === 0xff && content[1] === 0xfe ? 'utf-16le' : content[0] === 0xfe && content[1] === 0xff ? 'utf-16be' : null
  if (utf16) return new TextDecoder(utf16).decode(content)
  const declared = xmlEncodingOf(content)
  const other = declared && !/^utf-?8/i.test(declared) ? (decodeByBytes(content) ?? decodeNamed(content, declared)) : null
  return other ?? new TextDecoder().decode(content)
}

/** Returns the encoding that an XML declaration names. Undefined for none. */
export function xmlEncodingOf(content: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(content.subarray(0, 200))
  return /^(?:\u00ef\u00bb\u00bf)?\s*<\?xml[^>]{1,100}encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(head)?.[1]
}
