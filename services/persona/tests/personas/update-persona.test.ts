import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import { whileUnavailable } from '@rostra/kit/testing/while-unavailable'
import type { Role } from '@rostra/platform/role'
import type { PersonaForm } from '@rostra/proto/gen/rostra/persona/v1/PersonaForm'
import { PersonaService } from '@rostra/proto/persona'
import { validForm } from '../fixtures.ts'
import { createHarness, type Harness, listPublic } from '../harness.ts'

let harness: Harness
let replicas: [RpcClient, RpcClient]
let gateway: RpcClient
let id: string

beforeAll(async () => {
  harness = await createHarness()
  const [one, other] = await Promise.all([harness.startReplica(), harness.startReplica()])
  replicas = [one.client(), other.client()]
  gateway = replicas[0]
})
afterAll(() => harness?.end())
beforeEach(async () => {
  id = await harness.addPersona()
})

interface Edit {
  version?: number
  /** Default: ada, who owns the persona. */
  memberId?: string
  role?: Role
  client?: RpcClient
}
const asMember = async (id: string, role: Role = 'citizen') => ({ token: await harness.identity.member(id, role) })
const edit = async (form: PersonaForm = {}, { version, memberId = 'ada', role, client = gateway }: Edit = {}) =>
  client.call(PersonaService.UpdatePersona, { id, form: validForm(form), version }, await asMember(memberId, role))
const getPersona = async (memberId = 'ada') => gateway.call(PersonaService.GetPersona, { id }, await asMember(memberId))
const notFound = expect.objectContaining({ kind: 'not_found', reason: 'BOT_NOT_FOUND' })
const idsFound = async (search: string) =>
  (await listPublic(gateway, { search, page: 1, limit: 100 })).personas.map((persona) => persona.id)

describe('UpdatePersona', () => {
  it('replaces the fields of the form and no others', async () => {
    id = await harness.addPersona({ upvotes: 3, conversationCount: 7, greeting: 'Hello.' })
    const before = await getPersona()
    const greeting = 'Good day.'
    const form = validForm({
      slug: 'edited',
      greeting,
      voice: 'neutral1',
      avatarBgColor: '#0f766e',
      embedOrigins: ['https://example.org/'],
    })
    const after = await edit(form)
    const normalized = { avatarBgColor: '#0F766E', embedOrigins: ['https://example.org'] }
    expect(after).toEqual({
      ...before,
      avatarEmoji: '',
      ...form,
      ...normalized,
      firstMessage: greeting,
      openingLinesMade: false,
      version: 2,
    })
    expect(await getPersona()).toEqual(after)
    expect(await harness.connection.collection('personas').findOne({ slug: 'edited' })).toMatchObject({ greeting, upvotes: 3 })
  })

  it('makes the persona found by its new words and slug, and no longer by the old ones', async () => {
    id = await harness.addPersona({ slug: 'old-slug', name: 'Beekeeper', description: 'Knows every hive in town' })
    expect(await idsFound('beekeeping')).toEqual([id])
    await edit({ name: 'Falconer', description: 'Knows every hawk in town', slug: 'new-slug', category: 'Travel' })
    expect([await idsFound('beekeeper'), await idsFound('hive'), await idsFound('falconers')]).toEqual([[], [], [id]])
    const { personas } = await listPublic(gateway, { category: 'Travel', page: 1, limit: 10 })
    expect(personas.map(({ slug }) => slug)).toEqual(['new-slug'])
    expect(await gateway.call(PersonaService.GetPersona, { slug: 'new-slug' })).toMatchObject({ id })
    await expect(gateway.call(PersonaService.GetPersona, { slug: 'old-slug' })).rejects.toEqual(notFound)
  })

  it('keeps the slug when the form has none', async () => {
    const { slug } = await getPersona()
    expect(await edit({ name: 'Somebody else', slug: '' })).toMatchObject({ name: 'Somebody else', slug })
    expect(await edit({ slug })).toMatchObject({ slug, version: 3 })
  })

  it('refuses a taken slug with a free suggestion, and changes nothing', async () => {
    await harness.addPersona({ slug: 'occupied', visibility: 'private', ownerId: 'bob' })
    const before = await getPersona()
    await expect(edit({ slug: 'occupied' })).rejects.toMatchObject({ reason: 'SLUG_TAKEN', details: { suggestion: 'occupied-2' } })
    expect(await getPersona()).toEqual(before)
  })

  it('refuses an invalid form by field, and changes nothing', async () => {
    const before = await getPersona()
    await expect(edit({ name: '\0', rolePrompt: '' })).rejects.toMatchObject({
      reason: 'VALIDATION',
      details: { fields: { name: expect.any(String), rolePrompt: 'Role prompt must be at least 20 characters' } },
    })
    expect(await getPersona()).toEqual(before)
  })
})

