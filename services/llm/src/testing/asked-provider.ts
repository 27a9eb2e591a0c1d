import type { ChatModel, ChatRequest, Usage } from '../chat-model.ts'
import type { ModelError } from '../model-error.ts'
import type { ProviderOptions } from '../providers/call/call-limits.ts'
import { FakeProvider, type Received, type Script } from './fake-provider.ts'

export interface Asked {
  text: string
  /** How often the model was reported to think. */
  thoughts: number
  usage?: Usage
  error?: ModelError
}

/** A model of a scripted provider, and what it has received. */
export interface AskedProvider {
  ask: (change?: Partial<ChatRequest>) => Promise<Asked>
  received: readonly Received[]
  stop: () => Promise<void>
}

/** Starts a scripted provider and connects a model with it. */
export async function askedProvider(
  connect: (options: ProviderOptions) => ChatModel,
  scripts: readonly Script[],
  options: Partial<ProviderOptions> = {},
): Promise<AskedProvider> {
  const provider = new FakeProvider(...scripts)
  const model = connect({ baseUrl: `${await provider.start()}/v1`, apiKey: 'key-1', ...options })
  const ask: AskedProvider['ask'] = async (change = {}) => {
    const asked: Asked = { text: '', thoughts: 0 }
    const request: ChatRequest = {
      model: 'some-model',
      system: 'Be kind.',
      messages: [{ role: 'user', content: 'Hello' }],
      maxTokens: 100,
      signal: new AbortController().signal,
      onState: () => {
        asked.thoughts++
      },
      ...change,
    }
    const onText = (text: string) => {
      asked.text += text
    }
    await model.stream(request, onText).then(
      (usage) => {
        asked.usage = usage
      },
      (error) => {
        asked.error = error
      },
    )
    return asked
  }
  return { ask, received: provider.received, stop: () => provider.stop() }
}

/** Returns a script's pieces: each event as the data of a server-sent event, texts as they are. */
export const events = (...all: (object | string)[]): string[] =>
  all.map((event) => (typeof event === 'string' ? event : `data: ${JSON.stringify(event)}\n\n`))
