import { makePdf, type PdfLine } from '@rostra/persona/material/runtime/reading/testing/make-pdf'
import { drawWord, seededRandom } from '../synthetic/words.ts'

const linesOfPage = 38
const wordsOfLine = 12
const pagesOfChapter = 10

/** Makes a PDF of about 450 words a page, with chapters, paragraphs, a header and page numbers. */
export function makeBook(pages: number): Promise<Uint8Array> {
  const random = seededRandom(22)
  let left = 0
  const word = (): string => {
    const chosen = drawWord(random)
    if (left-- > 1) return chosen
    if (left === 0) return `${chosen}.`
    left = 8 + Math.floor(14 * random())
    return chosen.charAt(0).toUpperCase() + chosen.slice(1)
  }
  const page = (number: number): PdfLine[] => [
    { text: 'The book of the bench', size: 9 },
    ...(number % pagesOfChapter === 1 ? [{ text: `Chapter ${Math.ceil(number / pagesOfChapter)}: ${word()}`, size: 18, gap: 30 }] : []),
    ...Array.from({ length: linesOfPage }, (_, line) => ({
      text: Array.from({ length: wordsOfLine }, word).join(' '),
      gap: line % 8 === 0 ? 26 : 14,
    })),
    { text: `Page ${number} of ${pages}`, size: 9, gap: 40 },
  ]
  return makePdf(Array.from({ length: pages }, (_, index) => page(index + 1)))
}
