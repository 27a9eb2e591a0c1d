import { describe, expect, it } from '@jest/globals'
import { cleanText } from '../../../domain/passages/clean-text.ts'
import { readBlocks } from '../read-blocks.ts'
import { defaultReadingLimits } from '../reading-limits.ts'
import { blocksOfCsv } from './csv.ts'
import { blocksOfHtml } from './html/html.ts'
import { blocksOfSubtitles } from './subtitles.ts'

const textsOf = (blocks: readonly { text: string }[]) => blocks.map(({ text }) => text)

describe('separated values', () => {
  it.each([',', ';', '\t'])('are rows with the names of their columns, separated by %j', (separator) => {
    const rows = [
      ['Name', 'Price'],
      ['"Tea, ""green"""', '3'],
      ['"two\nlines; here"', '4'],
    ]
    expect(textsOf(blocksOfCsv(rows.map((row) => row.join(separator)).join('\r\n')))).toEqual([
      'Name: Tea, "green"; Price: 3\nName: two lines; here; Price: 4',
    ])
  })

  it.each([
    ['a title above the names', ['Price list 2026', 'Name,Price', 'Tea,3'], ['Price list 2026', 'Name: Tea; Price: 3']],
    [
      'a title and a note, with empty cells',
      ['Price list;;', ';;', 'Valid from May;;', 'Name;Price;Size', 'Tea;3;250 g'],
      ['Price list\nValid from May', 'Name: Tea; Price: 3; Size: 250 g'],
    ],
    ['years as names', ['Region,2023,2024', 'North,10,20'], ['Region: North; 2023: 10; 2024: 20']],
    ['years as all names', [',2023,2024', 'North,10,20'], ['North; 2023: 10; 2024: 20']],
    ['months as names', ['Region,2024-01,2024-02', 'North,10,20'], ['Region: North; 2024-01: 10; 2024-02: 20']],
    ['times as names', ['Day,09:00,10:00', 'Monday,Yoga,Dance'], ['Day: Monday; 09:00: Yoga; 10:00: Dance']],
    ['two equal names', ['Name,Phone,Phone', 'Ada,12,34'], ['Name: Ada; Phone: 12; Phone: 34']],
    [
      'symbols as names',
      ['#,№,Name,Price (€),%', '1,7,Tea,3,10', '2,8,Coffee,5,20'],
      ['#: 1; №: 7; Name: Tea; Price (€): 3; %: 10\n#: 2; №: 8; Name: Coffee; Price (€): 5; %: 20'],
    ],
    ['days as names', ['Name,1,2,3', 'Ann,x,,x', 'Bob,8,,6'], ['Name: Ann; 1: x; 3: x\nName: Bob; 1: 8; 3: 6']],
    ['rooms as names', [',101,205', 'Monday,Yoga,Dance', 'Friday,,Chess'], ['Monday; 101: Yoga; 205: Dance\nFriday; 205: Chess']],
    ['no names, but numbers in order', ['Tea,1,2,3', 'Coffee,4,5,6'], ['Tea | 1 | 2 | 3\nCoffee | 4 | 5 | 6']],
    ['no names, but marks', ['Tea,$,%', 'Coffee,$,$'], ['Tea | $ | %\nCoffee | $ | $']],
    ['no names, but numbers in some rows', ['Tea,12', 'Coffee,none', 'Milk,7'], ['Tea | 12\nCoffee | none\nMilk | 7']],
    ['no names, but years', ['Tea,2019', 'Coffee,2021'], ['Tea | 2019\nCoffee | 2021']],
    ['no names, but answers', ['yes,yes,no', 'yes,no,no', 'no,no,yes'], ['yes | yes | no\nyes | no | no\nno | no | yes']],
    ['no names, but labels', ['Name:,Ada', 'City:,Rome'], ['Name: | Ada\nCity: | Rome']],
    ['a title, and no names', ['Prices', 'Tea,3', 'Coffee,4'], ['Prices\nTea | 3\nCoffee | 4']],
  ])('have a header with %s', (_, lines, expected) => {
    expect(textsOf(blocksOfCsv(lines.join('\n')))).toEqual(expected)
  })

  it.each([
    [
      'over numbers',
      ['Employee,Phone', 'Ann,555-1', '', 'Product,Price', 'Tea,3 €'],
      ['Employee: Ann; Phone: 555-1', 'Product: Tea; Price: 3 €'],
    ],
    [
      'in other columns',
      ['Name,City', 'Ann,Rome', ',', ',,Tea,Colour', ',,Assam,black'],
      ['Name: Ann; City: Rome', 'Tea: Assam; Colour: black'],
    ],
    [
      'in more columns',
      ['Name,City', 'Ann,Rome', '', 'Tea,Colour,Taste', 'Assam,black,strong'],
      ['Name: Ann; City: Rome', 'Tea: Assam; Colour: black; Taste: strong'],
    ],
    [
      'under a title',
      ['Name,City', 'Ann,Rome', '', 'Prices', 'Name,Price', 'Tea,3'],
      ['Name: Ann; City: Rome', 'Prices', 'Name: Tea; Price: 3'],
    ],
    ['that are the same', ['Name,City', 'Ann,Rome', '', 'Name,City', 'Bob,Oslo'], ['Name: Ann; City: Rome', 'Name: Bob; City: Oslo']],
    ['behind a table without', ['Tea,3', 'Milk,4', '', 'Name,Price', 'Juice,5'], ['Tea | 3\nMilk | 4', 'Name: Juice; Price: 5']],
  ])('have a second table behind an empty row with names %s', (_, lines, expected) => {
    expect(textsOf(blocksOfCsv(lines.join('\n')))).toEqual(expected)
  })

  it.each([
    ['texts', ['Name,City', 'Ann,Rome', '', 'Bob,Oslo', 'Cid,Bonn'], 'Name: Ann; City: Rome\nName: Bob; City: Oslo\nName: Cid; City: Bonn'],
    ['groups', ['Name,Price', 'Tea,3', '', 'Cold', 'Juice,4'], 'Name: Tea; Price: 3\nName: Cold\nName: Juice; Price: 4'],
    ['sums', ['Name,Price', 'Tea,3', '', 'Sum,3'], 'Name: Tea; Price: 3\nName: Sum; Price: 3'],
  ])('go on behind an empty row with %s', (_, lines, expected) => {
    expect(textsOf(blocksOfCsv(lines.join('\n')))).toEqual([expected])
  })

  it.each([
    ['a first line without separators', 'Preisliste\nTee;3,50\nKaffee;4,20', 'Preisliste\nTee | 3,50\nKaffee | 4,20'],
    ['a first line with another one', 'Preise, Stand Mai\nTee;3,50\nSaft;4', 'Preise, Stand Mai\nTee | 3,50\nSaft | 4'],
    ['decimal commas in all cells', '1,5;2,5;3,5\n4,5;5,5;6,5', '1,5 | 2,5 | 3,5\n4,5 | 5,5 | 6,5'],
    ['decimal commas between tabs', 'Tee\t3,50\nSaft\t4,20', 'Tee | 3,50\nSaft | 4,20'],
    ['empty lines', '\n\nTee;3,50\n\nSaft;4', 'Tee | 3,50\nSaft | 4'],
    ['the separator that Excel names', 'sep=|\r\nTea|3,5;1\r\nJuice|4,5;2', 'Tea | 3,5;1\nJuice | 4,5;2'],
    ['a tab that Excel names', 'sep=\t\nTea, green\t3', 'Tea, green | 3'],
  ])('are parted as %s tells', (_, text, expected) => {
    expect(textsOf(blocksOfCsv(text))).toEqual([expected])
  })

  it('are rows of 20 for each paragraph', () => {
    const rows = Array.from({ length: 45 }, (_, index) => `tea ${index},${index}`)
    expect(blocksOfCsv(['Name,Price', ...rows].join('\n'))).toHaveLength(3)
  })
})

