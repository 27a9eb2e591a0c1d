import { setTimeout as sleep } from 'node:timers/promises'
import type { ChatModel, ChatRequest, Finish } from '@rostra/llm/chat-model'
import type { ServedModel } from '@rostra/llm/models'

export interface ScriptedModel extends ServedModel {
  /** The requests so far, oldest first. */
  requests: ChatRequest[]
}

/** A step of a scripted answer. `{ end }` ends it for this reason; without it the answer is finished. */
export type Step = string | number | Error | { end: Finish }

/**
 * Creates a model that answers with `script(request)`, step by step: a string is a token, a number a pause in milliseconds, `'hold'` waits
 * until the request is aborted, `'free'` says that the answer costs nothing, `'think'` that the model thinks, an Error is thrown.
 */
export function scriptedModel(script: (request: ChatRequest) => readonly Step[]): ScriptedModel {
  const requests: ChatRequest[] = []
  const model: ChatModel = {
    stream: async (request, onText) => {
      requests.push({ ...request, messages: [...request.messages] })
      for (const step of script(request)) {
        request.signal.throwIfAborted()
        if (step instanceof Error) throw step
        if (typeof step === 'object') return { inputTokens: 0, outputTokens: 0, finish: step.end }
        if (step === 'free') request.onFree?.()
        else if (step === 'think') request.onState?.('thinking')
        else if (step === 'hold') await sleep(600_000, undefined, { signal: request.signal, ref: false })
        else if (typeof step === 'number') await sleep(step, undefined, { signal: request.signal })
        else onText(step)
      }
      return { inputTokens: 0, outputTokens: 0, finish: 'finished' }
    },
  }
  return { model, modelId: 'scripted', servedBy: 'offline', offline: true, requests }
}

/** Returns a script of `count` numbered words with a pause after each. Models put the space before a word. */
export const words = (count: number, pauseMs: number) =>
  Array.from({ length: count }, (_, index) => [`${index === 0 ? '' : ' '}word${index}`, pauseMs]).flat()
