import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { PersonaService } from '@rostra/proto/persona'
import { createScenario, handled, type Scenario } from './scenario.ts'

let scenario: Scenario

beforeAll(async () => {
  scenario = await createScenario()
})
afterAll(() => scenario?.harness.end())

const visits = (person: string) => scenario.rows('reach').countDocuments({ _id: { $regex: person } })
const analytics = async (personaId: string) => {
  const { gateway, asMember } = scenario
  return (await gateway.call(PersonaService.GetAnalytics, { personaId, days: 7 }, await asMember('bob'))).totals
}

describe('the visits of a deleted account', () => {
  it('name no account any more, and count as before', async () => {
    const { harness, exchange, deleteAccount } = scenario
    const one = await harness.addPersona({ ownerId: 'bob' })
    const other = await harness.addPersona({ ownerId: 'bob' })
    for (const id of [one, other]) for (const person of ['member:joe', 'guest:g']) await exchange(id, person)
    await handled(async () => expect(await Promise.all([visits('member:joe'), visits('guest:g')])).toEqual([4, 4]))
    const before = await Promise.all([analytics(one), analytics(other)])
    expect(before[0]).toMatchObject({ conversations: 2, people: 2 })
    await deleteAccount('joe')
    await handled(async () => expect(await visits('joe')).toBe(0))
    expect(await visits('guest:g')).toBe(4)
    expect(await Promise.all([analytics(one), analytics(other)])).toEqual(before)
    expect(await harness.connection.collection('reach').countDocuments({ person: 'member:joe' })).toBe(0)
  })
})

describe('the votes and visits of a very active member', () => {
  it('are all taken over by sweeps when the event had time for only some', async () => {
    const { harness, rows, deleteAccount } = scenario
    const numbers = Array.from({ length: 1_300 }, (_, number) => number.toString(16).padStart(24, '0'))
    const at = new Date()
    await rows('votes').insertMany(numbers.map((personaId) => ({ _id: personaId, personaId, voterId: 'max', direction: 'up', at })))
    const reach = harness.connection.collection<{ _id: string }>('reach')
    const person = 'member:max'
    const rowsOfMax = numbers.map((personaId) => ({ _id: `${personaId}/person/${person}`, person, personaId, at, lastAt: at }))
    await reach.insertMany(rowsOfMax)
    await deleteAccount('max')
    await handled(async () => {
      expect(await rows('votes').countDocuments({ voterId: 'max' })).toBe(0)
      expect(await reach.countDocuments({ person })).toBe(0)
    })
    expect(await rows('votes').countDocuments({ voterId: { $regex: '^deleted:' } })).toBe(numbers.length)
    expect(await reach.countDocuments({ _id: { $regex: '/person/deleted:' } })).toBeGreaterThanOrEqual(numbers.length)
  })
})
