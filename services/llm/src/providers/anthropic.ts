import Anthropic from '@anthropic-ai/sdk'
import { processClock } from '@rostra/kit/async/clock'
import type { ChatMessage, ChatModel } from '../chat-model.ts'
import { limitsFor, type ProviderOptions, sdkOptions } from './call/call-limits.ts'
import { createProviderFetch } from './call/provider-fetch.ts'
import { MessageReader } from './events/anthropic-events.ts'
import { leastThinking } from './requests/least-thinking.ts'
import { type Asked, repeatingModel } from './requests/model-calls.ts'
import { anthropicForm, formBySetting } from './requests/request-form.ts'
import { requestMessages } from './requests/request-messages.ts'

type Params = Anthropic.MessageCreateParamsStreaming

/** Creates a model behind Anthropic's Messages API. `baseUrl` ends before `/v1/messages`. */
export function anthropicModel({ baseUrl, apiKey, timers = processClock, limits: changes, parameters = [] }: ProviderOptions): ChatModel {
  const limits = limitsFor(baseUrl, changes)
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
  return repeatingModel({
    sdk: Anthropic,
    firstForm: (modelId) => formBySetting(anthropicForm(modelId), parameters),
    paramsOf,
    send: (params, options) => client.messages.create(params, options).asResponse(),
    newReader: (answer) => new MessageReader(answer),
    timers,
    limits,
  })
}

function paramsOf(asked: Asked): Params {
  const { request, form } = asked
  const { body, limit } = leastThinking(asked, 'anthropic')
  const params: Params = {
    model: request.model,
    system: request.system,
    messages: openedByUser(requestMessages(request, form.takesPrefill)),
    max_tokens: limit,
    stream: true,
    ...body,
  }
  for (const name of form.omitted) Reflect.deleteProperty(params, name)
  return params
}

/** Adds a user message before a greeting of the model, because the API requires a user message first. */
function openedByUser(messages: ChatMessage[]): ChatMessage[] {
  return messages[0]?.role === 'assistant' ? [{ role: 'user', content: '(The conversation opens.)' }, ...messages] : messages
}
