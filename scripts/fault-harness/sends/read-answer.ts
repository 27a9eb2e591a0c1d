/** The result of a send as its sender sees it. */
export type SendResult =
  | { kind: 'complete' | 'stopped' | 'partial'; text: string }
  | { kind: 'failed'; reason: string; text: string }
  | { kind: 'refused'; status: number; reason: string }

const resultKinds = { complete: 'complete', stopped: 'stopped', failed: 'partial' } as const

/**
 * Reads the stream of an answer to its end. `onFrame` is called for each frame with the number of frames so far. Throws when the stream breaks
 * before its last event.
 */
export async function readAnswer(response: Response, onFrame?: (frames: number) => void): Promise<SendResult> {
  let [text, frames, incompleteLine] = ['', 0, '']
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (incompleteLine + chunk).split('\n')
    incompleteLine = lines.pop() ?? ''
    for (const line of lines) {
      if (!line.startsWith('data: ')) continue
      const data = JSON.parse(line.slice(6)) as Record<string, string>
      if (data.done) return { kind: resultKinds[data.status as keyof typeof resultKinds], text: data.fullResponse ?? '' }
      // The gateway lost chat. The generation continues or is settled, and a retry with the same request id finds it.
      if (data.reason === 'CONNECTION_LOST') throw new Error('the gateway lost the stream')
      if (data.error !== undefined) return { kind: 'failed', reason: data.reason ?? '', text }
      text += data.content
      onFrame?.(++frames)
    }
  }
  throw new Error('the stream closed without a last frame')
}
