import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { CallOptions, RpcClient } from '@rostra/kit/rpc/client'
import { PersonaService } from '@rostra/proto/persona'
import { createPersonaWorld, listPublic, type PersonaWorld } from './persona-world.ts'

let world: PersonaWorld
let gateway: RpcClient
let chat: RpcClient
let secret: string
let open: string
const as: Record<'owner' | 'member' | 'guest' | 'nobody', CallOptions> = { owner: {}, member: {}, guest: {}, nobody: {} }
const others = ['member', 'guest', 'nobody'] as const
const notFound = expect.objectContaining({ kind: 'not_found', reason: 'BOT_NOT_FOUND', message: 'Bot not found' })

beforeAll(async () => {
  world = await createPersonaWorld()
  const { client } = await world.replica()
  gateway = client()
  chat = client('chat')
  secret = await world.add({ slug: 'secret', name: 'Secret twin', isPrivate: true, conversationCount: 1_000, upvotes: 9 })
  open = await world.add({ slug: 'open', name: 'Open teacher', ownerId: 'ada', description: 'Teaches anything' })
  await world.add({ slug: 'bobs', ownerId: 'bob' })
  as.owner = { token: await world.identity.member('ada') }
  as.member = { token: await world.identity.member('bob') }
  as.guest = { token: await world.identity.guest('ada') }
})
afterAll(() => world?.end())

describe('a private persona', () => {
  it.each(others)('does not exist for %s, by id, by slug, in its counts or to speak as', async (who) => {
    await expect(gateway.call(PersonaService.GetPersona, { id: secret }, as[who])).rejects.toEqual(notFound)
    await expect(gateway.call(PersonaService.GetPersona, { slug: 'secret' }, as[who])).rejects.toEqual(notFound)
    await expect(gateway.call(PersonaService.GetPersonaStats, { id: secret }, as[who])).rejects.toEqual(notFound)
    await expect(chat.call(PersonaService.GetSpeakingProfile, { id: secret }, as[who])).rejects.toEqual(notFound)
  })

  it.each([...others, 'owner'] as const)('is in no public list, count, search or rotation for %s', async (who) => {
    for (const search of ['', 'secret', 'sec', 'twin']) {
      const asked = { search, page: 1, limit: 100 }
      const { personas, total } = await listPublic(gateway, asked, as[who])
      expect(personas.map(({ id }) => id)).not.toContain(secret)
      expect(total).toBe(search === '' ? 2 : 0)
    }
    const featured = await gateway.call(PersonaService.ListFeaturedPersonas, {}, as[who])
    expect(featured.personas.map(({ slug }) => slug).sort()).toEqual(['bobs', 'open'])
  })

  it('is there for its owner', async () => {
    expect(await gateway.call(PersonaService.GetPersona, { slug: 'secret' }, as.owner)).toMatchObject({ id: secret, isPrivate: true })
    expect(await gateway.call(PersonaService.GetPersonaStats, { id: secret }, as.owner)).toEqual({
      conversations: 1_000,
      people: 0,
      votes: 9,
    })
    expect(await chat.call(PersonaService.GetSpeakingProfile, { id: secret }, as.owner)).toMatchObject({ id: secret })
  })
})

describe('the prompts of a persona', () => {
  it.each(others)('are not shown to %s', async (who) => {
    const { rolePrompt, strictlyFollows } = await gateway.call(PersonaService.GetPersona, { id: open }, as[who])
    expect([rolePrompt, strictlyFollows]).toEqual([undefined, undefined])
  })

  it('are in no public list, even for the owner', async () => {
    const { personas } = await listPublic(gateway, { page: 1, limit: 10 }, as.owner)
    const featured = await gateway.call(PersonaService.ListFeaturedPersonas, {}, as.owner)
    const text = JSON.stringify([personas, featured])
    expect(text).toContain('Open teacher')
    expect(text).not.toMatch(/You are somebody|Never shout/)
  })

  it('are shown to the owner', async () => {
    const prompts = { rolePrompt: 'You are somebody to talk with.', strictlyFollows: 'Never shout.' }
    expect(await gateway.call(PersonaService.GetPersona, { id: open }, as.owner)).toMatchObject(prompts)
    const { personas } = await gateway.call(PersonaService.ListOwnPersonas, {}, as.owner)
    expect(personas.map(({ slug }) => slug).sort()).toEqual(['open', 'secret'])
    expect(personas[0]).toMatchObject(prompts)
  })

  it('go to chat, with a greeting, on behalf of anybody who may see the persona', async () => {
    const profile = await chat.call(PersonaService.GetSpeakingProfile, { id: open }, as.nobody)
    expect(profile).toMatchObject({
      name: 'Open teacher',
      rolePrompt: 'You are somebody to talk with.',
      strictlyFollows: 'Never shout.',
      greeting: "Hi, I'm Open teacher. Teaches anything. What would you like to talk about?",
    })
  })

  it('go to no other service, not even for the owner', async () => {
    await expect(gateway.call(PersonaService.GetSpeakingProfile, { id: open }, as.owner)).rejects.toMatchObject({
      kind: 'denied',
      reason: 'SERVICE_NOT_ALLOWED',
    })
  })
})

describe('my personas', () => {
  it.each(['guest', 'nobody'] as const)('need an account (%s)', async (who) => {
    await expect(gateway.call(PersonaService.ListOwnPersonas, {}, as[who])).rejects.toMatchObject({ reason: 'AUTH_REQUIRED' })
  })
})

describe('a persona that cannot exist', () => {
  it.each(['', 'x', '{"$gt":""}', '0'.repeat(24), 'z'.repeat(24), '\u0000', 'a'.repeat(10_000)])('is not found: %#', async (key) => {
    await expect(gateway.call(PersonaService.GetPersona, { id: key })).rejects.toEqual(notFound)
    await expect(gateway.call(PersonaService.GetPersona, { slug: key })).rejects.toEqual(notFound)
    await expect(gateway.call(PersonaService.GetPersonaStats, { id: key })).rejects.toEqual(notFound)
  })
})
