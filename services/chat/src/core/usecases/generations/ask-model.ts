import { tokensLeft } from '../../domain/generations/continuation.ts'
import { withoutOverlap } from '../../domain/generations/overlap.ts'
import type { Prompt } from '../../domain/generations/prompt.ts'
import type { Ports } from '../../domain/ports.ts'

/** An answer that the model is writing. Its text is buffered until it is read. */
export interface AskedAnswer {
  /**
   * Passes the buffered text to `onText`, and then each further piece. Resolves at the end of the answer, or throws what the model threw.
   * `signal` aborts the model's call. For one reader.
   */
  read: (signal: AbortSignal, onText: (text: string) => void) => Promise<void>
  /** Whether the model has said that the answer costs nothing; known before its first text. */
  isFree: () => boolean
  /** Aborts the model's call, for an answer that will not be read. */
  abandon: () => void
}

/**
 * Starts the model's call for an answer. With the part that is `written` already, asks for the rest, and removes a repetition of that part.
 * The buffer holds at most the 1,024 tokens of an answer.
 */
export function askModel({ answeringModel }: Pick<Ports, 'answeringModel'>, prompt: Prompt, written = ''): AskedAnswer {
  const ending = new AbortController()
  let unread = ''
  let isFree = false
  const onFree = () => {
    isFree = true
  }
  let deliver = (text: string) => {
    unread += text
  }
  const streamed = streamRest(answeringModel, { prompt, written, signal: ending.signal, onFree }, (text) => {
    // The prompt may be long and is not needed after the first token: this frees its memory before the answer ends.
    prompt.messages.length = 0
    deliver(text)
  })
  // `read` throws the error. Without a reader it must not count as an unhandled rejection.
  streamed.catch(() => undefined)

  return {
    read: async (signal, onText) => {
      const end = () => ending.abort(signal.reason)
      if (signal.aborted) end()
      else signal.addEventListener('abort', end, { once: true })
      deliver = onText
      if (unread !== '') onText(unread)
      unread = ''
      await streamed
    },
    isFree: () => isFree,
    abandon: () => ending.abort(),
  }
}

/** Streams the rest of an answer after the part that is `written`, without a repetition of that part. */
async function streamRest(
  { model, modelId }: Ports['answeringModel'],
  { prompt, written, signal, onFree }: { prompt: Prompt; written: string; signal: AbortSignal; onFree: () => void },
  onText: (text: string) => void,
): Promise<void> {
  const request = { ...prompt, model: modelId, maxTokens: tokensLeft(written), signal, onFree }
  if (request.maxTokens === 0) return
  if (written.trim() === '') {
    await model.stream(request, onText)
    return
  }
  const pieces = withoutOverlap(written, onText)
  await model.stream({ ...request, written }, pieces.push)
  pieces.end()
}
