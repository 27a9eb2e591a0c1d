import { Agent, request } from 'node:http'
import { checkStream, parseEventStream } from '../client/answer-stream.ts'

export interface Reading {
  /** Milliseconds from the moment the provider sent its first token to its arrival here. */
  lagMs: number
  /** Milliseconds from the request to the headers of the response. */
  begunMs: number
  /** Milliseconds from the request to the first token. */
  firstTokenMs: number
  /** Milliseconds from the request to the end of the answer. */
  wholeMs: number
  /** The tokens of the checked text of the whole answer: the second count beside `arrived`. */
  tokens: number
}

/** How a product sends an answer. */
export interface AnswerFormat {
  /** Reports whether a piece of a stream has the first token. */
  hasFirstToken: (piece: string) => boolean
  /** Returns a function that counts the tokens in each next piece of a stream. */
  createCounter: () => (piece: string) => number
  /** Returns the text of a whole answer. Throws when the answer is not whole. */
  textOf: (answer: string) => string
}

/** Counts the tokens that have arrived in content frames of all streams so far. */
export const arrived = { tokens: 0 }

const agent = new Agent({ keepAlive: true, maxSockets: 20_000 })

/** Reports whether a piece of a stream has the first token. Frames before it have none: they tell a state, or OpenAI's role. */
export const hasFirstToken = (piece: string): boolean => /"content": ?"t\d/.test(piece)

/** Reads one stream to its end, by default of events. Rejects when a token or a seq is missing, duplicated or out of order. */
export function readStream(
  url: string,
  headers: Record<string, string>,
  body: string,
  expectedTokens: number,
  format: AnswerFormat = eventStream,
): Promise<Reading> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const outgoing = request(url, { method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } }, (response) => {
      const begunMs = performance.now() - startedAt
      const pieces: string[] = []
      const countTokens = format.createCounter()
      let firstTokenMs = 0
      let firstAt = 0n
      response.setEncoding('utf8')
      response.on('data', (piece: string) => {
        arrived.tokens += countTokens(piece)
        if (firstAt === 0n && format.hasFirstToken(piece)) {
          firstAt = process.hrtime.bigint() / 1000n
          firstTokenMs = performance.now() - startedAt
        }
        pieces.push(piece)
      })
      response.on('error', reject)
      response.on('end', () => {
        try {
          if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${pieces.join('')}`)
          const text = format.textOf(pieces.join(''))
          checkOrder(text, expectedTokens)
          const sent = BigInt(/^t(\d+) /.exec(text)?.[1] ?? 0)
          const wholeMs = performance.now() - startedAt
          resolve({ lagMs: Number(firstAt - sent) / 1000, begunMs, firstTokenMs, wholeMs, tokens: expectedTokens })
        } catch (error) {
          reject(error)
        }
      })
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** The product's own stream, and that of the provider. */
export const eventStream: AnswerFormat = { hasFirstToken, createCounter: tokenCounter, textOf }

const lastFrame = 'data: {"done"'

/**
 * Returns a function that counts the tokens in each next piece of a stream. The last frame is left out, since it repeats the whole answer.
 * A token or the beginning of that frame may be split over two pieces.
 */
export function tokenCounter(): (piece: string) => number {
  // The space after a token may come with the next frame.
  const token = /[tw]\d+[ "]/g
  let rest = ''
  let hasEnded = false
  return (piece) => {
    if (hasEnded) return 0
    const text = rest + piece
    const end = text.indexOf(lastFrame)
    hasEnded = end !== -1
    const content = hasEnded ? text.slice(0, end) : text
    let count = 0
    let after = 0
    for (token.lastIndex = 0; token.test(content); after = token.lastIndex) count++
    rest = content.slice(Math.max(after, content.length - 32))
    return count
  }
}

/** Returns the text of a stream: of the product's, by the API's contract, or of the provider's own, whose events have no ids. */
function textOf(stream: string): string {
  const events = parseEventStream(stream)
  if (events[0]?.id === '') return events.map(({ data }) => providerToken(data)).join('')
  const { ended, whole, gapless, failure, text } = checkStream(events)
  if (failure) throw new Error(`an answer failed: ${failure}`)
  if (!gapless) throw new Error('the seqs of an answer have a gap')
  if (!ended || !whole) throw new Error('the last frame of an answer is missing, or differs from the joined frames')
  return text
}

const providerToken = (data: string): string => (data === '[DONE]' ? '' : (JSON.parse(data).choices[0].delta.content ?? ''))

function checkOrder(text: string, expectedTokens: number): void {
  const [first, ...rest] = text.trimEnd().split(' ')
  const isComplete = first?.startsWith('t') && rest.length === expectedTokens - 1 && rest.every((token, index) => token === `w${index + 1}`)
  if (!isComplete)
    throw new Error(`a token was lost, duplicated or reordered: ${rest.length + 1} of ${expectedTokens}, last ${rest.at(-1)}`)
}
