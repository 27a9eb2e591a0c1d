import { describe, expect, it } from '@jest/globals'
import { readBlocks } from '../read-blocks.ts'
import { defaultReadingLimits } from '../reading-limits.ts'
import { makeForm, makeFormWithDrawing } from '../testing/make-form.ts'
import { makePdfOfFont, makePdfOfPlaced, makePdfOfStream, placedWidth } from '../testing/make-pdf.ts'

const read = async (content: Uint8Array) => {
  const { blocks } = await readBlocks({ name: 'a.pdf', content }, defaultReadingLimits)
  return blocks.map(({ text }) => text)
}
const text = (content: string, matrix = '1 0 0 1 50 700', font = '/F1 12 Tf') => `BT ${font} ${matrix} Tm (${content}) Tj ET\n`

/** A font that draws its letters itself and names them by their codes only, as old versions of TeX do. */
const drawnFont = (first: number, last: number) => {
  const names = Array.from({ length: last - first + 1 }, (_, index) => `/c${first + index}`)
  const glyph = '<< /Length 33 >>\nstream\n600 0 0 0 500 700 d1 0 0 500 9 re f\nendstream'
  return [
    `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 600 700] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar ${first} /LastChar ${last} /Widths [${'600 '.repeat(names.length)}] /Encoding << /Differences [${first} ${names.join(' ')}] >> /CharProcs << ${names.map((name) => `${name} 6 0 R`).join(' ')} >> >>`,
    glyph,
  ] as const
}

