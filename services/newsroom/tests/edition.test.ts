import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import { NewsroomService } from '@rostra/proto/newsroom'
import { OperatorActedEvent } from '@rostra/proto/newsroom-events'
import { createNewsroomHarness, entries, type NewsroomHarness, type Replica } from './harness/newsroom-harness.ts'
import { authors, type Press, pressOf, searchArchive } from './harness/press.ts'
import { type ScriptedWriting, scriptedWriting } from './harness/scripted-writing.ts'

let harness: NewsroomHarness
let replica: Replica
let other: Replica
let press: Press
let writing: ScriptedWriting

beforeAll(async () => {
  harness = await createNewsroomHarness()
  writing = scriptedWriting()
  replica = await harness.startReplica({ writing })
  other = await harness.startReplica({ writing })
  press = await pressOf(harness.identity, replica.client)
})
afterEach(async () => {
  harness.clock.at = null
  harness.zeitgeist.on('ListEntries', () => ({ entries }))
  writing.before = async () => undefined
  writing.asked.length = 0
  await harness.clear()
})
afterAll(() => harness?.stop())

/** Two editions of one test are of this day. */
const noon = Date.parse('2031-03-28T12:00:00.000Z')
const hasStory = 'Has written today’s story already.'

describe('an edition', () => {
  it('has a story of every author, from their material, under a slug of its own', async () => {
    const { articles, skipped } = await press.run()
    expect(skipped).toEqual([])
    expect(articles.map(({ author }) => author)).toEqual(authors)
    expect(articles.map(({ slug }) => slug)).toEqual(['claudeus', 'geeps', 'gemma', 'deeps'].map((name) => `sourdough-bread-by-${name}`))
    expect(articles[0]).toMatchObject({
      title: 'Sourdough bread by claudeus',
      paragraphs: [{ text: 'People talked about Sourdough bread.', sources: [1] }],
      takeaways: ['It was Sourdough bread.', 'It was talked about.'],
      sources: [{ kind: 'SOURCE_KIND_ENTRY', title: 'Sourdough bread', slug: '', entryId: entries[0]?.id }],
      modelId: 'offline',
    })
    expect(await press.articles()).toEqual(articles.toReversed())
    expect(await replica.client.call(NewsroomService.GetArticle, { slug: 'sourdough-bread-by-gemma' })).toEqual(articles[2])
  })

  it('has stories that are found by the entry they cite, newest first, until they are deleted', async () => {
    const citing = async (entryId: string, limit = 0) =>
      (await other.client.call(NewsroomService.ListArticles, { entryId, limit })).articles.map(({ id }) => id)
    const { articles } = await press.run()
    const ids = articles.map(({ id }) => id).toReversed()
    const id = entries[0]?.id ?? ''
    expect(await citing(id)).toEqual(ids)
    expect(await citing(id, 2)).toEqual(ids.slice(0, 2))
    expect(await citing('another')).toEqual([])
    await press.delete(ids[0] ?? '')
    expect(await citing(id)).toEqual(ids.slice(1))
  })

  it('is written by those who are named, about their topics', async () => {
    const { articles } = await press.run({ AUTHOR_DEEPS: 'Tea', AUTHOR_GEEPS: '' })
    expect(articles.map(({ title }) => title)).toEqual(['Sourdough bread by geeps', 'Tea by deeps'])
    expect(articles[1]?.sources.map(({ kind, title }) => [kind, title])).toEqual([
      ['SOURCE_KIND_TOPIC', 'Tea'],
      ['SOURCE_KIND_ENTRY', 'Sourdough bread'],
    ])
  })

  it('replaces nothing, and asks no author who has written', async () => {
    harness.clock.at = noon
    const { articles } = await press.run({ AUTHOR_GEMMA: 'Tea' })
    const again = await press.run()
    expect(again.articles).toHaveLength(3)
    expect(again.skipped).toEqual([{ author: 'AUTHOR_GEMMA', reason: hasStory }])
    expect(writing.asked.sort()).toEqual(['claudeus', 'deeps', 'geeps', 'gemma'])
    expect(await press.articles()).toEqual(expect.arrayContaining(articles))
    expect(await press.run()).toEqual({ articles: [], skipped: authors.map((author) => ({ author, reason: hasStory })), notes: [] })
  })

  it('is of the day of its start in UTC, so that each day has a story of each author', async () => {
    harness.clock.at = Date.parse('2031-03-28T23:59:59.999Z')
    const late = await press.run({ AUTHOR_GEMMA: 'Tea' })
    harness.clock.at = Date.parse('2031-03-29T00:00:00.000Z')
    const early = await press.run({ AUTHOR_GEMMA: 'Tea' })
    expect([late, early].map(({ articles }) => articles.map(({ slug, publishedAt }) => [slug, publishedAt]))).toEqual([
      [['tea-by-gemma', '2031-03-28T23:59:59.999Z']],
      [['tea-by-gemma-2', '2031-03-29T00:00:00.000Z']],
    ])
  })

  it('goes on without an author whose story fails', async () => {
    writing.before = async (author) => {
      if (author === 'geeps') throw new Error('the model refuses')
    }
    const { articles, skipped } = await press.run()
    expect(articles.map(({ author }) => author)).toEqual(authors.filter((author) => author !== 'AUTHOR_GEEPS'))
    expect(skipped).toEqual([{ author: 'AUTHOR_GEEPS', reason: 'The story could not be written. Please try again later.' }])
  })

  it('has the stories of authors with a topic while the zeitgeist is away', async () => {
    harness.zeitgeist.on('ListEntries', () => {
      throw new DomainError('unavailable', 'STORE_UNAVAILABLE', 'away')
    })
    const { articles, skipped } = await press.run({ AUTHOR_GEMMA: 'Tea', AUTHOR_DEEPS: '' })
    expect(articles.map(({ title }) => title)).toEqual(['Tea by gemma'])
    expect(skipped).toEqual([{ author: 'AUTHOR_DEEPS', reason: 'The zeitgeist could not be read, and no topic was given.' }])
  })

  it('tells the operator what there is to know about a story', async () => {
    const { articles, notes } = await press.run({ AUTHOR_GEMMA: 'Unprintable', AUTHOR_DEEPS: 'Tea' })
    expect(articles).toHaveLength(2)
    expect(notes).toEqual([{ author: 'AUTHOR_GEMMA', text: 'Left out.' }])
  })

  it('has a reason for authors without material', async () => {
    harness.zeitgeist.on('ListEntries', () => ({ entries: [] }))
    expect(await press.run({ AUTHOR_DEEPS: '' })).toEqual({
      articles: [],
      notes: [],
      skipped: [{ author: 'AUTHOR_DEEPS', reason: 'There is no material.' }],
    })
  })

  it('fails when the zeitgeist breaks, and the next one succeeds', async () => {
    harness.zeitgeist.on('ListEntries', () => {
      throw new Error('broken')
    })
    await expect(press.run()).rejects.toMatchObject({ kind: 'unavailable', reason: 'EDITION_FAILED' })
    harness.zeitgeist.on('ListEntries', () => ({ entries }))
    expect((await press.run()).articles).toHaveLength(4)
  })

  it('is the only one, on whatever replica another one is asked for', async () => {
    const others = await pressOf(harness.identity, other.client)
    // The edition has not ended before the other one is asked for.
    const refused = Promise.withResolvers<void>()
    writing.before = () => refused.promise
    const runs = [press.run(), others.run()]
    for (const run of runs) run.catch(() => refused.resolve())
    const outcomes = await Promise.allSettled(runs)
    const refusal = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(refusal.reason).toMatchObject({
      kind: 'state',
      reason: 'EDITION_RUNNING',
      message: 'The presses are running already. The stories appear in a moment.',
    })
    expect(await press.articles()).toHaveLength(4)
    expect(writing.asked).toHaveLength(4)
  })

  it('keeps no text and no material once it has ended', async () => {
    await press.run()
    const editions = await harness.connection.collection('editions').find({}).toArray()
    expect(JSON.stringify(editions)).not.toContain('People talked')
    expect(editions[0]?.assignments).toEqual(
      Array.from({ length: 4 }, () => expect.objectContaining({ state: 'published', material: [], story: null })),
    )
  })

  it.each(['citizen', 'orator'] as const)('is refused to the role %s', async (role) => {
    const token = await harness.identity.member('m', role)
    const refusal = { kind: 'denied', reason: 'PRESS_NOT_ALLOWED', message: 'Only Super Senators can run the presses.' }
    await expect(replica.client.call(NewsroomService.GenerateDaily, {}, { token })).rejects.toMatchObject(refusal)
    await expect(replica.client.call(NewsroomService.DeleteArticle, { id: 'x' }, { token })).rejects.toMatchObject(refusal)
    await expect(replica.client.call(NewsroomService.GenerateDaily, {})).rejects.toMatchObject(refusal)
  })

  it('is refused with an unknown author, an author twice and a topic that is too long', async () => {
    const run = (assignments: object[]) => replica.client.call(NewsroomService.GenerateDaily, { assignments }, { token: press.token })
    const deeps = { author: 'AUTHOR_DEEPS', topic: '' }
    for (const wrong of [
      [{ topic: 'x' }],
      [{ author: 9, topic: '' }],
      [deeps, deeps],
      [{ ...deeps, topic: 'x'.repeat(201) }],
      Array(9).fill(deeps),
    ])
      await expect(run(wrong)).rejects.toMatchObject({ kind: 'invalid', reason: 'VALIDATION' })
  })
})

