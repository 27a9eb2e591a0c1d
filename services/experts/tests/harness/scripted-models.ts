import type { ChatModel, ChatRequest, Finish } from '@rostra/llm/chat-model'
import type { ModelName } from '@rostra/llm/model-settings'
import type { Models, ServedModel } from '@rostra/llm/models'

export interface ScriptedModel extends ServedModel {
  /** The requests so far, oldest first. */
  requests: ChatRequest[]
}

/** A text with which a model is done, or one with why it ended. */
export type Scripted = string | { text: string; finish: Finish }

/** Creates a model that answers each request as `script` says. It fails when the script throws. */
export function scriptedModel(
  script: (request: ChatRequest) => Scripted | Promise<Scripted>,
  served: Partial<Omit<ServedModel, 'model'>> = {},
): ScriptedModel {
  const requests: ChatRequest[] = []
  const model: ChatModel = {
    stream: async (request, onText) => {
      requests.push({ ...request, messages: [...request.messages] })
      const answer = await script(request)
      request.signal.throwIfAborted()
      const { text, finish } = typeof answer === 'string' ? { text: answer, finish: 'finished' as const } : answer
      onText(text)
      return { inputTokens: 10, outputTokens: 20, finish }
    },
  }
  return { model, modelId: 'scripted', servedBy: 'claude', offline: false, ...served, requests }
}

/**
 * Returns the models of a replica: `speaking` for experts and the chair, and `named`, or else `speaking`, for questions to three models.
 */
export const modelsOf = (speaking: ServedModel, named: Partial<Record<ModelName | 'offline', ServedModel>> = {}): Models => ({
  forChat: () => ({ ...speaking, id: '', credits: 2 }),
  named: (name) => named[name] ?? speaking,
})
