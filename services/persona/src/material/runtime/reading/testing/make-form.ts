import { makeRawPdf } from './make-pdf.ts'

const stream = (content: string, more = '') => `<< /Length ${content.length} ${more} >>\nstream\n${content}\nendstream`
const box = (x: number, y: number, width = 200) => `/Rect [${x} ${y} ${x + width} ${y + 16}] /F 4`

/** A form object that draws a text. */
const drawn = (text: string) =>
  stream(`BT /F1 10 Tf 2 4 Td (${text}) Tj ET`, '/Type /XObject /Subtype /Form /BBox [0 0 200 16] /Resources << /Font << /F1 5 0 R >> >>')

/**
 * Makes a PDF with labels, as forms mark them, and fields at their right: a name without a drawing, a city that is drawn, a
 * password, a hidden note, and two check boxes. Its resources are those of all pages.
 */
export const makeForm = (): Uint8Array =>
  makeRawPdf([
    '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [6 0 R 7 0 R 8 0 R 9 0 R 10 0 R 11 0 R] /DA (/F1 10 Tf 0 g) >> >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] /Resources << /Font << /F1 5 0 R >> >> >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Annots [6 0 R 7 0 R 8 0 R 9 0 R 10 0 R 11 0 R] >>',
    stream(
      ['Name', 'City', 'Pass', 'Yes', 'No']
        .map((label, line) => `BT /Artifact BMC /F1 10 Tf 50 ${700 - 40 * line} Td (${label}) Tj EMC ET`)
        .join('\n'),
    ),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Ada Lovelace) ${box(120, 696)} >>`,
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (city) /V (London) ${box(120, 656)} /AP << /N 12 0 R >> >>`,
    `<< /Type /Annot /Subtype /Widget /FT /Tx /Ff 8192 /T (pass) /V (secret) ${box(120, 616)} >>`,
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (note) /V (unseen) /Rect [120 400 300 416] /F 2 >>`,
    `<< /Type /Annot /Subtype /Widget /FT /Btn /T (yes) /V /On /AS /On ${box(120, 576, 16)} /AP << /N << /On 13 0 R >> >> >>`,
    `<< /Type /Annot /Subtype /Widget /FT /Btn /T (no) /V /Off /AS /Off ${box(120, 536, 16)} /AP << /N << /On 13 0 R >> >> >>`,
    drawn('London'),
    stream('0 0 16 16 re f', '/Type /XObject /Subtype /Form /BBox [0 0 16 16]'),
  ])

/** Makes a PDF of one page with two fields and a check box, all drawn, whose content ends with a drawing of its own. */
export const makeFormWithDrawing = (): Uint8Array =>
  makeRawPdf([
    '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [6 0 R 7 0 R 8 0 R] /DA (/F1 10 Tf 0 g) >> >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Annots [6 0 R 7 0 R 8 0 R] ' +
      '/Resources << /Font << /F1 5 0 R >> /XObject << /X1 11 0 R >> >> >>',
    stream(
      'BT /F1 10 Tf 50 700 Td (City) Tj ET BT /F1 10 Tf 50 660 Td (River) Tj ET BT /F1 10 Tf 50 620 Td (Signed) Tj ET q 1 0 0 1 50 600 cm /X1 Do Q',
    ),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (city) /V (London) ${box(120, 696)} /AP << /N 9 0 R >> >>`,
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (river) /V (Thames) ${box(120, 656)} /AP << /N 10 0 R >> >>`,
    `<< /Type /Annot /Subtype /Widget /FT /Btn /T (sign) /V /On /AS /On ${box(120, 616, 16)} /AP << /N << /On 12 0 R >> >> >>`,
    drawn('London'),
    drawn('Thames'),
    drawn('Drawn by hand'),
    stream('0 0 16 16 re f', '/Type /XObject /Subtype /Form /BBox [0 0 16 16]'),
  ])
