import { makeDocx, wordParagraph } from '@rostra/persona/material/runtime/reading/testing/make-docx'
import { makePdf } from '@rostra/persona/material/runtime/reading/testing/make-pdf'

export interface KnowledgeFile {
  name: string
  content: Uint8Array
}

const sentence = (number: number) =>
  `The pilot of watch ${number} writes down the tide, the wind and what the lead brought up from the ground.`
const sentences = (count: number, from = 0) => Array.from({ length: count }, (_, number) => sentence(from + number))
const bytes = (text: string) => new TextEncoder().encode(text)

/** Makes a file whose passages are stored in several commands: about 500. */
const big = (): KnowledgeFile => {
  const chapters = Array.from({ length: 100 }, (_, chapter) => `## Chapter ${chapter}\n\n${sentences(45, chapter * 45).join(' ')}`)
  return { name: 'big.md', content: bytes(chapters.join('\n\n')) }
}

/** Makes a file that takes the worker six seconds. On a busy machine it may take longer than 30 s: then it is failed. */
const slow = (): KnowledgeFile => ({ name: 'slow.md', content: bytes(`# Slow\n\n${sentence(0)}\n\n${'['.repeat(2_500_000)}`) })

/** Makes a file that has the first bytes of a Word document, and nothing else of one. */
const broken = (): KnowledgeFile => ({ name: 'broken.docx', content: Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(5_000, 'x')]) })

export interface KnowledgeFiles {
  big: KnowledgeFile
  slow: KnowledgeFile
  broken: KnowledgeFile
  /** A Markdown file, a Word document and a PDF that are read at once. */
  quick: KnowledgeFile[]
}

export async function makeKnowledgeFiles(): Promise<KnowledgeFiles> {
  const pages = Array.from({ length: 5 }, (_, page) => sentences(35, page * 35).map((text) => ({ text })))
  const quick = [
    { name: 'notes.md', content: bytes(`# Notes\n\n${sentences(60).join('\n\n')}`) },
    {
      name: 'letter.docx',
      content: await makeDocx(
        sentences(60)
          .map((text) => wordParagraph(text))
          .join(''),
      ),
    },
    { name: 'log.pdf', content: await makePdf(pages) },
  ]
  return { big: big(), slow: slow(), broken: broken(), quick }
}
