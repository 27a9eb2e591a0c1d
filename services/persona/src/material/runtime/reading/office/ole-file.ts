import { unreadable } from '../reasons.ts'

const signature = [0xd0, 0xcf, 0x11, 0xe0]
const encryptedStream = 'EncryptedPackage'
/** The streams of documents of old versions of Office. A document may have others in it, so that the order counts. */
const oldStreams = [
  { stream: 'WordDocument', program: 'Word', type: '.docx' },
  { stream: 'PowerPoint Document', program: 'PowerPoint', type: '.pptx' },
  { stream: 'Workbook', program: 'Excel', type: '.xlsx' },
]

/** Refuses an OLE file (MS-CFB): a new document that a password protects, or one of an old version. Does nothing for other files. */
export function refuseOleFile(content: Uint8Array): void {
  if (signature.some((byte, index) => content[index] !== byte)) return
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  // Names of streams are in UTF-16.
  const hasStream = (name: string) => bytes.includes(name, 0, 'utf16le')
  if (hasStream(encryptedStream)) throw unreadable.password()
  const old = oldStreams.find(({ stream }) => hasStream(stream))
  if (old) throw unreadable.oldOffice(old.program, old.type)
}
