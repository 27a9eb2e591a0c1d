import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { CallOptions, RpcClient } from '@rostra/kit/rpc/client'
import type { PersonaForm } from '@rostra/proto/gen/rostra/persona/v1/PersonaForm'
import { PersonaService } from '@rostra/proto/persona'
import type { Visibility } from '../../src/core/domain/personas/persona.ts'
import { validForm } from '../fixtures.ts'
import { createHarness, type Harness, listPublic } from '../harness.ts'
import { material, passageOf } from '../passages/material.ts'

let harness: Harness
let gateway: RpcClient
let chat: RpcClient
let experts: RpcClient
let asAda: CallOptions
const others: Record<'member' | 'guest' | 'anonymous', CallOptions> = { member: {}, guest: {}, anonymous: {} }
const everyOther = ['member', 'guest', 'anonymous'] as const
const notFound = expect.objectContaining({ kind: 'not_found', reason: 'BOT_NOT_FOUND' })

beforeAll(async () => {
  harness = await createHarness()
  const { client } = await harness.startReplica()
  gateway = client()
  chat = client('chat')
  experts = client('experts')
  asAda = { token: await harness.identity.member('ada') }
  others.member = { token: await harness.identity.member('bob') }
  others.guest = { token: await harness.identity.guest('ada') }
})
afterAll(() => harness?.end())

const get = (key: { id: string } | { slug: string }, options: CallOptions) => gateway.call(PersonaService.GetPersona, key, options)
const save = (id: string, form: PersonaForm, options = asAda) =>
  gateway.call(PersonaService.UpdatePersona, { id, form: validForm(form) }, options)

/** Adds a persona that would be in every list, with material, and is the only one of its owner. */
async function add(visibility: Visibility, slug: string): Promise<string> {
  const id = await harness.addPersona({
    slug,
    visibility,
    name: `Falconer ${slug}`,
    ownerId: `owner-of-${slug}`,
    conversationCount: 1_000,
    upvotes: 50,
    hasMaterial: true,
  })
  await material(harness).add(id, 'Notes', [passageOf(`It says this of ${slug}.`, { heading: `What about ${slug}?` })])
  return id
}

/** Returns the lists that have the persona, as everyone sees them. */
async function listsWith(id: string, slug: string): Promise<string[]> {
  const owner = `owner-of-${slug}`
  const all = await listPublic(gateway, { page: 1, limit: 100 })
  const search = await listPublic(gateway, { search: slug, page: 1, limit: 100 })
  const featured = await gateway.call(PersonaService.ListFeaturedPersonas, {})
  const creators = await gateway.call(PersonaService.ListTopCreators, { limit: 100 })
  const owners = await gateway.call(PersonaService.ListPublicOwners, { ownerIds: [owner] })
  const { passages } = await experts.call(PersonaService.FindPublicPassages, { query: `What about ${slug}?` }, asAda)
  const has = (personas: readonly { id: string }[]) => personas.some((persona) => persona.id === id)
  const found = {
    list: has(all.personas),
    search: has(search.personas),
    featured: has(featured.personas),
    creators: creators.ownerIds.includes(owner),
    owners: owners.ownerIds.includes(owner),
    passages: passages.some(({ personaId }) => personaId === id),
  }
  return Object.entries(found).flatMap(([name, isThere]) => (isThere ? [name] : []))
}

