import type { ChatModel, ChatRequest } from '@rostra/llm/chat-model'
import type { ServedModel } from '@rostra/llm/models'

export interface NotingModel extends ServedModel {
  /** The requests for answers so far, oldest first. */
  answers: ChatRequest[]
  /** The requests for notes so far, oldest first. */
  notings: ChatRequest[]
  /** What the next requests for notes get: a value as JSON, a text as it is, or an error. */
  reply: (value: unknown) => void
  /** Makes requests for notes wait. Returns a function that lets them go on. */
  hold: () => () => void
}

/** Creates a model that answers 'Yes.', and requests for notes with what a test says. */
export function notingModel(): NotingModel {
  const [answers, notings]: ChatRequest[][] = [[], []]
  let value: unknown
  let gate = Promise.resolve()
  const model: ChatModel = {
    stream: async (request, onText) => {
      const asked = { ...request, messages: [...request.messages] }
      if (!request.hints?.noteTask) {
        answers?.push(asked)
        onText('Yes.')
      } else {
        notings?.push(asked)
        const reply = value
        await gate
        if (reply instanceof Error) throw reply
        onText(typeof reply === 'string' ? reply : JSON.stringify({ add: [], change: [], drop: [], ...(reply as object) }))
      }
      return { inputTokens: 0, outputTokens: 0, finish: 'finished' }
    },
  }
  return {
    model,
    modelId: 'noting',
    servedBy: 'offline',
    offline: true,
    answers: answers ?? [],
    notings: notings ?? [],
    reply: (next) => {
      value = next
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      return () => {
        gate = Promise.resolve()
        resolve()
      }
    },
  }
}
