import { createParser } from 'eventsource-parser'

export interface StreamEvent {
  /** Empty when the event had none. */
  id: string
  data: string
}

/** Creates a parser of text/event-stream. It takes the text in pieces cut anywhere, and returns the events that a piece completed. */
export function createEventParser(): (piece: string) => StreamEvent[] {
  let events: StreamEvent[] = []
  const parser = createParser({ onEvent: ({ id = '', data }) => events.push({ id, data }) })
  return (piece) => {
    events = []
    parser.feed(piece)
    return events
  }
}
