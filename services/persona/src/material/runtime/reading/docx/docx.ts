import mammoth from 'mammoth'
import type { Block } from '../../../domain/passages/block.ts'
import { UnreadableFile } from '../../../domain/sources/ports.ts'
import { createHtmlReader } from '../formats/html-blocks.ts'
import type { ReadingLimits } from '../reading-limits.ts'
import { unreadable } from '../reasons.ts'
import { findHiddenStyles, rewriteWordXml } from './word-xml.ts'
import { damagedDocument, openZip } from './zip-file.ts'

/** The first bytes of an OLE file: an old Word document, or a new one in an encrypted envelope. */
const oleSignature = [0xd0, 0xcf, 0x11, 0xe0]

const tablesOfContents = Array.from({ length: 9 }, (_, index) => `p[style-name='toc ${index + 1}'] => !`)
const options = {
  styleMap: ["p[style-name='Title'] => h1:fresh", ...tablesOfContents],
  includeEmbeddedStyleMap: false,
  convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })),
}

/** Returns the headings and paragraphs of a Word document. Tables of contents, pictures, hidden text, deleted text and comments are not among them. */
export async function blocksOfDocx(content: Uint8Array, limits: ReadingLimits, count: (characters: number) => void): Promise<Block[]> {
  if (startsWith(content, oleSignature)) throw isEncrypted(content) ? unreadable.password() : unreadable.oldWord()
  const zip = openZip(content, limits)
  if (!zip.has('[Content_Types].xml')) throw damagedDocument('no content types')
  const decode = (name: string) => new TextDecoder().decode(zip.read(name))
  const hiddenStyles = new Set(
    [...zip.names()].filter((name) => /(?:^|\/)styles\.xml$/.test(name)).flatMap((name) => [...findHiddenStyles(decode(name), limits)]),
  )
  const file = {
    exists: zip.has,
    read: async (name: string) => rewriteWordXml(decode(name), hiddenStyles, limits),
  }
  // mammoth takes a file that is already open, so that it never unpacks anything itself. Its types want a path, too, which it skips when empty.
  const input = { path: '', file }
  const html = createHtmlReader(count)
  html.write(await convert(input))
  return html.end()
}

async function convert(input: { path: string; file: object }): Promise<string> {
  try {
    return (await mammoth.convertToHtml(input, options)).value
  } catch (error) {
    throw error instanceof UnreadableFile || error instanceof RangeError ? error : damagedDocument(error)
  }
}

const startsWith = (content: Uint8Array, bytes: readonly number[]): boolean => bytes.every((byte, index) => content[index] === byte)

/** Whether an OLE file has a stream with this name, as encrypted documents have. Its directory is in UTF-16. */
const isEncrypted = (content: Uint8Array): boolean =>
  Buffer.from(content.buffer, content.byteOffset, content.byteLength).includes('EncryptedPackage', 0, 'utf16le')
