import type { ModelSettings } from './model-settings.ts'

/** A model that the owner of a persona may choose. */
export interface ChatChoice {
  /** Empty without CHAT_MODELS. */
  id: string
  label: string
  /** The price of a message with its answer. */
  credits: number
}

/** At least one choice. The first is the default. */
export type ChatChoices<Choice = ChatChoice> = readonly [Choice, ...Choice[]]

/** The price of a message without CHAT_MODELS, in credits. */
export const usualCredits = 2

/** Returns the choices of CHAT_MODELS; without this setting the only one. */
export function chatChoices({ CHAT_MODELS }: Pick<ModelSettings, 'CHAT_MODELS'>): ChatChoices {
  const [first = { id: '', label: '', credits: usualCredits }, ...others] = CHAT_MODELS ?? []
  return [first, ...others]
}

/** Returns the choice with an id, or the default for an id that is not, or no longer, among them. */
export const choiceOf = <Choice extends Pick<ChatChoice, 'id'>>(choices: ChatChoices<Choice>, id: string): Choice =>
  choices.find((choice) => choice.id === id) ?? choices[0]
