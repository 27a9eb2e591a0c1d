import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { type Document, MongoClient, ObjectId } from 'mongodb'
import { discussionStepReader, discussionSteps } from '../faults/kills/discussions.ts'
import { sendStepReader, storedSteps } from '../faults/kills/sends.ts'
import { type ReadSteps, type StepWatch, watchSteps } from '../watch/watch-steps.ts'

/** What the services write for a send or a discussion, as changes of `exchanges` or `discussions` and of billing. */
interface Subject {
  readSteps: () => ReadSteps
  steps: readonly string[]
  service: string
  collection: string
  kind: string
  running: string
  ended: Document
}
const subjects: Record<string, Subject> = {
  send: {
    ...{ readSteps: sendStepReader, steps: storedSteps, service: 'chat', collection: 'exchanges', kind: 'exchange', running: 'running' },
    ended: { status: 'complete', finishedAt: new Date() },
  },
  discussion: {
    ...{ readSteps: discussionStepReader, steps: discussionSteps, service: 'experts', collection: 'discussions', kind: 'discussion' },
    ...{ running: 'ongoing', ended: { status: 'completed', finishedAt: new Date() } },
  },
}

describe.each(Object.entries(subjects))('the watch for the steps of one %s', (_, subject) => {
  const { readSteps, steps, service, collection, kind, running, ended } = subject
  const suffix = `_${randomUUID().slice(0, 8)}`
  const databases = [service, 'billing'].map((name) => `rostra_${name}${suffix}`)
  let client: MongoClient
  let watch: StepWatch
  beforeAll(async () => {
    client = await MongoClient.connect(process.env.TEST_MONGO_URL ?? '')
    watch = await watchSteps(client, databases, readSteps())
  })
  afterAll(async () => {
    await watch.close()
    for (const name of databases) await client.db(name).dropDatabase()
    await client.close()
  })
  const rows = (database: number, name: string) => client.db(databases[database] ?? '').collection<Document>(name)

  /** Returns a function that writes the steps of a request, one at a time. */
  const writerOf = (requestId: string) => {
    const _id = new ObjectId()
    const id = _id.toHexString()
    const update = (change: Document) => rows(0, collection).updateOne({ _id }, change)
    const writes: Record<string, () => Promise<unknown>> = {
      claimed: () => rows(0, collection).insertOne({ _id, requestId, status: 'claimed', steps: [], outbox: [] }),
      held: () => rows(1, 'accounts').updateOne({ _id: 'ada' as never }, { $push: { holds: { id } } as never }, { upsert: true }),
      admitted: () => update({ $set: { status: running, outbox: [{ id: 1 }] } }),
      ended: () => update({ $set: ended }),
      published: () => update({ $pull: { outbox: { id: 1 } } }),
      charged: () => rows(1, 'ledger').insertOne({ kind, reference: id }),
    }
    return (step: string) => (writes[step] ?? (() => update({ $push: { steps: { kind: step.split(' ')[0] } } })))()
  }

  it.each(steps)('reports the step %s of this request, and not that of another', async (step) => {
    await rows(1, 'accounts').updateOne({ _id: 'ada' as never }, { $set: { holds: [] } }, { upsert: true })
    const [requestId, otherId] = [randomUUID(), randomUUID()]
    const [own, other] = [writerOf(requestId), writerOf(otherId)]
    let isWritten = false
    const seen: boolean[] = []
    void watch.seen(step, requestId).then(() => seen.push(isWritten))
    const otherSeen = watch.seen(step, otherId)
    for (const each of steps) await other(each)
    await otherSeen
    for (const each of steps.slice(0, steps.indexOf(step))) await own(each)
    isWritten = true
    await own(step)
    await eventually(() => expect(seen).toEqual([true]))
  })
})
