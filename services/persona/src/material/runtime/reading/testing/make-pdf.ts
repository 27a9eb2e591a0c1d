import { PDFDocument, type PDFFont, StandardFonts } from 'pdf-lib'
import { repeatedDeflate } from './make-zip.ts'

export interface PdfLine {
  text: string
  /** In points; 11 by default, the size of the text. */
  size?: number
  /** Points below the line before it; 14 by default. */
  gap?: number
}

/** Makes a PDF with these lines on each page. */
export async function makePdf(pages: readonly (readonly PdfLine[])[]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font: PDFFont = await document.embedFont(StandardFonts.TimesRoman)
  for (const lines of pages) {
    const page = document.addPage([595, 842])
    let y = 800
    for (const { text, size = 11, gap = 14 } of lines) {
      y -= gap
      page.drawText(text, { x: 50, y, size, font })
    }
  }
  return document.save()
}

/** Makes a PDF that a library refuses to make. Object 1 is the catalog; `trailer` is added to the trailer. */
export function makeRawPdf(objects: readonly (string | Buffer)[], trailer = ''): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\n', 'latin1')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  const add = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  for (const [index, body] of objects.entries()) {
    offsets.push(length)
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n')]))
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const xref = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  add(Buffer.from(`${xref}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`))
  return new Uint8Array(Buffer.concat(parts))
}

const catalog = '<< /Type /Catalog /Pages 2 0 R >>'
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
const pageOf = (contents: string) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${contents} /Resources << /Font << /F1 5 0 R >> >> >>`
const stream = (content: Buffer | string, more = '') =>
  Buffer.concat([Buffer.from(`<< /Length ${content.length} ${more} >>\nstream\n`), Buffer.from(content), Buffer.from('\nendstream')])

/** Makes a PDF of one page with this content stream. `filter`: an entry of the stream's dictionary. */
export const makePdfOfStream = (content: Buffer | string, filter = ''): Uint8Array =>
  makeRawPdf([catalog, '<< /Type /Pages /Count 1 /Kids [3 0 R] >>', pageOf('4 0 R'), stream(content, filter), font])

/** A font whose characters have no letters. */
export const unmappedFont =
  '<< /Type /Font /Subtype /Type0 /BaseFont /Own /Encoding /Identity-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Own ' +
  '/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>] >>'

/** Makes a PDF with a page for each of these content streams. Font F1 has letters, F2 has none. */
export function makePdfOfStreams(contents: readonly string[]): Uint8Array {
  const resources = '<< /Font << /F1 3 0 R /F2 4 0 R >> >>'
  const pages = contents.flatMap((content, index) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${index * 2 + 6} 0 R /Resources ${resources} >>`,
    stream(content),
  ])
  const kids = contents.map((_, index) => `${index * 2 + 5} 0 R`).join(' ')
  return makeRawPdf([catalog, `<< /Type /Pages /Count ${contents.length} /Kids [${kids}] >>`, font, unmappedFont, ...pages])
}

/** Makes a PDF that needs a password to be opened. */
export const makeEncryptedPdf = (): Uint8Array =>
  makeRawPdf(
    [
      catalog,
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      pageOf('4 0 R'),
      stream('BT /F1 12 Tf (secret) Tj ET'),
      font,
      `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`,
    ],
    `/Encrypt 6 0 R /ID [<${'01'.repeat(16)}> <${'01'.repeat(16)}>]`,
  )

/** Makes a PDF of many pages that are all the same object. */
export const makePdfOfPages = (count: number): Uint8Array =>
  makeRawPdf([
    catalog,
    `<< /Type /Pages /Count ${count} /Kids [${'3 0 R '.repeat(count)}] >>`,
    pageOf('4 0 R'),
    stream('BT /F1 12 Tf 50 700 Td (page) Tj ET'),
    font,
  ])

/** Makes a PDF whose content unpacks to this many megabytes. */
export function makePdfBomb(operators: string, megabytes: number): Uint8Array {
  const raw = repeatedDeflate(Buffer.from(operators.repeat(Math.ceil(2 ** 20 / operators.length))), megabytes)
  return makePdfOfStream(Buffer.concat([Buffer.from([0x78, 0x9c]), raw]), '/Filter /FlateDecode')
}

/** Makes a PDF of one page with this content stream, whose font is object 5. `more`: the objects after it, to which it refers. */
export const makePdfOfFont = (content: string, ownFont: string, ...more: string[]): Uint8Array =>
  makeRawPdf([catalog, '<< /Type /Pages /Count 1 /Kids [3 0 R] >>', pageOf('4 0 R'), stream(content), ownFont, ...more])

/** A text at a place. Texts from right to left are given as they are drawn, from the left. */
export interface PlacedText {
  text: string
  x: number
  y: number
}

/** The width of each letter in `makePdfOfPlaced`, in points. */
export const placedWidth = 12

/** Makes a PDF of one page with these texts of any letters, 255 different ones at most. */
export function makePdfOfPlaced(texts: readonly PlacedText[]): Uint8Array {
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')
  const letters = [...new Set(texts.flatMap(({ text }) => [...text]))]
  const codeOf = (letter: string) => hex(letters.indexOf(letter) + 1, 2)
  const drawn = texts.map(({ text, x, y }) => `BT /F1 12 Tf 1 0 0 1 ${x} ${y} Tm <${[...text].map(codeOf).join('')}> Tj ET\n`)
  const map =
    `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${letters.length} beginbfchar ` +
    `${letters.map((letter) => `<${codeOf(letter)}> <${hex(letter.charCodeAt(0), 4)}>`).join(' ')} endbfchar endcmap`
  const ownFont =
    `<< /Type /Font /Subtype /Type1 /BaseFont /Own /FirstChar 1 /LastChar ${letters.length} /Widths [${'1000 '.repeat(letters.length)}] ` +
    '/ToUnicode 6 0 R >>'
  return makePdfOfFont(drawn.join(''), ownFont, `<< /Length ${map.length} >>\nstream\n${map}\nendstream`)
}
