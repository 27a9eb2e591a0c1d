import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { accountDeleted } from '../events.ts'
import { createScenario, handled, noRows, type Scenario } from './scenario.ts'

let scenario: Scenario

beforeEach(async () => {
  scenario = await createScenario()
})
afterEach(() => scenario?.harness.end())

describe('the tombstone of a deleted account', () => {
  it('is kept for an hour', async () => {
    const { rows, deleteAccount } = scenario
    const tombstone = () => rows('deleted_accounts').findOne({ _id: 'ada' })
    await deleteAccount('ada')
    await handled(async () => expect(await tombstone()).not.toBeNull())
    const { sweepAt } = (await tombstone()) ?? {}
    await eventually(async () => expect((await tombstone())?.sweepAt).not.toEqual(sweepAt))
    await rows('deleted_accounts').updateOne({ _id: 'ada' }, [{ $set: { at: { $subtract: ['$at', 61 * 60_000] } } }])
    await eventually(async () => expect(await tombstone()).toBeNull())
  })

  it('makes sweeps delete personas and anonymize votes that calls in flight wrote late', async () => {
    const { harness, rows, deleteAccount, storedSlugs, rowsAbout, tally } = scenario
    await deleteAccount('ada')
    await handled(async () => expect(await rows('deleted_accounts').countDocuments()).toBe(1))
    const bobs = await harness.addPersona({ slug: 'bobs', ownerId: 'bob', upvotes: 1 })
    // Private: the harness waits until public personas are listed, and a sweep may be faster.
    await harness.addPersona({ slug: 'late', visibility: 'private' })
    await rows('votes').insertOne({ _id: 'late', personaId: bobs, voterId: 'ada', direction: 'up', at: new Date() })
    await handled(async () => expect(await storedSlugs()).toEqual(['bobs']))
    await handled(async () => expect(await rows('votes').countDocuments({ voterId: 'ada' })).toBe(0))
    expect([await tally(bobs), await rowsAbout(bobs)]).toEqual([
      { count: 1, votes: 1 },
      { ...noRows, votes: 1 },
    ])
  })
})

describe('the event of a deleted account', () => {
  it('goes to the dead letters when it names no account or is no message, and deletes nothing', async () => {
    const { harness, bus, deleteAccount, storedSlugs } = scenario
    await harness.addPersona({ slug: 'orphan', ownerId: '' })
    await deleteAccount('')
    await bus.publish([{ ...accountDeleted('x'), payload: Buffer.from([0xff, 0xff, 0xff]) }])
    await handled(async () => expect(await harness.buses.deadLetters()).toBeGreaterThanOrEqual(2))
    expect(await storedSlugs()).toEqual(['orphan'])
  })
})
