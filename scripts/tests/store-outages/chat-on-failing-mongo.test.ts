import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { ChatService } from '@rostra/proto/chat'
import { MongoClient } from 'mongodb'
import { type ChatHarness, createChatHarness, type Replica } from '../../../services/chat/tests/harness/chat-harness.ts'
import { readStream } from '../../../services/chat/tests/harness/read-stream.ts'
import { type ScriptedModel, scriptedModel, words } from '../../../services/chat/tests/harness/scripted-model.ts'
import { startMongo } from '../../infra/servers/start-mongo.ts'
import { storeFolder } from '../../infra/servers/store-folder.ts'
import type { Server } from '../../infra/servers/supervise.ts'

/** The store executes the command and then reports that the write may not survive: the caller cannot know whether it did. */
const executedButUncertain = { writeConcernError: { code: 100, errmsg: 'the answer was lost' }, errorLabels: [] }
/** The store refuses the command, and the driver does not repeat it. */
const refused = { errorCode: 50 }

let mongo: Server
let admin: MongoClient

beforeAll(async () => {
  mongo = await startMongo({ dataDir: await storeFolder('failing-mongo'), removeWhenStopped: true, failPoints: true })
  admin = await new MongoClient(mongo.url).connect()
})
afterAll(async () => {
  await admin?.close()
  await mongo?.stop()
})

/** Makes commands fail, or stops that. */
const fail = (mode: { times: number } | 'alwaysOn' | 'off', data: object = {}) =>
  admin.db('admin').command({ configureFailPoint: 'failCommand', mode, data: { failCommands: [], ...data } })

describe('a send whose store loses answers', () => {
  let harness: ChatHarness
  let replicas: [Replica, Replica]
  let model: ScriptedModel
  let token: string

  beforeAll(async () => {
    // Leases last so long that no takeover helps.
    harness = await createChatHarness({ MONGO_URL: mongo.url, GENERATION_LEASE_MS: '60000' })
    model = scriptedModel(() => ['Yes.'])
    replicas = [await harness.startReplica(model), await harness.startReplica(model)]
    token = await harness.identity.member('ada')
  })
  beforeEach(async () => {
    // The relay writes exchanges, too: a failure is for the command that a test means.
    await eventually(async () =>
      expect(await harness.connection.collection('exchanges').countDocuments({ 'outbox.0': { $exists: true } })).toBe(0),
    )
    harness.billing.reset()
    model.requests.length = 0
  })
  afterEach(() => fail('off'))
  afterAll(async () => {
    await harness?.stop()
  })

  const failExchanges = (mode: { times: number } | 'alwaysOn', command: string, failure: object) =>
    fail(mode, { failCommands: [command], namespace: `${harness.connection.name}.exchanges`, ...failure })
  const newRequest = async () => ({
    conversationId: await harness.startConversation(replicas[0].client, token),
    content: 'Is it?',
    requestId: randomUUID(),
  })
  const send = (request: object, { client } = replicas[0]) => client.call(ChatService.SendAndWait, request, { token, deadlineMs: 10_000 })
  const billingCalls = () => [...harness.billing.calls.values()].flat()

  it('is answered and charged once by its repeat on another replica when the answer to its claim was lost', async () => {
    const request = await newRequest()
    await failExchanges({ times: 1 }, 'insert', executedButUncertain)
    await expect(send(request)).rejects.toThrow()
    expect(await send(request, replicas[1])).toMatchObject({ existed: false, botMessage: { content: 'Yes.' } })
    expect([billingCalls(), model.requests.length]).toEqual([['hold ada 1'], 1])
    expect(await harness.connection.collection('exchanges').countDocuments({ requestId: request.requestId })).toBe(1)
  })

  it('is answered and charged once when the answer to its admission was lost', async () => {
    const request = await newRequest()
    harness.billing.duringHold = () => failExchanges({ times: 1 }, 'update', executedButUncertain)
    expect(await send(request)).toMatchObject({ existed: false, botMessage: { content: 'Yes.' } })
    expect(await send(request, replicas[1])).toMatchObject({ existed: true, botMessage: { content: 'Yes.' } })
    expect([billingCalls(), model.requests.length]).toEqual([['hold ada 1'], 1])
  })

  it('can be repeated at once after a refusal whose claim could not be deleted at first', async () => {
    const request = await newRequest()
    harness.billing.behaviour.hold = 'no credits'
    await failExchanges({ times: 2 }, 'delete', refused)
    await expect(send(request)).rejects.toMatchObject({ reason: 'INSUFFICIENT_CREDITS' })
    harness.billing.behaviour.hold = 'ok'
    expect(await send(request, replicas[1])).toMatchObject({ existed: false, botMessage: { content: 'Yes.' } })
  })

  it('keeps its hold: outcomes are an error while the store refuses reads, and never "unanswered"', async () => {
    const request = await newRequest()
    await send(request)
    const [id] = harness.billing.held.keys()
    const billing = harness.connect(replicas[0].app.port, 'billing')
    const outcomes = () => billing.call(ChatService.GetOutcomes, { generationIds: [id ?? ''] }, {})
    await failExchanges('alwaysOn', 'aggregate', refused)
    await expect(outcomes()).rejects.toThrow()
    await fail('off')
    expect(await outcomes()).toEqual({ outcomes: ['OUTCOME_ANSWERED'] })
  })
})

