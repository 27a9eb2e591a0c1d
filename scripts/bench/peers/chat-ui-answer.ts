import type { AnswerFormat } from '../../load/stream-reader.ts'

/** A line of a chat-ui answer, which is JSON. Other types tell its title and its state. */
interface Update {
  type: string
  /** Of `stream`: padded with NUL characters to 16. */
  token?: string
  /** Of `finalAnswer`: the whole text. */
  text?: string
}

const streamed = '{"type":"stream"'
const padding = /\0+$/

/** The lines of an answer of chat-ui, checked against its last one. */
export const chatUiAnswer: AnswerFormat = { hasFirstToken: (piece) => piece.includes(streamed), createCounter, textOf }

/** Counts the tokens of `stream` lines. A line may be split over pieces. */
function createCounter(): (piece: string) => number {
  let rest = ''
  return (piece) => {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    const tokens = lines.filter((line) => line.startsWith(streamed)).flatMap((line) => line.match(/[tw]\d+ /g) ?? [])
    return tokens.length
  }
}

function textOf(answer: string): string {
  const updates: Update[] = answer
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))
  const tokens = updates.filter(({ type }) => type === 'stream').map(({ token = '' }) => token.replace(padding, ''))
  const text = tokens.join('')
  const whole = updates.find(({ type }) => type === 'finalAnswer')?.text
  if (whole?.trim() !== text.trim()) throw new Error(`the final answer of chat-ui is missing, or differs from its tokens: ${whole}`)
  return text
}
