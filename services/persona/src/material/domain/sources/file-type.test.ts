import { describe, expect, it } from '@jest/globals'
import { checkFileType } from './file-type.ts'

const refusal = expect.objectContaining({ kind: 'invalid', reason: 'UNSUPPORTED_TYPE' })
const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0])
const ole = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])

describe('the type of a file', () => {
  it.each([
    ['notes.txt', Buffer.from('Hello')],
    ['NOTES.TXT', Buffer.from('\uFEFFHello')],
    ['notes.md', Buffer.from('# Hello')],
    ['notes.markdown', Buffer.from('# Hello')],
    ['utf-16.txt', Buffer.from('\uFEFFHello', 'utf16le')],
    ['book.pdf', Buffer.from('%PDF-1.7\n')],
    ['late-header.pdf', Buffer.concat([Buffer.alloc(900, 32), Buffer.from('%PDF-1.4')])],
    ['letter.docx', zip],
    ['with-password.docx', ole],
    ['with-password.xlsx', ole],
    ['with-password.pptx', ole],
    ['letter.odt', zip],
    ['book.EPUB', zip],
    ['prices.csv', Buffer.from('a,b')],
    ['page.html', Buffer.from('<p>')],
    ['utf-16.srt', Buffer.from('1 Hello', 'utf16le')],
  ])('is supported: %s', (name, content) => {
    expect(() => checkFileType(name, content)).not.toThrow()
  })

  it.each([
    ['no extension', 'notes', Buffer.from('Hello')],
    ['an extension that is not listed', 'page.xml', Buffer.from('<p>')],
    ['an extension like a property of objects', 'notes.constructor', Buffer.from('Hello')],
    ['text that claims to be a PDF', 'book.pdf', Buffer.from('Hello')],
    ['a PDF that claims to be a document', 'letter.docx', Buffer.from('%PDF-1.7')],
    ['a PDF that claims to be text', 'notes.txt', Buffer.from('%PDF-1.7')],
    ['an old document by its own name', 'letter.doc', ole],
    ['an old document that claims to be a book', 'book.epub', ole],
    ['an image that claims to be a document', 'letter.docx', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0x0d])],
    ['a program that claims to be a document', 'letter.docx', Buffer.from('MZ')],
    ['an archive that claims to be text', 'notes.md', zip],
    ['an image that claims to be text', 'notes.txt', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0x0d])],
  ])('is refused for %s', (_what, name, content) => {
    expect(() => checkFileType(name, content)).toThrow(refusal)
  })
})
