import { processClock } from '@rostra/kit/async/clock'
import OpenAI from 'openai'
import type { ChatModel } from '../chat-model.ts'
import { limitsFor, type ProviderOptions, sdkOptions } from './call/call-limits.ts'
import { createProviderFetch } from './call/provider-fetch.ts'
import { ChunkReader } from './events/openai-events.ts'
import { leastThinking } from './requests/least-thinking.ts'
import { type Asked, repeatingModel } from './requests/model-calls.ts'
import { formBySetting, openAiForm } from './requests/request-form.ts'
import { requestMessages, withInstructions } from './requests/request-messages.ts'

type Params = OpenAI.ChatCompletionCreateParamsStreaming

/** Creates a model behind any OpenAI-compatible chat completions API. `baseUrl` ends before `/chat/completions`. */
export function openAiModel({
  baseUrl,
  apiKey,
  timers = processClock,
  limits: changes,
  hosts,
  parameters = [],
}: ProviderOptions): ChatModel {
  const limits = limitsFor(baseUrl, changes)
  const client = new OpenAI({
    ...sdkOptions(apiKey, limits),
    baseURL: baseUrl.replace(/\/+$/, ''),
    // Null keeps the SDK from reading these from the environment and sending them to every compatible provider.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    defaultHeaders: { accept: 'text/event-stream', 'accept-encoding': 'identity' },
    fetch: createProviderFetch(limits, hosts),
  })
  return repeatingModel({
    sdk: OpenAI,
    firstForm: () => formBySetting(openAiForm(baseUrl), parameters),
    paramsOf,
    send: (params, options) => client.chat.completions.create(params, options).asResponse(),
    newReader: (answer) => new ChunkReader(answer),
    timers,
    limits,
  })
}

function paramsOf(asked: Asked): Params {
  const { request, form } = asked
  const { body, limit } = leastThinking(asked, 'openai')
  const messages = requestMessages(request, form.takesPrefill)
  const instructed: Params['messages'] =
    form.instructions === 'user'
      ? withInstructions(messages, request.system)
      : [{ role: form.instructions, content: request.system }, ...messages]
  const params: Params = {
    model: request.model,
    messages: instructed,
    stream: true,
    stream_options: { include_usage: true },
    ...body,
  }
  if (form.lengthParameter) params[form.lengthParameter] = limit
  for (const name of form.omitted) Reflect.deleteProperty(params, name)
  return params
}
