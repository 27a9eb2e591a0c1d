// k6 cannot resolve the name of an npm package, so the import is the path of the installed file.
import { createParser } from '../../node_modules/eventsource-parser/dist/index.js'

export interface StreamEvent {
  id: string
  data: string
}

/** The result of checking an answer's stream. */
export interface StreamCheck {
  /** The last event has `done` and the status `complete`. */
  ended: boolean
  /** The joined frames equal the full answer in the last event. */
  whole: boolean
  /** The seqs count from 1 without a gap, all of one generation. */
  gapless: boolean
  /** The failure reason in the last event; empty without one. */
  failure: string
  text: string
}

/** Parses a complete stream into its events. Like a browser, it skips comments and an event without its final empty line. */
export function parseEventStream(body: string): StreamEvent[] {
  const events: StreamEvent[] = []
  createParser({ onEvent: ({ id = '', data }) => events.push({ id, data }) }).feed(body)
  return events
}

/** Checks the events of a stream against the API's contract. Those that tell what the model does are no frames. */
export function checkStream(all: readonly StreamEvent[]): StreamCheck {
  const events = all.filter(({ data }) => readData(data).state === undefined)
  const contents = events.map(({ data }) => readData(data))
  const last = contents.at(-1) ?? {}
  const text = contents.map(({ content = '' }) => content).join('')
  const generationId = events[0]?.id.split(':')[0]
  return {
    ended: last.done === true && last.status === 'complete',
    whole: last.done === true && text === last.fullResponse,
    gapless: events.length > 0 && events.every(({ id }, index) => id === `${generationId}:${index + 1}`),
    failure: last.error === undefined ? '' : (last.reason ?? 'no reason'),
    text,
  }
}

interface Data {
  content?: string
  state?: string
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
