import type { ChatModel, ChatRequest, Usage } from './chat-model.ts'
import { readEventStream } from './event-stream.ts'
import { leastThinking } from './least-thinking.ts'
import { ModelError } from './model-error.ts'
import { withRetries } from './retries.ts'
import { realTimers, type Timers } from './timers.ts'

export interface ProviderAddress {
  baseUrl: string
  apiKey: string
  timers?: Timers
}

/** What is read of a `chat.completion.chunk`; everything may be missing, servers differ. */
interface Chunk {
  choices?: { delta?: { content?: string | null }; finish_reason?: string | null }[]
  usage?: { prompt_tokens?: number; completion_tokens?: number } | null
  error?: { message?: string } | string
}

/** Any address that speaks OpenAI's chat completions. `baseUrl` is what comes before `/chat/completions`. */
export function openAiModel({ baseUrl, apiKey, timers = realTimers }: ProviderAddress): ChatModel {
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}/chat/completions`)
  const headers = { authorization: `Bearer ${apiKey}` }
  return {
    stream: (request, onText) =>
      withRetries(timers, request.signal, async () => {
        const reply = new Reply(onText)
        const { signal } = request
        await readEventStream({
          url,
          headers,
          body: bodyOf(request, url),
          signal,
          timers,
          onData: (data) => reply.read(data),
          isWhole: () => reply.finished,
        })
        return reply.usage
      }),
  }
}

class Reply {
  readonly usage: Usage = { inputTokens: 0, outputTokens: 0, finish: 'stop' }
  finished = false
  readonly #onText: (text: string) => void

  constructor(onText: (text: string) => void) {
    this.#onText = onText
  }

  read(data: string): 'more' | 'end' {
    const plain = plainText(data)
    if (plain !== undefined) {
      if (plain) this.#onText(plain)
      return 'more'
    }
    return data === '[DONE]' ? 'end' : this.#readWhole(data)
  }

  #readWhole(data: string): 'more' {
    const chunk = parse(data)
    if (chunk.error) throw new ModelError('provider', `The provider broke off: ${describe(chunk.error)}`)
    if (chunk.usage) {
      this.usage.inputTokens = chunk.usage.prompt_tokens ?? 0
      this.usage.outputTokens = chunk.usage.completion_tokens ?? 0
    }
    const choice = chunk.choices?.[0]
    const text = choice?.delta?.content
    if (text) this.#onText(text)
    if (choice?.finish_reason) {
      this.finished = true
      this.usage.finish = finishOf(choice.finish_reason)
    }
    return 'more'
  }
}

const TEXT_STARTS = '"delta":{"content":"'

/**
 * The text of the ordinary event, whose only news is a text without escapes; undefined asks for the whole JSON.
 * The quotes of the marks cannot stand unescaped inside another string, so nothing else is taken for them.
 * Spares two thirds of the parser's time, on nearly every token.
 */
function plainText(data: string): string | undefined {
  const mark = data.indexOf(TEXT_STARTS)
  if (mark === -1) return undefined
  const start = mark + TEXT_STARTS.length
  const end = data.indexOf('"', start)
  if (!data.includes('"finish_reason":null', end)) return undefined
  const text = data.slice(start, end)
  return text.includes('\\') ? undefined : text
}

function parse(data: string): Chunk {
  try {
    return JSON.parse(data)
  } catch (cause) {
    throw new ModelError('malformed', 'The provider sent an event that is not JSON', { cause })
  }
}

function describe(error: { message?: string } | string): string {
  return typeof error === 'string' ? error : (error.message ?? 'no reason given')
}

function finishOf(reason: string): Usage['finish'] {
  if (reason === 'length') return 'length'
  return reason === 'content_filter' ? 'filtered' : 'stop'
}

function bodyOf(request: ChatRequest, url: URL): Record<string, unknown> {
  const thinking = leastThinking(request.model)
  const limit = request.maxTokens + thinking.extraTokens
  return {
    model: request.model,
    messages: [{ role: 'system', content: request.system }, ...request.messages],
    stream: true,
    stream_options: { include_usage: true },
    // OpenAI's own models refuse the old name; other servers know no other.
    ...(url.hostname.endsWith('openai.com') ? { max_completion_tokens: limit } : { max_tokens: limit }),
    ...thinking.body,
  }
}
