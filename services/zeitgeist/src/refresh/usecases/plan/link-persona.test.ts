import { expect, it } from '@jest/globals'
import type { Supporter } from '../../domain/topics/topic.ts'
import { linkPersona } from './link-persona.ts'

const people = ['ada', 'bert', 'cleo'].map((id) => ({ id, name: id }))

/**
 * Links a persona to a topic that as many people talked about with each persona. `hidden` is not public; `cards` say which word finds whom.
 */
function link(talks: Record<string, number>, { hidden = '', cards = {} as Record<string, string> } = {}) {
  const known = (id: string) => people.find((persona) => persona.id === id && id !== hidden) ?? null
  const supporters = Object.entries(talks).flatMap(([personaId, count]) =>
    Array.from({ length: count }, (): Pick<Supporter, 'personas'> => ({ personas: [{ personaId, conversationIds: [] }] })),
  )
  const personas = { findFor: async (word: string) => known(cards[word] ?? ''), public: async () => [] }
  const words = ['sourdough starter', 'bread'].map((text) => ({ text, people: 3 }))
  const topic = { supporters: supporters.map((each) => ({ person: 1, terms: 1, firstAt: 0, days: [], ...each })) }
  return linkPersona(
    { personas, minPeople: 3 },
    { key: 'k', terms: [], people: 9, firstDay: 1, peopleByDay: [], ...topic },
    { words },
    known,
    new AbortController().signal,
  )
}

it('links the public persona that most people talked with about a topic', async () => {
  expect(await link({ ada: 3, bert: 5 }, { cards: { bread: 'ada' } })).toMatchObject({ id: 'bert' })
  expect(await link({ ada: 3, bert: 5 }, { hidden: 'bert' })).toMatchObject({ id: 'ada' })
})

it('links the one that a search for the words finds, of those that as many people talked with', async () => {
  expect(await link({ ada: 4, bert: 4, cleo: 3 }, { cards: { bread: 'bert' } })).toMatchObject({ id: 'bert' })
  expect(await link({ ada: 4, bert: 4, cleo: 3 }, { cards: { bread: 'cleo' } })).toMatchObject({ id: 'ada' })
})

it('links the one that a search finds when too few people talked with any, or none', async () => {
  expect(await link({ ada: 2 }, { cards: { 'sourdough starter': 'cleo', bread: 'bert' } })).toMatchObject({ id: 'cleo' })
  expect(await link({ ada: 2 })).toBeNull()
})
