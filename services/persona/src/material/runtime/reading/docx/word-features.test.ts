import { describe, expect, it } from '@jest/globals'
import { cleanText } from '../../../domain/passages/clean-text.ts'
import { defaultReadingLimits } from '../reading-limits.ts'
import { makeDocx, wordParagraph } from '../testing/make-docx.ts'
import { blocksOfDocx } from './docx.ts'

const read = async (body: string, numbering = '') => {
  const content = await makeDocx(
    body,
    undefined,
    numbering ? { 'word/numbering.xml': `<w:numbering xmlns:w="w">${numbering}</w:numbering>` } : {},
  )
  const blocks = await blocksOfDocx(content, defaultReadingLimits, () => undefined)
  return blocks.map(({ level, text }) => (level === null ? cleanText(text) : [level, cleanText(text)]))
}
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
const paragraph = (content: string, properties = '') => `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`
const field = (instruction: string, result: string, data = '') =>
  `<w:r><w:fldChar w:fldCharType="begin">${data}</w:fldChar></w:r><w:r><w:instrText>${instruction}</w:instrText></w:r>` +
  `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${result}<w:r><w:fldChar w:fldCharType="end"/></w:r>`
const level = (number: number, text: string, format = 'decimal', more = '') =>
  `<w:lvl w:ilvl="${number}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`
const listed = (text: string, listLevel: number, id = 1) =>
  paragraph(run(text), `<w:numPr><w:ilvl w:val="${listLevel}"/><w:numId w:val="${id}"/></w:numPr>`)

