import { expect, it } from '@jest/globals'
import type { ChatChoices } from '@rostra/llm/chat-choices'
import { refuseUnknownModel, shownChoice } from './chat-model.ts'

const choice = (id: string) => ({ id, label: id, credits: 2 })
const choices: ChatChoices = [choice('quick'), choice('deep')]

it('a model can be chosen when it is there, or left to the default', () => {
  for (const id of ['', 'quick', 'deep']) refuseUnknownModel(choices, id)
  const refusal = expect.objectContaining({ kind: 'invalid', reason: 'VALIDATION', details: { fields: { chatModel: expect.any(String) } } })
  expect(() => refuseUnknownModel(choices, 'gone')).toThrow(refusal)
  expect(() => refuseUnknownModel([choice('')], 'deep')).toThrow(refusal)
})

it('the form shows the default for a model that is no longer there', () => {
  expect(['', 'quick', 'deep', 'gone'].map((id) => shownChoice(choices, id))).toEqual(['', '', 'deep', ''])
})
