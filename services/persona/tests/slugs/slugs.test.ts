import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { whileUnavailable } from '@rostra/kit/testing/while-unavailable'
import type { PersonaForm } from '@rostra/proto/gen/rostra/persona/v1/PersonaForm'
import { PersonaService } from '@rostra/proto/persona'
import { validForm } from '../fixtures.ts'
import { createHarness, type Harness } from '../harness.ts'

let harness: Harness
let replicas: [RpcClient, RpcClient]
let gateway: RpcClient

beforeAll(async () => {
  harness = await createHarness()
  const [one, other] = await Promise.all([harness.startReplica(), harness.startReplica()])
  replicas = [one.client(), other.client()]
  gateway = replicas[0]
})
afterAll(() => harness?.end())

const asMember = async (id: string) => ({ token: await harness.identity.member(id) })
const create = async (ownerId: string, form: PersonaForm = {}, client = gateway) =>
  client.call(PersonaService.CreatePersona, { form: validForm(form) }, await asMember(ownerId))

describe('a slug of the form', () => {
  it('is refused with a free suggestion when it is taken', async () => {
    await create('slug-1', { slug: 'taken' })
    const refusal = { kind: 'exists', reason: 'SLUG_TAKEN', message: 'This slug is already taken', details: { suggestion: 'taken-2' } }
    await expect(create('slug-2', { slug: 'taken' })).rejects.toMatchObject(refusal)
    await create('slug-2', { slug: 'taken-2' })
    await expect(create('slug-3', { slug: 'taken' })).rejects.toMatchObject({ details: { suggestion: 'taken-3' } })
  })

  it('goes to one of twenty concurrent creations on two replicas', async () => {
    const createOne = (i: number) => create(`race-${i}`, { slug: 'wanted' }, replicas[i % 2])
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => whileUnavailable(() => createOne(i))))
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.reason] : []))
    expect(reasons).toEqual(Array(19).fill('SLUG_TAKEN'))
    expect(await harness.connection.collection('personas').countDocuments({ slug: 'wanted' })).toBe(1)
  })
})

describe('a form without a slug', () => {
  it.each([
    ['Amélie Čapek', /^amelie-capek$/],
    ['Ｆｕｌｌ Ｗｉｄｔｈ', /^full-width$/],
    ['Учитель музыки', /^uchitel-muzyki$/],
    ['王小明', /^wang-xiao-ming$/],
    ['💥💥💥', /^persona-[0-9a-f]{6}$/],
  ])('gets a slug that is derived from the name %s', async (name, pattern) => {
    const { id, slug } = await create(`derived-${name.length}`, { name, slug: '' })
    expect(slug).toMatch(pattern)
    expect(await gateway.call(PersonaService.GetPersona, { slug })).toMatchObject({ id, name })
  })

  it('gets a numbered slug when the derived one is taken, on two replicas', async () => {
    const ownerIds = Array.from({ length: 6 }, (_, i) => `made-${i}`)
    const created = await Promise.all(ownerIds.map((ownerId, i) => create(ownerId, { name: '苏格拉底' }, replicas[i % 2])))
    const slugs = created.map(({ slug }) => slug).sort()
    expect(new Set(slugs).size).toBe(6)
    const [derived = ''] = slugs
    expect(derived).toBe('su-ge-la-di')
    for (const slug of slugs.slice(1)) expect(slug).toMatch(new RegExp(`^${derived}-\\d+$`))
  })
})

describe('CheckSlug', () => {
  const check = async (slug: string, { ownerId = 'checker', personaId = '', name = '' } = {}) =>
    gateway.call(PersonaService.CheckSlug, { slug, personaId, name }, await asMember(ownerId))

  it('returns whether a slug is available, and if not, the reason and a free suggestion', async () => {
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

  it('suggests the slug of the name when the slug is empty', async () => {
    expect(await check('', { name: 'Grace Hopper' })).toMatchObject({ available: false, suggestion: 'grace-hopper' })
    expect(await check('another-free-one', { name: 'Grace Hopper' })).toMatchObject({ available: true, suggestion: '' })
    const { suggestion } = await check(' ', { name: 'Μαρία Κιουρί' })
    expect(suggestion).toMatch(/^maria-kioyri$/)
    const { slug } = await create('suggested', { name: 'Μαρία Κιουρί', slug: '' })
    expect(slug).toBe(suggestion)
    expect(await check('', { name: 'Μαρία Κιουρί' })).toMatchObject({ suggestion: `${suggestion}-2` })
  })

  it('suggests a slug for text in another script', async () => {
    const { problem, suggestion } = await check('李白')
    expect(problem).toBe('Slug must be at least 3 characters')
    expect(suggestion).toBe('li-bai')
    expect(await check(suggestion)).toMatchObject({ available: true })
  })

  it('accepts the slug that the persona has already', async () => {
    const { id } = await create('keeper', { slug: 'kept-slug' })
    const own = { ownerId: 'keeper', personaId: id }
    expect(await check('kept-slug', own)).toEqual({ available: true, problem: '', suggestion: '' })
    expect(await check('kept-slug', { ownerId: 'keeper' })).toMatchObject({ available: false, suggestion: 'kept-slug-2' })
    expect(await check('Kept slug', own)).toMatchObject({ available: false, suggestion: 'kept-slug' })
  })

  it('refuses the persona of another owner, and callers without an account', async () => {
    const id = await harness.addPersona({ slug: 'private-slug', visibility: 'private', ownerId: 'eve' })
    for (const personaId of [id, 'f'.repeat(24), '{"$gt":""}'])
      await expect(check('private-slug', { personaId })).rejects.toMatchObject({ kind: 'not_found', reason: 'BOT_NOT_FOUND' })
    for (const options of [{}, { token: await harness.identity.guest('g') }])
      await expect(gateway.call(PersonaService.CheckSlug, { slug: 'free' }, options)).rejects.toMatchObject({ reason: 'AUTH_REQUIRED' })
  })

  it('reports a problem for any hostile text', async () => {
    for (const slug of ['\0', '{"$gt":""}', '.*', '😀'.repeat(1_000), 'a'.repeat(10_000), '-'.repeat(10_000)])
      expect(await check(slug)).toMatchObject({ available: false, problem: expect.stringMatching(/^Slug /) })
  })
})