describe('a story that is deleted', () => {
  it('is gone, frees the day of its author, and its slug is not used again', async () => {
    const [story] = (await press.run({ AUTHOR_GEMMA: 'Tea' })).articles
    await press.delete(story?.id as string)
    expect(await press.articles()).toEqual([])
    await expect(replica.client.call(NewsroomService.GetArticle, { slug: 'tea-by-gemma' })).rejects.toMatchObject({
      kind: 'not_found',
      reason: 'ARTICLE_NOT_FOUND',
    })
    const again = await press.run({ AUTHOR_GEMMA: 'Tea' })
    expect(again.articles.map(({ slug }) => slug)).toEqual(['tea-by-gemma-2'])
    await expect(press.delete(story?.id as string)).rejects.toMatchObject({ reason: 'ARTICLE_NOT_FOUND' })
    await expect(press.delete('{"$gt":""}')).rejects.toMatchObject({ reason: 'ARTICLE_NOT_FOUND' })
    const rows = await harness.connection
      .collection('articles')
      .find({ deletedAt: { $exists: true } })
      .toArray()
    expect(JSON.stringify(rows)).not.toContain('People talked')
  })

  it('is no link of other stories any more', async () => {
    const [story] = (await press.run({ AUTHOR_GEMMA: 'Tea' })).articles
    const [citing] = (await press.run({ AUTHOR_DEEPS: 'Cake' })).articles
    const source = { kind: 'SOURCE_KIND_STORY', title: 'Tea by gemma', entryId: '' }
    expect(citing?.sources.at(-1)).toEqual({ ...source, slug: 'tea-by-gemma' })
    const search = async (on: Replica) => (await searchArchive(on.client, { search: 'cake' })).articles[0]?.sources.at(-1)
    for (const each of [replica, other]) expect(await search(each)).toEqual({ ...source, slug: 'tea-by-gemma' })
    await press.delete(story?.id as string)
    for (const each of [replica, other]) expect(await search(each)).toEqual({ ...source, slug: '' })
  })
})

