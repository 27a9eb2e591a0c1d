import { type CountedSlots, countedSlots } from '@rostra/kit/async/counted-slots'
import type { Log } from '@rostra/kit/log'
import { SettingsError } from '@rostra/kit/settings'
import { choiceOf, usualCredits } from './chat-choices.ts'
import type { ChatModel } from './chat-model.ts'
import { type ModelName, type ModelSettings, modelNames, nameSetting } from './model-settings.ts'
import { type OnModelUse, observedModel } from './observed-model.ts'
import { offlineModel } from './offline.ts'
import { defaultWaitMs, type ProviderOptions } from './providers/call/call-limits.ts'

export interface ServedModel {
  model: ChatModel
  /** The value for `ChatRequest.model`. */
  modelId: string
  /** The name of the model that answers: `offline` when the requested name has no key, `own` for one that a member runs. */
  servedBy: ModelName | 'offline' | 'own'
  offline: boolean
  /** The longest silence of the model, before its first event or between two, in milliseconds. Missing for the offline model. */
  silenceMs?: number
  /** The most tokens of an answer to a person, where a setting of its name says it. */
  answerTokens?: number
  /** Whether the calls that MODEL_CALLS allows at once, or a share of them, are running. Missing without a limit. */
  isFull?: (share?: number) => boolean
}

/** A model for messages to personas, with the price of one. */
export interface PricedModel extends ServedModel {
  /** The id of its choice in CHAT_MODELS; empty without this setting. */
  id: string
  /** The price of a message with its answer. */
  credits: number
}

export interface Models {
  /** Returns the model of a name, or the offline model when the name has no key. */
  named(name: ModelName | 'offline'): ServedModel
  /**
   * Returns the model of a choice of CHAT_MODELS, by default of the first. Without this setting returns the model of
   * CHAT_MODEL, else of the first name that has a key, else the offline model.
   */
  forChat(choice?: string): PricedModel
}

interface ModelsOptions {
  /** Gets a line for each answer that ends in any other way than finished. */
  log?: Log
  /** Gets the tokens of each call to a provider that has ended without an error. */
  onUse?: OnModelUse
  /** For tests: an offline model that does not pause between words. */
  offline?: ChatModel
}

/**
 * Creates the models of all names from the settings. Loads the SDK of a provider only when there is a key for it. Throws
 * SettingsError when a model of CHAT_MODELS has no key.
 */
export async function createModels(settings: ModelSettings, { log, onUse, offline = offlineModel() }: ModelsOptions = {}): Promise<Models> {
  const fallback: ServedModel = { model: observedModel(offline), modelId: 'offline', servedBy: 'offline', offline: true }
  const served = new Map<string, ServedModel>()
  for (const name of modelNames) {
    const { apiKey, baseUrl, modelId, connect } = provider(settings, name)
    if (!apiKey) continue
    const slots = countedSlots(settings.MODEL_CALLS ?? Number.POSITIVE_INFINITY)
    const limits = waitsOf(settings, name, baseUrl)
    const answerTokens = settings[nameSetting(name, 'ANSWER_TOKENS')]
    const parameters = settings[nameSetting(name, 'PARAMETERS')]
    const connected = await connect({ apiKey, baseUrl, limits, parameters })
    const model = observedModel(countedModel(connected, slots), log && { log, provider: new URL(baseUrl).host }, onUse)
    const silenceMs = Math.max(limits.firstEventMs, limits.silenceMs)
    served.set(name, { model, modelId, servedBy: name, offline: false, silenceMs, answerTokens, isFull: slots.isFull })
  }
  const named = (name: ModelName | 'offline') => served.get(name) ?? fallback
  const usual = named(settings.CHAT_MODEL ?? modelNames.find((name) => served.has(name)) ?? 'offline')
  const [first = { ...usual, id: '', credits: usualCredits }, ...others] = (settings.CHAT_MODELS ?? []).map(
    ({ id, name, model, credits }): PricedModel => {
      const provider = served.get(name)
      if (!provider) throw new SettingsError([`CHAT_MODELS: ${id} needs a key for ${name}`])
      return { ...provider, modelId: model, id, credits }
    },
  )
  return { named, forChat: (choice = '') => choiceOf([first, ...others], choice) }
}

/** Returns the longest waits for the model of a name, by its own settings, those of all, or its address. */
function waitsOf(settings: ModelSettings, name: ModelName, baseUrl: string) {
  const usual = defaultWaitMs(baseUrl)
  const firstEventS = settings[nameSetting(name, 'FIRST_EVENT_S')] ?? settings.MODEL_FIRST_EVENT_S
  const silenceS = settings[nameSetting(name, 'SILENCE_S')] ?? settings.MODEL_SILENCE_S
  const inMs = (seconds: number | undefined) => (seconds === undefined ? usual : seconds * 1_000)
  return { firstEventMs: inMs(firstEventS), silenceMs: inMs(silenceS) }
}

/** Returns the same model with its running calls counted. The closure over the slot does not keep the prompt in memory. */
const countedModel = (counted: ChatModel, slots: CountedSlots): ChatModel => ({
  stream: (request, onText) => counted.stream(request, onText).finally(slots.take()),
})

interface Provider {
  apiKey: string | undefined
  baseUrl: string
  modelId: string
  connect: (options: ProviderOptions) => Promise<ChatModel>
}

const openAi: Provider['connect'] = async (options) => (await import('./providers/openai.ts')).openAiModel(options)
const anthropic: Provider['connect'] = async (options) => (await import('./providers/anthropic.ts')).anthropicModel(options)

function provider(s: ModelSettings, name: ModelName): Provider {
  switch (name) {
    case 'claude':
      return { apiKey: s.ANTHROPIC_API_KEY, baseUrl: s.ANTHROPIC_BASE_URL, modelId: s.MODEL_CLAUDE, connect: anthropic }
    case 'gpt4':
      return { apiKey: s.OPENAI_API_KEY, baseUrl: s.OPENAI_BASE_URL, modelId: s.MODEL_GPT4, connect: openAi }
    case 'gemini':
      return { apiKey: s.GEMINI_API_KEY, baseUrl: s.GEMINI_BASE_URL, modelId: s.MODEL_GEMINI, connect: openAi }
    case 'deepseek':
      return { apiKey: s.DEEPSEEK_API_KEY, baseUrl: s.DEEPSEEK_BASE_URL, modelId: s.MODEL_DEEPSEEK, connect: openAi }
  }
}
