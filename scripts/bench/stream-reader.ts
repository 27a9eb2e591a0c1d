import { Agent, request } from 'node:http'

export interface Reading {
  /** From the provider's sending of its first token to its arrival here, in milliseconds. */
  lagMs: number
  /** From the request to the first token, in milliseconds. */
  firstTokenMs: number
}

/** Tokens that have arrived on all streams so far. */
export const arrived = { tokens: 0 }

const agent = new Agent({ keepAlive: true, maxSockets: 20_000 })

/** Reads one stream to its end. Throws when a token is missing, doubled or out of order, or when a seq is. */
export function readOne(url: string, headers: Record<string, string>, body: string, expectedTokens: number): Promise<Reading> {
  return new Promise((resolve, reject) => {
    const begun = performance.now()
    const asked = request(url, { method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } }, (answer) => {
      const pieces: string[] = []
      let firstTokenMs = 0
      let firstAt = 0n
      answer.setEncoding('utf8')
      answer.on('data', (piece: string) => {
        arrived.tokens += piece.match(/w\d+ /g)?.length ?? 0
        if (firstAt === 0n && piece.includes('data:')) {
          firstAt = process.hrtime.bigint() / 1000n
          firstTokenMs = performance.now() - begun
        }
        pieces.push(piece)
      })
      answer.on('error', reject)
      answer.on('end', () => {
        try {
          if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${pieces.join('')}`)
          const text = textOf(pieces.join(''))
          checkOrder(text, expectedTokens)
          const sent = BigInt(/^t(\d+) /.exec(text)?.[1] ?? 0)
          resolve({ lagMs: Number(firstAt - sent) / 1000, firstTokenMs })
        } catch (error) {
          reject(error)
        }
      })
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

/** Joins the pieces of a stream: ours, with its seqs checked, or the provider's own. */
function textOf(stream: string): string {
  let text = ''
  let seq = 0
  for (const event of stream.split('\n\n')) {
    const data = /^data: (.*)$/m.exec(event)?.[1]
    if (!data || data === '[DONE]') continue
    const parsed = JSON.parse(data)
    const id = /^id: \w+:(\d+)$/m.exec(event)?.[1]
    if (id !== undefined && Number(id) !== ++seq) throw new Error(`seq ${id} came after ${seq - 1}`)
    if (parsed.error) throw new Error(`${parsed.reason}: ${parsed.error}`)
    if (parsed.done && parsed.fullResponse !== text) throw new Error('the pieces joined are not the full response')
    text += parsed.content ?? parsed.choices?.[0]?.delta?.content ?? ''
  }
  return text
}

function checkOrder(text: string, expectedTokens: number): void {
  const [first, ...rest] = text.trimEnd().split(' ')
  const whole = first?.startsWith('t') && rest.length === expectedTokens - 1 && rest.every((token, index) => token === `w${index + 1}`)
  if (!whole) throw new Error(`a token was lost, doubled or reordered: ${rest.length + 1} of ${expectedTokens}, ending in ${rest.at(-1)}`)
}
