import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { PersonaService } from '@rostra/proto/persona'
import { maxBookmarks } from '../../src/bookmarks/domain/mark.ts'
import { toRow } from '../../src/core/store/personas/persona-model.ts'
import { createScenario, handled, type Scenario } from '../deleted-accounts/scenario.ts'
import { storedPersona } from '../fixtures.ts'

let scenario: Scenario
beforeAll(async () => {
  scenario = await createScenario()
})
afterAll(() => scenario?.harness.end())

const add = async (memberId: string, personaId: string) =>
  scenario.gateway.call(PersonaService.AddBookmark, { personaId }, await scenario.asMember(memberId))
const remove = async (memberId: string, personaId: string) =>
  scenario.gateway.call(PersonaService.RemoveBookmark, { personaId }, await scenario.asMember(memberId))
const list = async (memberId: string) =>
  (await scenario.gateway.call(PersonaService.ListBookmarks, {}, await scenario.asMember(memberId))).bookmarks
const shownTo = async (memberId: string) => (await list(memberId)).flatMap(({ persona }) => (persona ? [persona.slug] : []))
const later = (ms: number) => {
  scenario.harness.clock.now = new Date(scenario.harness.clock.now.getTime() + ms)
}
const update = (slug: string, fields: object) => scenario.harness.connection.collection('personas').updateOne({ slug }, { $set: fields })

describe('saving a persona', () => {
  it('lists it newest first, to the member alone, once however often it is saved', async () => {
    const { harness } = scenario
    const first = await harness.addPersona({ slug: 'first' })
    const second = await harness.addPersona({ slug: 'second' })
    await Promise.all([add('mia', first), add('mia', first)])
    later(1_000)
    await add('mia', second)
    later(1_000)
    await add('mia', first)
    expect(await shownTo('mia')).toEqual(['second', 'first'])
    expect((await list('mia'))[0]).toMatchObject({
      personaId: second,
      savedAt: new Date(harness.clock.now.getTime() - 1_000).toISOString(),
    })
    expect(await shownTo('bob')).toEqual([])
    await remove('mia', second)
    await remove('mia', second)
    expect(await shownTo('mia')).toEqual(['first'])
  })

  it('needs a persona that the member may see', async () => {
    const own = await scenario.harness.addPersona({ slug: 'diary', ownerId: 'eve', visibility: 'private' })
    for (const id of [own, 'f'.repeat(24), 'x']) await expect(add('mia', id)).rejects.toMatchObject({ reason: 'BOT_NOT_FOUND' })
    await add('eve', own)
    expect(await shownTo('eve')).toEqual(['diary'])
  })

  it('needs an account', async () => {
    const { gateway, harness } = scenario
    const personaId = await harness.addPersona()
    for (const token of [undefined, await harness.identity.guest('ada')]) {
      for (const method of [PersonaService.AddBookmark, PersonaService.RemoveBookmark, PersonaService.ListBookmarks])
        await expect(gateway.call(method, { personaId }, { token })).rejects.toMatchObject({ reason: 'AUTH_REQUIRED' })
    }
  })
})

describe('a saved persona', () => {
  it.each([
    ['private', { visibility: 'private' }],
    ['suspended', { suspension: { reason: 'Sells pills', at: new Date(), operatorId: 'op' } }],
    ['of a suspended owner', { ownerSuspended: true }],
  ])('that becomes %s is not shown, and stays in the export', async (what, fields) => {
    const slug = `was-open-${what.replaceAll(' ', '-')}`
    const id = await scenario.harness.addPersona({ slug })
    await add('zoe', id)
    await update(slug, fields)
    expect(await shownTo('zoe')).not.toContain(slug)
    expect((await list('zoe')).map(({ personaId }) => personaId)).toContain(id)
  })

  it('that is deleted leaves the bookmarks of everyone', async () => {
    const { harness, gateway, asMember, rows } = scenario
    const id = await harness.addPersona({ slug: 'gone', ownerId: 'ada' })
    await add('mia', id)
    await add('bob', id)
    await gateway.call(PersonaService.DeletePersona, { id }, await asMember('ada'))
    expect(await shownTo('mia')).not.toContain('gone')
    await handled(async () => expect(await rows('bookmarks').countDocuments({ personaId: id })).toBe(0))
  })
})

it('a member with the most bookmarks may save another one once one is removed or cannot be seen', async () => {
  const { harness, rows } = scenario
  const open = await harness.addPersona({ slug: 'kept' })
  const other = await harness.addPersona({ slug: 'other' })
  const at = new Date()
  const numbers = Array.from({ length: maxBookmarks }, (_, number) => number)
  const stored = numbers.map((number) => ({ memberId: 'max', personaId: number === 0 ? open : number.toString(16).padStart(24, '0'), at }))
  await harness.connection.collection('bookmarks').insertMany(stored)
  await add('max', other)
  expect((await shownTo('max')).sort()).toEqual(['kept', 'other'])
  expect(await rows('bookmarks').countDocuments({ memberId: 'max' })).toBe(2)
})

it('a member who sees all of the most bookmarks is refused another one', async () => {
  const { harness, rows } = scenario
  const open = await harness.addPersona({ slug: 'one-more' })
  const copies = Array.from({ length: maxBookmarks }, (_, number) => toRow({ ...storedPersona, slug: `copy-${number}`, name: 'Copy' }))
  const { insertedIds } = await harness.connection.collection('personas').insertMany(copies)
  const personaIds = Object.values(insertedIds).map(String)
  const at = new Date()
  await harness.connection.collection('bookmarks').insertMany(personaIds.map((personaId) => ({ memberId: 'full', personaId, at })))
  await expect(add('full', open)).rejects.toMatchObject({ kind: 'state', reason: 'TOO_MANY_SAVED' })
  await add('full', personaIds[0] ?? '')
  expect(await rows('bookmarks').countDocuments({ memberId: 'full' })).toBe(maxBookmarks)
})

it('the bookmarks of a deleted account are deleted', async () => {
  const { harness, rows, deleteAccount } = scenario
  const id = await harness.addPersona({ ownerId: 'bob' })
  await add('lea', id)
  await add('kim', id)
  await deleteAccount('lea')
  await handled(async () => expect(await harness.connection.collection('bookmarks').countDocuments({ memberId: 'lea' })).toBe(0))
  expect(await rows('bookmarks').countDocuments({ personaId: id })).toBe(1)
})
