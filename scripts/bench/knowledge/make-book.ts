import { makePdf, type PdfLine } from '@rostra/persona/runtime/reading/testing/make-pdf'
import { seededRandom } from '../search/generate-personas.ts'

const words =
  `the of and a to in is that it for was on are as with they be at one have this from or had by not but what some we can out other were all there when up use your how
  said an each she which do their time if will way about many then them write would like so these her long make thing see him two has look more day could go come did
  number sound no most people my over know water than call first who may down side been now find any new work part take get place made live where after back little only
  round man year came show every good me give our under name very through just form sentence great think say help low line differ turn cause much mean before move right
  boy old too same tell does set three want air well also play small end put home read hand port large spell add even land here must big high such follow act why ask men
  change went light kind off need house picture try us again animal point mother world near build self earth father head stand own page should country found answer school
  grow study still learn plant cover food sun four between state keep eye never last let thought city tree cross farm hard start might story saw far sea draw left late run`.split(
    /\s+/,
  )

const linesOfPage = 38
const wordsOfLine = 12
const pagesOfChapter = 10

/** Makes a PDF of about 450 words a page, with chapters, paragraphs, a header and page numbers. */
export function makeBook(pages: number): Promise<Uint8Array> {
  const random = seededRandom(22)
  let left = 0
  const word = (): string => {
    const chosen = words[Math.floor(words.length * random() ** 2)] ?? 'the'
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
