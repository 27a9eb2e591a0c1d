import { expect, it } from '@jest/globals'
import { type ChatChoices, chatChoices, choiceOf } from './chat-choices.ts'

const choice = (id: string, credits: number) => ({ id, label: id, credits })

it('a persona has the only model at 2 credits, whatever it chose before', () => {
  const only = chatChoices({ CHAT_MODELS: undefined })
  expect(only).toEqual([{ id: '', label: '', credits: 2 }])
  expect(choiceOf(only, 'deep')).toBe(only[0])
})

it('a persona has its choice, or the first one when it chose none or one that is no longer there', () => {
  const choices: ChatChoices = [choice('quick', 1), choice('deep', 5)]
  expect(['deep', 'quick', '', 'gone'].map((id) => choiceOf(choices, id).credits)).toEqual([5, 1, 1, 1])
})
