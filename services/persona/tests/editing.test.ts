import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import type { PersonaForm } from '@rostra/proto/gen/rostra/persona/v1/PersonaForm'
import { PersonaService } from '@rostra/proto/persona'
import { filledForm } from './filled-form.ts'
import { createPersonaWorld, listPublic, type PersonaWorld } from './persona-world.ts'

let world: PersonaWorld
let replicas: [RpcClient, RpcClient]
let gateway: RpcClient
let id: string

beforeAll(async () => {
  world = await createPersonaWorld()
  const [one, other] = await Promise.all([world.replica(), world.replica()])
  replicas = [one.client(), other.client()]
  gateway = replicas[0]
})
afterAll(() => world?.end())
beforeEach(async () => {
  id = await world.add()
})

interface Edit {
  version?: number
  who?: string
  role?: string
  client?: RpcClient
}
const as = async (who: string, role = 'citizen') => ({ token: await world.identity.member(who, role) })
const edit = async (form: PersonaForm = {}, { version, who = 'ada', role, client = gateway }: Edit = {}) =>
  client.call(PersonaService.UpdatePersona, { id, form: filledForm(form), version }, await as(who, role))
const shown = async (who = 'ada') => gateway.call(PersonaService.GetPersona, { id }, await as(who))
const notFound = expect.objectContaining({ kind: 'not_found', reason: 'BOT_NOT_FOUND' })
const found = async (search: string) => (await listPublic(gateway, { search, page: 1, limit: 100 })).personas.map((persona) => persona.id)

describe('an edit', () => {
  it('replaces what the form holds, and nothing else', async () => {
    id = await world.add({ upvotes: 3, conversationCount: 7, greeting: 'Hello.' })
    const before = await shown()
    const form = filledForm({ slug: 'edited', voice: 'neutral1', avatarBgColor: '#0f766e', embedOrigins: ['https://example.org/'] })
    const after = await edit(form)
    const kept = { avatarBgColor: '#0F766E', embedOrigins: ['https://example.org'] }
    expect(after).toEqual({ ...before, avatarEmoji: '', ...form, ...kept, openingLinesMade: false, version: 2 })
    expect(await shown()).toEqual(after)
    expect(await world.connection.collection('personas').findOne({ slug: 'edited' })).toMatchObject({ greeting: 'Hello.', upvotes: 3 })
  })

  it('is found by its new words and slug, and no longer by the old', async () => {
    id = await world.add({ slug: 'old-slug', name: 'Beekeeper', description: 'Knows every hive in town' })
    expect(await found('beekeeping')).toEqual([id])
    await edit({ name: 'Falconer', description: 'Knows every hawk in town', slug: 'new-slug', category: 'Travel' })
    expect([await found('beekeeper'), await found('hive'), await found('falconers')]).toEqual([[], [], [id]])
    const { personas } = await listPublic(gateway, { category: 'Travel', page: 1, limit: 10 })
    expect(personas.map(({ slug }) => slug)).toEqual(['new-slug'])
    expect(await gateway.call(PersonaService.GetPersona, { slug: 'new-slug' })).toMatchObject({ id })
    await expect(gateway.call(PersonaService.GetPersona, { slug: 'old-slug' })).rejects.toEqual(notFound)
  })

  it('without a slug leaves the slug as it is', async () => {
    const { slug } = await shown()
    expect(await edit({ name: 'Somebody else', slug: '' })).toMatchObject({ name: 'Somebody else', slug })
    expect(await edit({ slug })).toMatchObject({ slug, version: 3 })
  })

  it('to a slug that is taken is refused with one that is free, and changes nothing', async () => {
    await world.add({ slug: 'occupied', isPrivate: true, ownerId: 'bob' })
    const before = await shown()
    await expect(edit({ slug: 'occupied' })).rejects.toMatchObject({ reason: 'SLUG_TAKEN', details: { suggestion: 'occupied-2' } })
    expect(await shown()).toEqual(before)
  })

  it('that breaks a rule is refused by field, and changes nothing', async () => {
    const before = await shown()
    await expect(edit({ name: '\0', rolePrompt: '' })).rejects.toMatchObject({
      reason: 'VALIDATION',
      details: { fields: { name: expect.any(String), rolePrompt: 'Role prompt must be at least 20 characters' } },
    })
    expect(await shown()).toEqual(before)
  })
})

