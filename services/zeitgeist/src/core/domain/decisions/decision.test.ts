import { expect, it } from '@jest/globals'
import { type Decision, withNumberedConversations } from './decision.ts'
import { floorFailure } from './floor.ts'

it('numbers the conversations of a decision, each as often as before', () => {
  const persona = (personaId: string, ...conversationIds: string[]) => ({ personaId, conversationIds })
  const decision: Decision = {
    key: 'k',
    entryId: 'e',
    day: 1,
    terms: [1],
    people: [
      { person: 'a', terms: 1, personas: [persona('plato', 'c-2', 'c-1'), persona('zeno', 'c-3')] },
      { person: 'b', terms: 1, personas: [persona('plato', 'c-2')] },
    ],
    decidedAt: new Date(0),
  }
  const numbered = withNumberedConversations(decision)
  expect(numbered.people).toEqual([
    { person: 'a', terms: 1, personas: [persona('plato', '1', '0'), persona('zeno', '2')] },
    { person: 'b', terms: 1, personas: [persona('plato', '1')] },
  ])
  const failure = (people: Decision['people']) => floorFailure({ terms: 1, people }, 2)
  expect(failure(numbered.people)).toBe(failure(decision.people))
})
