import type { ChatModel } from './chat-model.ts'
import { ModelError } from './model-error.ts'
import { replyTo } from './offline/reply.ts'
import { pause, realTimers, type Timers } from './timers.ts'

export interface OfflineOptions {
  /** Milliseconds between two words; 0 says everything at once. */
  paceMs?: number
  timers?: Timers
}

/**
 * The built-in model, without a key and without a network. It knows a few dozen everyday subjects, speaks in the
 * voice that the system prompt describes, and says the same thing to the same request. It keeps the prompt to itself.
 */
export function offlineModel({ paceMs = 30, timers = realTimers }: OfflineOptions = {}): ChatModel {
  return {
    async stream(request, onText) {
      const words = replyTo(request).match(/\s*\S+/g) ?? []
      const spoken = words.slice(0, request.maxTokens)
      for (const word of spoken) {
        if (paceMs > 0) await pause(timers, paceMs, request.signal).catch(refuse)
        if (request.signal.aborted) refuse()
        onText(word)
      }
      const inputTokens = Math.ceil((request.system.length + request.messages.reduce((sum, { content }) => sum + content.length, 0)) / 4)
      return { inputTokens, outputTokens: spoken.length, finish: spoken.length < words.length ? 'length' : 'stop' }
    },
  }
}

function refuse(): never {
  throw new ModelError('aborted', 'Aborted by the caller')
}
