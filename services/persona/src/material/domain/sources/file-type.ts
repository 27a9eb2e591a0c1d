import { DomainError } from '@rostra/kit/errors'

/** Bytes that are looked at. A PDF's header is within its first 1,024 bytes. */
const headBytes = 1_024

const startsWith = (content: Uint8Array, bytes: readonly number[]) => bytes.every((byte, index) => content[index] === byte)

const hasPdfHeader = (content: Uint8Array) => Buffer.from(content.subarray(0, headBytes)).includes('%PDF-')
const hasZipHeader = (content: Uint8Array) => startsWith(content, [0x50, 0x4b, 0x03, 0x04])
/** UTF-16 has zero bytes, and begins with a byte order mark. */
const isUtf16 = (content: Uint8Array) => startsWith(content, [0xff, 0xfe]) || startsWith(content, [0xfe, 0xff])
const looksLikeText = (content: Uint8Array) =>
  isUtf16(content) ||
  !(content.subarray(0, headBytes).includes(0) || startsWith(content, [...Buffer.from('%PDF-')]) || hasZipHeader(content))

/** What the first bytes of a file with an extension must be. */
const types: Record<string, (content: Uint8Array) => boolean> = {
  txt: looksLikeText,
  md: looksLikeText,
  markdown: looksLikeText,
  pdf: hasPdfHeader,
  docx: hasZipHeader,
}

/** Throws UNSUPPORTED_TYPE unless extension and first bytes say that a file is text, Markdown, PDF or DOCX. It may still be impossible to read. */
export function checkFileType(name: string, content: Uint8Array): void {
  const [, extension = ''] = /\.([a-z]+)$/i.exec(name) ?? []
  const type = extension.toLowerCase()
  if (Object.hasOwn(types, type) && types[type]?.(content)) return
  const message = 'Only text (.txt), Markdown (.md), PDF and Word (.docx) files can be read'
  throw new DomainError('invalid', 'UNSUPPORTED_TYPE', message, { fields: { file: message } })
}
