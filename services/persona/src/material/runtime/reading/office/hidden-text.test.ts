import { expect, it } from '@jest/globals'
import { makeDocx, wordParagraph } from '../testing/make-docx.ts'
import { makeOdt, makePptx, makeXlsx } from '../testing/make-office.ts'
import { readTexts } from '../testing/read-texts.ts'

const texts = (...cells: string[]) => cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')

it.each(['hidden="1" width="9"', 'hidden="true"', 'width="0"'])('a workbook has no hidden columns: %s', async (hidden) => {
  const sheet = `<cols><col min="1" max="1" width="9"/><col min="2" max="3" ${hidden}/></cols><sheetData><row>${texts('Name', 'secret', 'secret', 'Price')}</row><row>${texts('Tea', 'secret', 'secret', '3')}</row></sheetData>`
  expect(await readTexts('a.xlsx', makeXlsx(sheet))).toEqual(['Sheet', 'Name: Tea; Price: 3'])
})

it.each(['hidden="1"', 'hidden="true"', 'ht="0" customHeight="1"'])('a workbook has no hidden rows: %s', async (hidden) => {
  const sheet = `<sheetData><row hidden="false">${texts('Name', 'Price')}</row><row ${hidden}>${texts('secret', '1')}</row><row ht="12">${texts('Tea', '3')}</row></sheetData>`
  expect(await readTexts('a.xlsx', makeXlsx(sheet))).toEqual(['Sheet', 'Name: Tea; Price: 3'])
})

it('a presentation has no hidden shapes, groups or equations of them', async () => {
  const math = '<a14:m><m:oMath><m:f><m:num/><m:den/></m:f></m:oMath></a14:m>'
  const shape = (text: string, hidden = '') =>
    `<p:sp><p:nvSpPr><p:cNvPr id="1" ${hidden}/></p:nvSpPr><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r>${hidden && math}</a:p></p:txBody></p:sp>`
  const group = `<p:grpSp><p:nvGrpSpPr><p:cNvPr hidden="true"/></p:nvGrpSpPr>${shape('secret')}</p:grpSp>`
  expect(
    await readTexts('a.pptx', makePptx(shape('secret', 'hidden="1"') + group + shape('seen', 'hidden="0"').replace(math, ''))),
  ).toEqual(['seen'])
})

it('an OpenDocument text has no paragraphs hidden by a style above theirs, by a condition or a field, and no hidden rows', async () => {
  const style = (name: string, parent: string, properties: string) =>
    `<style:style style:name="${name}" style:parent-style-name="${parent}">${properties}</style:style>`
  const display = (value: string) => `<style:text-properties text:display="${value}"/>`
  const body = [
    '<text:p text:style-name="P1">secret</text:p><text:p text:style-name="P2">seen</text:p>',
    '<text:p>a<text:hidden-text text:is-hidden="true">secret</text:hidden-text>b<text:hidden-text text:is-hidden="false">c</text:hidden-text></text:p>',
    '<text:p>secret<text:hidden-paragraph text:is-hidden="true"/></text:p><text:p>d<text:hidden-paragraph text:is-hidden="false"/></text:p>',
    '<text:section text:display="condition" text:is-hidden="true"><text:p>secret</text:p></text:section>',
    '<table:table><table:table-row table:visibility="collapse"><table:table-cell><text:p>secret</text:p></table:table-cell></table:table-row></table:table>',
  ]
  const odt = makeOdt(
    body.join(''),
    style('P1', 'Hidden', '') + style('P2', 'Hidden', display('true')),
    style('Hidden', 'P1', display('none')),
  )
  expect(await readTexts('a.odt', odt)).toEqual(['seen', 'abc', 'd'])
})

it('a Word document has no hidden rows', async () => {
  const row = (text: string, properties = '') => `<w:tr><w:trPr>${properties}</w:trPr><w:tc>${wordParagraph(text)}</w:tc></w:tr>`
  expect(
    await readTexts(
      'a.docx',
      await makeDocx(`<w:tbl>${row('seen')}${row('secret', '<w:hidden/>')}${row('too', '<w:hidden w:val="0"/>')}</w:tbl>`),
    ),
  ).toEqual(['seen\ntoo'])
})
