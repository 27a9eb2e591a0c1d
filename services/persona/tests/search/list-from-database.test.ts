import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createLog } from '@rostra/kit/log'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { PersonaMessage, PersonaService } from '@rostra/proto/persona'
import { encodeCard, summaryOfCard } from '../../src/core/rpc/wire.ts'
import { listed, newestFirst, personaModel, popularFirst } from '../../src/core/store/personas/persona-model.ts'
import { readPublicListQuery } from '../../src/search/domain/public-list-query.ts'
import { createSearchIndex } from '../../src/search/runtime/search-index.ts'
import { personasFromDatabase } from '../../src/search/store/personas-from-database.ts'
import { createHarness, type Harness, listPublic } from '../harness.ts'

let harness: Harness
/** A replica whose change stream counts as silent from its start. */
let degraded: RpcClient

beforeAll(async () => {
  harness = await createHarness()
  await harness.addPersona({
    slug: 'coach',
    name: 'Yoga coach',
    category: 'Health & Fitness',
    conversationCount: 9,
    description: 'Stretches',
  })
  await harness.addPersona({ slug: 'money', name: 'Penny', category: 'Finance', conversationCount: 90, description: 'Budgets and yoga' })
  await harness.addPersona({ slug: 'newest', name: 'José', category: 'Finance', createdAt: new Date('2026-02-01'), description: 'Savings' })
  await harness.addPersona({ slug: 'secret', name: 'Yoga in secret', visibility: 'private' })
  degraded = (await harness.startReplica({}, { feed: { maxSilenceMs: -1 } })).client()
})
afterAll(() => harness?.end())

const list = async (request: Parameters<typeof listPublic>[1], client = degraded) => {
  const { personas, total } = await listPublic(client, { page: 1, limit: 10, ...request })
  return { slugs: personas.map(({ slug }) => slug), total }
}

describe('while the search index is not current', () => {
  it.each([
    ['by popularity', {}, ['money', 'coach', 'newest']],
    ['newest first', { sort: 'SORT_NEWEST' }, ['newest', 'money', 'coach']],
    ['by rating, in the order of popularity', { sort: 'SORT_RATING' }, ['money', 'coach', 'newest']],
    ['of one category', { category: 'Finance' }, ['money', 'newest']],
    ['of one category, newest first', { category: 'Finance', sort: 'SORT_NEWEST' }, ['money', 'newest']],
    ['of a category without personas', { category: 'Travel' }, []],
    ['for a word of a name', { search: 'jose' }, ['newest']],
    ['for the stem of a word', { search: 'budgeting' }, ['money']],
    ['for a word that several have', { search: 'yoga' }, ['money', 'coach']],
    ['for a word in a category', { search: 'yoga', category: 'Finance' }, ['money']],
    ['for a search without words', { search: '***' }, []],
  ] as const)('the database serves a list %s', async (_what, request, slugs) => {
    const served = await list(request)
    expect(new Set(served.slugs)).toEqual(new Set(slugs))
    if (!('search' in request)) expect(served.slugs).toEqual(slugs)
    expect(served.total).toBe(slugs.length)
  })

  it('the database serves further pages, and none past the end', async () => {
    expect(await list({ page: 2, limit: 2 })).toEqual({ slugs: ['newest'], total: 3 })
    expect(await list({ page: 100_000, limit: 100 })).toEqual({ slugs: [], total: 3 })
  })

  it('the database counts the categories', async () => {
    const counts = async (search = '') => (await degraded.call(PersonaService.CountPublicPersonas, { search })).counts
    expect(await counts()).toEqual([
      { category: 'Finance', count: 2 },
      { category: 'Health & Fitness', count: 1 },
    ])
    expect(await counts('savings')).toEqual([{ category: 'Finance', count: 1 }])
  })

  it('a persona that became private is in no list and no search at once', async () => {
    const personas = harness.connection.collection('personas')
    for (const hidden of [{ visibility: 'private' }, { ownerSuspended: true }]) {
      await personas.updateOne({ slug: 'money' }, { $set: hidden })
      expect((await list({})).slugs).toEqual(['coach', 'newest'])
      expect((await list({ search: 'penny' })).slugs).toEqual([])
      await personas.updateOne({ slug: 'money' }, { $set: { visibility: 'public' }, $unset: { ownerSuspended: 1 } })
    }
  })

  it('a persona that cannot be read is left out', async () => {
    const personas = harness.connection.collection('personas')
    await personas.updateOne({ slug: 'money' }, { $set: { voice: 'robot1' } })
    expect((await list({})).slugs).toEqual(['coach', 'newest'])
    await personas.updateOne({ slug: 'money' }, { $set: { voice: 'male1' } })
  })

  it('a search finds personas by their names before any is loaded', async () => {
    const log = createLog('test', { level: 'silent' })
    const options = { personas: personaModel(harness.connection), index: createSearchIndex(summaryOfCard), encode: encodeCard, log }
    const query = (search: string) => readPublicListQuery({ search, category: '', order: 'popular', page: 1, limit: 10 })
    const found = async (search: string) =>
      (await personasFromDatabase(options).list(query(search))).personas.map((card) => PersonaMessage.deserialize(Buffer.from(card)).slug)
    expect([await found('yoga'), await found('YOGA coach'), await found('jose'), await found('"$where')]).toEqual([
      ['coach'],
      ['coach'],
      ['newest'],
      [],
    ])
  })
})

describe('the queries of the list and of the load', () => {
  it.each([
    ['the popular list', { ...listed }, popularFirst],
    ['the list of a category', { ...listed, category: 'Finance' }, popularFirst],
    ['the newest list', { ...listed }, newestFirst],
    ['the names of a search', { $text: { $search: '"yoga"' }, ...listed }, undefined],
    ['a further part of the load', { ...listed, popularity: { $lte: 3 }, $nor: [{ popularity: 3, _id: { $gte: 1 } }] }, popularFirst],
  ])('an index has %s, in order', async (_what, filter, sort) => {
    const found = harness.connection.collection('personas').find(filter as object)
    const plan = JSON.stringify((await (sort ? found.sort(sort) : found).explain()).queryPlanner.winningPlan)
    expect(plan).toContain('IXSCAN')
    expect(plan).not.toMatch(/COLLSCAN|"SORT"/)
  })
})
