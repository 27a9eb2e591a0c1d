import { describe, expect, it } from '@jest/globals'
import { makeOdt } from '../../testing/make-office.ts'
import { readTexts } from '../../testing/read-texts.ts'

const level = (number: number, attributes: string) => `<text:list-level-style-number text:level="${number}" ${attributes}/>`
const style = (name: string, ...levels: string[]) => `<text:list-style style:name="${name}">${levels.join('')}</text:list-style>`
const list = (content: string, attributes = 'text:style-name="L1"') => `<text:list ${attributes}>${content}</text:list>`
const item = (text: string, more = '', attributes = '') => `<text:list-item ${attributes}><text:p>${text}</text:p>${more}</text:list-item>`
const heading = (number: number, text: string, attributes = '') => `<text:h text:outline-level="${number}" ${attributes}>${text}</text:h>`
const letters = style('L1', level(1, 'style:num-format="a" style:num-suffix=")"'), level(2, 'style:num-format="I" style:num-suffix="."'))

describe('the lists of an OpenDocument text', () => {
  it.each([
    ['style:num-prefix="Article " style:num-suffix="." style:num-format="1" text:start-value="5"', 'Article 5. x\nArticle 6. y'],
    ['style:num-prefix="(" style:num-suffix=")" style:num-format="i"', '(i) x\n(ii) y'],
    ['style:num-prefix="第" style:num-suffix="条" style:num-format="一, 二, 三, ..."', '第一条 x\n第二条 y'],
    ['style:num-format="A" text:start-value="26"', 'Z x\nAA y'],
    ['style:num-format="1" loext:num-list-format="§ %1%:"', '§ 1: x\n§ 2: y'],
    ['style:num-format="а, б, .., аа, бб, ... (ru)" style:num-suffix=")"', 'а) x\nб) y'],
    ['style:num-format="1" text:start-value="1e9" text:display-levels="999999"', '1 x\n2 y'],
    ['', '1. x\n2. y'],
  ])('have numbers as their style writes them: %s', async (attributes, expected) => {
    expect(await readTexts('a.odt', makeOdt(list(item('x') + item('y')), style('L1', level(1, attributes))))).toEqual([expected])
  })

  it('begin with the number of an item, go on behind other text, and begin again', async () => {
    const body = [
      list(item('x') + item('y'), 'text:style-name="L1" xml:id="first"'),
      '<text:p>text</text:p>',
      list(item('z'), 'text:style-name="L1" text:continue-numbering="true"'),
      list(`${item('new')}${item('nine', '', 'text:start-value="9"')}<text:list-header><text:p>none</text:p></text:list-header>`),
      '<text:p>text</text:p>',
      list(item('w'), 'text:style-name="L1" text:continue-list="first"'),
    ]
    expect(await readTexts('a.odt', makeOdt(body.join(''), letters))).toEqual([
      'a) x\nb) y',
      'text',
      'c) z\na) new\ni) nine',
      'none',
      'text',
      'd) w',
    ])
  })

  it('have levels of their own, which begin again below each item, and not below one without text', async () => {
    const numbers = style('L1', level(1, 'style:num-format="1"'), level(2, 'style:num-format="1" text:display-levels="2"'))
    const inner = (text: string) => list(item(text), '')
    const body = [
      list(item('one', inner('a') + inner('b')) + item('two', inner('c')), 'text:style-name="L1"'),
      list(`<text:list-item>${inner('d')}</text:list-item>`, 'text:style-name="L1" text:continue-numbering="true"'),
    ]
    expect(await readTexts('a.odt', makeOdt(body.join(''), numbers))).toEqual(['1 one\n1.1 a\n1.2 b\n2 two\n2.1 c\n2.2 d'])
  })

  it('have the numbers of the style of their paragraphs, and no number twice that is there as text', async () => {
    const paragraph = '<style:style style:name="P1" style:list-style-name="L1"/>'
    const body = list('<text:list-item><text:p text:style-name="P1"><text:number>a)</text:number>x</text:p></text:list-item>', '')
    expect(await readTexts('a.odt', makeOdt(body, paragraph + letters))).toEqual(['a) x'])
  })

  it('have no numbers of hidden or empty headings at the text behind them', async () => {
    const outline = (number: number, attributes: string) => `<text:outline-level-style text:level="${number}" ${attributes}/>`
    const styles = `<text:outline-style style:name="Outline">${outline(1, 'style:num-format="1" style:num-suffix="."')}${outline(2, 'style:num-format="1" text:display-levels="2"')}${outline(3, 'style:num-format=""')}</text:outline-style><style:style style:name="Plain" style:list-style-name=""/>`
    const body = [
      heading(1, 'Intro'),
      heading(2, 'Sub'),
      heading(3, 'Deep'),
      heading(1, 'Preface', 'text:style-name="Plain"'),
      heading(1, ''),
      '<text:p>text</text:p>',
      heading(1, 'End'),
      heading(2, 'Last', 'text:is-list-header="true"'),
    ]
    expect(await readTexts('a.odt', makeOdt(body.join(''), '', styles))).toEqual([
      '1. Intro',
      '1.1 Sub',
      'Deep',
      'Preface',
      'text',
      '3. End',
      'Last',
    ])
  })
})
