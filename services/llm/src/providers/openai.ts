import { processClock } from '@rostra/kit/async/clock'
import OpenAI from 'openai'
import type { ChatModel, ChatRequest, Finish, Usage } from '../chat-model.ts'
import { ModelError } from '../model-error.ts'
import { defaultLimits, type ProviderOptions, sdkOptions } from './call/call-limits.ts'
import { type EventReader, ProviderCall } from './call/provider-call.ts'
import { createProviderFetch } from './call/provider-fetch.ts'
import { leastThinking } from './least-thinking.ts'
import { modelErrorFrom, streamError } from './provider-error.ts'
import { requestMessages } from './request-messages.ts'

/** Creates a model behind any OpenAI-compatible chat completions API. `baseUrl` ends before `/chat/completions`. */
export function openAiModel({ baseUrl, apiKey, timers = processClock, limits: changes }: ProviderOptions): ChatModel {
  const limits = { ...defaultLimits, ...changes }
  const client = new OpenAI({
    ...sdkOptions(apiKey, limits),
    baseURL: baseUrl.replace(/\/+$/, ''),
    // Null keeps the SDK from reading these from the environment and sending them to every compatible provider.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    defaultHeaders: { accept: 'text/event-stream', 'accept-encoding': 'identity' },
    fetch: createProviderFetch(limits),
  })
  return {
    stream(request, onText) {
      const reader = new ChunkReader(onText)
      const call = new ProviderCall({ reader, signal: request.signal, timers, limits })
      const response = client.chat.completions.create(paramsOf(request, client.baseURL), call.requestOptions).asResponse()
      return call.run(response, toModelError).then(() => reader.usage)
    },
  }
}

const toModelError = (error: unknown) => modelErrorFrom(error, OpenAI)

/** The SDK's event type with all parts optional, because servers differ. */
type Chunk = Partial<OpenAI.ChatCompletionChunk> & { error?: object | string }

class ChunkReader implements EventReader {
  readonly usage: Usage = { inputTokens: 0, outputTokens: 0, finish: 'finished' }
  readonly #onText: (text: string) => void
  #hasFinishReason = false

  constructor(onText: (text: string) => void) {
    this.#onText = onText
  }

  /** Some servers end the stream after the finish reason, without `[DONE]`. */
  isComplete(): boolean {
    return this.#hasFinishReason
  }

  read(data: string): 'more' | 'end' {
    const plain = plainText(data)
    if (plain !== undefined) {
      if (plain) this.#onText(plain)
      return 'more'
    }
    return data === '[DONE]' ? 'end' : this.#readChunk(parse(data))
  }

  #readChunk({ choices, usage, error }: Chunk): 'more' {
    if (error) throw streamError(error)
    if (usage) {
      this.usage.inputTokens = usage.prompt_tokens ?? 0
      this.usage.outputTokens = usage.completion_tokens ?? 0
    }
    const choice = choices?.[0]
    const text = choice?.delta?.content
    if (text) this.#onText(text)
    if (choice?.finish_reason) {
      this.#hasFinishReason = true
      this.usage.finish = finishOf(choice.finish_reason)
    }
    return 'more'
  }
}

const TEXT_START = '"delta":{"content":"'

/**
 * Returns the text of an event that contains only text without escapes, by string search; undefined if the JSON must be parsed. The
 * searched marks contain quotes, which are escaped within a JSON string, so that no text matches a mark. Saves two thirds of the parser's
 * time on nearly every token.
 */
function plainText(data: string): string | undefined {
  const mark = data.indexOf(TEXT_START)
  if (mark === -1) return undefined
  const start = mark + TEXT_START.length
  const end = data.indexOf('"', start)
  if (!data.includes('"finish_reason":null', end)) return undefined
  const text = data.slice(start, end)
  return text.includes('\\') ? undefined : text
}

function parse(data: string): Chunk {
  try {
    return JSON.parse(data)
  } catch {
    // Omits the cause, whose message quotes the event.
    throw new ModelError('malformed', 'The provider sent an event that is not JSON')
  }
}

/** Maps a finish reason. Any unknown reason of a compatible server means a complete text. */
function finishOf(reason: string): Finish {
  if (reason === 'length') return 'length'
  return reason === 'content_filter' ? 'filtered' : 'finished'
}

function paramsOf(request: ChatRequest, baseUrl: string): OpenAI.ChatCompletionCreateParamsStreaming {
  const { body, extraTokens } = leastThinking(request.model)
  const limit = request.maxTokens + extraTokens
  return {
    model: request.model,
    messages: [{ role: 'system', content: request.system }, ...requestMessages(request, false)],
    stream: true,
    stream_options: { include_usage: true },
    // OpenAI's own models refuse `max_tokens`; compatible servers support only that.
    ...(new URL(baseUrl).hostname.endsWith('openai.com') ? { max_completion_tokens: limit } : { max_tokens: limit }),
    ...body,
  }
}
