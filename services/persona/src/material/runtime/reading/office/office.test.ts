import { describe, expect, it } from '@jest/globals'
import { cleanText } from '../../../domain/passages/clean-text.ts'
import { readBlocks } from '../read-blocks.ts'
import { defaultReadingLimits } from '../reading-limits.ts'
import { makeParts, makePptx, makeXlsx, relationships } from '../testing/make-office.ts'
import { makeRawZip, type RawEntry, zipEntry } from '../testing/make-zip.ts'
import { readTexts } from '../testing/read-texts.ts'

const read = async (name: string, parts: Record<string, string>) => {
  const { pages, blocks } = await readBlocks({ name, content: makeParts(parts) }, defaultReadingLimits)
  return { pages, blocks: blocks.map(({ level, text }) => (level === null ? cleanText(text) : [level, cleanText(text)])) }
}

describe('a workbook', () => {
  const cell = (name: string, value: string, more = '') => `<c r="${name}" ${more}><v>${value}</v></c>`
  const workbook = (sheet: string) => ({
    '_rels/.rels': relationships(['r1', 'officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="Prices" r:id="r1"/><sheet name="Secret" r:id="r2" state="hidden"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relationships(
      ['r1', 'worksheet', 'worksheets/sheet1.xml'],
      ['r2', 'worksheet', 'worksheets/sheet2.xml'],
      ['r3', 'sharedStrings', 'sharedStrings.xml'],
      ['r4', 'styles', '/xl/styles.xml'],
    ),
    'xl/sharedStrings.xml': '<sst><si><t>Name</t></si><si><r><t>Green </t></r><r><t>tea</t></r><rPh><t>reading</t></rPh></si></sst>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml': `<worksheet><sheetData><row>${cell('A1', '1')}</row></sheetData></worksheet>`,
  })

  it('has rows with the names of their columns, dates as dates, and no hidden sheets', async () => {
    const sheet =
      `<row>${cell('A1', '0', 't="s"')}<c r="B1" t="inlineStr"><is><t>Price</t></is></c>${cell('C1', 'Since', 't="str"')}</row>` +
      `<row>${cell('A2', '1', 't="s"')}${cell('B2', '3.1000000000000001')}${cell('C2', '46053', 's="1"')}</row><row>${cell('B3', '4')}</row>`
    expect((await read('a.xlsx', workbook(sheet))).blocks).toEqual([
      [1, 'Prices'],
      'Name: Green tea; Price: 3.1; Since: 2026-01-31\nPrice: 4',
    ])
  })

  it('has texts with their escaped characters, and none that a format hides', async () => {
    const sheet = `<row>${cell('A1', 'a_x000D_\n_x0041__x005F_x000D_', 't="str"')}<c r="B1" t="inlineStr"><is><t>b_x0009_c</t></is></c></row>`
    expect((await read('a.xlsx', workbook(sheet))).blocks).toEqual([[1, 'Prices'], 'a A_x000D_ | b c'])
    const hidden = {
      ...workbook(sheet),
      'xl/styles.xml':
        '<styleSheet><numFmts><numFmt numFmtId="164" formatCode=";;;"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs></styleSheet>',
    }
    expect((await read('a.xlsx', hidden)).blocks).toEqual([])
  })

  it('has tables of their own names behind rows that are not stored', async () => {
    const texts = (...cells: string[]) => cells.map((text) => `<c t="str"><v>${text}</v></c>`).join('')
    const rows = [
      [1, 'Name', 'Phone'],
      [2, 'Ann', '12'],
      [4, 'Tea', 'Price'],
      [5, 'Assam', '3'],
    ]
    const sheet = rows.map(([number, ...cells]) => `<row r="${number}">${texts(...cells.map(String))}</row>`).join('')
    expect((await read('a.xlsx', workbook(sheet))).blocks).toEqual([[1, 'Prices'], 'Name: Ann; Phone: 12', 'Tea: Assam; Price: 3'])
  })

  it('has the text of merged cells in each row, and names of two levels as one', async () => {
    const row = (number: number, ...cells: string[]) =>
      `<row r="${number}">${cells.map((text, column) => (text ? `<c r="${'ABCD'[column]}${number}" t="str"><v>${text}</v></c>` : '')).join('')}</row>`
    const merged = (...refs: string[]) => `<mergeCells>${refs.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`
    const sheet = [
      row(1, 'Results'),
      row(2, 'Team', 'Name', 'Marks'),
      row(3, '', '', 'Maths', 'Art'),
      row(4, 'Red', 'Ann', '1', '2'),
      row(5, '', 'Bob', '3', '4'),
    ]
    const content = makeXlsx(`<sheetData>${sheet.join('')}</sheetData>${merged('A1:D1', 'A2:A3', 'B2:B3', 'C2:D2', 'A4:A5')}`)
    expect(await readTexts('a.xlsx', content)).toEqual([
      'Sheet',
      'Results',
      'Team: Red; Name: Ann; Marks Maths: 1; Marks Art: 2\nTeam: Red; Name: Bob; Marks Maths: 3; Marks Art: 4',
    ])
  })

  it('has rows with bars when the first one is no header', async () => {
    expect((await read('a.xlsx', workbook(`<row>${cell('A1', '1')}${cell('B1', '2')}</row><row>${cell('A2', '3')}</row>`))).blocks).toEqual(
      [[1, 'Prices'], '1 | 2\n3'],
    )
  })
})

describe('a presentation', () => {
  it('has slides as pages, with their titles as headings, and no numbers of slides', async () => {
    const shape = (type: string, text: string) =>
      `<p:sp><p:nvSpPr><p:nvPr><p:ph type="${type}"/></p:nvPr></p:nvSpPr><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`
    const table = `<p:graphicFrame><a:tbl><a:tr><a:tc><a:p><a:t>a</a:t></a:p></a:tc><a:tc><a:p><a:t>b</a:t></a:p></a:tc></a:tr></a:tbl></p:graphicFrame>`
    const slide = (content: string, more = '') => `<p:sld ${more}><p:cSld>${content}</p:cSld></p:sld>`
    const part = (name: string, text: string) => `<m:${name}><m:r><m:t>${text}</m:t></m:r></m:${name}>`
    const fraction = `</a:t><a14:m><m:oMath><m:f>${part('num', 'c')}${part('den', '2')}</m:f></m:oMath></a14:m>`
    const { pages, blocks } = await read('a.pptx', {
      '_rels/.rels': relationships(['r1', 'officeDocument', 'ppt/presentation.xml']),
      'ppt/presentation.xml': '<p:presentation><p:sldIdLst><p:sldId r:id="r2"/><p:sldId r:id="r1"/></p:sldIdLst></p:presentation>',
      'ppt/_rels/presentation.xml.rels': relationships(['r1', 'slide', 'slides/slide1.xml'], ['r2', 'slide', 'slides/slide2.xml']),
      'ppt/slides/slide1.xml': slide(shape('body', 'secret'), 'show="0"'),
      'ppt/slides/slide2.xml': slide(
        shape('body', `Babies sleep ${fraction}<a:t>.`) + shape('title', 'Sleep') + shape('sldNum', '7') + table,
      ),
    })
    expect([pages, blocks]).toEqual([2, [[1, 'Sleep'], 'Babies sleep c/2.', 'a | b']])
  })
})

it('a presentation has the texts of its diagrams, and those of a shape with a second form once', async () => {
  const shape = (text: string) => `<p:sp><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`
  const twice = `<mc:AlternateContent><mc:Choice Requires="a14">${shape('once')}</mc:Choice><mc:Fallback>${shape('once')}</mc:Fallback></mc:AlternateContent>`
  const frame = '<p:graphicFrame><a:graphic><a:graphicData><dgm:relIds r:dm="r1" r:lo="r2"/></a:graphicData></a:graphic></p:graphicFrame>'
  const point = (text: string) => `<dgm:pt><dgm:t><a:p><a:r><a:t>${text}</a:t></a:r><a:r><a:t>.</a:t></a:r></a:p></dgm:t></dgm:pt>`
  const data = `<dgm:dataModel><dgm:ptLst>${point('Soak')}<dgm:pt type="pres"/>${point('Rinse')}</dgm:ptLst></dgm:dataModel>`
  const content = makePptx(twice + frame, [['r1', 'diagramData', '../diagrams/data1.xml']], { 'ppt/diagrams/data1.xml': data })
  const { blocks } = await readBlocks({ name: 'a.pptx', content }, defaultReadingLimits)
  expect(blocks.map(({ text }) => text)).toEqual(['once', 'Soak.\nRinse.'])
})

it('a presentation has the automatic numbers of its paragraphs, by level and shape', async () => {
  const paragraph = (text: string, type: string, level = 0, more = '') =>
    `<a:p><a:pPr lvl="${level}">${type && `<a:buAutoNum type="${type}" ${more}/>`}</a:pPr><a:r><a:t>${text}</a:t></a:r></a:p>`
  const shape = (...paragraphs: string[]) => `<p:sp><p:txBody>${paragraphs.join('')}</p:txBody></p:sp>`
  const content = makePptx(
    shape(
      paragraph('a', 'arabicPeriod'),
      paragraph('b', 'alphaLcParenR', 1),
      paragraph('', 'alphaLcParenR', 1),
      paragraph('c', 'alphaLcParenR', 1),
      paragraph('d', 'arabicPeriod'),
      paragraph('e', 'alphaLcParenR', 1),
      paragraph('f', ''),
      paragraph('g', 'arabicPeriod'),
      paragraph('h', 'romanUcParenBoth', 0, 'startAt="4"'),
    ) + shape(paragraph('i', 'arabicPlain')),
  )
  const { blocks } = await readBlocks({ name: 'a.pptx', content }, defaultReadingLimits)
  expect(blocks.map(({ text }) => text)).toEqual(['1. a\na) b\nb) c\n2. d\na) e\nf\n1. g\n(IV) h', '1 i'])
})

describe('an OpenDocument text', () => {
  it('has headings, lists, tables, and footnotes after their paragraph, and no hidden or deleted text', async () => {
    const content = `<office:document-content><office:automatic-styles>
<style:style style:name="T1"><style:text-properties text:display="none"/></style:style>
<text:list-style style:name="L1"><text:list-level-style-number text:level="1"/></text:list-style></office:automatic-styles><office:text>
<text:tracked-changes><text:p>deleted</text:p></text:tracked-changes>
<text:h text:outline-level="2">Sleep<text:s/>well</text:h>
<text:p>Babies<text:line-break/>sleep<text:span text:style-name="T1">secret</text:span>.<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>See the annex.</text:p></text:note-body></text:note></text:p>
<text:list text:style-name="L1"><text:list-item><text:p>one</text:p></text:list-item><text:list-item><text:p>two</text:p></text:list-item></text:list>
<table:table><table:table-row><table:table-cell><text:p>a</text:p></table:table-cell><table:table-cell><text:p>b</text:p></table:table-cell></table:table-row></table:table>
<text:p><text:ruby><text:ruby-base>東京</text:ruby-base><text:ruby-text>とうきょう</text:ruby-text></text:ruby></text:p>
</office:text></office:document-content>`
    expect((await read('a.odt', { 'content.xml': content })).blocks).toEqual([
      [2, 'Sleep well'],
      'Babies\nsleep.',
      'See the annex.',
      '1. one\n2. two',
      'a | b',
      '東京',
    ])
  })

  it('has the cells of a table in their columns, also beside one that goes over several', async () => {
    const cell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`
    const rows = [
      `${cell('Team')}<table:covered-table-cell/>${cell('Points')}`,
      `<table:covered-table-cell/>${cell('Ann')}${cell('3')}`,
      `<table:table-cell table:number-columns-repeated="2"/>${cell('7')}`,
    ]
    const table = `<table:table>${rows.map((cells) => `<table:table-row>${cells}</table:table-row>`).join('')}</table:table>`
    const parts = { 'content.xml': `<office:text>${table}</office:text>` }
    expect((await read('a.odt', parts)).blocks).toEqual(['Team | | Points\n | Ann | 3\n | | 7'])
  })

  it('has no mark of a list behind an empty item, and the numbers of styles that all documents share', async () => {
    const item = (text: string) => `<text:list-item><text:p>${text}</text:p></text:list-item>`
    const content = `<office:text><text:list text:style-name="Numbering_20_1">${item('one')}${item('two')}${item('')}</text:list>
<text:p>After.</text:p><text:list text:style-name="List_20_1">${item('three')}</text:list><text:list text:style-name="L1">${item('four')}</text:list><text:p>See <text:span text:style-name="Hidden">secret</text:span>here.</text:p></office:text>`
    const styles = `<office:document-styles><office:styles><style:style style:name="Hidden"><style:text-properties text:display="none"/></style:style>
<text:list-style style:name="Numbering_20_1"><text:list-level-style-number text:level="1"/></text:list-style>
<text:list-style style:name="List_20_1"><text:list-level-style-bullet text:level="1"/></text:list-style></office:styles>
<office:automatic-styles><text:list-style style:name="L1"><text:list-level-style-number text:level="1"/></text:list-style></office:automatic-styles></office:document-styles>`
    expect((await read('a.odt', { 'content.xml': content, 'styles.xml': styles })).blocks).toEqual([
      '1. one\n2. two',
      'After.',
      '- three\n- four',
      'See here.',
    ])
  })

  it('has the field of its title, and no titles of pictures', async () => {
    const frame = '<draw:frame><svg:title>a picture</svg:title><svg:desc>of a lake</svg:desc></draw:frame>'
    const content = `<office:text><text:p>The <text:title>Handbook</text:title> tells.${frame}</text:p></office:text>`
    expect((await read('a.odt', { 'content.xml': content })).blocks).toEqual(['The Handbook tells.'])
  })

  it('has equations as text, and no texts of other objects', async () => {
    const object = (number: number) =>
      `<draw:frame><draw:object xlink:href="./Object ${number}"/><draw:image xlink:href="./ObjectReplacements/Object ${number}"/></draw:frame>`
    const root = '<math:mrow><math:mi>x</math:mi><math:mo>+</math:mo><math:mn>1</math:mn></math:mrow>'
    const fraction = `<math:mfrac><math:mi>c</math:mi>${root}</math:mfrac>`
    const cell = (text: string) => `<math:mtd><math:mn>${text}</math:mn></math:mtd>`
    const matrix = `<math:mtable><math:mtr>${cell('1')}${cell('2')}</math:mtr><math:mtr>${cell('3')}${cell('4')}</math:mtr></math:mtable>`
    const annotation = '<math:annotation math:encoding="StarMath 5.0">c over {x+1}</math:annotation>'
    const parts = {
      'content.xml': `<office:text><text:p>So ${object(1)} and ${object(2)} hold.</text:p></office:text>`,
      'Object 1/content.xml': `<math:math><math:semantics><math:mrow>${fraction}<math:mo>=</math:mo>${matrix}</math:mrow>${annotation}</math:semantics></math:math>`,
      'Object 2/content.xml': '<office:document-content><office:chart><text:p>a title</text:p></office:chart></office:document-content>',
    }
    expect((await read('a.odt', parts)).blocks).toEqual(['So c/(x+1)=[1, 2; 3, 4] and hold.'])
  })

  describe('with an object', () => {
    const equation = '<math:math><math:mi>x</math:mi></math:math>'
    const readWith = (object: RawEntry, address = './Object 1') => {
      const text = `<office:text><text:p>So <draw:object xlink:href="${address}"/> holds.</text:p></office:text>`
      const content = makeRawZip([zipEntry('content.xml', Buffer.from(text)), object])
      return readBlocks({ name: 'a.odt', content }, defaultReadingLimits).then(({ blocks }) => blocks.map((block) => cleanText(block.text)))
    }
    const object = (xml: string) => zipEntry('Object 1/content.xml', Buffer.from(xml))

    it('has its equation, though it has the document type that OpenOffice.org writes', async () => {
      const type = '<!DOCTYPE math:math PUBLIC "-//OpenOffice.org//DTD Modified W3C MathML 1.01//EN" "math.dtd">'
      expect(await readWith(object(`<?xml version="1.0" encoding="UTF-8"?>\n${type}\n${equation}`))).toEqual(['So x holds.'])
    })

    it('has its equation, though its address ends with a slash, as Pandoc writes it', async () => {
      expect(await readWith(object(equation), 'Object 1/')).toEqual(['So x holds.'])
    })

    it.each([
      ['ends early', object('<math:math><math:mi>x')],
      ['declares entities', object(`<!DOCTYPE math:math [<!ENTITY a "b">]>${equation}`)],
      ['is nested too deeply', object('<math>'.repeat(1_000))],
      ['has a wrong checksum', { ...object(equation), crc: 1 }],
      ['is not packed as it says', { ...object(equation), packed: Buffer.from('no stream') }],
      ['is large, and no equation', { ...object('<office:document-content/>'), declared: defaultReadingLimits.unpackedBytes + 1 }],
    ])('leaves out one that %s', async (_what, broken) => {
      expect(await readWith(broken)).toEqual(['So holds.'])
    })

    it('is refused when an equation unpacks to too much', async () => {
      const bomb = { ...object(equation), declared: defaultReadingLimits.unpackedBytes + 1 }
      await expect(readWith(bomb)).rejects.toThrow('unpacks to more than 50 MB')
    })
  })

  it('is refused when a password protects it', async () => {
    const manifest = '<manifest><encryption-data/></manifest>'
    await expect(read('a.odt', { 'META-INF/manifest.xml': manifest, 'content.xml': 'x' })).rejects.toThrow('protected by a password')
  })
})

describe('a book', () => {
  const container = '<container><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>'
  const spine = '<spine><itemref idref="nav"/><itemref idref="b"/><itemref idref="a"/></spine>'
  const items = '<item id="nav" href="nav.xhtml" properties="nav"/><item id="a" href="a.xhtml"/><item id="b" href="text/b%20c.xhtml"/>'
  const book = {
    'META-INF/container.xml': container,
    'OEBPS/book.opf': `<package><manifest>${items}</manifest>${spine}</package>`,
    'OEBPS/nav.xhtml': '<html><body><p>Contents</p></body></html>',
    'OEBPS/a.xhtml': '<html><body><h1>Naps</h1><p>Short.</p></body></html>',
    'OEBPS/text/b c.xhtml': '<html><body><h1>Sleep</h1><p>Long.</p></body></html>',
  }

  it('has its chapters in reading order, without its table of contents', async () => {
    expect((await read('a.epub', book)).blocks).toEqual([[1, 'Sleep'], 'Long.', [1, 'Naps'], 'Short.'])
  })

  it('goes on behind an empty element', async () => {
    const chapter = '<html><head><script src="a.js"/><title/></head><body><p>a</p><iframe src="b"/><p>b</p></body></html>'
    expect((await read('a.epub', { ...book, 'OEBPS/a.xhtml': chapter })).blocks.slice(2)).toEqual(['a', 'b'])
  })

  it.each(['latin1', 'utf8'] as const)('has a chapter that names another encoding than UTF-8, and is in %s', async (encoding) => {
    const chapter = Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><html><body><p>Müller</p></body></html>', encoding)
    const others = Object.entries(book).filter(([name]) => name !== 'OEBPS/a.xhtml')
    const content = makeRawZip([...others.map(([name, text]) => zipEntry(name, Buffer.from(text))), zipEntry('OEBPS/a.xhtml', chapter)])
    const { blocks } = await readBlocks({ name: 'a.epub', content }, defaultReadingLimits)
    expect(blocks.map(({ text }) => text)).toContain('Müller')
  })

  it('is refused when it is protected against copying', async () => {
    await expect(read('a.epub', { ...book, 'META-INF/rights.xml': '<rights/>' })).rejects.toThrow('protected against copying')
  })
})

it.each(['a.xlsx', 'a.pptx', 'a.odt', 'a.epub'])('refuses %s without its parts', async (name) => {
  await expect(read(name, { 'a.txt': 'a' })).rejects.toThrow('damaged')
})

it.each(['a.xlsx', 'a.pptx', 'a.odt', 'a.epub'])('refuses %s with a document type or deep elements', async (name) => {
  const parts = (xml: string) => ({
    'content.xml': xml,
    'xl/workbook.xml': xml,
    'ppt/presentation.xml': xml,
    'META-INF/container.xml': xml,
  })
  await expect(read(name, parts('<!DOCTYPE x [<!ENTITY a "b">]><x/>'))).rejects.toThrow('damaged')
  await expect(read(name, parts('<x>'.repeat(1_000)))).rejects.toThrow('nested too deeply')
})

describe('an OLE file', () => {
  const ole = (stream: string) => Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.alloc(508), Buffer.from(stream, 'utf16le')])

  it.each([
    ['a.docx', 'EncryptedPackage', 'protected by a password'],
    ['a.xlsx', 'EncryptedPackage', 'protected by a password'],
    ['a.pptx', 'EncryptedPackage', 'protected by a password'],
    ['a.docx', 'WordDocument', 'old version of Word. Save it as .docx'],
    ['a.xlsx', 'Workbook', 'old version of Excel. Save it as .xlsx'],
    ['a.pptx', 'PowerPoint Document', 'old version of PowerPoint. Save it as .pptx'],
    ['a.docx', 'Workbook', 'old version of Excel. Save it as .xlsx'],
    ['a.docx', 'Other', 'damaged'],
  ])('by the name %s with the stream %s is refused for what it is', async (name, stream, reason) => {
    await expect(readBlocks({ name, content: ole(stream) }, defaultReadingLimits)).rejects.toThrow(reason)
  })
})
