import { describe, expect, it } from '@jest/globals'
import { readBlocks } from '../read-blocks.ts'
import { defaultReadingLimits } from '../reading-limits.ts'
import { makePdfOfStreams } from '../testing/make-pdf.ts'

const read = (...pages: string[]) => readBlocks({ name: 'a.pdf', content: makePdfOfStreams(pages) }, defaultReadingLimits)

const text = (content: string, place = '50 400') => `BT /F1 12 Tf ${place} Td (${content}) Tj ET\n`
const page = Array.from({ length: 12 }, (_, line) => text('A line of text with letters that can be read.', `50 ${700 - 14 * line}`)).join(
  '',
)
const unmapped = (characters: number) => `BT /F2 12 Tf 50 300 Td <${'0301'.repeat(characters)}> Tj ET\n`
const picture = (width: number, height: number) => `q ${width} 0 0 ${height} 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q\n`
const scan = picture(595, 842)

describe('a page whose fonts do not say which letters they show', () => {
  it('is named when the file is ready', async () => {
    const { note } = await read(page, page, unmapped(60), page + unmapped(150))
    expect(note).toMatch(/^Pages 3 to 4: their fonts do not say which letters they show\. /)
    expect((await read(page, unmapped(20))).note).toMatch(/^Page 2: its fonts do not say which letters they show\. /)
  })

  it('is not named for a few signs without letters', async () => {
    expect((await read(page + unmapped(10))).note).toBe('')
  })

  it('is named beside pictures', async () => {
    const { note } = await read(page, unmapped(60), scan)
    expect(note).toMatch(/^Page 3 is a picture without text\. .* Page 2: its fonts/)
  })
})

describe('a page that is a picture', () => {
  it.each([
    ['nothing else', ''],
    ['the number of the page', text('- 3 -', '290 20')],
    ['a stamp at the bottom', text('Scanned by CamScanner', '400 12')],
    ['a stamp at the margin', 'BT /F1 9 Tf 0 1 -1 0 20 300 Tm (Downloaded from a library) Tj ET\n'],
    ['a stamp at the top and a number', text('CONFIDENTIAL 00123', '50 820') + text('3', '290 20')],
  ])('is named, with %s', async (_, more) => {
    expect((await read(page, scan + more)).note).toMatch(/^Page 2 is a picture without text\. /)
  })

  it.each([
    ['the text that was recognised', scan + page],
    ['a title in its middle', scan + text('Thank you')],
    ['a small picture and a number', picture(200, 200) + text('3', '290 20')],
    ['a long line at its edge', scan + text('Some words of a line that are more than a stamp. '.repeat(3), '10 20')],
  ])('is read, with %s', async (_, content) => {
    expect((await read(page, content)).note).toBe('')
  })

  it('is refused when all pages are such', async () => {
    await expect(read(scan + text('Scanned by CamScanner', '400 12'), scan + text('2', '290 20'))).rejects.toThrow('only pictures')
  })
})