describe('concurrent updates', () => {
  it('are refused when the persona was saved since their version, and only then', async () => {
    await edit({ name: 'First one' }, { version: 1 })
    await expect(edit({ name: 'Second one' }, { version: 1 })).rejects.toMatchObject({ kind: 'state', reason: 'EDITED_ELSEWHERE' })
    expect(await getPersona()).toMatchObject({ name: 'First one', version: 2 })
    await edit({ name: 'Second one' }, { version: 2 })
    expect(await edit({ name: 'Whatever is there' })).toMatchObject({ name: 'Whatever is there', version: 4 })
  })

  it('succeed once of twenty with the same version on two replicas', async () => {
    const editOne = (i: number) => edit({ name: `Editor ${i}` }, { version: 1, client: replicas[i % 2] as RpcClient })
    const edits = Array.from({ length: 20 }, (_, i) => whileUnavailable(() => editOne(i)))
    const outcomes = await Promise.allSettled(edits)
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.reason] : []))
    expect(new Set(reasons)).toEqual(new Set(['EDITED_ELSEWHERE']))
    // An edit may be stored although its call failed with a transient error. Its retry is then refused too.
    expect(reasons.length).toBeGreaterThanOrEqual(19)
    expect((await getPersona()).version).toBe(2)
  })

  it('lose no vote and are all counted', async () => {
    const vote = async (i: number) =>
      gateway.call(PersonaService.CastVote, { personaId: id, direction: 'DIRECTION_UP' }, await asMember(`voter-${i}`))
    const editOne = (i: number) => edit({ name: `Edit ${i}` }, { client: replicas[i % 2] as RpcClient })
    const edits = Array.from({ length: 10 }, (_, i) => whileUnavailable(() => editOne(i)))
    await Promise.all([...edits, ...Array.from({ length: 20 }, (_, i) => whileUnavailable(() => vote(i)))])
    const { voteCount, version } = await getPersona()
    expect(voteCount).toBe(20)
    // 10 edits, and those that were stored twice: their call failed with a transient error, and was retried.
    expect(version).toBeGreaterThanOrEqual(11)
  })
})

describe('a private persona', () => {
  it('can be made of a public one by an orator and not by a citizen', async () => {
    await expect(edit({ isPrivate: true })).rejects.toMatchObject({ kind: 'denied', reason: 'PRIVATE_NOT_ALLOWED' })
    expect((await getPersona()).isPrivate).toBe(false)
    await edit({ isPrivate: true }, { role: 'orator' })
    await expect(getPersona('bob')).rejects.toEqual(notFound)
  })

  it('may be saved by its owner in any role, and stays public once made public', async () => {
    id = await harness.addPersona({ visibility: 'private' })
    expect(await edit({ isPrivate: true, name: 'Still private' })).toMatchObject({ isPrivate: true, name: 'Still private' })
    await edit({ isPrivate: false })
    expect(await getPersona('bob')).toMatchObject({ isPrivate: false })
    await expect(edit({ isPrivate: true })).rejects.toMatchObject({ reason: 'PRIVATE_NOT_ALLOWED' })
  })
})

describe('a persona of another owner', () => {
  it.each([false, true])('cannot be updated or deleted (private: %s)', async (isPrivate) => {
    id = await harness.addPersona({ visibility: isPrivate ? 'private' : 'public' })
    await expect(edit({}, { memberId: 'bob', role: 'super_senator' })).rejects.toEqual(notFound)
    await expect(edit({ name: '' }, { memberId: 'bob' })).rejects.toEqual(notFound)
    await expect(gateway.call(PersonaService.DeletePersona, { id }, await asMember('bob'))).rejects.toEqual(notFound)
    expect((await getPersona()).version).toBe(1)
  })

  it('or without an owner is not found by members, and guests must log in', async () => {
    const orphan = await harness.addPersona({ ownerId: '' })
    const guest = { token: await harness.identity.guest('ada') }
    for (const wrong of [orphan, '', 'f'.repeat(24), '{"$gt":""}']) {
      const owner = await asMember('ada')
      await expect(gateway.call(PersonaService.UpdatePersona, { id: wrong, form: validForm() }, owner)).rejects.toEqual(notFound)
      await expect(gateway.call(PersonaService.DeletePersona, { id: wrong }, owner)).rejects.toEqual(notFound)
    }
    for (const options of [{}, guest]) {
      const refused = { kind: 'unauthenticated', reason: 'AUTH_REQUIRED' }
      await expect(gateway.call(PersonaService.UpdatePersona, { id, form: validForm() }, options)).rejects.toMatchObject(refused)
      await expect(gateway.call(PersonaService.DeletePersona, { id }, options)).rejects.toMatchObject(refused)
    }
  })
})

describe('DeletePersona', () => {
  it('deletes the persona with its votes and prompt versions', async () => {
    await edit({ rolePrompt: 'You are quite another person.' })
    await gateway.call(PersonaService.CastVote, { personaId: id, direction: 'DIRECTION_UP' }, await asMember('eve'))
    const rows = () =>
      Promise.all(['votes', 'prompt_versions'].map((name) => harness.connection.collection(name).countDocuments({ personaId: id })))
    expect(await rows()).toEqual([1, 2])
    await gateway.call(PersonaService.DeletePersona, { id }, await asMember('ada'))
    await expect(getPersona()).rejects.toEqual(notFound)
    await eventually(async () => expect(await rows()).toEqual([0, 0]))
    await expect(edit()).rejects.toEqual(notFound)
    await expect(gateway.call(PersonaService.DeletePersona, { id }, await asMember('ada'))).rejects.toEqual(notFound)
  })

  it('leaves no rows behind when the persona is updated concurrently', async () => {
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 6 }, (_, i) =>
        edit({ rolePrompt: `You are person number ${i} now.` }, { client: replicas[i % 2] as RpcClient }),
      ),
      gateway.call(PersonaService.DeletePersona, { id }, await asMember('ada')),
    ])
    expect(outcomes.at(-1)?.status).toBe('fulfilled')
    await expect(getPersona()).rejects.toEqual(notFound)
    // The rows are deleted in the background, after the tombstone is stored.
    await eventually(async () => expect(await harness.connection.collection('prompt_versions').countDocuments({ personaId: id })).toBe(0))
  })
})
