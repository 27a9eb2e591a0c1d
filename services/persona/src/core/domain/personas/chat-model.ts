import { DomainError } from '@rostra/kit/errors'
import { type ChatChoices, choiceOf } from '@rostra/llm/chat-choices'

/** Throws VALIDATION unless the model can be chosen. Empty is the default. */
export function refuseUnknownModel(choices: ChatChoices, id: string): void {
  if (id === '' || choices.some((choice) => choice.id === id)) return
  const message = 'Please choose one of the models'
  throw new DomainError('invalid', 'VALIDATION', message, { fields: { chatModel: message } })
}

/** Returns the choice as the form shows it: empty for the default, which also answers for a model that is no longer there. */
export function shownChoice(choices: ChatChoices, id: string): string {
  const chosen = choiceOf(choices, id)
  return chosen === choices[0] ? '' : chosen.id
}
