import { afterAll, beforeAll, expect, it } from '@jest/globals'
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