describe('subtitles', () => {
  it('are paragraphs without times, tags and notes', () => {
    const text =
      'WEBVTT\n\nNOTE secret\n\nSTYLE\n::cue { }\n\n1\n00:01.000 --> 00:03.000 align:start\n<v Ada>Babies <i>sleep</i> &amp; eat.\n\n00:04.000 --> 00:05.000\nA lot.\n\n00:01:00.000 --> 00:01:02.000\nLater.'
    expect(textsOf(blocksOfSubtitles(text))).toEqual(['Ada: Babies sleep & eat. A lot.', 'Later.'])
  })

  it('have the characters that are written as entities', () => {
    const cue = (line: string) => textsOf(blocksOfSubtitles(`1\n00:00:01,000 --> 00:00:02,000\n${line}\n`))
    expect(cue('It&#39;s &quot;caf&eacute;&quot;&nbsp;&#x2013; R&amp;D &lt;3, Q&A, 1 < 2&lrm;')).toEqual([
      'It\'s "café" – R&D <3, Q&A, 1 < 2',
    ])
  })

  it('have no blanks between lines of Japanese, and one between others', () => {
    const cue = (number: number, text: string) => `${number}\n00:00:0${number},000 --> 00:00:0${number},900\n${text}\n`
    expect(
      textsOf(blocksOfSubtitles([cue(1, '東京都に住んで\nいます。'), cue(2, '天気が'), cue(3, 'いい。\nHello'), cue(4, 'you')].join('\n'))),
    ).toEqual(['東京都に住んでいます。天気がいい。 Hello you'])
  })

  it('have a line once that live captions repeat', () => {
    const text = '1\r\n00:00:01,000 --> 00:00:02,000\r\none\r\n\r\n2\r\n00:00:02,000 --> 00:00:03,000\r\none\r\ntwo\r\n'
    expect(textsOf(blocksOfSubtitles(text))).toEqual(['one two'])
  })
})