describe('the text of a PDF page', () => {
  it('has all letters of a ligature, and letters that are drawn twice to look bold once', async () => {
    const font =
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Differences [1 /f_f /f_f_i] >> /FirstChar 1 /LastChar 122 ' +
      `/Widths [${'600 '.repeat(122)}] /ToUnicode 6 0 R >>`
    const map =
      '/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange 2 beginbfchar <01> <00660066> <02> <006600660069> endbfchar 1 beginbfrange <61> <7a> <0061> endbfrange endcmap'
    const toUnicode = `<< /Length ${map.length} >>\nstream\n${map}\nendstream`
    expect(await read(makePdfOfFont(text('di\\001erent o\\002ce'), font, toUnicode))).toEqual(['different office'])
    expect(await read(makePdfOfStream(text('bold') + text('bold', '1 0 0 1 50.4 700')))).toEqual(['bold'])
  })

  it('is read forward when its font size is negative', async () => {
    expect(await read(makePdfOfStream(text('upside down', '1 0 0 1 300 700', '/F1 -12 Tf')))).toEqual(['upside down'])
  })

  it('has lines that a scanner tilted, one after the other', async () => {
    const [cos, sin] = [Math.cos(-0.035), Math.sin(-0.035)]
    const tilted = (content: string, down: number) => text(content, `${cos} ${sin} ${-sin} ${cos} ${50 + down * sin} ${700 - down * cos}`)
    const lines = [
      'The first of some lines of text that were scanned',
      'askew so that the second line begins where',
      'the first one ended.',
    ]
    expect(await read(makePdfOfStream(lines.map((line, index) => tilted(line, index * 14)).join('')))).toEqual([lines.join(' ')])
  })

  it('has lines whose words go down to the height of the next line, as text recognition places them in a scan', async () => {
    const lines = [
      'absolute business children daughter evidence favorite generate hospital',
      'indicate judgment kindness language material negative official personal',
      'question relation sentence thousand umbrella vacation whatever yourself',
    ]
    const words = lines.flatMap((line, down) =>
      line.split(' ').map((word, place) => text(word, `1 0 0 1 ${50 + 52 * place} ${700 - 14 * down - 1.75 * place}`)),
    )
    expect(await read(makePdfOfStream(words.join('')))).toEqual([lines.join(' ')])
  })

  it('has a blank where the gap is small but seen', async () => {
    expect(await read(makePdfOfStream('BT /F1 12 Tf 1 0 0 1 50 700 Tm [(of) -150 (the)] TJ ET'))).toEqual(['of the'])
  })

  it('has its words beside the dots that lead to a number', async () => {
    const dots = '(.) -200 '.repeat(30)
    expect(await read(makePdfOfStream(`BT /F1 12 Tf 50 700 Td [(Research) -300 (question) -200 ${dots}(7)] TJ ET`))).toEqual([
      expect.stringMatching(/^Research question .*7$/),
    ])
  })

  it('has the letters of fonts that name codes only, when those are the letters of a language', async () => {
    const [font, glyph] = drawnFont(12, 122)
    expect(await read(makePdfOfFont(text('The \\014rst letters are those of a sentence.'), font, glyph))).toEqual([
      'The first letters are those of a sentence.',
    ])
    await expect(read(makePdfOfFont(text('BO PGGJDFS SFBET BCPVU UIF SFTU'), font, glyph))).rejects.toThrow('do not say which letters')
  })

  it('is refused in an old font, whose letters are those of another script', async () => {
    const inFont = (name: string, content: string) =>
      read(makePdfOfFont(text(content), `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`))
    await expect(inFont('ABCDEF+KrutiDev010', 'fgUnh esa fy[kk gqvk ikB')).rejects.toThrow('an old font')
    await expect(inFont('.VnTime', 'ViÖt Nam')).rejects.toThrow('an old font')
    expect(await inFont('.VnTime', 'Invoice No. 1234, total 500 USD')).toEqual(['Invoice No. 1234, total 500 USD'])
    expect(await inFont('Arial', 'fgUnh')).toEqual(['fgUnh'])
  })

  it('has exponents and indexes in their line, however small and high they are', async () => {
    const shifted = (content: string, x: number, y: number, size: number) => text(content, `1 0 0 1 ${x} ${y}`, `/F1 ${size} Tf`)
    const exponent = (size: number, rise: number) =>
      shifted('yeast has 10', 50, 700, 12) + shifted('6', 116.7, 700 + rise, size) + shifted('cells', 126, 700, 12)
    for (const [size, rise] of [
      [6.96, 3.96],
      [8, 4],
      [9.6, 6],
    ] as const)
      expect(await read(makePdfOfStream(exponent(size, rise)))).toEqual(['yeast has 10⁶ cells'])
    const water = shifted('H', 50, 700, 12) + shifted('2', 58.7, 696, 7) + shifted('O', 62.6, 700, 12)
    expect(await read(makePdfOfStream(water))).toEqual(['H₂O'])
  })

  it('has the empty cells of a table', async () => {
    const rows = [
      ['Name', 'Qty', 'Price'],
      ['Pump', '2', '12.00'],
      ['Lamp', '', '7.50'],
      ['', '10', '130.00'],
    ]
    const content = rows.flatMap((row, down) =>
      row.map((cell, column) => (cell === '' ? '' : text(cell, `1 0 0 1 ${[50, 180, 300][column]} ${700 - 16 * down}`))),
    )
    expect(await read(makePdfOfStream(content.join('')))).toEqual(['Name | Qty | Price\nPump | 2 | 12.00\nLamp |  | 7.50\n | 10 | 130.00'])
    const last = ['Hose', '4'].map((cell, column) => text(cell, `1 0 0 1 ${[50, 180][column]} 652`))
    expect(await read(makePdfOfStream([...content.slice(0, 9), ...last].join('')))).toEqual([
      'Name | Qty | Price\nPump | 2 | 12.00\nLamp |  | 7.50\nHose | 4',
    ])
  })

  it('has the cells of a narrow table, and its header above a wrapped cell', async () => {
    const places: [text: string, x: number, y: number][] = [
      ['Item', 50, 700],
      ['Unit price', 180, 700],
      ['Stock', 240, 700],
      ['Olive oil', 50, 684],
      ['from Crete', 50, 670],
      ['12.00', 180, 684],
      ['30', 240, 684],
      ['Salt in very small bags', 50, 654],
      ['3', 180, 654],
      ['9', 240, 654],
    ]
    const content = places.map(([each, x, y]) => text(each, `1 0 0 1 ${x} ${y}`)).join('')
    expect(await read(makePdfOfStream(content))).toEqual([
      'Item | Unit price | Stock\nOlive oil from Crete | 12.00 | 30\nSalt in very small bags | 3 | 9',
    ])
    const rows = ['Right Left Center', '12 ab c'].map((row) => row.split(' '))
    const near = rows.map((row, down) => row.map((each, column) => text(each, `1 0 0 1 ${[50, 84, 150][column]} ${700 - 16 * down}`)))
    expect(await read(makePdfOfStream(near.flat().join('')))).toEqual(['Right | Left | Center\n12 | ab | c'])
  })

  /** The lines of each cell of a table, cell by cell. */
  const tableOf = (
    rows: readonly (readonly (readonly string[])[])[],
    placeOf: (line: string, column: number) => { text: string; x: number },
  ) => {
    let top = 700
    return rows.flatMap((cells) => {
      const y = top
      top -= 14 * Math.max(...cells.map((lines) => lines.length)) + 8
      return cells.flatMap((lines, column) => lines.map((line, down) => ({ ...placeOf(line, column), y: y - 14 * down })))
    })
  }

  it('has the rows of a table from right to left, whose cells are wrapped', async () => {
    const rows = [
      [['שם'], ['מחיר'], ['משלוח']],
      [['משאבה'], ['שנים'], ['יומים']],
      [['שסתום עם', 'שם ארוך', 'מאוד'], ['שלושה'], ['ארבעה', 'ימים ועוד', 'קצת']],
      [['מנורה'], ['שבעה'], ['יום']],
    ]
    const flush = (line: string, column: number) => ({
      text: [...line].reverse().join(''),
      x: ([560, 400, 240][column] ?? 0) - line.length * placedWidth,
    })
    expect(await read(makePdfOfPlaced(tableOf(rows, flush)))).toEqual([
      'שם | מחיר | משלוח\nמשאבה | שנים | יומים\nשסתום עם שם ארוך מאוד | שלושה | ארבעה ימים ועוד קצת\nמנורה | שבעה | יום',
    ])
  })

  it('has the words of wrapped cells as of any lines', async () => {
    const rows = [
      [['茶'], ['産地'], ['law']],
      [['麦'], ['北海道'], ['bread']],
      [
        ['甘い', '発酵茶', '葉です'],
        ['インド北', '東部'],
        ['Lebens-', 'mittel', 'recht'],
      ],
      [['米'], ['日本'], ['tea']],
    ]
    const left = (text: string, column: number) => ({ text, x: [50, 200, 350][column] ?? 0 })
    expect(await read(makePdfOfPlaced(tableOf(rows, left)))).toEqual([
      '茶 | 産地 | law\n麦 | 北海道 | bread\n甘い発酵茶葉です | インド北東部 | Lebensmittel recht\n米 | 日本 | tea',
    ])
  })

  it('has the words of a justified line as words, however far apart they are', async () => {
    const lines = ['extraordinary long', 'justified words', 'lines']
    const content = lines.map((line, down) => text(line, `1 0 0 1 50 ${700 - 14 * down}`, `/F1 12 Tf ${[20, 45, 0][down]} Tw`))
    expect(await read(makePdfOfStream(content.join('')))).toEqual([lines.join(' ')])
  })

  it('has no table of two justified lines that are drawn word by word, however far apart they are', async () => {
    // The last words end at the same place.
    const words: [text: string, x: number][][] = [
      [
        ['sowie', 50],
        ['bun', 200],
      ],
      [
        ['mit', 50],
        ['nubbun', 179.984],
      ],
    ]
    const content = words.flatMap((line, down) => line.map(([each, x]) => text(each, `1 0 0 1 ${x} ${700 - 14 * down}`)))
    expect(await read(makePdfOfStream(content.join('')))).toEqual(['sowie bun mit nubbun'])
  })

  it('has a drop cap in its word, wherever it is drawn', async () => {
    const cap = text('O', '1 0 0 1 50 660', '/F1 40 Tf')
    const lines = ['nce upon a time there was', 'a page with a large letter', 'at its beginning.']
    const content = lines.map((line, index) => text(line, `1 0 0 1 ${index < 2 ? 85 : 50} ${680 - 14 * index}`)).join('')
    const blocks = await read(makePdfOfStream(cap + text('The title', '1 0 0 1 50 740', '/F1 20 Tf') + content))
    expect(blocks).toEqual(['The title', 'Once upon a time there was a page with a large letter at its beginning.'])
  })

  it('has no running foot that is marked as such, also where it is given as text', async () => {
    const foot =
      '/Artifact << /Type /Pagination >> BDC /Span << /ActualText (fi) >> BDC BT /F1 9 Tf 50 20 Td (x) Tj ET EMC BT /F1 9 Tf 60 20 Td (le) Tj ET EMC\n'
    expect(await read(makePdfOfStream(foot + text('The text of the page.')))).toEqual(['The text of the page.'])
  })

  it('has the fields of a form beside their labels, also those without a drawing, and no passwords or hidden fields', async () => {
    expect((await read(makeForm())).join('\n')).toBe('Name | Ada Lovelace\nCity | London\nPass\nYes | ☑\nNo | ☐')
  })

  it('has the drawings at its end once, beside fields that are drawn too', async () => {
    expect((await read(makeFormWithDrawing())).join('\n')).toBe('City | London\nRiver | Thames\nSigned | ☑\nDrawn by hand')
  })
})
