import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import type { ListPublicPersonasRequest } from '@rostra/proto/gen/rostra/persona/v1/ListPublicPersonasRequest'
import { PersonaService } from '@rostra/proto/persona'
import { categories } from '../src/domain/persona.ts'
import { orders } from '../src/domain/public-list.ts'
import { categoryToken } from '../src/domain/search-stems.ts'
import { listCommands } from '../src/store/list-reader.ts'
import { type PublicFilter, publicFilter, type Term } from '../src/store/public-filter.ts'
import { createPersonaWorld, type PersonaWorld } from './persona-world.ts'

let world: PersonaWorld
let gateway: RpcClient
const size = 53

beforeAll(async () => {
  world = await createPersonaWorld()
  gateway = (await world.replica()).client()
  for (let i = 0; i < size; i++) {
    await world.add({
      slug: `p-${i}`,
      category: categories[i % 10] ?? 'Other',
      ownerId: `owner-${i % 3}`,
      // Many alike, so that an order without a tie-break would show.
      conversationCount: i % 4,
      upvotes: i % 5,
      downvotes: i % 3,
      createdAt: new Date(Date.UTC(2026, 0, 1 + (i % 6))),
    })
  }
})
afterAll(() => world?.end())

const list = (asked: ListPublicPersonasRequest) => gateway.call(PersonaService.ListPublicPersonas, { page: 1, limit: 100, ...asked })

describe('the public list', () => {
  it.each(['SORT_POPULAR', 'SORT_NEWEST', 'SORT_RATING', 'SORT_UNSPECIFIED'] as const)(
    'adds up to everyone, page by page, by %s',
    async (sort) => {
      const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => list({ sort, page, limit: 10 })))
      expect(pages.map(({ personas }) => personas.length)).toEqual([10, 10, 10, 10, 10, 3])
      expect(new Set(pages.flatMap(({ personas }) => personas.map(({ id }) => id))).size).toBe(size)
      expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([size]))
    },
  )

  it('says how many match on a page past the end too', async () => {
    expect(await list({ page: 100_000 })).toEqual({ personas: [], total: size })
  })

  it('puts who was talked with and voted for most first when sorted by popularity', async () => {
    const { personas } = await list({ sort: 'SORT_POPULAR' })
    const rows = await world.connection.collection('personas').find().toArray()
    const popularity = new Map(rows.map((row) => [String(row._id), row.popularity as number]))
    const ranks = personas.map(({ id }) => popularity.get(id) ?? 0)
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a))
    expect(ranks.every((rank) => rank > 0)).toBe(true)
  })

  it('lets popularity fade: who was talked with a lot long ago comes after who is now', async () => {
    await world.add({ slug: 'past', name: 'Fading', conversationCount: 100, createdAt: new Date('2025-06-01') })
    await world.add({ slug: 'present', name: 'Fading', conversationCount: 10, createdAt: new Date('2026-01-01') })
    const { personas } = await list({ sort: 'SORT_POPULAR', search: 'fading' })
    expect(personas.map(({ slug }) => slug)).toEqual(['present', 'past'])
    await world.connection.collection('personas').deleteMany({ name: 'Fading' })
  })

  it('puts the newest first when sorted by age', async () => {
    const times = (await list({ sort: 'SORT_NEWEST' })).personas.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().reverse())
  })

  it('trusts many votes more than few when sorted by rating', async () => {
    const few = await world.add({ slug: 'few', upvotes: 2, category: 'Travel', name: 'Rated' })
    const many = await world.add({ slug: 'many', upvotes: 90, downvotes: 10, category: 'Travel', name: 'Rated' })
    const { personas } = await list({ sort: 'SORT_RATING', search: 'rated' })
    expect(personas.map(({ id }) => id)).toEqual([many, few])
    await world.connection.collection('personas').deleteMany({ name: 'Rated' })
  })

  it('keeps to one category', async () => {
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
  ])('refuses what makes no sense by the field %s', async (field, asked) => {
    await expect(list(asked)).rejects.toMatchObject({ reason: 'VALIDATION', details: { fields: { [field]: expect.any(String) } } })
  })
})

describe('the plan of every list', () => {
  const teacher: Term = ['teacher']
  const begun: Term = ['calm', 'calmli', 'calmer']
  const lists: [string, PublicFilter][] = [
    ['all', publicFilter(null, [])],
    ['a category', publicFilter('Finance', [])],
    ['a word', publicFilter(null, [teacher])],
    ['the beginning of a word', publicFilter(null, [begun])],
    ['a word in a category', publicFilter('Finance', [teacher])],
    ['two words', publicFilter(null, [begun, teacher])],
  ]
  const asked = lists.flatMap(([name, filter]) => orders.map((order) => ({ name, order, filter })))
  const stagesOf = async (command: object) => {
    const { queryPlanner } = (await world.connection.db?.command({ explain: command, verbosity: 'queryPlanner' })) ?? {}
    return [...JSON.stringify(queryPlanner.winningPlan).matchAll(/"stage":"(\w+)"/g)].map(([, stage]) => stage)
  }

  it.each(asked)('is a piece of one index in its order: $name by $order', async ({ filter, order }) => {
    const stages = await stagesOf(listCommands.page(filter, order, 24, 24))
    expect(stages).toContain('IXSCAN')
    for (const stage of stages) expect(['LIMIT', 'SKIP', 'PROJECTION_SIMPLE', 'FETCH', 'SORT_MERGE', 'IXSCAN']).toContain(stage)
  })

  it.each(lists.slice(0, -1))('is counted without a look at a persona: %s', async (_name, filter) => {
    const stages = await stagesOf(listCommands.count(filter))
    for (const stage of stages) expect(['COUNT', 'COUNT_SCAN', 'IXSCAN', 'OR']).toContain(stage)
  })

  it('leads with the word that is named first, the rarest', () => {
    const filter = { isPrivate: false, stems: { $in: begun }, $nor: [{ stems: { $nin: ['teacher'] } }] }
    expect(publicFilter(null, [begun, teacher])).toEqual(filter)
    expect(publicFilter('Travel', [])).toEqual({ isPrivate: false, stems: categoryToken('Travel') })
  })
})

describe('the top creators', () => {
  it('are the owners of the most popular personas, each once', async () => {
    const { ownerIds } = await gateway.call(PersonaService.ListTopCreators, { limit: 100 })
    expect(ownerIds.toSorted()).toEqual(['owner-0', 'owner-1', 'owner-2'])
    const [first] = (await list({ sort: 'SORT_POPULAR', limit: 1 })).personas
    expect(await gateway.call(PersonaService.ListTopCreators, { limit: 1 })).toEqual({ ownerIds: [first?.ownerId] })
  })

  it.each([0, 101])('cannot be asked for %d personas', async (limit) => {
    await expect(gateway.call(PersonaService.ListTopCreators, { limit })).rejects.toMatchObject({ reason: 'VALIDATION' })
  })
})
