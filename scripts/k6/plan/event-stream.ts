export interface StreamEvent {
  id: string
  data: string
}

/** What an answer's stream was worth. */
export interface Verdict {
  /** Its last event says that it is done and complete. */
  ended: boolean
  /** Its pieces joined are the whole answer that its last event tells. */
  whole: boolean
  /** Its seqs count from 1 without a gap, all of one generation. */
  gapless: boolean
  /** Why it failed, as its last event says. */
  failure: string
  text: string
  pieces: number
}

/** The events of a gathered stream. Comments are left out, and an event without its empty line at the end, as browsers do. */
export function parseEventStream(body: string): StreamEvent[] {
  const blocks = body.replaceAll('\r\n', '\n').split('\n\n')
  return blocks.slice(0, -1).flatMap((block) => {
    const lines = block.split('\n')
    const field = (name: string) =>
      lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1).trimStart())
    const data = field('data')
    return data.length === 0 ? [] : [{ id: field('id').at(-1) ?? '', data: data.join('\n') }]
  })
}

/** Holds a stream's events to what the interface promises of them. */
export function judge(events: readonly StreamEvent[]): Verdict {
  const contents = events.map(({ data }) => readData(data))
  const last = contents.at(-1) ?? {}
  const pieces = contents.flatMap(({ content }) => (content === undefined ? [] : [content]))
  const text = pieces.join('')
  const generationId = events[0]?.id.split(':')[0]
  return {
    ended: last.done === true && last.status === 'complete',
    whole: last.done === true && text === last.fullResponse,
    gapless: events.length > 0 && events.every(({ id }, index) => id === `${generationId}:${index + 1}`),
    failure: last.error === undefined ? '' : (last.reason ?? 'no reason'),
    text,
    pieces: pieces.length,
  }
}

interface Data {
  content?: string
  done?: boolean
  status?: string
  fullResponse?: string
  error?: string
  reason?: string
}

function readData(data: string): Data {
  try {
    return JSON.parse(data)
  } catch {
    return {}
  }
}

/** How many words a text has: the nearest that a client can say of tokens. */
export const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length
