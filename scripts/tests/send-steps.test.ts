import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { type Collection, MongoClient, ObjectId } from 'mongodb'
import { type SendStep, type SendStepWatch, storedSteps, watchSendSteps } from '../fault-harness/sends/send-steps.ts'

describe('the watch for the steps of one send', () => {
  const suffix = `_${randomUUID().slice(0, 8)}`
  let client: MongoClient
  let watch: SendStepWatch
  let anySend: SendStepWatch
  beforeAll(async () => {
    client = await MongoClient.connect(process.env.TEST_MONGO_URL ?? '')
    watch = await watchSendSteps(client, suffix)
    anySend = await watchSendSteps(client, suffix)
  })
  afterAll(async () => {
    await watch.close()
    await anySend.close()
    for (const service of ['chat', 'billing']) await client.db(`rostra_${service}${suffix}`).dropDatabase()
    await client.close()
  })
  const collection = (service: string, name: string): Collection<{ _id: string | ObjectId; [field: string]: unknown }> =>
    client.db(`rostra_${service}${suffix}`).collection(name)

  /** Writes what chat and billing write for one send, a step at a time. */
  const sendOf = (requestId: string) => {
    const _id = new ObjectId()
    const [exchanges, accounts, ledger] = [
      collection('chat', 'exchanges'),
      collection('billing', 'accounts'),
      collection('billing', 'ledger'),
    ]
    const update = (fields: Record<string, unknown>) => exchanges.updateOne({ _id }, { $set: fields })
    const writes: Partial<Record<SendStep, () => Promise<unknown>>> = {
      claimed: () => exchanges.insertOne({ _id, requestId, status: 'claimed', outbox: [] }),
      held: () => accounts.updateOne({ _id: 'ada' }, { $push: { holds: { id: _id.toHexString() } as never } }, { upsert: true }),
      admitted: () => update({ status: 'running', outbox: [{ id: 1 }] }),
      ended: () => update({ status: 'complete', finishedAt: new Date() }),
      published: () => exchanges.updateOne({ _id }, { $pull: { outbox: { id: 1 } as never } }),
      charged: () => ledger.insertOne({ _id: randomUUID(), kind: 'exchange', reference: _id.toHexString() }),
    }
    return (step: SendStep) => writes[step]?.()
  }

  it.each(storedSteps)('reports the step %s of this send, and not that of another', async (step) => {
    await collection('billing', 'accounts').updateOne({ _id: 'ada' }, { $set: { holds: [] } }, { upsert: true })
    const requestId = randomUUID()
    const [own, other] = [sendOf(requestId), sendOf(randomUUID())]
    let isWritten = false
    const seen: boolean[] = []
    watch.at(step, () => seen.push(isWritten), requestId)
    const otherSeen = new Promise<void>((resolve) => anySend.at(step, resolve))
    for (const each of storedSteps) await other(each)
    await otherSeen
    for (const each of storedSteps.slice(0, storedSteps.indexOf(step))) await own(each)
    isWritten = true
    await own(step)
    await eventually(() => expect(seen).toEqual([true]))
  })
})
