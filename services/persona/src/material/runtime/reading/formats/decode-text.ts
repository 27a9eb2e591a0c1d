import { isUtf8 } from 'node:buffer'
import { utf16Of } from '../../../domain/sources/utf16.ts'
import { unreadable } from '../reasons.ts'
import { decodeIn } from './encodings/decode-in.ts'

/** Bytes by which an encoding is recognised: of the lines that have bytes beyond ASCII. */
const sampleBytes = 20_000
/** The most bytes of a line before its first one beyond ASCII that are among them. */
const bytesBefore = 500
/**
 * The bytes beyond ASCII, and their share, that are characters of UTF-8 in a text that is UTF-8 all the same, such as one put together
 * of several files. In texts of 20 characters in other encodings the share is at most 0.7.
 */
const leastUtf8Bytes = 20
const leastUtf8 = 0.9
/** What begins Japanese characters in ISO-2022-JP. */
const japaneseEscapes = ['\u001b$B', '\u001b$@']
const beyondAscii = /[\u0080-\u{10ffff}]/u
const utf8Mark = [0xef, 0xbb, 0xbf]
const lineFeed = 0x0a

/**
 * Decodes a text: UTF-8, UTF-16, the encoding that it names, or one that is recognised by the letters of its language (Windows-125x,
 * ISO 8859, KOI8, code pages of DOS, GBK, Big5, Shift_JIS, EUC). Refuses binary data, and a text whose encoding is not clear.
 */
export async function decodeText(content: Uint8Array, named = 'utf-8'): Promise<string> {
  const certain = decodeByBytes(content) ?? decodeNamed(content, named)
  if (certain !== null) return refuseBinary(certain)
  const utf8 = decode(content, 'utf-8')
  if (!beyondAscii.test(utf8))
    return refuseBinary(japaneseEscapes.some((start) => utf8.includes(start)) ? decode(content, 'iso-2022-jp') : utf8)
  refuseBinary(decode(content, 'windows-1252'))
  // Its tables are large, and most texts are UTF-8.
  const { recogniseEncoding } = await import('./encodings/recognise-encoding.ts')
  const encoding = recogniseEncoding(partsBeyondAscii(content))
  if (!encoding) throw unreadable.encoding()
  return refuseBinary(decodeIn(encoding, content))
}

/**
 * Decodes what is UTF-16, or UTF-8 with characters beyond ASCII, by its byte order mark or its bytes, whatever encoding is named.
 * Null for other bytes.
 */
export function decodeByBytes(content: Uint8Array): string | null {
  const utf16 = utf16Of(content)
  if (utf16) return decode(content, utf16)
  const utf8 = decode(content, 'utf-8')
  if (utf8Mark.every((byte, index) => content[index] === byte)) return utf8
  return isMostlyUtf8(content, utf8) ? utf8 : null
}

function isMostlyUtf8(content: Uint8Array, utf8: string): boolean {
  if (isUtf8(content)) return beyondAscii.test(utf8)
  let bytes = 0
  for (const byte of content) if (byte >= 0x80) bytes++
  const utf8Bytes = Buffer.byteLength(utf8.replaceAll('\ufffd', '')) - (content.length - bytes)
  return utf8Bytes >= Math.max(leastUtf8Bytes, bytes * leastUtf8)
}

/** Decodes a text in an encoding that it names. Null for UTF-8, for an unknown encoding, and for a text of another one. */
export function decodeNamed(content: Uint8Array, named: string): string | null {
  if (/^utf-?(?:8|16)/i.test(named)) return null
  try {
    const text = decodeIn(named, content)
    return text.includes('\ufffd') ? null : text
  } catch {
    return null
  }
}

/** Returns the lines of a text that have bytes beyond ASCII, from shortly before the first one of each. */
function partsBeyondAscii(content: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = []
  let size = 0
  let at = 0
  while (size < sampleBytes) {
    while (at < content.length && (content[at] ?? 0) < 0x80) at++
    if (at === content.length) break
    const before = content.subarray(Math.max(0, at - bytesBefore), at)
    const start = at - before.length + before.lastIndexOf(lineFeed) + 1
    const lineEnd = content.indexOf(lineFeed, at)
    const end = Math.min(lineEnd === -1 ? content.length : lineEnd + 1, start + sampleBytes - size)
    parts.push(content.subarray(start, end))
    size += end - start
    at = end
  }
  return Buffer.concat(parts)
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

const decode = (content: Uint8Array, encoding: string): string => new TextDecoder(encoding).decode(content)

/** Control characters that a text rarely has, and their largest share of the beginning of a text. */
const control = /[\p{Cc}--[\t-\r\u{7f}-\u{9f}]]/gv
const beginning = 100_000
const mostControls = 0.01

function refuseBinary(text: string): string {
  const start = text.slice(0, beginning)
  if (text.includes('\0') || count(start, control) > start.length * mostControls) throw unreadable.notText()
  return text
}