describe('a Word document', () => {
  it('has its base text where a reading stands above it, and text in fields, boxes and other directions', async () => {
    const body = [
      paragraph(`${run('a ')}<w:r><w:ruby><w:rt>${run('reading')}</w:rt><w:rubyBase>${run('base')}</w:rubyBase></w:ruby></w:r>`),
      paragraph(`${run('Figure ')}<w:fldSimple w:instr="SEQ Figure">${run('7')}</w:fldSimple>${field(' PAGEREF a ', run(' on page 3'))}`),
      paragraph(`<w:bdo w:val="rtl">${run('שלום')}</w:bdo><w:smartTag>${run(' x')}</w:smartTag>`),
    ]
    expect(await read(body.join(''))).toEqual(['a base', 'Figure 7 on page 3', 'שלום x'])
  })

  it('has breaks between lines, tabs as blanks, and symbols as their characters', async () => {
    const body = paragraph(
      `${run('Main Street')}<w:r><w:br/></w:r>${run('Springfield')}<w:r><w:br w:type="page"/></w:r>${run('a')}<w:r><w:tab/></w:r>${run('b')}` +
        '<w:r><w:noBreakHyphen/></w:r><w:r><w:sym w:font="Wingdings" w:char="F0FC"/></w:r><w:r><w:sym w:font="Symbol" w:char="F061"/></w:r>',
    )
    expect(await read(body)).toEqual(['Main Street\nSpringfield\na b-✓α'])
  })

  it('has symbols in text by their font, and a drop cap with its paragraph', async () => {
    const symbols = '<w:r><w:rPr><w:rFonts w:ascii="Symbol"/></w:rPr><w:t>\uf061 \uf0da \uf028</w:t></w:r>'
    const wingdings = '<w:r><w:rPr><w:rFonts w:ascii="Wingdings"/></w:rPr><w:t>\uf0fc</w:t></w:r>'
    expect(await read(paragraph(symbols) + paragraph(wingdings + run('\uf0fc done')))).toEqual(['α ∨ (', '✓ done'])
    const cap = (kind: string, text: string) => paragraph(run(text), `<w:framePr w:dropCap="${kind}" w:lines="3"/>`)
    expect(await read(cap('drop', 'O') + paragraph(run('nce upon a time.')) + cap('none', 'A frame.') + paragraph(run('Text.')))).toEqual([
      'Once upon a time.',
      'A frame.',
      'Text.',
    ])
  })

  it('is refused when most of its text is in an old font, by its runs or its styles', async () => {
    const inFont = (font: string, text: string) =>
      `<w:r><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}"/></w:rPr><w:t>${text}</w:t></w:r>`
    const old = inFont('.VnTime', 'Céng hßa x· héi chñ nghÜa ViÖt Nam')
    for (const body of [
      old,
      inFont('VNI-Times', 'Coäng hoøa xaõ hoäi chuû nghóa Vieät Nam'),
      inFont('Kruti Dev 010', 'fgUnh esa fy[kk gqvk ikB'),
    ])
      await expect(read(paragraph(body + run(' a')))).rejects.toThrow('an old font')
    const english = 'The parties agree on delivery within 30 days of payment.'
    for (const font of ['.VnTime', 'VNI-Times']) expect(await read(paragraph(inFont(font, english)))).toEqual([english])
    expect(await read(paragraph(run('A text in another font, with a word such as ') + inFont('.VnTime', 'ViÖt')))).toHaveLength(1)
    expect(await read(paragraph(inFont('.VnTime', 'Cộng hòa xã hội chủ nghĩa Việt Nam')))).toEqual(['Cộng hòa xã hội chủ nghĩa Việt Nam'])

    const fonts = (font: string) => `<w:rPr><w:rFonts w:ascii="${font}"/></w:rPr>`
    const styles = (...styles: string[]) => ({ 'word/styles.xml': `<w:styles xmlns:w="w">${styles.join('')}</w:styles>` })
    const readIn = async (body: string, parts: Record<string, string>) =>
      blocksOfDocx(await makeDocx(body, undefined, parts), defaultReadingLimits, () => undefined)
    const text = paragraph(run('Céng hßa x· héi'), '<w:pStyle w:val="Body"/>')
    const body = (more: string) => `<w:style w:type="paragraph" w:styleId="Body">${more}</w:style>`
    const normal = (more: string) => `<w:style w:type="paragraph" w:default="1" w:styleId="Normal">${more}</w:style>`
    const defaults = `<w:docDefaults><w:rPrDefault>${fonts('.VnTime')}</w:rPrDefault></w:docDefaults>`
    for (const each of [
      styles(body(fonts('.VnTime'))),
      styles(normal(fonts('.VnTime')), body('<w:basedOn w:val="Normal"/>')),
      styles(defaults, normal('')),
    ])
      await expect(readIn(text, each)).rejects.toThrow('an old font')
    expect(await readIn(text, styles(defaults, normal(fonts('Arial'))))).toHaveLength(1)
  })

  it('has equations as a line of text', async () => {
    const text = (content: string) => `<m:r><m:t>${content}</m:t></m:r>`
    const fraction = `<m:f><m:num>${text('a+b')}</m:num><m:den>${text('2')}</m:den></m:f>`
    const power = `<m:sSup><m:e>${text('c')}</m:e><m:sup>${text('2')}</m:sup></m:sSup>`
    const root = `<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/><m:e>${text('x')}</m:e></m:rad>`
    const sum = `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${text('i=1')}</m:sub><m:sup>${text('n')}</m:sup><m:e>${text('i')}</m:e></m:nary>`
    expect(
      await read(paragraph(`${run('So ')}<m:oMath>${fraction}${text('=')}${power}${text('+')}${root}${text('+')}${sum}</m:oMath>`)),
    ).toEqual(['So (a+b)/2=c^2+√(x)+∑_(i=1)^n i'])
  })

  it('has headings by styles that are based on one, and by outline levels', async () => {
    const body = [
      wordParagraph('Chapter', 'Chapter'),
      wordParagraph('Clause', 'Level3'),
      paragraph(run('Own'), '<w:outlineLvl w:val="0"/>'),
    ]
    expect(await read(`${body.join('')}${paragraph(run('text'), '<w:outlineLvl w:val="9"/>')}`)).toEqual([
      [2, 'Chapter'],
      [3, 'Clause'],
      [1, 'Own'],
      'text',
    ])
  })

  it('has its automatic numbers, of all levels and formats', async () => {
    const numbering =
      `<w:abstractNum w:abstractNumId="0">${level(0, 'Article %1.', 'upperRoman')}${level(1, '%1.%2', 'lowerLetter', '<w:isLgl/>')}</w:abstractNum>` +
      `<w:abstractNum w:abstractNumId="1">${level(0, '·', 'bullet')}</w:abstractNum>` +
      '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>' +
      '<w:num w:numId="3"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="9"/></w:lvlOverride></w:num>'
    const body = [
      listed('one', 0),
      listed('a', 1),
      listed('b', 1),
      listed('two', 0),
      listed('c', 1),
      paragraph(run('text')),
      listed('x', 0, 2),
      listed('nine', 0, 3),
    ]
    expect(await read(body.join(''), numbering)).toEqual([
      'Article I. one\n1.1 a\n1.2 b\nArticle II. two\n2.1 c',
      'text',
      '- x',
      'Article IX. nine',
    ])
  })

  it('has the level of a numbering that names the style of a paragraph', async () => {
    const style = (name: string) => `<w:pStyle w:val="${name}"/>`
    const numbering = `<w:abstractNum w:abstractNumId="0">${level(0, 'Article %1.', 'decimal', style('berschrift1'))}${level(1, '%1.%2', 'decimal', style('Chapter'))}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`
    const numbered = (text: string, name: string) => paragraph(run(text), `${style(name)}<w:numPr><w:numId w:val="1"/></w:numPr>`)
    expect(await read(numbered('a', 'berschrift1') + numbered('b', 'Chapter'), numbering)).toEqual([
      [1, 'Article 1. a'],
      [2, '1.1 b'],
    ])
  })

  it('has the levels that a list has in place of those of its kind', async () => {
    const numbering =
      `<w:abstractNum w:abstractNumId="0">${level(0, '%1.')}${level(1, '%1.%2')}</w:abstractNum>` +
      `<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/>${level(0, 'Section %1:', 'upperRoman')}</w:lvlOverride></w:num>`
    expect(await read([listed('a', 0), listed('b', 0, 2), listed('c', 1, 2), listed('d', 0, 2)].join(''), numbering)).toEqual([
      '1. a',
      'Section V: b\nV.1 c\nSection VI: d',
    ])
  })

  it('has the texts of fields that store none', async () => {
    const empty = (instruction: string) =>
      `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${instruction}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`
    const reading = empty(' EQ \\* jc2 \\* "Font:MS Mincho" \\* hps10 \\o\\ad(\\s\\up 9(とうきょう),東京)')
    const body = [
      paragraph(`${run('私は')}${reading}${run('に住む。')}`),
      paragraph(`${empty(' EQ \\f(a+b,2) ')}${run(', ')}${empty(' EQ \\r(3,x) ')}${run(', ')}${empty(' EQ x\\s\\up8(2)=\\b(y\\,z) ')}`),
      paragraph(`${empty(' AUTONUM ')}${run(' First')}`),
      paragraph(`${empty(' AUTONUM \\* Arabic ')}${run(' Second')}`),
      paragraph(`${empty(' LISTNUM LegalDefault ')}${empty(' LISTNUM LegalDefault \\l 2 ')}${empty(' LISTNUM "LegalDefault" \\l 2 ')}`),
      paragraph(`${empty(' LISTNUM \\l 2 \\s 3 ')}${run(' x')}`),
      paragraph(`${field(' SYMBOL 97 \\f "Symbol" ', '')}${field(' AUTONUM ', run('3.'))}${empty(' PAGE ')}`),
    ]
    expect(await read(body.join(''))).toEqual([
      '私は東京に住む。',
      '(a+b)/2, root(3)(x), x²=(y,z)',
      '1. First',
      '2. Second',
      '1.1.1.1.2.',
      'c) x',
      'α3.',
    ])
  })

  it('has the check marks of Wingdings 2 and Webdings', async () => {
    const symbol = (font: string, code: string) => `<w:r><w:sym w:font="${font}" w:char="${code}"/></w:r>`
    const marks = ['F052', 'F050', 'F0A3', 'F053', 'F06B'].map((code) => symbol('Wingdings 2', code)).join('')
    expect(await read(paragraph(marks + symbol('Webdings', 'F061')))).toEqual(['☑✓☐☒②✓'])
  })

  it('has check boxes with their state, and no placeholders or tables of contents', async () => {
    const check = (checked: string) =>
      field(' FORMCHECKBOX ', '', `<w:ffData><w:checkBox><w:default w:val="0"/>${checked}</w:checkBox></w:ffData>`)
    const control = (properties: string, content: string) =>
      `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`
    const body = [
      paragraph(`${check('<w:checked/>')}${run(' yes ')}${check('')}${run(' no ')}${control('<w14:checkbox/>', run('☒'))}`),
      paragraph(`${run('Name: ')}${control('<w:showingPlcHdr/>', run('Click here to enter text.'))}`),
      control('<w:docPartObj><w:docPartGallery w:val="Table of Contents"/></w:docPartObj>', paragraph(run('Sleep 3'))),
      paragraph(field(' TOC \\o ', run('Naps 4'))),
    ]
    expect(await read(body.join(''))).toEqual(['☑ yes ☐ no ☒', 'Name:'])
  })

  it('has one paragraph where the mark between two is deleted, and no deleted rows', async () => {
    const row = (text: string, properties = '') =>
      `<w:tr>${properties}<w:tc>${paragraph(run(text))}</w:tc><w:tc>${paragraph(run('2'))}</w:tc></w:tr>`
    const body = [
      paragraph(run('The first half '), '<w:rPr><w:del w:id="1"/></w:rPr>'),
      paragraph(run('and the second.')),
      `<w:tbl>${row('a')}${row('b', '<w:trPr><w:del w:id="2"/></w:trPr>')}</w:tbl>`,
    ]
    expect(await read(body.join(''))).toEqual(['The first half and the second.', 'a | 2'])
  })

  it('has the text of a text box once', async () => {
    const box = `<w:txbxContent>${paragraph(run('in the box'))}</w:txbxContent>`
    const drawing = `<w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r>`
    expect(await read(paragraph(`${drawing}${run('around')}`))).toEqual(['in the box', 'around'])
  })
})