it('editions that an operator asks for, also those that fail, and deletions are published for the audit log', async () => {
  harness.clock.at = noon
  const press = await pressOf(harness.identity, replica.client)
  const acted: { action: string; targetId: string; targetName: string }[] = []
  const bus = await harness.buses.join()
  const handle = async ({ payload }: { payload: Buffer }) => {
    const { operatorId, action, targetId, targetName } = OperatorActedEvent.deserialize(payload)
    if (operatorId === press.id) acted.push({ action, targetId, targetName })
  }
  const stop = await bus.subscribe({ topic: OperatorActedEvent.topic, group: 'audit', handle })
  harness.zeitgeist.on('ListEntries', () => {
    throw new Error('broken')
  })
  await expect(press.run()).rejects.toMatchObject({ reason: 'EDITION_FAILED' })
  harness.zeitgeist.on('ListEntries', () => ({ entries }))
  const [story] = (await press.run({ AUTHOR_GEMMA: 'Tea' })).articles
  await press.delete(story?.id as string)
  const day = story?.publishedAt.slice(0, 10)
  const edition = { action: 'edition-generated', targetId: day, targetName: `Edition of ${day}` }
  const deletion = { action: 'story-deleted', targetId: story?.id, targetName: 'Tea by gemma' }
  const byAction = () => acted.toSorted((one, other) => one.action.localeCompare(other.action))
  await eventually(() => expect(byAction()).toEqual([edition, edition, deletion]), eventTimeoutMs)
  await stop()
})
