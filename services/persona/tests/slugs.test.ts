import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import type { PersonaForm } from '@rostra/proto/gen/rostra/persona/v1/PersonaForm'
import { PersonaService } from '@rostra/proto/persona'
import { filledForm } from './filled-form.ts'
import { createPersonaWorld, type PersonaWorld } from './persona-world.ts'

let world: PersonaWorld
let replicas: [RpcClient, RpcClient]
let gateway: RpcClient

beforeAll(async () => {
  world = await createPersonaWorld()
  const [one, other] = await Promise.all([world.replica(), world.replica()])
  replicas = [one.client(), other.client()]
  gateway = replicas[0]
})
afterAll(() => world?.end())

const as = async (id: string) => ({ token: await world.identity.member(id) })
const create = async (who: string, form: PersonaForm = {}, client = gateway) =>
  client.call(PersonaService.CreatePersona, { form: filledForm(form) }, await as(who))

describe('a slug', () => {
  it('that is taken is refused with one that is free', async () => {
    await create('slug-1', { slug: 'taken' })
    const refusal = { kind: 'exists', reason: 'SLUG_TAKEN', message: 'This slug is already taken', details: { suggestion: 'taken-2' } }
    await expect(create('slug-2', { slug: 'taken' })).rejects.toMatchObject(refusal)
    await create('slug-2', { slug: 'taken-2' })
    await expect(create('slug-3', { slug: 'taken' })).rejects.toMatchObject({ details: { suggestion: 'taken-3' } })
  })

  it('that nobody asked for is made of the name, and numbered where it is taken', async () => {
    const makers = Array.from({ length: 6 }, (_, i) => `made-${i}`)
    const made = await Promise.all(makers.map((who, i) => create(who, { name: '苏格拉底' }, replicas[i % 2])))
    const slugs = made.map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(6)
    for (const slug of slugs) expect(slug).toMatch(/^persona(-\d+)?$/)
    expect(slugs).toContain('persona')
  })

  it('goes to one of many who want it at once, on two replicas', async () => {
    const making = Array.from({ length: 20 }, (_, i) => create(`race-${i}`, { slug: 'wanted' }, replicas[i % 2]))
    const outcomes = await Promise.allSettled(making)
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.reason] : []))
    expect(reasons).toEqual(Array(19).fill('SLUG_TAKEN'))
    expect(await world.connection.collection('personas').countDocuments({ slug: 'wanted' })).toBe(1)
  })
})

describe('the check of a slug', () => {
  const check = async (slug: string, who = 'checker', personaId = '') =>
    gateway.call(PersonaService.CheckSlug, { slug, personaId }, await as(who))

  it('says whether it can be had, and if not, why and which one could', async () => {
    await create('holder', { slug: 'held' })
    await create('holder', { slug: 'held-2' })
    const taken = { available: false, problem: 'This slug is already taken' }
    const badLetters = { available: false, problem: 'Slug can only contain lowercase letters, numbers, and hyphens' }
    expect(await check('free-one')).toEqual({ available: true, problem: '', suggestion: '' })
    expect(await check('held')).toEqual({ ...taken, suggestion: 'held-3' })
    expect(await check('Held!')).toEqual({ ...badLetters, suggestion: 'held-3' })
    expect(await check('My Čat')).toEqual({ ...badLetters, suggestion: 'my-cat' })
    expect(await check('admin')).toMatchObject({ available: false, suggestion: 'admin-2' })
    expect(await check('ab')).toEqual({ available: false, problem: 'Slug must be at least 3 characters', suggestion: 'ab-2' })
    expect(await check('')).toEqual({ available: false, problem: 'Slug must be at least 3 characters', suggestion: '' })
  })

  it('leaves a persona its own', async () => {
    const { id } = await create('keeper', { slug: 'kept-slug' })
    expect(await check('kept-slug', 'keeper', id)).toEqual({ available: true, problem: '', suggestion: '' })
    expect(await check('kept-slug', 'keeper')).toMatchObject({ available: false, suggestion: 'kept-slug-2' })
    expect(await check('Kept slug', 'keeper', id)).toMatchObject({ available: false, suggestion: 'kept-slug' })
  })

  it('tells nothing about the personas of others, and nothing to people without an account', async () => {
    const id = await world.add({ slug: 'somebodys', isPrivate: true, ownerId: 'somebody' })
    for (const other of [id, 'f'.repeat(24), '{"$gt":""}'])
      await expect(check('somebodys', 'checker', other)).rejects.toMatchObject({ kind: 'not_found', reason: 'BOT_NOT_FOUND' })
    for (const options of [{}, { token: await world.identity.guest('g') }])
      await expect(gateway.call(PersonaService.CheckSlug, { slug: 'free' }, options)).rejects.toMatchObject({ reason: 'AUTH_REQUIRED' })
  })

  it('stands whatever is typed', async () => {
    for (const slug of ['\0', '{"$gt":""}', '.*', '😀'.repeat(1_000), 'a'.repeat(10_000), '-'.repeat(10_000)])
      expect(await check(slug)).toMatchObject({ available: false, problem: expect.stringMatching(/^Slug /) })
  })
})
