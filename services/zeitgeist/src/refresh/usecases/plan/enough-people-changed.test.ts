import { expect, it } from '@jest/globals'
import type { Evidence } from '../../domain/topics/topic.ts'
import { enoughPeopleChanged } from './enough-people-changed.ts'

const at = (text: string) => new Date(`2026-03-${text}:00Z`)
const dayNumber = (at: Date) => Math.floor(at.getTime() / 86_400_000)

/** Whether an edition of 3 March, 12:00, may differ from one of 2 March, 12:00, with a floor of 2. */
const mayDiffer = (wrote: readonly (readonly [person: number, at: Date])[], previousCutAt: Date | null = at('02T12:00')) => {
  const rows = wrote.map(([person, at]): Evidence => {
    const messages = [{ exchangeId: '', at, terms: [], runs: [] }]
    return { person, day: dayNumber(at), conversationId: '', personaId: '', messages }
  })
  async function* read(first: number, last: number) {
    for (const row of rows) if (row.day >= first && row.day <= last) yield [row]
  }
  return enoughPeopleChanged({ minPeople: 2 }, { cutAt: at('03T12:00'), previousCutAt }, { thisWeek: read, weekBefore: read })
}

it('the first edition may show anything', async () => {
  expect(await mayDiffer([], null)).toBe(true)
})

it('an edition differs once as many people wrote since the one before as an entry needs', async () => {
  expect(await mayDiffer([[1, at('02T13:00')]])).toBe(false)
  expect(await mayDiffer([1, 1, 1].map((person) => [person, at('03T11:00')]))).toBe(false)
  expect(await mayDiffer([1, 2].map((person) => [person, at('02T11:00')]))).toBe(false)
  expect(
    await mayDiffer([
      [1, at('02T13:00')],
      [2, at('03T11:00')],
    ]),
  ).toBe(true)
})

it('an edition differs once as many people have left the 7 days', async () => {
  const left = new Date('2026-02-24T10:00:00Z')
  expect(await mayDiffer([[1, left]])).toBe(false)
  expect(
    await mayDiffer([
      [1, left],
      [2, left],
    ]),
  ).toBe(true)
  const stillIn = new Date('2026-02-25T10:00:00Z')
  expect(
    await mayDiffer([
      [1, stillIn],
      [2, stillIn],
    ]),
  ).toBe(false)
})

it('after 7 days nobody is left of the edition before', async () => {
  expect(await mayDiffer([], new Date('2026-02-24T12:00:00Z'))).toBe(true)
})
