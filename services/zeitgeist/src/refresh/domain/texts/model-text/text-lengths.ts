import type { EntryText } from '../../../../core/domain/entries/entry.ts'

interface Lengths {
  least: number
  most: number
}

const titleWords: Lengths = { least: 2, most: 9 }
const contentWords: Lengths = { least: 25, most: 90 }
const lineWords: Lengths = { least: 1, most: 40 }
const lines: Lengths = { least: 2, most: 4 }
/** In UTF-16 units. */
const maxTitle = 90
const maxContent = 700
const maxLine = 260

/** Returns what is too short or too long in a text; null when nothing is. */
export function lengthProblem({ title, content, sampleMessages }: EntryText): string | null {
  if (!fits(title, titleWords, maxTitle)) return range('title', titleWords)
  if (!fits(content, contentWords, maxContent)) return range('content', contentWords)
  if (sampleMessages.length < lines.least || sampleMessages.length > lines.most)
    return `write ${lines.least} to ${lines.most} sample messages`
  if (!sampleMessages.every((message) => fits(message.content, lineWords, maxLine))) return range('each sample message', lineWords)
  return sampleMessages.every(({ role }, i) => role === (i % 2 === 0 ? 'user' : 'bot'))
    ? null
    : 'user and bot speak in turn, the user first'
}

function fits(text: string, { least, most }: Lengths, maxLength: number): boolean {
  const words = text.split(' ').filter((word) => word !== '').length
  return words >= least && words <= most && text.length <= maxLength
}

const range = (part: string, { least, most }: Lengths) => `the ${part} must have ${least} to ${most} words`
