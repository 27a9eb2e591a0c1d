import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { ChatService } from '@rostra/proto/chat'
import { MongoClient } from 'mongodb'
import { type ChatHarness, createChatHarness, type Replica } from '../../../services/chat/tests/harness/chat-harness.ts'
import { type ScriptedModel, scriptedModel } from '../../../services/chat/tests/harness/scripted-model.ts'
import { startMongo } from '../../infra/servers/start-mongo.ts'
import { storeFolder } from '../../infra/servers/store-folder.ts'
import type { Server } from '../../infra/servers/supervise.ts'

/** The store executes the command and then reports that the write may not survive: the caller cannot know whether it did. */
const executedButUncertain = { writeConcernError: { code: 100, errmsg: 'the answer was lost' }, errorLabels: [] }
/** The store refuses the command, and the driver does not repeat it. */
const refused = { errorCode: 50 }

describe('a send whose store loses answers', () => {
  let mongo: Server
  let admin: MongoClient
  let harness: ChatHarness
  let replicas: [Replica, Replica]
  let model: ScriptedModel
  let token: string

  beforeAll(async () => {
    mongo = await startMongo({ dataDir: await storeFolder('lost-answers'), removeWhenStopped: true, failPoints: true })
    admin = await new MongoClient(mongo.url).connect()
    // Leases last so long that no takeover helps.
    harness = await createChatHarness({ MONGO_URL: mongo.url, GENERATION_LEASE_MS: '60000' })
    model = scriptedModel(() => ['Yes.'])
    replicas = [await harness.startReplica(model), await harness.startReplica(model)]
    token = await harness.identity.member('ada')
  }, 60_000)
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
    await admin?.close()
    await mongo?.stop()
  })

  const fail = (mode: { times: number } | 'alwaysOn' | 'off', command = 'insert', data: object = {}) =>
    admin.db('admin').command({
      configureFailPoint: 'failCommand',
      mode,
      data: { failCommands: [command], namespace: `${harness.connection.name}.exchanges`, ...data },
    })
  const newRequest = async () => ({
    conversationId: await harness.startConversation(replicas[0].client, token),
    content: 'Is it?',
    requestId: randomUUID(),
  })
  const send = (request: object, { client } = replicas[0]) => client.call(ChatService.SendAndWait, request, { token, deadlineMs: 10_000 })
  const billingCalls = () => [...harness.billing.calls.values()].flat()

  it('is answered and charged once by its repeat on another replica when the answer to its claim was lost', async () => {
    const request = await newRequest()
    await fail({ times: 1 }, 'insert', executedButUncertain)
    await expect(send(request)).rejects.toThrow()
    expect(await send(request, replicas[1])).toMatchObject({ existed: false, botMessage: { content: 'Yes.' } })
    expect([billingCalls(), model.requests.length]).toEqual([['hold ada'], 1])
    expect(await harness.connection.collection('exchanges').countDocuments({ requestId: request.requestId })).toBe(1)
  })

  it('is answered and charged once when the answer to its admission was lost', async () => {
    const request = await newRequest()
    harness.billing.duringHold = () => fail({ times: 1 }, 'update', executedButUncertain)
    expect(await send(request)).toMatchObject({ existed: false, botMessage: { content: 'Yes.' } })
    expect(await send(request, replicas[1])).toMatchObject({ existed: true, botMessage: { content: 'Yes.' } })
    expect([billingCalls(), model.requests.length]).toEqual([['hold ada'], 1])
  })

  it('can be repeated at once after a refusal whose claim could not be deleted at first', async () => {
    const request = await newRequest()
    harness.billing.behaviour.hold = 'no credits'
    await fail({ times: 2 }, 'delete', refused)
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
    await fail('alwaysOn', 'aggregate', refused)
    await expect(outcomes()).rejects.toThrow()
    await fail('off')
    expect(await outcomes()).toEqual({ outcomes: ['OUTCOME_ANSWERED'] })
  })
})
