import { setTimeout as sleep } from 'node:timers/promises'
import type { ChatModel, ChatRequest } from '@rostra/kit/llm/chat-model'
import type { ServedModel } from '@rostra/kit/llm/models'

export interface ScriptedModel extends ServedModel {
  requests: ChatRequest[]
}

/**
 * A model that says `script(request)` piece by piece. A number in the script is a pause in milliseconds, `'hold'` waits until the
 * request is aborted, an Error is thrown.
 */
export function scriptedModel(script: (request: ChatRequest) => readonly (string | number | Error)[]): ScriptedModel {
  const requests: ChatRequest[] = []
  const model: ChatModel = {
    stream: async (request, onText) => {
      requests.push({ ...request, messages: [...request.messages] })
      for (const piece of script(request)) {
        request.signal.throwIfAborted()
        if (piece instanceof Error) throw piece
        if (piece === 'hold') await sleep(600_000, undefined, { signal: request.signal, ref: false })
        else if (typeof piece === 'number') await sleep(piece, undefined, { signal: request.signal })
        else onText(piece)
      }
      return { inputTokens: 0, outputTokens: 0, finish: 'stop' }
    },
  }
  return { model, modelId: 'scripted', servedBy: 'offline', offline: true, requests }
}

/** An answer of so many numbered words with a pause after each. */
export const words = (count: number, pauseMs: number) => Array.from({ length: count }, (_, index) => [`word${index} `, pauseMs]).flat()
