import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import type { ListPublicPersonasRequest } from '@rostra/proto/gen/rostra/persona/v1/ListPublicPersonasRequest'
import { PersonaService } from '@rostra/proto/persona'
import { categories } from '../../src/core/domain/personas/persona.ts'
import { createHarness, type Harness, listPublic } from '../harness.ts'

let harness: Harness
let gateway: RpcClient
const personaCount = 53

beforeAll(async () => {
  harness = await createHarness()
  gateway = (await harness.startReplica()).client()
  const persona = (i: number) => ({
    slug: `p-${i}`,
    category: categories[i % 10] ?? 'Other',
    ownerId: `owner-${i % 3}`,
    // Many equal sort keys: an order without a tie-break would repeat or skip personas.
    conversationCount: i % 4,
    upvotes: i % 5,
    downvotes: i % 3,
    createdAt: new Date(Date.UTC(2026, 0, 1 + (i % 6))),
  })
  const numbers = Array.from({ length: personaCount }, (_, i) => i)
  const together = 10
  for (let from = 0; from < personaCount; from += together)
    await Promise.all(numbers.slice(from, from + together).map((i) => harness.addPersona(persona(i))))
})
afterAll(() => harness?.end())

const list = (request: ListPublicPersonasRequest) => listPublic(gateway, { page: 1, limit: 100, ...request })

describe('ListPublicPersonas', () => {
  it.each(['SORT_POPULAR', 'SORT_NEWEST', 'SORT_RATING', 'SORT_UNSPECIFIED'] as const)(
    'returns every persona once, page by page, by %s',
    async (sort) => {
      const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => list({ sort, page, limit: 10 })))
      expect(pages.map(({ personas }) => personas.length)).toEqual([10, 10, 10, 10, 10, 3])
      expect(new Set(pages.flatMap(({ personas }) => personas.map(({ id }) => id))).size).toBe(personaCount)
      expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([personaCount]))
    },
  )

  it('returns the total on a page past the end', async () => {
    expect(await list({ page: 100_000 })).toEqual({ personas: [], total: personaCount })
  })

  it('sorts by popularity', async () => {
    const { personas } = await list({ sort: 'SORT_POPULAR' })
    const rows = await harness.connection.collection('personas').find().toArray()
    const popularity = new Map(rows.map((row) => [String(row._id), row.popularity as number]))
    const ranks = personas.map(({ id }) => popularity.get(id) ?? 0)
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a))
    expect(ranks.every((rank) => rank > 0)).toBe(true)
  })

  it('ranks recent conversations above many old ones', async () => {
    await harness.addPersona({ slug: 'past', name: 'Fading', conversationCount: 100, createdAt: new Date('2025-06-01') })
    await harness.addPersona({ slug: 'present', name: 'Fading', conversationCount: 10, createdAt: new Date('2026-01-01') })
    const { personas } = await list({ sort: 'SORT_POPULAR', search: 'fading' })
    expect(personas.map(({ slug }) => slug)).toEqual(['present', 'past'])
    await harness.deletePersonas({ name: 'Fading' })
  })

  it('sorts by time of creation, newest first', async () => {
    const times = (await list({ sort: 'SORT_NEWEST' })).personas.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().reverse())
  })

  it('sorts by rating, in which many votes count more than few', async () => {
    const few = await harness.addPersona({ slug: 'few', upvotes: 2, category: 'Travel', name: 'Rated' })
    const many = await harness.addPersona({ slug: 'many', upvotes: 90, downvotes: 10, category: 'Travel', name: 'Rated' })
    const { personas } = await list({ sort: 'SORT_RATING', search: 'rated' })
    expect(personas.map(({ id }) => id)).toEqual([many, few])
    await harness.deletePersonas({ name: 'Rated' })
  })

  it('returns the personas of one category', async () => {
    const { personas, total } = await list({ category: 'Health & Fitness' })
    expect(new Set(personas.map(({ category }) => category))).toEqual(new Set(['Health & Fitness']))
    expect(total).toBe(personas.length)
  })

  it.each<[string, ListPublicPersonasRequest]>([
    ['page', { page: 0 }],
    ['limit', { limit: 0 }],
    ['limit', { limit: 101 }],
    ['category', { category: '{"$ne":null}' }],
    ['search', { search: 'a'.repeat(10_240) }],
    ['sort', { sort: 9 as 3 }],
  ])('refuses a wrong value by the field %s', async (field, request) => {
    await expect(list(request)).rejects.toMatchObject({ reason: 'VALIDATION', details: { fields: { [field]: expect.any(String) } } })
  })
})

describe('ListTopCreators', () => {
  it('returns the owners of the most popular personas, each once', async () => {
    const { ownerIds } = await gateway.call(PersonaService.ListTopCreators, { limit: 100 })
    expect(ownerIds.toSorted()).toEqual(['owner-0', 'owner-1', 'owner-2'])
    const [first] = (await list({ sort: 'SORT_POPULAR', limit: 1 })).personas
    expect(await gateway.call(PersonaService.ListTopCreators, { limit: 1 })).toEqual({ ownerIds: [first?.ownerId] })
  })

  it('is not needed to know who publishes: ListPublicOwners answers for owners of a public persona only', async () => {
    await harness.addPersona({ ownerId: 'private-owner', visibility: 'private' })
    await harness.addPersona({ ownerId: 'suspended-owner', visibility: 'private' })
    const suspended = { $set: { visibility: 'public', ownerSuspended: true } }
    await harness.connection.collection('personas').updateOne({ ownerId: 'suspended-owner' }, suspended)
    const asked = ['owner-1', 'private-owner', 'suspended-owner', 'nobody', '', 'owner-2']
    const { ownerIds } = await gateway.call(PersonaService.ListPublicOwners, { ownerIds: asked })
    expect(ownerIds.toSorted()).toEqual(['owner-1', 'owner-2'])
    const tooMany = { ownerIds: Array.from({ length: 101 }, (_, i) => `owner-${i}`) }
    await expect(gateway.call(PersonaService.ListPublicOwners, tooMany)).rejects.toMatchObject({ reason: 'VALIDATION' })
  })

  it.each([0, 101])('refuses the limit %d', async (limit) => {
    await expect(gateway.call(PersonaService.ListTopCreators, { limit })).rejects.toMatchObject({ reason: 'VALIDATION' })
  })
})
