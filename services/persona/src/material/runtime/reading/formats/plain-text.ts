import type { Block } from '../../../domain/passages/block.ts'
import { unreadable } from '../reasons.ts'

/** A line of at least this many characters counts as wrapped by a program, so that the next line continues it. */
const wrappedLineLength = 50

/** Decodes UTF-8, UTF-16 with a byte order mark, or else Windows-1252. Refuses binary data. */
export function decodeText(content: Uint8Array): string {
  const utf16 = content[0] === 0xff && content[1] === 0xfe ? 'utf-16le' : content[0] === 0xfe && content[1] === 0xff ? 'utf-16be' : null
  if (utf16) return refuseBinary(new TextDecoder(utf16).decode(content))
  try {
    return refuseBinary(new TextDecoder('utf-8', { fatal: true }).decode(content))
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
  const text = refuseBinary(new TextDecoder('windows-1252').decode(content))
  // Windows-1252 leaves five bytes undefined, which multi-byte encodings use. A text in one of those would be unreadable.
  if (/[\u0081\u008d\u008f\u0090\u009d]/.test(text)) throw unreadable.encoding()
  return text
}

/** Returns the paragraphs of a plain text. */
export const blocksOfText = (text: string): Block[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => ({ level: null, text: joinWrappedLines(paragraph), page: null }))

function joinWrappedLines(paragraph: string): string {
  const lines = paragraph.split('\n')
  return lines.map((line, index) => line + (index === lines.length - 1 ? '' : goesOn(line, lines[index + 1] ?? '') ? ' ' : '\n')).join('')
}

/** Whether the next line is the rest of a broken line, and no item of a list. */
const goesOn = (line: string, next: string): boolean =>
  line.length >= wrappedLineLength && /^[\p{L}\p{N}"'“„«(]/u.test(next) && !/^\d+[.)]\s/.test(next)

/** Control characters that a text rarely has, and their largest share of the beginning of a text. */
const control = /[\p{Cc}--[\t-\r\u{7f}-\u{9f}]]/gv
const beginning = 100_000
const mostControls = 0.01

function refuseBinary(text: string): string {
  const start = text.slice(0, beginning)
  if (text.includes('\0') || (start.match(control)?.length ?? 0) > start.length * mostControls) throw unreadable.notText()
  return text
}