describe('edits that meet', () => {
  it('are refused when somebody has saved since, and only then', async () => {
    await edit({ name: 'First one' }, { version: 1 })
    await expect(edit({ name: 'Second one' }, { version: 1 })).rejects.toMatchObject({ kind: 'state', reason: 'EDITED_ELSEWHERE' })
    expect(await shown()).toMatchObject({ name: 'First one', version: 2 })
    await edit({ name: 'Second one' }, { version: 2 })
    expect(await edit({ name: 'Whatever is there' })).toMatchObject({ name: 'Whatever is there', version: 4 })
  })

  it('let one of twenty with the same version through, on two replicas', async () => {
    const edits = Array.from({ length: 20 }, (_, i) => edit({ name: `Editor ${i}` }, { version: 1, client: replicas[i % 2] as RpcClient }))
    const outcomes = await Promise.allSettled(edits)
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.reason] : []))
    expect(reasons).toEqual(Array(19).fill('EDITED_ELSEWHERE'))
    expect((await shown()).version).toBe(2)
  })

  it('with votes lose none, and are all counted', async () => {
    const vote = async (i: number) =>
      gateway.call(PersonaService.CastVote, { personaId: id, direction: 'DIRECTION_UP' }, await as(`voter-${i}`))
    const edits = Array.from({ length: 10 }, (_, i) => edit({ name: `Edit ${i}` }, { client: replicas[i % 2] as RpcClient }))
    await Promise.all([...edits, ...Array.from({ length: 20 }, (_, i) => vote(i))])
    expect(await shown()).toMatchObject({ voteCount: 20, version: 11 })
  })
})

describe('a private persona', () => {
  it('can be made of a public one by an orator, not by a citizen', async () => {
    await expect(edit({ isPrivate: true })).rejects.toMatchObject({ kind: 'denied', reason: 'PRIVATE_NOT_ALLOWED' })
    expect((await shown()).isPrivate).toBe(false)
    await edit({ isPrivate: true }, { role: 'orator' })
    await expect(shown('bob')).rejects.toEqual(notFound)
  })

  it('may be saved by its owner whatever the role is now; made public it stays so', async () => {
    id = await world.add({ isPrivate: true })
    expect(await edit({ isPrivate: true, name: 'Still private' })).toMatchObject({ isPrivate: true, name: 'Still private' })
    await edit({ isPrivate: false })
    expect(await shown('bob')).toMatchObject({ isPrivate: false })
    await expect(edit({ isPrivate: true })).rejects.toMatchObject({ reason: 'PRIVATE_NOT_ALLOWED' })
  })
})

describe('somebody else’s persona', () => {
  it.each([false, true])('can be neither edited nor deleted (private: %s)', async (isPrivate) => {
    id = await world.add({ isPrivate })
    await expect(edit({}, { who: 'bob', role: 'super_senator' })).rejects.toEqual(notFound)
    await expect(edit({ name: '' }, { who: 'bob' })).rejects.toEqual(notFound)
    await expect(gateway.call(PersonaService.DeletePersona, { id }, await as('bob'))).rejects.toEqual(notFound)
    expect((await shown()).version).toBe(1)
  })

  it('does not exist for nobody’s owner either, and guests are asked to log in', async () => {
    const orphan = await world.add({ ownerId: '' })
    const guest = { token: await world.identity.guest('ada') }
    for (const wrong of [orphan, '', 'f'.repeat(24), '{"$gt":""}']) {
      const owner = await as('ada')
      await expect(gateway.call(PersonaService.UpdatePersona, { id: wrong, form: filledForm() }, owner)).rejects.toEqual(notFound)
      await expect(gateway.call(PersonaService.DeletePersona, { id: wrong }, owner)).rejects.toEqual(notFound)
    }
    for (const options of [{}, guest]) {
      const refused = { kind: 'unauthenticated', reason: 'AUTH_REQUIRED' }
      await expect(gateway.call(PersonaService.UpdatePersona, { id, form: filledForm() }, options)).rejects.toMatchObject(refused)
      await expect(gateway.call(PersonaService.DeletePersona, { id }, options)).rejects.toMatchObject(refused)
    }
  })
})

describe('a deleted persona', () => {
  it('is gone, with its votes, turns and prompts of old', async () => {
    await edit({ rolePrompt: 'You are quite another person.' })
    await gateway.call(PersonaService.CastVote, { personaId: id, direction: 'DIRECTION_UP' }, await as('eve'))
    const rows = () =>
      Promise.all(['votes', 'prompt_versions'].map((name) => world.connection.collection(name).countDocuments({ personaId: id })))
    expect(await rows()).toEqual([1, 2])
    await gateway.call(PersonaService.DeletePersona, { id }, await as('ada'))
    expect(await rows()).toEqual([0, 0])
    await expect(shown()).rejects.toEqual(notFound)
    await expect(edit()).rejects.toEqual(notFound)
    await expect(gateway.call(PersonaService.DeletePersona, { id }, await as('ada'))).rejects.toEqual(notFound)
  })

  it('leaves nothing behind when it is edited at that moment', async () => {
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 6 }, (_, i) =>
        edit({ rolePrompt: `You are person number ${i} now.` }, { client: replicas[i % 2] as RpcClient }),
      ),
      gateway.call(PersonaService.DeletePersona, { id }, await as('ada')),
    ])
    expect(outcomes.at(-1)?.status).toBe('fulfilled')
    await expect(shown()).rejects.toEqual(notFound)
    expect(await world.connection.collection('prompt_versions').countDocuments({ personaId: id })).toBe(0)
  })
})
