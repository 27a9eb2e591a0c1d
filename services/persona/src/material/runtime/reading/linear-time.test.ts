import { expect, it } from '@jest/globals'
import { blocksOfDocx } from './docx/docx.ts'
import { textOfEquation } from './docx/equation-field.ts'
import { blocksOfCsv } from './formats/csv.ts'
import { createHtmlReader } from './formats/html/html-blocks.ts'
import { blocksOfSubtitles } from './formats/subtitles.ts'
import { blocksOfOdt } from './office/odt/odt.ts'
import { blocksOfPptx } from './office/pptx/pptx.ts'
import { readNumberCode } from './office/xlsx/number-code.ts'
import { readNumberFormats } from './office/xlsx/number-formats.ts'
import { inReadingOrder } from './pdf/bidi.ts'
import { joinTwoLines, writtenWords } from './pdf/hyphens/hyphens.ts'
import { withShapes } from './pdf/line-shapes.ts'
import type { Line } from './pdf/pdf-lines.ts'
import { defaultReadingLimits } from './reading-limits.ts'
import { makeDocx } from './testing/make-docx.ts'
import { makeParts, relationships } from './testing/make-office.ts'

/** Milliseconds of CPU. What takes the square of its length takes several times as long. */
const mostMs = 1_500
const noCount = () => undefined
const numbers = (length: number) => Array.from({ length }, (_, index) => index)

const lineAt = (text: string, left: number, y: number, height = 10, row = 0): Line => {
  const cell = { text, left, right: left + 5, tagged: 0, column: 0, span: 1 }
  const tag = row === 0 ? null : { block: 1, level: null, row, cell: 1, column: 0, span: 1, isContents: false }
  return { text, cells: [cell], left, right: cell.right, y, height, turned: false, isAtEdge: false, tag }
}

const files: [name: string, read: () => unknown][] = [
  [
    'a PDF with two columns',
    () =>
      withShapes(
        numbers(50_000).flatMap((n) => [lineAt('a', 0, -n * 20), lineAt('b', 100, -n * 20)]),
        writtenWords([]),
      ),
  ],
  [
    'a PDF with large capitals',
    () => withShapes([...capitals(8_000), ...numbers(8_000).map((n) => lineAt('b', 90, -n * 50))], writtenWords([])),
  ],
  [
    'a PDF with a row of many lines',
    () =>
      withShapes(
        numbers(60_000).map((n) => lineAt(`a row of a table ${n}-`, 0, -n * 10, 10, 1)),
        writtenWords([]),
      ),
  ],
  ['signs in a line from right to left', () => inReadingOrder(['א', ...numbers(60_000).map(() => '.'), 'א'], true)],
  ['percent signs in a line from right to left', () => inReadingOrder(['א', ...numbers(60_000).map(() => '%')], true)],
  ['a line without blanks', () => joinTwoLines('a'.repeat(60_000), 'b', writtenWords([]))],
  ['a line of Korean without blanks', () => writtenWords([`a${'에'.repeat(60_000)} b`])],
  ['subtitles with many lines', () => blocksOfSubtitles([0, 1].map((n) => cue(n)).join('\n\n'))],
  ['a cell of blanks and quotes', () => blocksOfCsv(`a,b\n${' '.repeat(100_000)}x${'"'.repeat(100_000)},c`)],
  ['a style of open comments', () => createHtmlReader(noCount).write(`<p style="${'/*a'.repeat(80_000)}">a</p>`)],
  ['a Word document with open fields', async () => blocksOfDocx(await makeDocx(openFields(15_000)), defaultReadingLimits, noCount)],
  ['an equation of Word with options', () => textOfEquation(` EQ ${'\\o \\ad '.repeat(20_000)}`)],
  ['a list of an OpenDocument text', () => blocksOfOdt(makeParts({ 'content.xml': longList(100_000) }), defaultReadingLimits, noCount)],
  ['a workbook with a long number format', () => readNumberFormats(numberFormat('[$'.repeat(20_000)), false, defaultReadingLimits)],
  ['number formats of open currencies', () => numbers(1_000).map(() => readNumberCode('[$'.repeat(127)))],
  ['numbers with many commas in their format', () => numbers(50_000).map(readNumberCode(`"No. "0${','.repeat(240)}0`).write)],
  ['slides without files', () => blocksOfPptx(makeParts(slides(30_000)), defaultReadingLimits, noCount)],
]

const capitals = (length: number) => numbers(length).map((n) => lineAt('A', 0, -n * 50, 30))
const cue = (n: number) =>
  `00:00:0${n}.000 --> 00:00:0${n}.900\n${numbers(40_000)
    .map((line) => `${n}-${line}`)
    .join('\n')}`
const openFields = (length: number) => {
  const begun = '<w:r><w:fldChar w:fldCharType="begin"/><w:fldChar w:fldCharType="separate"/></w:r>'
  return `<w:p>${begun.repeat(length)}${'<w:r><w:t>a</w:t></w:r>'.repeat(length)}</w:p>`
}
const longList = (length: number) =>
  `<office:text><text:list>${'<text:list-item><text:p>an item</text:p></text:list-item>'.repeat(length)}</text:list></office:text>`
const numberFormat = (code: string) => `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${code}"/></numFmts></styleSheet>`
const slides = (length: number) => ({
  '_rels/.rels': relationships(['r1', 'officeDocument', 'ppt/presentation.xml']),
  'ppt/presentation.xml': `<p:presentation>${numbers(length)
    .map((n) => `<p:sldId r:id="s${n}"/>`)
    .join('')}</p:presentation>`,
  'ppt/_rels/presentation.xml.rels': relationships(...numbers(length).map((n) => [`t${n}`, 'slide', 'a.xml'] as const)),
})

it.each(files)('%s are read in time linear in their length', async (_name, read) => {
  const before = process.threadCpuUsage()
  await read()
  const { user } = process.threadCpuUsage(before)
  expect(user / 1_000).toBeLessThan(mostMs)
})
