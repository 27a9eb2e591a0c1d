import { expect, it } from '@jest/globals'
import { type Decision, withNumberedConversations } from './decision.ts'
import { floorFailure } from './floor.ts'

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

it('numbers conversations of a decision, each as often as before', () => {
  const numbered = withNumberedConversations(decision, new Set(['c-1', 'c-2', 'c-3']))
  expect(numbered.people).toEqual([
    { person: 'a', terms: 1, personas: [persona('plato', '1', '0'), persona('zeno', '2')] },
    { person: 'b', terms: 1, personas: [persona('plato', '1')] },
  ])
  const failure = (people: Decision['people']) => floorFailure({ terms: 1, people }, 2)
  expect(failure(numbered.people)).toBe(failure(decision.people))
  expect(withNumberedConversations(decision, new Set(['c-4']))).toBe(decision)
})

it('gives each conversation a number of its own, whatever was numbered or withdrawn before', () => {
  const [first, second] = withNumberedConversations(decision, new Set(['c-1', 'c-2'])).people
  const withoutFirst = {
    ...decision,
    people: [{ ...first, personas: [persona('plato', '1'), persona('zeno', 'c-3')] }, second],
  } as Decision
  const numbered = withNumberedConversations(withoutFirst, new Set(['c-3']))
  expect(numbered.people.map(({ personas }) => personas)).toEqual([[persona('plato', '0'), persona('zeno', '1')], [persona('plato', '0')]])
})