describe('a draft', () => {
  it('needs no confirmed address and no special role, counts to the limit, and is told from a private persona', async () => {
    const unconfirmed = { token: await harness.identity.member('new', 'citizen', false) }
    const create = () => gateway.call(PersonaService.CreatePersona, { form: validForm({ visibility: 'VISIBILITY_DRAFT' }) }, unconfirmed)
    expect(await create()).toMatchObject({ isPrivate: false, visibility: 'VISIBILITY_DRAFT' })
    for (let n = 2; n <= 5; n++) await create()
    await expect(create()).rejects.toMatchObject({ reason: 'PERSONA_LIMIT' })
  })

  it.each(everyOther)('does not exist for a %s', async (caller) => {
    const as = others[caller]
    const id = await add('draft', `draft-${caller}`)
    for (const key of [{ id }, { slug: `draft-${caller}` }]) await expect(get(key, as)).rejects.toEqual(notFound)
    await expect(gateway.call(PersonaService.GetPersonaStats, { id }, as)).rejects.toEqual(notFound)
    await expect(chat.call(PersonaService.GetSpeakingProfile, { id }, as)).rejects.toEqual(notFound)
    await expect(chat.call(PersonaService.FindPassages, { personaId: id, query: 'What?' }, as)).rejects.toEqual(notFound)
    expect(await gateway.call(PersonaService.ListPersonasByIds, { ids: [id] }, as)).toEqual({ personas: [] })
    expect(await experts.call(PersonaService.ListSpeakingProfiles, { ids: [id] }, as)).toEqual({ profiles: [] })
  })

  it('cannot be voted on, reported or saved by others, and is in no list', async () => {
    const id = await add('draft', 'draft-alone')
    const vote = { personaId: id, direction: 'DIRECTION_UP' } as const
    await expect(gateway.call(PersonaService.CastVote, vote, others.member)).rejects.toEqual(notFound)
    const report = { id, reason: 'REPORT_REASON_SPAM' } as const
    await expect(gateway.call(PersonaService.ReportPersona, report, others.member)).rejects.toEqual(notFound)
    await expect(gateway.call(PersonaService.AddBookmark, { personaId: id }, others.member)).rejects.toEqual(notFound)
    expect(await listsWith(id, 'draft-alone')).toEqual([])
  })

  it('answers its owner, with its material, before anything is public', async () => {
    const id = await add('draft', 'draft-tried')
    const owner = { token: await harness.identity.member('owner-of-draft-tried') }
    expect(await get({ slug: 'draft-tried' }, owner)).toMatchObject({ id, visibility: 'VISIBILITY_DRAFT' })
    expect(await chat.call(PersonaService.GetSpeakingProfile, { id }, owner)).toMatchObject({ id, isPublic: false, hasMaterial: true })
    const query = { personaId: id, query: 'What about draft-tried?' }
    expect((await gateway.call(PersonaService.SearchKnowledge, query, owner)).passages).toHaveLength(1)
  })

  it('is published by a save, and a public persona becomes a draft by another one', async () => {
    const { id } = await gateway.call(PersonaService.CreatePersona, { form: validForm({ visibility: 'VISIBILITY_DRAFT' }) }, asAda)
    const isListed = async () => (await listPublic(gateway, { page: 1, limit: 100 })).personas.some((persona) => persona.id === id)
    await expect(get({ id }, others.member)).rejects.toEqual(notFound)
    await save(id, { visibility: 'VISIBILITY_PUBLIC' })
    expect(await get({ id }, others.member)).toMatchObject({ visibility: 'VISIBILITY_PUBLIC' })
    expect(await isListed()).toBe(true)
    await save(id, { visibility: 'VISIBILITY_DRAFT' })
    await expect(get({ id }, others.member)).rejects.toEqual(notFound)
    expect(await isListed()).toBe(false)
    await expect(save(id, { visibility: 'VISIBILITY_PRIVATE' })).rejects.toMatchObject({ reason: 'PRIVATE_NOT_ALLOWED' })
  })
})

describe('an unlisted persona', () => {
  it('is found by its link and in no list', async () => {
    const id = await add('unlisted', 'unlisted-one')
    for (const caller of everyOther) {
      const found = { id, isPrivate: false, visibility: 'VISIBILITY_UNLISTED' }
      expect(await get({ slug: 'unlisted-one' }, others[caller])).toMatchObject(found)
      expect((await gateway.call(PersonaService.ListPersonasByIds, { ids: [id] }, others[caller])).personas).toMatchObject([found])
    }
    expect(await chat.call(PersonaService.GetSpeakingProfile, { id }, others.guest)).toMatchObject({ isPublic: true })
    expect(await listsWith(id, 'unlisted-one')).toEqual([])
    const vote = { personaId: id, direction: 'DIRECTION_UP' } as const
    expect(await gateway.call(PersonaService.CastVote, vote, others.member)).toMatchObject({ userVote: 'DIRECTION_UP' })
    expect(await listsWith(id, 'unlisted-one')).toEqual([])
  })

  it('is in every list once it is public, and in none again once it is unlisted', async () => {
    const id = await add('public', 'public-one')
    const everyList = ['list', 'search', 'featured', 'creators', 'owners', 'passages']
    expect((await listsWith(id, 'public-one')).sort()).toEqual(everyList.sort())
    const owner = { token: await harness.identity.member('owner-of-public-one') }
    await save(id, { slug: 'public-one', visibility: 'VISIBILITY_UNLISTED' }, owner)
    expect(await listsWith(id, 'public-one')).toEqual([])
  })

  it('needs a confirmed address, since others can use it', async () => {
    const unconfirmed = { token: await harness.identity.member('newer', 'citizen', false) }
    const create = gateway.call(PersonaService.CreatePersona, { form: validForm({ visibility: 'VISIBILITY_UNLISTED' }) }, unconfirmed)
    await expect(create).rejects.toMatchObject({ reason: 'EMAIL_NOT_CONFIRMED' })
  })

  it('cannot be pinned to the landing page', async () => {
    const id = await add('unlisted', 'unlisted-pin')
    const operator = { token: await harness.identity.member('olga', 'super_senator') }
    const pin = gateway.call(PersonaService.SetFeaturing, { id, featuring: 'FEATURING_PINNED' }, operator)
    await expect(pin).rejects.toMatchObject({ reason: 'NOT_PUBLIC' })
  })
})

it('a form without a visibility is private or public, as isPrivate says', async () => {
  const asEve = { token: await harness.identity.member('eve', 'orator') }
  const create = (form: PersonaForm) => gateway.call(PersonaService.CreatePersona, { form: validForm(form) }, asEve)
  expect(await create({ isPrivate: true })).toMatchObject({ isPrivate: true, visibility: 'VISIBILITY_PRIVATE' })
  expect(await create({})).toMatchObject({ isPrivate: false, visibility: 'VISIBILITY_PUBLIC' })
  expect(await create({ isPrivate: true, visibility: 'VISIBILITY_UNLISTED' })).toMatchObject({ isPrivate: false })
})
