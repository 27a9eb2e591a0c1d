export interface SseEvent {
  id: string
  data: string
}

/**
 * An incremental parser of text/event-stream. Give it the text as it arrives, cut anywhere;
 * it gives back the events that this piece completed. Comments and unknown fields are skipped.
 */
export function createSseParser(): (piece: string) => SseEvent[] {
  let rest = ''
  let id = ''
  let data: string[] = []

  return (piece) => {
    const events: SseEvent[] = []
    rest += piece
    // A carriage return at the very end may be half of a line end: it waits for the next piece.
    const held = rest.endsWith('\r') ? '\r' : ''
    const lines = rest.slice(0, rest.length - held.length).split(/\r\n|\n|\r/)
    rest = (lines.pop() ?? '') + held

    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) events.push({ id, data: data.join('\n') })
        id = ''
        data = []
        continue
      }
      const colon = line.indexOf(':')
      const field = colon < 0 ? line : line.slice(0, colon)
      const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
      if (field === 'data') data.push(value)
      if (field === 'id') id = value
    }
    return events
  }
}
