import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { type Collection, MongoClient, ObjectId } from 'mongodb'
import {
  type DiscussionStep,
  type DiscussionStepWatch,
  discussionSteps,
  watchDiscussionSteps,
} from '../fault-harness/discussions/discussion-steps.ts'

describe('the watch for the steps of one discussion', () => {
  const suffix = `_${randomUUID().slice(0, 8)}`
  let client: MongoClient
  let watch: DiscussionStepWatch
  let otherWatch: DiscussionStepWatch
  beforeAll(async () => {
    client = await MongoClient.connect(process.env.TEST_MONGO_URL ?? '')
    watch = await watchDiscussionSteps(client, suffix)
    otherWatch = await watchDiscussionSteps(client, suffix)
  })
  afterAll(async () => {
    await watch.close()
    await otherWatch.close()
    for (const service of ['experts', 'billing']) await client.db(`rostra_${service}${suffix}`).dropDatabase()
    await client.close()
  })
  const collection = (service: string, name: string): Collection<{ _id: string | ObjectId; [field: string]: unknown }> =>
    client.db(`rostra_${service}${suffix}`).collection(name)

  /** Writes what experts and billing write for one discussion, a step at a time. */
  const discussionOf = (requestId: string) => {
    const _id = new ObjectId()
    const [discussions, accounts, ledger] = [
      collection('experts', 'discussions'),
      collection('billing', 'accounts'),
      collection('billing', 'ledger'),
    ]
    const update = (change: object) => discussions.updateOne({ _id }, change)
    const store = (kind: string) => update({ $push: { steps: { kind, expertId: randomUUID() } }, $inc: { version: 1 } })
    const writes: Record<string, () => Promise<unknown>> = {
      claimed: () => discussions.insertOne({ _id, requestId, status: 'claimed', steps: [], outbox: [], version: 0 }),
      held: () => accounts.updateOne({ _id: 'ada' }, { $push: { holds: { id: _id.toHexString() } as never } }, { upsert: true }),
      admitted: () => update({ $set: { status: 'ongoing' } }),
      ended: () => update({ $set: { status: 'completed', finishedAt: new Date() }, $push: { outbox: { id: 1 } } }),
      published: () => update({ $pull: { outbox: { id: 1 } } }),
      charged: () => ledger.insertOne({ _id: randomUUID() as never, kind: 'discussion', reference: _id.toHexString() }),
    }
    return (step: DiscussionStep) => (writes[step] ?? (() => store(step.split(' ')[0] ?? '')))()
  }

  it.each(discussionSteps)('reports the step %s of this discussion, and not that of another', async (step) => {
    await collection('billing', 'accounts').updateOne({ _id: 'ada' }, { $set: { holds: [] } }, { upsert: true })
    const [requestId, otherId] = [randomUUID(), randomUUID()]
    const [own, other] = [discussionOf(requestId), discussionOf(otherId)]
    let isWritten = false
    const seen: boolean[] = []
    watch.at(step, requestId, () => seen.push(isWritten))
    const otherSeen = new Promise<void>((resolve) => otherWatch.at(step, otherId, resolve))
    for (const each of discussionSteps) await other(each)
    await otherSeen
    for (const each of discussionSteps.slice(0, discussionSteps.indexOf(step))) await own(each)
    isWritten = true
    await own(step)
    await eventually(() => expect(seen).toEqual([true]))
  })
})
