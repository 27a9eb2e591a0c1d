import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { CallOptions, RpcClient } from '@rostra/kit/rpc/client'
import { PersonaService } from '@rostra/proto/persona'
import { createHarness, type Harness, listPublic } from '../harness.ts'

let harness: Harness
let gateway: RpcClient
let chat: RpcClient
let secretId: string
let openId: string
const as: Record<'owner' | 'member' | 'guest' | 'anonymous', CallOptions> = { owner: {}, member: {}, guest: {}, anonymous: {} }
const others = ['member', 'guest', 'anonymous'] as const
const notFound = expect.objectContaining({ kind: 'not_found', reason: 'BOT_NOT_FOUND', message: 'Bot not found' })

beforeAll(async () => {
  harness = await createHarness()
  const { client } = await harness.startReplica()
  gateway = client()
  chat = client('chat')
  secretId = await harness.addPersona({ slug: 'secret', name: 'Secret twin', visibility: 'private', conversationCount: 1_000, upvotes: 9 })
  openId = await harness.addPersona({
    slug: 'open',
    name: 'Open teacher',
    ownerId: 'ada',
    conversationCount: 10,
    description: 'Teaches anything',
  })
  await harness.addPersona({ slug: 'bobs', ownerId: 'bob', conversationCount: 10 })
  as.owner = { token: await harness.identity.member('ada') }
  as.member = { token: await harness.identity.member('bob') }
  as.guest = { token: await harness.identity.guest('ada') }
})
afterAll(() => harness?.end())

describe('a private persona', () => {
  it.each(others)('is not found for %s by id, by slug, by its counts or as a speaking profile', async (caller) => {
    await expect(gateway.call(PersonaService.GetPersona, { id: secretId }, as[caller])).rejects.toEqual(notFound)
    await expect(gateway.call(PersonaService.GetPersona, { slug: 'secret' }, as[caller])).rejects.toEqual(notFound)
    await expect(gateway.call(PersonaService.GetPersonaStats, { id: secretId }, as[caller])).rejects.toEqual(notFound)
    await expect(chat.call(PersonaService.GetSpeakingProfile, { id: secretId }, as[caller])).rejects.toEqual(notFound)
  })

  it.each([...others, 'owner'] as const)('is in no public list, total, search or rotation for %s', async (caller) => {
    for (const search of ['', 'secret', 'sec', 'twin']) {
      const request = { search, page: 1, limit: 100 }
      const { personas, total } = await listPublic(gateway, request, as[caller])
      expect(personas.map(({ id }) => id)).not.toContain(secretId)
      expect(total).toBe(search === '' ? 2 : 0)
    }
    const featured = await gateway.call(PersonaService.ListFeaturedPersonas, {}, as[caller])
    expect(featured.personas.map(({ slug }) => slug).sort()).toEqual(['bobs', 'open'])
  })

  it('is found by its owner', async () => {
    expect(await gateway.call(PersonaService.GetPersona, { slug: 'secret' }, as.owner)).toMatchObject({ id: secretId, isPrivate: true })
    expect(await gateway.call(PersonaService.GetPersonaStats, { id: secretId }, as.owner)).toEqual({
      conversations: 1_000,
      people: 0,
      votes: 9,
    })
    expect(await chat.call(PersonaService.GetSpeakingProfile, { id: secretId }, as.owner)).toMatchObject({ id: secretId, isPublic: false })
  })
})

describe('the speaking profile of a private persona, for an answer that chat continues without a token', () => {
  const read = (person: string) => chat.call(PersonaService.GetSpeakingProfile, { id: secretId, person })

  it('is found for its owner only', async () => {
    expect(await read('member:ada')).toMatchObject({ id: secretId })
    for (const person of ['member:bob', 'guest:ada']) await expect(read(person)).rejects.toEqual(notFound)
    await expect(read('ada')).rejects.toMatchObject({ kind: 'invalid', reason: 'VALIDATION' })
    await expect(gateway.call(PersonaService.GetSpeakingProfile, { id: secretId, person: 'member:ada' })).rejects.toMatchObject({
      reason: 'SERVICE_NOT_ALLOWED',
    })
  })
})

describe('the prompts of a persona', () => {
  it.each(others)('are hidden from %s', async (caller) => {
    const { rolePrompt, strictlyFollows } = await gateway.call(PersonaService.GetPersona, { id: openId }, as[caller])
    expect([rolePrompt, strictlyFollows]).toEqual([undefined, undefined])
  })

  it('are in no public list, also for the owner', async () => {
    const { personas } = await listPublic(gateway, { page: 1, limit: 10 }, as.owner)
    const featured = await gateway.call(PersonaService.ListFeaturedPersonas, {}, as.owner)
    const text = JSON.stringify([personas, featured])
    expect(text).toContain('Open teacher')
    expect(text).not.toMatch(/You are somebody|Never shout/)
  })

  it('are returned to the owner', async () => {
    const prompts = { rolePrompt: 'You are somebody to talk with.', strictlyFollows: 'Never shout.' }
    expect(await gateway.call(PersonaService.GetPersona, { id: openId }, as.owner)).toMatchObject(prompts)
    const { personas } = await gateway.call(PersonaService.ListOwnPersonas, {}, as.owner)
    expect(personas.map(({ slug }) => slug).sort()).toEqual(['open', 'secret'])
    expect(personas[0]).toMatchObject(prompts)
  })

  it('are returned to chat with a greeting, on behalf of any caller who may see the persona', async () => {
    const profile = await chat.call(PersonaService.GetSpeakingProfile, { id: openId }, as.anonymous)
    expect(profile).toMatchObject({
      name: 'Open teacher',
      rolePrompt: 'You are somebody to talk with.',
      strictlyFollows: 'Never shout.',
      greeting: "Hi, I'm Open teacher. Teaches anything. What would you like to talk about?",
      isPublic: true,
    })
  })

  it('are refused to other services, also for the owner', async () => {
    await expect(gateway.call(PersonaService.GetSpeakingProfile, { id: openId }, as.owner)).rejects.toMatchObject({
      kind: 'denied',
      reason: 'SERVICE_NOT_ALLOWED',
    })
  })
})

describe('ListOwnPersonas', () => {
  it.each(['guest', 'anonymous'] as const)('needs an account (%s)', async (caller) => {
    await expect(gateway.call(PersonaService.ListOwnPersonas, {}, as[caller])).rejects.toMatchObject({ reason: 'AUTH_REQUIRED' })
  })
})

describe('an id or slug that cannot exist', () => {
  it.each(['', 'x', '{"$gt":""}', '0'.repeat(24), 'z'.repeat(24), '\u0000', 'a'.repeat(10_000)])('is not found: %#', async (key) => {
    await expect(gateway.call(PersonaService.GetPersona, { id: key })).rejects.toEqual(notFound)
    await expect(gateway.call(PersonaService.GetPersona, { slug: key })).rejects.toEqual(notFound)
    await expect(gateway.call(PersonaService.GetPersonaStats, { id: key })).rejects.toEqual(notFound)
  })
})
