import { tokensLeft } from '../../domain/generations/continuation.ts'
import { withoutOverlap } from '../../domain/generations/overlap.ts'
import type { Prompt } from '../../domain/generations/prompt.ts'
import type { Ports } from '../../domain/ports.ts'

/** An answer that the model was asked for. Its text is kept until someone reads it. */
export interface AskedAnswer {
  /**
   * Passes the text that has come to `onText`, and then each further piece. Resolves at the end of the answer, or throws what the model threw.
   * `signal` ends the model's call. For one reader.
   */
  read: (signal: AbortSignal, onText: (text: string) => void) => Promise<void>
  /** Ends the model's call: the answer will have no reader. */
  abandon: () => void
}

/**
 * Asks the model for an answer, at once. Given what is `written` of it already, asks for the rest, which is read without a repetition of that. A text
 * that is not read yet has 1,024 tokens at most.
 */
export function askModel({ answeringModel }: Pick<Ports, 'answeringModel'>, prompt: Prompt, written = ''): AskedAnswer {
  const ending = new AbortController()
  let unread = ''
  let deliver = (text: string) => {
    unread += text
  }
  const streamed = streamRest(answeringModel, { prompt, written, signal: ending.signal }, (text) => {
    // A prompt may be long and is not read again after the first token: this frees its memory before the answer ends.
    prompt.messages.length = 0
    deliver(text)
  })
  // Its reader gets the error; the failure of an answer without a reader is reported to no caller.
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
    abandon: () => ending.abort(),
  }
}

/** Streams the answer after what is `written` of it, without a repetition of that. */
async function streamRest(
  { model, modelId }: Ports['answeringModel'],
  { prompt, written, signal }: { prompt: Prompt; written: string; signal: AbortSignal },
  onText: (text: string) => void,
): Promise<void> {
  const request = { ...prompt, model: modelId, maxTokens: tokensLeft(written), signal }
  if (request.maxTokens === 0) return
  if (written.trim() === '') return void (await model.stream(request, onText))
  const pieces = withoutOverlap(written, onText)
  await model.stream({ ...request, written }, pieces.push)
  pieces.end()
}
