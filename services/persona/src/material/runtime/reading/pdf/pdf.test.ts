import { describe, expect, it } from '@jest/globals'
import { readBlocks } from '../read-blocks.ts'
import { readPassages } from '../read-passages.ts'
import { defaultReadingLimits, type ReadingLimits } from '../reading-limits.ts'
import { makeEncryptedPdf, makePdf, makePdfOfFont, makePdfOfPages, makePdfOfStream, makeRawPdf, unmappedFont } from '../testing/make-pdf.ts'

const read = (content: Uint8Array, limits: Partial<ReadingLimits> = {}) =>
  readBlocks({ name: 'a.PDF', content }, { ...defaultReadingLimits, ...limits })

describe('reading a PDF', () => {
  it('returns headings by their size, and paragraphs by their gaps, with their pages', async () => {
    const { pages, blocks } = await read(
      await makePdf([
        [
          { text: 'Sleep', size: 24 },
          { text: 'Babies sleep a lot in their', gap: 40 },
          { text: 'first weeks.' },
          { text: 'Then less.', gap: 30 },
        ],
        [
          { text: 'Naps', size: 16 },
          { text: 'A nap is short.', gap: 30 },
        ],
      ]),
    )
    expect(pages).toBe(2)
    expect(blocks.map(({ level, text, page }) => [page, level, text])).toEqual([
      [1, 1, 'Sleep'],
      [1, null, 'Babies sleep a lot in their first weeks.'],
      [1, null, 'Then less.'],
      [2, 2, 'Naps'],
      [2, null, 'A nap is short.'],
    ])
  })

  it('names its pages as the document does, in each passage', async () => {
    const content = makeRawPdf([
      '<< /Type /Catalog /Pages 2 0 R /PageLabels << /Nums [0 << /S /r /St 4 >> 1 << /S /D >> 2 << /S /D /P (A-) /St 3 >>] >> >>',
      `<< /Type /Pages /Count 3 /Kids [${'3 0 R '.repeat(3)}] >>`,
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
      '<< /Length 41 >>\nstream\nBT /F1 12 Tf 50 700 Td (A page of text.) Tj ET\nendstream',
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ])
    const { pageLabels } = await read(content)
    expect([...(pageLabels ?? [])]).toEqual([
      [1, 'iv'],
      [2, '1'],
      [3, 'A-3'],
    ])
    const { passages } = await readPassages({ name: 'a.pdf', content }, defaultReadingLimits)
    expect(passages.map(({ page, pageLabel }) => [page, pageLabel])).toEqual([[1, 'iv']])
  })

  it('joins hyphenated words, and sentences that go on over a page', async () => {
    const { blocks } = await read(
      await makePdf([
        [{ text: 'The Vor- und Nachteile of exam-' }, { text: 'ples, with Vor-' }, { text: 'und Nachteile on' }],
        [{ text: 'two pages.' }],
      ]),
    )
    expect(blocks.map(({ text, continues }) => [text, continues])).toEqual([
      ['The Vor- und Nachteile of examples, with Vor- und Nachteile on', false],
      ['two pages.', true],
    ])
  })

  it('leaves out headers and footers', async () => {
    const body = (page: number) => Array.from({ length: 6 }, (_, line) => ({ text: `Line ${'abcdef'[line]} of page ${'uvwxyz'[page]}.` }))
    const { blocks } = await read(
      await makePdf([1, 2, 3, 4].map((page) => [{ text: 'The handbook' }, ...body(page), { text: `Page ${page} of 4`, gap: 640 }])),
    )
    const text = blocks.map((block) => block.text).join(' ')
    expect(text).not.toMatch(/handbook|Page \d/)
    expect(text.match(/Line/g)).toHaveLength(24)
  })

  it.each([
    ['a password', makeEncryptedPdf(), 'protected by a password'],
    [
      'letters without a text',
      makePdfOfFont('BT /F1 12 Tf 50 700 Td <0301030203030304> Tj ET', unmappedFont),
      'fonts do not say which letters',
    ],
    ['no text', makePdfOfStream('0 0 10 10 re f'), 'no text, only pictures'],
    ['10,000 pages', makePdfOfPages(10_000), 'has 10,000 pages. At most 2,000 can be read'],
    ['no page', makeRawPdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Count 99999999 /Kids [] >>']), 'damaged'],
    ['pages in a circle', makeRawPdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Count 2 /Kids [2 0 R] >>']), 'damaged'],
    ['other bytes', Buffer.from('not a PDF'), 'it is not a PDF'],
    ['a header only', Buffer.from('%PDF-1.7\n%%EOF'), 'it is not a PDF'],
    ['deep arrays', makeRawPdf(['['.repeat(1_000_000)]), 'damaged'],
  ])('refuses a PDF with %s', async (_, content, reason) => {
    await expect(read(new Uint8Array(content))).rejects.toThrow(reason)
  })

  it('refuses a PDF that is cut off', async () => {
    const content = await makePdf([[{ text: 'text' }], [{ text: 'text' }]])
    await expect(read(content.slice(0, content.length * 0.6))).rejects.toThrow('damaged')
  })

  it('stops at the limit of characters', async () => {
    const content = makePdfOfStream(`BT /F1 12 Tf (${'hello '.repeat(1_000)}) Tj ET`)
    await expect(read(content, { characters: 1_000 })).rejects.toThrow('more than 1,000 characters')
  })
})