describe('an outage of MongoDB that lasts longer than two leases', () => {
  const leaseMs = 600
  const replicaCount = 3
  let harness: ChatHarness
  let replicas: Replica[]
  const outage = Promise.withResolvers<void>()
  /** The answers that have begun and go on in the outage: the first one must not end before the last one runs. */
  let waiting = 0

  beforeAll(async () => {
    harness = await createChatHarness({ MONGO_URL: mongo.url, GENERATION_LEASE_MS: String(leaseMs) })
    const scripted = scriptedModel(() => words(25, 60))
    const stream: ScriptedModel['model']['stream'] = async (request, onText) => {
      onText('Well, ')
      waiting += 1
      await outage.promise
      return scripted.model.stream(request, onText)
    }
    const model = { ...scripted, model: { stream } }
    replicas = await Promise.all(Array.from({ length: replicaCount }, () => harness.startReplica(model)))
  })
  afterEach(() => fail('off'))
  afterAll(() => harness.stop())

  it('ends no generation of a healthy replica: each is complete, and charged once', async () => {
    const token = await harness.identity.member('ada')
    const exchanges = harness.connection.collection('exchanges')
    const answers = Array.from({ length: 4 * replicaCount }, async (_, index) => {
      const { client } = replicas[index % replicaCount] as Replica
      const conversationId = await harness.startConversation(client, token)
      return client
        .open(ChatService.Send, { conversationId, content: 'Is it?', requestId: randomUUID() }, { token })
        .then((stream) => readStream(stream))
    })
    await eventually(async () => {
      expect(waiting).toBeGreaterThanOrEqual(answers.length)
      expect(await exchanges.countDocuments({ status: 'running' })).toBe(answers.length)
    })
    // All commands of leases and of ends; the test itself counts with `aggregate`.
    await fail('alwaysOn', { failCommands: ['find', 'update', 'findAndModify'], ...refused })
    outage.resolve()
    const expired = { $expr: { $lt: ['$leaseUntil', { $subtract: ['$$NOW', leaseMs] }] } }
    await eventually(async () => expect(await exchanges.countDocuments(expired)).toBe(answers.length))
    await fail('off')
    const ends = (await Promise.all(answers)).map(({ end }) => end?.done?.status)
    expect(ends).toEqual(ends.map(() => 'MESSAGE_STATUS_COMPLETE'))
    expect(harness.billing.held.size).toBe(answers.length)
  })
})
