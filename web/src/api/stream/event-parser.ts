import { createParser } from 'eventsource-parser'

export interface StreamEvent {
  /** Empty when the event had none. */
  id: string
  data: string
}

/**
 * Creates a parser of text/event-stream. It accepts the text in pieces split at any place, and returns the events that each piece
 * completes.
 */
export function createEventParser(): (piece: string) => StreamEvent[] {
  let events: StreamEvent[] = []
  const parser = createParser({ onEvent: ({ id = '', data }) => events.push({ id, data }) })
  return (piece) => {
    events = []
    parser.feed(piece)
    return events
  }
}
