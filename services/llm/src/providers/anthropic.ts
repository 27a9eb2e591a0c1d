import Anthropic from '@anthropic-ai/sdk'
import { processClock } from '@rostra/kit/async/clock'
import type { ChatMessage, ChatModel, ChatRequest, Finish, Usage } from '../chat-model.ts'
import { ModelError } from '../model-error.ts'
import { defaultLimits, type ProviderOptions, sdkOptions } from './call/call-limits.ts'
import { type EventReader, ProviderCall } from './call/provider-call.ts'
import { createProviderFetch } from './call/provider-fetch.ts'
import { leastThinking } from './least-thinking.ts'
import { modelErrorFrom, streamError } from './provider-error.ts'
import { requestMessages } from './request-messages.ts'

/** Creates a model behind Anthropic's Messages API. `baseUrl` ends before `/v1/messages`. */
export function anthropicModel({ baseUrl, apiKey, timers = processClock, limits: changes }: ProviderOptions): ChatModel {
  const limits = { ...defaultLimits, ...changes }
  const client = new Anthropic({
    ...sdkOptions(apiKey, limits),
    baseURL: baseUrl.replace(/\/+$/, '').replace(/\/v1$/, ''),
    webhookKey: null,
    defaultHeaders: {
      accept: 'text/event-stream',
      'accept-encoding': 'identity',
      // Set here, because the SDK would send the key as a bearer token, which is documented for short-lived tokens only.
      'x-api-key': apiKey,
      authorization: null,
      'anthropic-version': '2023-06-01',
    },
    // Off: calls have their own spans, and the SDK's would duplicate them and send the trace id to the provider.
    openTelemetry: false,
    fetch: createProviderFetch(limits),
  })
  return {
    stream(request, onText) {
      const reader = new MessageReader(onText)
      const call = new ProviderCall({ reader, signal: request.signal, timers, limits })
      const response = client.messages.create(paramsOf(request), call.requestOptions).asResponse()
      return call.run(response, toModelError).then(() => reader.usage)
    },
  }
}

const toModelError = (error: unknown) => modelErrorFrom(error, Anthropic)

type StreamEvent = Anthropic.RawMessageStreamEvent | Anthropic.ErrorResponse | { type: 'ping' }

class MessageReader implements EventReader {
  readonly usage: Usage = { inputTokens: 0, outputTokens: 0, finish: 'finished' }
  readonly #onText: (text: string) => void

  constructor(onText: (text: string) => void) {
    this.#onText = onText
  }

  isComplete(): boolean {
    return false
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
        throw streamError(event.error)
      default:
        return 'quiet'
    }
  }
}

function parse(data: string): StreamEvent {
  try {
    return JSON.parse(data)
  } catch {
    // Omits the cause, whose message quotes the event.
    throw new ModelError('malformed', 'The provider sent an event that is not JSON')
  }
}

function finishOf(reason: Anthropic.StopReason): Finish {
  if (reason === 'max_tokens' || reason === 'model_context_window_exceeded') return 'length'
  return reason === 'refusal' ? 'filtered' : 'finished'
}

function paramsOf(request: ChatRequest): Anthropic.MessageCreateParamsStreaming {
  const { body, extraTokens } = leastThinking(request.model)
  return {
    model: request.model,
    system: request.system,
    messages: openedByUser(requestMessages(request, takesPrefill(request.model))),
    max_tokens: request.maxTokens + extraTokens,
    stream: true,
    ...body,
  }
}

/** Adds a user message before a greeting of the model, because the API requires a user message first. */
function openedByUser(messages: ChatMessage[]): ChatMessage[] {
  return messages[0]?.role === 'assistant' ? [{ role: 'user', content: '(The conversation opens.)' }, ...messages] : messages
}

/**
 * Reports whether a model continues an assistant message at the end (prefill). Models from 4.6 on refuse it with 400, so false for unknown
 * models. Source: https://platform.claude.com/docs/en/about-claude/models/migration-guide
 */
const takesPrefill = (modelId: string): boolean => /^claude-(3-|(opus|sonnet|haiku)-4(-[0-5])?(-\d{8})?$)/.test(modelId)
