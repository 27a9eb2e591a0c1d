import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { PersonaService } from '@rostra/proto/persona'
import { maxFollowed, maxNewest } from '../../src/bookmarks/domain/mark.ts'
import { toRow } from '../../src/core/store/personas/persona-model.ts'
import { createScenario, handled, type Scenario } from '../deleted-accounts/scenario.ts'
import { storedPersona } from '../fixtures.ts'

let scenario: Scenario
beforeAll(async () => {
  scenario = await createScenario()
})
afterAll(() => scenario?.harness.end())

const creator = (ownerId: string) => scenario.gateway.call(PersonaService.GetCreator, { ownerId })
const slugsOf = async (ownerId: string) => (await creator(ownerId)).personas.map(({ slug }) => slug)
const follow = async (memberId: string, ownerId: string) =>
  scenario.gateway.call(PersonaService.FollowCreator, { ownerId }, await scenario.asMember(memberId))
const unfollow = async (memberId: string, ownerId: string) =>
  scenario.gateway.call(PersonaService.UnfollowCreator, { ownerId }, await scenario.asMember(memberId))
const followed = async (memberId: string) =>
  scenario.gateway.call(PersonaService.ListFollowedCreators, {}, await scenario.asMember(memberId))
const namesOf = async (memberId: string) => (await followed(memberId)).creators.map(({ ownerId }) => ownerId)
const later = (ms: number) => {
  scenario.harness.clock.now = new Date(scenario.harness.clock.now.getTime() + ms)
}
const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const update = (slug: string, fields: object) => scenario.harness.connection.collection('personas').updateOne({ slug }, { $set: fields })
const follows = () => scenario.harness.connection.collection('follows')
const unknown = { kind: 'not_found', reason: 'CREATOR_NOT_FOUND' }

describe('a creator', () => {
  it('has the personas that lists may show, newest first', async () => {
    const { harness } = scenario
    await harness.addPersona({ slug: 'old-one', ownerId: 'carl', createdAt: day(1) })
    await harness.addPersona({ slug: 'new-one', ownerId: 'carl', createdAt: day(2) })
    for (const visibility of ['unlisted', 'draft', 'private'] as const)
      await harness.addPersona({ slug: `carls-${visibility}`, ownerId: 'carl', visibility })
    await harness.addPersona({ slug: 'carls-suspended', ownerId: 'carl' })
    await update('carls-suspended', { suspension: { reason: 'Sells pills', at: new Date(), operatorId: 'op' } })
    expect(await slugsOf('carl')).toEqual(['new-one', 'old-one'])
  })

  it.each([
    ['has only an unlisted persona', { visibility: 'unlisted' }],
    ['has only a draft', { visibility: 'draft' }],
    ['has only a private persona', { visibility: 'private' }],
    ['is suspended', { ownerSuspended: true }],
    ['has only personas beyond the limit of the role', { aboveLimit: true }],
  ])('who %s is as unknown as one who does not exist', async (what, fields) => {
    const ownerId = `hidden-${what.replaceAll(' ', '-')}`
    const slug = `of-${ownerId}`
    await scenario.harness.addPersona({ slug, ownerId })
    await update(slug, fields)
    for (const id of [ownerId, 'does-not-exist', '']) {
      await expect(creator(id)).rejects.toMatchObject(unknown)
      await expect(follow('mia', id)).rejects.toMatchObject(unknown)
    }
  })
})

