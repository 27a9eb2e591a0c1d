import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { leasePlans } from '@rostra/kit/testing/lease-plans'
import type { SearchArticlesRequest } from '@rostra/proto/gen/rostra/newsroom/v1/SearchArticlesRequest'
import { NewsroomService } from '@rostra/proto/newsroom'
import { editionModel } from '../src/store/editions/edition-model.ts'
import { createNewsroomHarness, type NewsroomHarness, type Replica } from './harness/newsroom-harness.ts'
import { authors, type Press, pressOf, searchArchive } from './harness/press.ts'

const newestFirst = { publishedAt: -1, _id: -1 } as const
const isPublished = { published: true }

let harness: NewsroomHarness
let replica: Replica
let other: Replica
let press: Press

/** Stories of three days, one of them of today. */
const published = [
  ['2031-03-01T00:00:00.000Z', 'Baking Bread'],
  ['2031-03-01T23:59:59.999Z', 'Gardens in spring'],
  ['2031-03-02T12:00:00.000Z', 'Café bakers and gardeners'],
] as const

beforeAll(async () => {
  harness = await createNewsroomHarness()
  replica = await harness.startReplica()
  other = await harness.startReplica()
  press = await pressOf(harness.identity, replica.client)
  for (const [index, [at, topic]] of published.entries()) {
    harness.clock.at = Date.parse(at)
    await press.run({ [authors[index] as string]: topic })
  }
}, 60_000)
afterAll(() => harness?.stop())

const search = (request: SearchArticlesRequest, on = replica) => searchArchive(on.client, request)
const titles = async (request: SearchArticlesRequest) => (await search(request)).articles.map(({ title }) => title)

const [bread, gardens, cafe] = ['Baking Bread by claudeus', 'Gardens in spring by geeps', 'Café bakers and gardeners by gemma'] as const

