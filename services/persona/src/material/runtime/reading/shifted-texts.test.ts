import { expect, it } from '@jest/globals'
import { makeDocx } from './testing/make-docx.ts'
import { makeOdt, makePptx, makeXlsx } from './testing/make-office.ts'
import { readTexts } from './testing/read-texts.ts'

const wordRun = (text: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const wordAlign = (place: string) => `<w:vertAlign w:val="${place}"/>`
const wordStyles = `<w:styles><w:style w:styleId="Power"><w:rPr>${wordAlign('superscript')}</w:rPr></w:style><w:style w:styleId="Own"><w:basedOn w:val="Power"/></w:style></w:styles>`
const wordText = `${wordRun('10')}${wordRun('6', wordAlign('superscript'))}${wordRun(' of H')}${wordRun('2', wordAlign('subscript'))}${wordRun('O, 10')}`
const docx = await makeDocx(`<w:p>${wordText}${wordRun('-3', '<w:rStyle w:val="Own"/>')}</w:p>`, undefined, {
  'word/styles.xml': wordStyles,
})

const span = (style: string, text: string) => `<text:span text:style-name="${style}">${text}</text:span>`
const odtStyle = (name: string, position: string, parent = '') =>
  `<style:style style:name="${name}" style:parent-style-name="${parent}"><style:text-properties ${position && `style:text-position="${position}"`}/></style:style>`
const odt = makeOdt(
  `<text:p>10${span('T1', '6')} of H${span('T2', '2')}O, 10${span('T1', span('T3', '-3'))}</text:p>`,
  odtStyle('T1', '', 'Power') + odtStyle('T2', '-14% 58%') + odtStyle('T3', ''),
  odtStyle('Power', 'super 58%'),
)

const slideRun = (text: string, baseline = 0) => `<a:r><a:rPr baseline="${baseline}"/><a:t>${text}</a:t></a:r>`
const slideText = `${slideRun('10')}${slideRun('6', 30_000)}${slideRun(' of H')}${slideRun('2', -25_000)}${slideRun('O, 10')}${slideRun('-3', 30_000)}`
const pptx = makePptx(`<p:sp><p:txBody><a:p>${slideText}</a:p></p:txBody></p:sp>`)

const cellRun = (text: string, place = 'baseline') => `<r><rPr><vertAlign val="${place}"/></rPr><t>${text}</t></r>`
const shared = `<si>${cellRun('10')}${cellRun('6', 'superscript')}</si>`
const inline = `<is>${cellRun('of H')}${cellRun('2', 'subscript')}${cellRun('O, 10')}${cellRun('-3', 'superscript')}</is>`
const xlsx = makeXlsx(`<sheetData><row><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr">${inline}</c></row></sheetData>`, shared)

it.each<[string, Uint8Array]>([
  ['a.docx', docx],
  ['a.odt', odt],
  ['a.pptx', pptx],
  ['a.xlsx', xlsx],
  ['a.html', Buffer.from('<p>10<sup>6</sup> of H<sub>2</sub>O, 10<sup>-3</sup></p>')],
])('the exponents and indexes of %s are raised and lowered characters', async (name, content) => {
  const text = (await readTexts(name, content)).at(-1)?.replace(' | ', ' ')
  expect(text).toBe('10⁶ of H₂O, 10⁻³')
})
