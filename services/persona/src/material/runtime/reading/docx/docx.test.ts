import { describe, expect, it } from '@jest/globals'
import { cleanText } from '../../../domain/passages/clean-text.ts'
import { defaultReadingLimits, type ReadingLimits } from '../reading-limits.ts'
import { makeDocx, makeDocxBomb, wordParagraph } from '../testing/make-docx.ts'
import { makeRawZip, zipEntry } from '../testing/make-zip.ts'
import { blocksOfDocx } from './docx.ts'

const read = async (content: Uint8Array, limits: Partial<ReadingLimits> = {}) =>
  (await blocksOfDocx(content, { ...defaultReadingLimits, ...limits }, () => undefined)).map(({ level, text }) =>
    level === null ? cleanText(text) : [level, text],
  )
const run = (text: string, format = '') => `<w:r>${format && `<w:rPr>${format}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`
const paragraph = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`

describe('blocksOfDocx', () => {
  it('reads headings, paragraphs, tables, and footnotes after their paragraph', async () => {
    const table = `<w:tbl>${['a', 'b'].map((row) => `<w:tr><w:tc>${wordParagraph(`${row}1`)}</w:tc><w:tc>${wordParagraph(`${row}2`)}</w:tc></w:tr>`).join('')}</w:tbl>`
    const content = await makeDocx(
      wordParagraph('Schlaf &amp; Ruhe', 'berschrift1') +
        paragraph(run('Babies '), run('sle', '<w:b/>'), run('ep.'), '<w:r><w:footnoteReference w:id="2"/></w:r>') +
        wordParagraph('Naps', 'berschrift2') +
        table,
    )
    expect(await read(content)).toEqual([[1, 'Schlaf & Ruhe'], 'Babies sleep.', 'See the annex.', [2, 'Naps'], 'a1 | a2\nb1 | b2'])
  })

  it('has the cells of a table below the names of their columns, also behind one over several columns', async () => {
    const cell = (text: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${wordParagraph(text)}</w:tc>`
    const rows = [cell('Item') + cell('Number') + cell('Price'), cell('Total', '<w:gridSpan w:val="2"/>') + cell('30')]
    const content = await makeDocx(`<w:tbl>${rows.map((cells) => `<w:tr>${cells}</w:tr>`).join('')}</w:tbl>`)
    expect(await read(content)).toEqual(['Item | Number | Price\nTotal | | 30'])
  })

  it('drops hidden text, tables of contents and deleted text', async () => {
    const content = await makeDocx(
      wordParagraph('Sleep .... 3', 'toc1') +
        paragraph(
          run('a'),
          run('secret', '<w:vanish/>'),
          run('b'),
          run('secret', '<w:rStyle w:val="Note2"/>'),
          run('c', '<w:vanish w:val="0"/>'),
        ) +
        paragraph('<w:del w:id="1"><w:r><w:delText>secret</w:delText></w:r></w:del>', '<w:ins w:id="2"><w:r><w:t>new</w:t></w:r></w:ins>'),
    )
    expect(await read(content)).toEqual(['abc', 'new'])
  })

  it.each([
    ['no ZIP file', Buffer.from('hello')],
    ['no Word document', makeRawZip([zipEntry('a.txt', Buffer.from('a'))])],
    ['a document without a body', makeRawZip([zipEntry('[Content_Types].xml', Buffer.from('<Types/>'))])],
  ])('refuses %s', async (_, content) => {
    await expect(read(content)).rejects.toThrow('it is not a Word document')
  })

  it('refuses a document that is cut off or changed', async () => {
    const content = await makeDocx(wordParagraph('text'))
    await expect(read(content.subarray(0, content.length / 2))).rejects.toThrow('damaged')
    for (let place = 30; place < content.length; place += 11) {
      const changed = Uint8Array.from(content, (byte, index) => (index === place ? byte ^ 0xff : byte))
      await read(changed).catch((error) => expect(error.name).toBe('UnreadableFile'))
    }
  })

  it.each([
    ['declares', 3 * 2 ** 20],
    ['hides', 100],
  ])('refuses a document that %s how large it is', async (_, declared) => {
    await expect(read(makeDocxBomb(3, declared), { unpackedBytes: 2 ** 20 })).rejects.toThrow('unpacks to more than 1 MB')
  })

  it('refuses too many entries', async () => {
    await expect(read(await makeDocx(''), { zipEntries: 3 })).rejects.toThrow('too many parts')
  })

  it('refuses elements that are nested too deeply', async () => {
    const nested = (count: number) =>
      makeDocx('<w:tbl><w:tr><w:tc>'.repeat(count) + wordParagraph('deep') + '</w:tc></w:tr></w:tbl>'.repeat(count))
    await expect(read(await nested(100_000))).rejects.toThrow('nested too deeply')
    expect(await read(await nested(130))).toEqual(['deep'])
  })

  it('refuses entities, and XML that ends early', async () => {
    const bomb = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'
    await expect(read(await makeDocx(wordParagraph('&b;'), bomb))).rejects.toThrow('damaged')
    await expect(read(await makeDocx('<w:p><w:r><!--'))).rejects.toThrow('damaged')
  })
})
