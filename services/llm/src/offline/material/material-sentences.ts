import type { MaterialHint } from '../../chat-model.ts'

type Passage = MaterialHint['passages'][number]

/** A sentence of a passage, as it is written there. */
export interface MaterialSentence {
  /** The number and the title of its passage. */
  n: number
  title: string
  /** Its place in the passage. */
  index: number
  text: string
  isQuestion: boolean
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
const startsBlock = /^\s*(?:[-*•–▪]|\d{1,2}[.)]|#{1,6})\s+/u
/** What a question and its answer begin with. */
const label = /^(?:Question|Answer):\s+/u
const isHeading = /^\s*#{1,6}\s/u
/** A marker of the passage's own citations would pass for one of ours. */
const ownMarkers = /\s?[[【]\^?\s*\d[\d\s,;–-]*(?:†[^】]*)?[\]】]/gu
const longestWord = 60
const fewestWords = 3
const mostWords = 80

/** Returns the sentences of a passage that can be quoted. Headings, tables and fragments are none. */
export function sentencesOf({ n, title, text }: Passage): MaterialSentence[] {
  return blocksOf(text)
    .flatMap((block) => [...segmenter.segment(block)].map(({ segment }) => clean(segment)))
    .filter(canBeQuoted)
    .map((sentence, index) => ({ n, title, index, text: sentence, isQuestion: /[?？]$/u.test(sentence) }))
}

/** Returns paragraphs and items of lists, each on one line: a file may break its lines anywhere. */
function blocksOf(text: string): string[] {
  const blocks: string[] = []
  let isOpen = false
  for (const line of text.split(/\r?\n/)) {
    const trimmed = line.trim()
    const isApart = trimmed === '' || trimmed.startsWith('|') || trimmed.startsWith('```') || isHeading.test(line)
    if (!isApart && isOpen && !startsBlock.test(line)) blocks.push(`${blocks.pop() ?? ''} ${trimmed}`)
    else if (!isApart) blocks.push(trimmed.replace(startsBlock, '').replace(label, ''))
    isOpen = !isApart
  }
  return blocks
}

function clean(segment: string): string {
  const sentence = segment.replace(ownMarkers, '').replace(/~{2,}/g, '').replace(/\s+/g, ' ').trim()
  const hasOpenCode = (sentence.match(/`/g)?.length ?? 0) % 2 === 1
  return hasOpenCode ? sentence.replaceAll('`', '') : sentence
}

function canBeQuoted(sentence: string): boolean {
  const words = sentence.split(' ')
  if (words.some((word) => word.length > longestWord && /^[\x21-\x7e]+$/.test(word))) return false
  // Some scripts have no spaces.
  const isSpaced = !/[\u0e00-\u0e7f\u3040-\u30ff\u4e00-\u9fff]/.test(sentence)
  return isSpaced ? words.length >= fewestWords && words.length <= mostWords : sentence.length >= 6 && sentence.length <= 300
}
