import type { ChatMessage, ChatModel, ChatRequest, Usage } from './chat-model.ts'
import { readEventStream } from './event-stream.ts'
import { leastThinking } from './least-thinking.ts'
import { ModelError } from './model-error.ts'
import type { ProviderAddress } from './openai.ts'
import { withRetries } from './retries.ts'
import { realTimers } from './timers.ts'

/** What is read of a Messages event. */
interface MessagesEvent {
  type: string
  message?: { usage?: { input_tokens?: number } }
  delta?: { type?: string; text?: string; stop_reason?: string | null }
  usage?: { output_tokens?: number }
  error?: { type?: string; message?: string }
}

/** Anthropic's Messages API. `baseUrl` is what comes before `/v1/messages`. */
export function anthropicModel({ baseUrl, apiKey, timers = realTimers }: ProviderAddress): ChatModel {
  const url = new URL(`${baseUrl.replace(/\/+$/, '').replace(/\/v1$/, '')}/v1/messages`)
  const headers = { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' }
  return {
    stream: (request, onText) =>
      withRetries(timers, request.signal, async () => {
        const reply = new Reply(onText)
        const body = bodyOf(request)
        await readEventStream({ url, headers, body, signal: request.signal, timers, onData: (data) => reply.read(data) })
        return reply.usage
      }),
  }
}

class Reply {
  readonly usage: Usage = { inputTokens: 0, outputTokens: 0, finish: 'stop' }
  readonly #onText: (text: string) => void

  constructor(onText: (text: string) => void) {
    this.#onText = onText
  }

  read(data: string): 'more' | 'quiet' | 'end' {
    const event = parse(data)
    switch (event.type) {
      case 'content_block_delta':
        if (event.delta?.type === 'text_delta' && event.delta.text) this.#onText(event.delta.text)
        return 'more'
      case 'message_start':
        this.usage.inputTokens = event.message?.usage?.input_tokens ?? 0
        return 'quiet'
      case 'message_delta':
        this.usage.outputTokens = event.usage?.output_tokens ?? this.usage.outputTokens
        if (event.delta?.stop_reason) this.usage.finish = finishOf(event.delta.stop_reason)
        return 'more'
      case 'message_stop':
        return 'end'
      case 'error':
        throw new ModelError('provider', `The provider broke off: ${event.error?.type}: ${event.error?.message}`)
      default:
        return 'quiet'
    }
  }
}

function parse(data: string): MessagesEvent {
  try {
    return JSON.parse(data)
  } catch (cause) {
    throw new ModelError('malformed', 'The provider sent an event that is not JSON', { cause })
  }
}

function finishOf(reason: string): Usage['finish'] {
  if (reason === 'max_tokens' || reason === 'model_context_window_exceeded') return 'length'
  return reason === 'refusal' ? 'filtered' : 'stop'
}

function bodyOf(request: ChatRequest): Record<string, unknown> {
  const thinking = leastThinking(request.model)
  return {
    model: request.model,
    system: request.system,
    messages: openedByUser(request.messages),
    max_tokens: request.maxTokens + thinking.extraTokens,
    stream: true,
    ...thinking.body,
  }
}

/** The API wants the user to speak first; a conversation here may open with the other side's greeting. */
function openedByUser(messages: ChatMessage[]): ChatMessage[] {
  return messages[0]?.role === 'assistant' ? [{ role: 'user', content: '(The conversation opens.)' }, ...messages] : messages
}