describe('the archive', () => {
  it.each([
    ['all stories, newest first', {}, [cafe, gardens, bread]],
    ['the forms of a word', { search: 'GARDENING' }, [cafe, gardens]],
    ['a word without its accents', { search: 'cafe' }, [cafe]],
    ['words in any order that a story has all of', { search: 'gardener bakers' }, [cafe]],
    ['words of texts and take-aways', { search: 'people talked about it' }, [cafe, gardens, bread]],
    ['nothing for a word that no story has', { search: 'garden submarine' }, []],
    ['nothing for signs', { search: '$^&"' }, []],
    ['one author', { author: 'AUTHOR_GEEPS' }, [gardens]],
    ['one author by a word', { author: 'AUTHOR_GEEPS', search: 'bread' }, []],
    ['a day from its first to its last millisecond', { dateFrom: '2031-03-01', dateTo: '2031-03-01' }, [gardens, bread]],
    ['days from one on', { dateFrom: '2031-03-02' }, [cafe]],
    ['days up to one', { dateTo: '2031-02-28' }, []],
  ] as const)('finds %s', async (_what, request, found) => {
    expect(await titles(request)).toEqual(found)
  })

  it('tells the same total on every page', async () => {
    const pages = await Promise.all([1, 2, 3, 10_000].map((page) => search({ page, limit: 2 })))
    expect(pages.map(({ total, articles }) => [total, articles.map(({ title }) => title)])).toEqual([
      [3, [cafe, gardens]],
      [3, [bread]],
      [3, []],
      [3, []],
    ])
  })

  it('has a story on every replica as soon as it is published, until it is deleted, and after a restart', async () => {
    const [story] = (await press.run({ AUTHOR_DEEPS: 'Submarines' })).articles
    for (const each of [replica, other]) expect((await search({ search: 'submarine' }, each)).articles).toEqual([story])
    const third = await harness.startReplica()
    expect((await search({ search: 'submarine' }, third)).articles).toEqual([story])
    await press.delete(story?.id as string)
    for (const each of [replica, other, third]) expect(await search({ search: 'submarine' }, each)).toEqual({ articles: [], total: 0 })
    expect((await search({}, await harness.startReplica())).total).toBe(3)
  })

  it.each([
    ['all stories', {}, {}],
    ['one author', { author: 'AUTHOR_CLAUDEUS' }, { author: 'claudeus' }],
    ['days', { dateFrom: '2031-03-01', dateTo: '2031-03-01' }, { day: '2031-03-01' }],
    ['a word', { search: 'gardens' }, { title: /garden/i }],
  ] as const)('has the order, the total and the texts of the database: %s', async (_what, request, filter) => {
    const rows = await harness.connection
      .collection('articles')
      .find({ ...filter, ...isPublished })
      .sort(newestFirst)
      .toArray()
    const { articles, total } = await search(request)
    expect(articles.map(({ id, title, paragraphs }) => [id, title, paragraphs[0]?.text])).toEqual(
      rows.map(({ _id, title, paragraphs }) => [_id.toHexString(), title, paragraphs[0].text]),
    )
    expect(total).toBe(rows.length)
  })

  it('a story that was found is not found from its deletion on, and has no link to a deleted one', async () => {
    harness.clock.at = Date.parse('2031-03-03T12:00:00.000Z')
    const [deleted] = (await press.run({ AUTHOR_DEEPS: 'Lanterns' })).articles
    harness.clock.at = Date.parse('2031-03-04T12:00:00.000Z')
    const [citing] = (await press.run({ AUTHOR_CLAUDEUS: 'Lanterns at night' })).articles
    const found = () => Promise.all([replica, other].map((each) => search({ search: 'lantern' }, each)))
    for (const page of await found()) expect(page).toEqual({ articles: [citing, deleted], total: 2 })
    expect(citing?.sources.at(-1)?.slug).toBe(deleted?.slug)
    await press.delete(deleted?.id as string)
    for (const { articles, total } of await found()) {
      expect([articles.map(({ id }) => id), total]).toEqual([[citing?.id], 1])
      expect(articles[0]?.sources.at(-1)?.slug).toBe('')
    }
    await press.delete(citing?.id as string)
  })

  it('a story has no link to stories that were deleted at the same time', async () => {
    harness.clock.at = Date.parse('2031-03-05T12:00:00.000Z')
    const { articles } = await press.run({ AUTHOR_GEEPS: 'Swings', AUTHOR_GEMMA: 'Playgrounds', AUTHOR_DEEPS: 'Kites' })
    const [swings, playgrounds, kites] = articles
    const sources = [kites, swings].map((each) => ({ kind: 'story', title: 'Linked', slug: each?.slug }))
    await harness.connection.collection('articles').updateOne({ slug: playgrounds?.slug }, { $set: { sources } })
    await Promise.all([kites, swings].map((each) => press.delete(each?.id as string)))
    const [found] = (await search({ search: 'playgrounds' })).articles
    expect(found?.sources.map(({ slug }) => slug)).toEqual(['', ''])
    await press.delete(playgrounds?.id as string)
  })

  it.each([
    ['search', { search: 'x'.repeat(10_000) }],
    ['dateFrom', { dateFrom: '2031-02-30' }],
    ['dateTo', { dateTo: 'today' }],
    ['dateTo', { dateFrom: '2031-03-02', dateTo: '2031-03-01' }],
    ['page', { page: 10_001 }],
    ['limit', { limit: 101 }],
    ['author', { author: 9 as never }],
  ])('refuses a wrong %s by its field: %#', async (field, request) => {
    await expect(search(request)).rejects.toMatchObject({
      kind: 'invalid',
      reason: 'VALIDATION',
      details: { fields: { [field]: expect.any(String) } },
    })
  })
})

it.each([
  ['the latest stories', 'articles', { position: { $gt: 0 } }, { position: -1 }],
  ['the stories of a page', 'articles', { position: { $in: [1, 2] } }, { position: -1 }],
  ['a story by its slug', 'articles', { slug: 's', ...isPublished }, {}],
  ['the slugs that are taken', 'articles', { slug: { $in: ['s', 's-2'] } }, {}],
  ['the stories of a day', 'articles', { day: '2031-03-01', ...isPublished }, {}],
  ['the stories that cite an entry', 'articles', { 'sources.entryId': 'e', ...isPublished }, { position: -1 }],
  ['the stories that link to one', 'articles', { 'sources.slug': 's', ...isPublished }, {}],
  [
    'the stories with stems or messages of an earlier version',
    'articles',
    { $or: [{ textVersion: { $lt: 1 } }, { messageVersion: { $lt: 1 } }] },
    {},
  ],
  ['the version of the archive', 'archive_state', { _id: 'archive' }, {}],
  ['the open edition', 'editions', { open: true, leaseUntil: { $lt: new Date() } }, {}],
  ['the latest scheduled edition', 'editions', { cause: 'schedule', status: 'published' }, { startedAt: -1 }],
] as const)('an index has %s', async (_what, collection, filter, sort) => {
  const found = harness.connection.collection(collection).find(filter as object)
  const explained = await found.sort(sort as Record<string, 1 | -1>).explain()
  expect(JSON.stringify(explained.queryPlanner.winningPlan)).not.toMatch(/COLLSCAN|"SORT"/)
})

