/** An answer as its reader sees it in one connection. */
export interface ReadAnswer {
  /** The ids of its frames. */
  ids: string[]
  pieces: string[]
  /** The last frame; undefined when the connection ended without one. */
  last: { done?: boolean; fullResponse?: string; status?: string; reason?: string } | undefined
  /** The longest time between two frames, in milliseconds. */
  longestPauseMs: number
}

/** Reads an answer without a reconnect. `onPiece` is called with the number of pieces so far. */
export async function readFrames(response: Response, onPiece: (count: number) => void): Promise<ReadAnswer> {
  const read: ReadAnswer = { ids: [], pieces: [], last: undefined, longestPauseMs: 0 }
  let [incompleteLine, at] = ['', 0]
  const readLine = (line: string) => {
    if (line.startsWith('id: ')) read.ids.push(line.slice(4))
    if (!line.startsWith('data: ')) return
    const now = performance.now()
    if (at > 0) read.longestPauseMs = Math.max(read.longestPauseMs, now - at)
    at = now
    const data = JSON.parse(line.slice(6))
    if (data.content === undefined) read.last = data
    else onPiece(read.pieces.push(data.content))
  }
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (incompleteLine + chunk).split('\n')
    incompleteLine = lines.pop() ?? ''
    for (const line of lines) readLine(line)
  }
  return read
}