describe('a web page', () => {
  const read = async (html: string) => textsOf(await blocksOfHtml(Buffer.from(html), () => undefined)).map(cleanText)

  it('has no readings above its characters, marks of footnotes apart, and the values of its fields', async () => {
    expect(await read('<p><ruby>東京<rp>(</rp><rt>とうきょう</rt><rp>)</rp></ruby>です。')).toEqual(['東京です。'])
    expect(await read('<p>A house<sup>12</sup> of 9 m<sup>2</sup>.<sup><a href="#n">3</a></sup>')).toEqual(['A house ¹² of 9 m². ³'])
    expect(await read('<p>A book.<a epub:type="noteref" href="#n">1</a> Its <a href="b">2</a> parts.')).toEqual(['A book. ¹ Its 2 parts.'])
    expect(
      await read('<p><input type="checkbox" checked> yes <input type=checkbox> no, by <input value="Ada"><input type=password value=x>'),
    ).toEqual(['☑ yes ☐ no, by Ada'])
    expect(await read('<p>Dear<textarea name=a>Sir\nor Madam</textarea><button>Go</button>')).toEqual(['Dear Sir or Madam Go'])
  })

  it.each([
    ['<ol start="4"><li>a<li value="10">b<li>c</ol>', '4. a\n10. b\n11. c'],
    ['<ol type="a"><li>a<li>b</ol>', 'a. a\nb. b'],
    ['<ol type="A" start="26"><li>a<li>b</ol>', 'Z. a\nAA. b'],
    ['<ol style="list-style-type: lower-roman"><li>a<li>b</ol>', 'i. a\nii. b'],
    ['<ol reversed><li>a<li>b<ol><li>x</ol><li>c</ol>', '3. a\n2. b\n1. x\n1. c'],
    ['<ol reversed start="10"><li>a<li>b</ol>', '10. a\n9. b'],
    ['<ol reversed><li>a<li value="9">b<li>c</ol>', '3. a\n9. b\n8. c'],
    ['<ol start="0" type="i"><li>a<li>b</ol>', '0. a\ni. b'],
    ['<ol start="x"><li value="">a<li value="y">b</ol>', '1. a\n2. b'],
    ['<ul><li value="3">a</ul>', '- a'],
  ])('has the numbers of its lists: %s', async (html, expected) => {
    expect(await read(html)).toEqual([expected])
  })

  it.each([
    ['住んで\n  います。', '住んでいます。'],
    ['住んで\r\n<b>います</b>\n。', '住んでいます。'],
    ['<b>住んで</b>\n<i>います</i>', '住んでいます'],
    ['住んで<b>\nいます</b>', '住んでいます'],
    ['住んで &amp;\nhere', '住んで & here'],
    ['住む 人', '住む 人'],
    ['住んで<br>\nいます', '住んで\nいます'],
    ['東京都<br>\n<b>大阪府</b>', '東京都\n大阪府'],
    ['우리\n나라 a\nb', '우리 나라 a b'],
    ['ภาษา\nไทย', 'ภาษาไทย'],
  ])('has no blanks where lines of scripts without blanks are wrapped: %j', async (html, expected) => {
    expect(await read(`<p>${html}</p>`)).toEqual([expected])
  })

  it.each([
    ['a break', '9–12<br>14–18', '9–12 14–18'],
    ['a break of Japanese', '東京<br>\n<b>大阪</b>', '東京 大阪'],
    ['paragraphs of Japanese', '<p>東京</p>\n<p>大阪</p>', '東京 大阪'],
    ['a list', '<ul><li>a<li>b</ul>', '- a - b'],
    ['a numbered list with paragraphs', '<ol><li><p>a</p><li><p>b</p></ol>', '1. a 2. b'],
    ['a table', '<table><tr><td>a<td>b<tr><td>c<td>d</table>', 'a | b c | d'],
    ['code', '<pre>a\n  b</pre>', 'a b'],
    ['paragraphs', '<p>a</p><div>b</div>', 'a b'],
  ])('has a row in one line, whose cell holds %s', async (_, cell, expected) => {
    expect(await read(`<table><tr><td>Mon<td>${cell}<td>open<tr><td>${cell}<td>x</table>`)).toEqual([
      `Mon | ${expected} | open\n${expected} | x`,
    ])
  })

  it.each([
    ['商品', '値段', 'お茶', '三百円'],
    ['姓名', '职业', '王明', '老师'],
    ['ชื่อ', 'ราคา', 'ชา', 'สิบบาท'],
  ])('has the rows of a table that is written in lines: %s', async (...[name, price, tea, yen]) => {
    const row = (...cells: string[]) => `  <tr>\n    ${cells.map((cell) => `<td>${cell}</td>`).join('\n    ')}\n  </tr>\n`
    expect(await read(`<table>\n${row(name, price)}${row(tea, yen)}</table>`)).toEqual([`${name} | ${price}\n${tea} | ${yen}`])
  })

  it('goes on behind an empty element of XHTML', async () => {
    const xhtml = (element: string) => `<?xml version="1.0"?><html><head><title/></head><body><p>a</p>${element}<p>b</p></body></html>`
    for (const element of ['<script src="a.js"/>', '<iframe src="a"/>', '<svg/>', '<p hidden="hidden"/>', '<a id="x"/>'])
      expect(await read(xhtml(element))).toEqual(['a', 'b'])
    expect(await read('<p>a<script src="a.js"/>secret</script><p>b')).toEqual(['a', 'b'])
    const content = Buffer.from('<html xmlns="http://www.w3.org/1999/xhtml"><script src="a.js"/><p>a</p></html>')
    expect(textsOf((await readBlocks({ name: 'a.xhtml', content }, defaultReadingLimits)).blocks)).toEqual(['a'])
  })

  it('has equations as a line of text', async () => {
    const math =
      '<math><mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></mfrac><mo>=</mo><msup><mi>c</mi><mn>2</mn></msup><msqrt><mi>x</mi></msqrt>' +
      '<annotation encoding="application/x-tex">\\frac</annotation></math>'
    expect(await read(`<p>So ${math}.`)).toEqual(['So (a+b)/2=c^2√(x).'])
  })

  it.each([
    ['a page', '<meta charset="iso-8859-1"><p>Müller'],
    ['a page with the old element', '<meta http-equiv="Content-Type" content="text/html; charset=windows-1252"><p>Müller'],
    ['a page with a byte order mark', '\ufeff<meta charset="iso-8859-1"><p>Müller'],
    ['XHTML', '<?xml version="1.0" encoding="ISO-8859-1"?><html><body><p>Müller</p></body></html>'],
  ])('is UTF-8 when its bytes are, whatever it names: %s', async (_, html) => {
    expect(await read(html)).toEqual(['Müller'])
  })

  it.each([
    ['<tr><th></th><th>2022</th></tr><tr><th>North</th><td>1</td></tr>', '| 2022\nNorth | 1'],
    ['<tr><td>a</td><td></td><td>b</td></tr><tr><td></td><td></td></tr><tr><td>c</td><td></td></tr>', 'a | | b\nc |'],
    ['<tr><td rowspan="2">Apple</td><td>1</td></tr><tr><td>2</td></tr><tr><td>Pear</td><td>3</td></tr>', 'Apple | 1\n | 2\nPear | 3'],
    ['<tr><td colspan="2">Total</td><td>30</td></tr>', 'Total | | 30'],
  ])('has the cells of a table in their columns: %s', async (rows, expected) => {
    expect(await read(`<table>${rows}</table>`)).toEqual([expected])
  })

  it('is in the encoding of its XML declaration', async () => {
    const html = Buffer.from('<?xml version="1.0" encoding="macintosh"?><html><body><p>M\x9fller</p></body></html>', 'latin1')
    expect(textsOf(await blocksOfHtml(html, () => undefined))).toEqual(['Müller'])
  })

  it.each([
    ['euc-kr', 'c1a1bdc9c0ba208c63bee4b2e1c0bb', '점심은 똠얌꿍을'],
    ['ks_c_5601-1987', 'c1a1bdc9c0ba208c63bee4b2e1c0bb', '점심은 똠얌꿍을'],
    ['big5', 'a7da925d9defc05cc6559df6916fb3bdaf46', '我哋嘅餐廳喺鰂魚涌'],
    ['big5-hkscs', 'a7da925d9defc05cc6559df6916fb3bdaf46', '我哋嘅餐廳喺鰂魚涌'],
    ['big5', 'a4a4a4e55c', '中文\\'],
  ])('has all characters that browsers read in %s', async (encoding, bytes, expected) => {
    const html = Buffer.concat([Buffer.from(`<meta charset="${encoding}"><p>`), Buffer.from(bytes, 'hex')])
    expect(textsOf(await blocksOfHtml(html, () => undefined))).toEqual([expected])
  })

  it('is what a reader sees, in the encoding that it names', async () => {
    const page = '<html><head><meta charset="windows-1251"><title>x</title></head><body><h1>A</h1><p>'
    const content = Buffer.concat([
      Buffer.from(page),
      Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]),
      Buffer.from('<script>secret</script>'),
    ])
    expect((await blocksOfHtml(content, () => undefined)).map(({ level, text }) => [level, text])).toEqual([
      [1, 'A'],
      [null, 'Привет'],
    ])
  })
})
