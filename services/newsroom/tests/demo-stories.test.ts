import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { NewsroomService } from '@rostra/proto/newsroom'
import { readDemoStories } from '../src/store/demo-stories/read-demo-stories.ts'
import { createNewsroomHarness, type NewsroomHarness } from './harness/newsroom-harness.ts'
import { authors, pressOf } from './harness/press.ts'

let harness: NewsroomHarness
beforeAll(async () => {
  harness = await createNewsroomHarness({ DEMO_DATA: 'true' })
})
afterAll(() => harness?.stop())

it('sample stories are of the days before the first start, are added once, and leave today to the presses', async () => {
  const starts = await Promise.all([harness.startReplica(), harness.startReplica()])
  const press = await pressOf(harness.identity, (starts[0] as (typeof starts)[number]).client)
  const added = await press.articles()
  expect(added.map(({ slug }) => slug).sort()).toEqual((await readDemoStories()).map(({ slug }) => slug).sort())
  const today = new Date().toISOString().slice(0, 10)
  expect(added.filter(({ publishedAt }) => publishedAt.slice(0, 10) >= today)).toEqual([])

  for (const { id } of added.slice(0, 1)) await press.delete(id)
  await harness.startReplica()
  expect(await press.articles()).toEqual(added.slice(1))
  expect((await press.run()).articles.map(({ author }) => author)).toEqual(authors)
})

it('sample stories are all added when midnight passes meanwhile, on the days before the start', async () => {
  await harness.clear()
  let time = Date.parse('2031-03-28T12:00:00Z')
  const { now } = harness.clock
  harness.clock.now = () => {
    time += 3_600_000
    return time
  }
  const replica = await harness.startReplica()
  harness.clock.now = now
  const { articles } = await replica.client.call(NewsroomService.ListArticles, { limit: 100 })
  const demoStories = await readDemoStories()
  const daysAgo = new Map(demoStories.map((story) => [story.slug, story.daysAgo]))
  expect(articles).toHaveLength(demoStories.length)
  const starts = articles.map(({ slug, publishedAt }) => Date.parse(publishedAt) + (daysAgo.get(slug) ?? 0) * 86_400_000)
  expect(new Set(starts).size).toBe(1)
})