describe('following a creator', () => {
  it('lists the latest first, with their newest personas, once however often it is asked for', async () => {
    const { harness } = scenario
    await harness.addPersona({ slug: 'of-dora', ownerId: 'dora', createdAt: day(5) })
    await harness.addPersona({ slug: 'of-emil', ownerId: 'emil', createdAt: day(7) })
    await harness.addPersona({ slug: 'emils-first', ownerId: 'emil', createdAt: day(3) })
    await Promise.all([follow('zoe', 'dora'), follow('zoe', 'dora')])
    later(1_000)
    await follow('zoe', 'emil')
    later(1_000)
    await follow('zoe', 'dora')
    const { creators, personas } = await followed('zoe')
    const at = (ms: number) => new Date(harness.clock.now.getTime() - ms).toISOString()
    expect(creators).toEqual([
      { ownerId: 'emil', followedAt: at(1_000), isListed: true },
      { ownerId: 'dora', followedAt: at(2_000), isListed: true },
    ])
    expect(personas.map(({ slug }) => slug)).toEqual(['of-emil', 'of-dora', 'emils-first'])
    expect([(await creator('dora')).followers, (await creator('emil')).followers]).toEqual([1, 1])
    expect(await namesOf('kim')).toEqual([])
    await unfollow('zoe', 'dora')
    await unfollow('zoe', 'dora')
    expect(await namesOf('zoe')).toEqual(['emil'])
    expect((await creator('dora')).followers).toBe(0)
  })

  it('is refused for the own account', async () => {
    await scenario.harness.addPersona({ ownerId: 'nora' })
    await expect(follow('nora', 'nora')).rejects.toMatchObject({ kind: 'denied', reason: 'OWN_ACCOUNT' })
  })

  it('needs an account', async () => {
    const { gateway, harness } = scenario
    await harness.addPersona({ ownerId: 'nora' })
    for (const token of [undefined, await harness.identity.guest('ada')])
      for (const method of [PersonaService.FollowCreator, PersonaService.UnfollowCreator, PersonaService.ListFollowedCreators])
        await expect(gateway.call(method, { ownerId: 'nora' }, { token })).rejects.toMatchObject({ reason: 'AUTH_REQUIRED' })
  })

  it('shows no persona that its creator took out of the lists, and keeps the creator', async () => {
    const { harness } = scenario
    await harness.addPersona({ slug: 'of-finn', ownerId: 'finn' })
    await follow('lou', 'finn')
    await update('of-finn', { visibility: 'draft' })
    expect(await followed('lou')).toMatchObject({ creators: [{ ownerId: 'finn', isListed: false }], personas: [] })
  })

  it('shows the newest personas only', async () => {
    const { harness } = scenario
    const rows = Array.from({ length: maxNewest + 2 }, (_, number) =>
      toRow({ ...storedPersona, ownerId: 'gina', slug: `ginas-${number}`, name: 'Copy', createdAt: day(number) }),
    )
    await harness.connection.collection('personas').insertMany(rows)
    await follow('ivo', 'gina')
    const { personas } = await followed('ivo')
    expect([personas.length, personas[0]?.slug]).toEqual([maxNewest, `ginas-${maxNewest + 1}`])
  })
})

describe('a member who follows the most creators', () => {
  const full = (memberId: string, ownerIds: string[]) =>
    follows().insertMany(ownerIds.map((creatorId) => ({ memberId, creatorId, at: new Date() })))
  const ids = (name: string) => Array.from({ length: maxFollowed }, (_, number) => `${name}-${number}`)

  it('may follow another one, for whom those without a listed persona make way', async () => {
    await scenario.harness.addPersona({ ownerId: 'hans' })
    await full('max', ids('gone'))
    await follow('max', 'hans')
    expect(await namesOf('max')).toEqual(['hans'])
  })

  it('is refused another one when all have listed personas', async () => {
    const { harness } = scenario
    await harness.addPersona({ ownerId: 'hans' })
    const owners = ids('busy')
    const rows = owners.map((ownerId) => toRow({ ...storedPersona, ownerId, slug: `of-${ownerId}`, name: 'Copy' }))
    await harness.connection.collection('personas').insertMany(rows)
    await full('ben', owners)
    await expect(follow('ben', 'hans')).rejects.toMatchObject({ kind: 'state', reason: 'TOO_MANY_FOLLOWED' })
    await follow('ben', owners[0] ?? '')
    expect(await follows().countDocuments({ memberId: 'ben' })).toBe(maxFollowed)
  })
})

it.each([
  ['follows', { memberId: 'lea', creatorId: 'pia' }],
  ['is followed', { memberId: 'kim', creatorId: 'lea' }],
])('a deleted account leaves nothing behind of whom it %s', async (_what, row) => {
  await follows().insertMany([
    { ...row, at: new Date() },
    { memberId: 'kim', creatorId: 'pia', at: new Date() },
  ])
  await scenario.deleteAccount('lea')
  await handled(async () => expect(await follows().countDocuments({ $or: [{ memberId: 'lea' }, { creatorId: 'lea' }] })).toBe(0))
  expect(await follows().countDocuments({ memberId: 'kim', creatorId: 'pia' })).toBe(1)
  await follows().deleteMany({ creatorId: 'pia' })
})