it('an index has the edition of another replica', async () => {
  expect(new Set(await leasePlans(editionModel(harness.connection)))).toEqual(new Set(['IXSCAN { open: 1 }']))
})

/** Returns the reads of the collection of stories while `work` runs, as MongoDB's profiler has them. */
async function readsDuring(work: () => Promise<void>) {
  const database = harness.connection.useDb(harness.connection.name)
  await database.db?.command({ profile: 2 })
  await work()
  await database.db?.command({ profile: 0 })
  const reads = await database
    .collection('system.profile')
    .find({ ns: /\.articles$/, planSummary: { $exists: true } })
    .sort({ ts: 1 })
    .toArray()
  await database.dropCollection('system.profile')
  const plansOf = (of: typeof reads) => of.map(({ planSummary, docsExamined }) => [planSummary, docsExamined])
  return {
    // The outbox is read by an aggregation too.
    lists: plansOf(reads.filter(({ command }) => command.pipeline?.at(-1)?.$group?.all)).sort(),
    pages: plansOf(reads.filter(({ command }) => command.filter?.position?.$in)),
  }
}

it('searches read positions from indexes alone, and each list and each story once for a version of the archive', async () => {
  const on = await harness.startReplica()
  const requests: SearchArticlesRequest[] = [
    {},
    { page: 2, limit: 1 },
    { search: 'gardens' },
    { author: 'AUTHOR_GEMMA' },
    { dateFrom: '2031-03-01', dateTo: '2031-03-02' },
    { dateFrom: '2031-03-01', dateTo: '2031-03-02', search: 'cafe gardens' },
  ]
  const { lists, pages } = await readsDuring(async () => {
    for (const request of requests) expect((await search(request, on)).articles).not.toEqual([])
  })
  expect(lists).toEqual([
    ['IXSCAN { position: 1 }', 0],
    ['IXSCAN { stems: 1, position: 1 }', 0],
    ['IXSCAN { stems: 1, position: 1 }', 0],
  ])
  expect(pages).toEqual([['IXSCAN { position: 1 }', 3]])
})

it('a page reads the stories that it has and that are not kept, in one read', async () => {
  const on = await harness.startReplica()
  const { pages } = await readsDuring(async () => {
    expect((await search({ page: 2, limit: 1 }, on)).articles).toHaveLength(1)
    expect((await search({ page: 2, limit: 1 }, on)).articles).toHaveLength(1)
    expect((await search({ limit: 3 }, on)).articles).toHaveLength(3)
    expect((await search({ search: 'gardens' }, on)).articles).toHaveLength(2)
  })
  expect(pages).toEqual([
    ['IXSCAN { position: 1 }', 1],
    ['IXSCAN { position: 1 }', 2],
  ])
})

describe('stories of an earlier version are found as they are until they are stored again:', () => {
  const message = NewsroomService.GetArticle.responseSerialize({ title: 'Old title' })
  it.each([
    ['stems', { stems: ['oldword'], textVersion: 0 }, { search: 'oldword' }, [cafe, gardens, bread]],
    ['messages', { message, messageVersion: 0 }, { search: 'bakers' }, ['Old title']],
  ] as const)('%s', async (_what, old, request, found) => {
    const rows = harness.connection.collection('articles')
    const stored = () => rows.find(isPublished).sort({ position: 1 }).toArray()
    const before = await stored()
    // The other replica has the lists and stories of this version of the archive.
    const ofNew = await search({ search: 'bakers' }, other)
    const on = await harness.startReplica()
    await rows.updateMany(isPublished, { $set: old })
    expect((await search(request, on)).articles.map(({ title }) => title)).toEqual(found)
    const { app } = await harness.startReplica({ timers: { reindex: 50 } })
    await eventually(async () => expect(await stored()).toEqual(before))
    await app.stop()
    for (const each of [on, other]) {
      expect(await search({ search: 'bakers' }, each)).toEqual(ofNew)
      expect((await search({ search: 'oldword' }, each)).total).toBe(0)
    }
  })
})
