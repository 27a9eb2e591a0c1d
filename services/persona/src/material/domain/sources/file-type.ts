import { DomainError } from '@rostra/kit/errors'
import { utf16Of } from './utf16.ts'

/** Bytes that are looked at. A PDF's header is within its first 1,024 bytes. */
const headBytes = 1_024

const startsWith = (content: Uint8Array, bytes: readonly number[]) => bytes.every((byte, index) => content[index] === byte)

const hasPdfHeader = (content: Uint8Array) => Buffer.from(content.subarray(0, headBytes)).includes('%PDF-')
const hasZipHeader = (content: Uint8Array) => startsWith(content, [0x50, 0x4b, 0x03, 0x04])
/** An OLE file: a new document that a password protects, or an old one under a new name. Its reading says which. */
const hasOleHeader = (content: Uint8Array) => startsWith(content, [0xd0, 0xcf, 0x11, 0xe0])
const hasOfficeHeader = (content: Uint8Array) => hasZipHeader(content) || hasOleHeader(content)
const looksLikeText = (content: Uint8Array) =>
  !hasZipHeader(content) &&
  !startsWith(content, [...Buffer.from('%PDF-')]) &&
  (utf16Of(content) !== null || !content.subarray(0, headBytes).includes(0))

/** What the first bytes of a file with an extension must be. */
const types: ReadonlyMap<string, (content: Uint8Array) => boolean> = new Map([
  ...['txt', 'md', 'markdown', 'html', 'htm', 'xhtml', 'csv', 'tsv', 'srt', 'vtt'].map((type) => [type, looksLikeText] as const),
  ['pdf', hasPdfHeader] as const,
  ...['docx', 'pptx', 'xlsx'].map((type) => [type, hasOfficeHeader] as const),
  ...['odt', 'epub'].map((type) => [type, hasZipHeader] as const),
])

/** The types of files that can be read, for the message of a refusal. */
const readable =
  'PDF, Word (.docx), OpenDocument (.odt), PowerPoint (.pptx), Excel (.xlsx), EPUB, web pages, Markdown, CSV, subtitles (.srt, .vtt) and text'

/**
 * Throws UNSUPPORTED_TYPE unless extension and first bytes say that a file is of a type that is read. It may still be impossible to read.
 */
export function checkFileType(name: string, content: Uint8Array): void {
  const [, extension = ''] = /\.([a-z]+)$/i.exec(name) ?? []
  if (types.get(extension.toLowerCase())?.(content)) return
  const message = `Only these files can be read: ${readable}`
  throw new DomainError('invalid', 'UNSUPPORTED_TYPE', message, { fields: { file: message } })
}
