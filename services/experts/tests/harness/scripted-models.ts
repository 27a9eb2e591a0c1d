import type { ChatModel, ChatRequest } from '@rostra/llm/chat-model'
import type { ModelName } from '@rostra/llm/model-settings'
import type { Models, ServedModel } from '@rostra/llm/models'

export interface ScriptedModel extends ServedModel {
  /** The requests so far, oldest first. */
  requests: ChatRequest[]
}

/** Creates a model that answers each request with the text that `script` returns. It fails when the script throws. */
export function scriptedModel(
  script: (request: ChatRequest) => string | Promise<string>,
  served: Partial<Omit<ServedModel, 'model'>> = {},
): ScriptedModel {
  const requests: ChatRequest[] = []
  const model: ChatModel = {
    stream: async (request, onText) => {
      requests.push({ ...request, messages: [...request.messages] })
      const text = await script(request)
      request.signal.throwIfAborted()
      onText(text)
      return { inputTokens: 10, outputTokens: 20, finish: 'finished' }
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
