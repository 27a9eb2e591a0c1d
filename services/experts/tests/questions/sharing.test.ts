import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import { ExpertsService } from '@rostra/proto/experts'
import type { ExportedData__Output } from '@rostra/proto/gen/rostra/experts/v1/ExportedData'
import { deleteAccount } from '../harness/delete-account.ts'
import { createExpertsHarness, type ExpertsHarness, type Replica } from '../harness/experts-harness.ts'
import { modelsOf, scriptedModel } from '../harness/scripted-models.ts'
import { suspendAccount } from '../harness/suspend-account.ts'

let harness: ExpertsHarness
let replica: Replica
let other: Replica
let memberId: string
let ada: string

beforeAll(async () => {
  harness = await createExpertsHarness()
  const models = modelsOf(scriptedModel(() => 'An answer.'))
  replica = await harness.startReplica(models)
  other = await harness.startReplica(models)
})
afterAll(() => harness?.stop())
beforeEach(async () => {
  memberId = randomUUID()
  ada = await harness.identity.member(memberId)
})

const ask = async (question: string, token = ada, followsUp = '') => {
  const call = { token, clientAddress: randomUUID(), deadlineMs: 30_000 }
  return (await replica.client.call(ExpertsService.AskModels, { question, followsUp }, call)).id
}
const share = async (id: string, token = ada) => (await replica.client.call(ExpertsService.ShareQuestion, { id }, { token })).token
const revoke = (id: string, token = ada) => replica.client.call(ExpertsService.RevokeQuestionShare, { id }, { token })
const read = (token: string) => other.client.call(ExpertsService.GetSharedQuestion, { token }, {})
const get = (id: string) => replica.client.call(ExpertsService.GetQuestion, { id }, { token: ada })
const listShares = (token = ada) => other.client.call(ExpertsService.ListShares, {}, { token })
const notFound = { kind: 'not_found', reason: 'QUESTION_NOT_FOUND' }

describe('a shared question', () => {
  it('is read by anyone with the token, on every replica, and by no id', async () => {
    const id = await ask('Why?')
    const token = await share(id)
    expect(token).toMatch(/^[\w-]{32}$/)
    const shared = await read(token)
    expect(shared).toMatchObject({ question: 'Why?', answers: { expertA: { content: 'An answer.' } }, followUp: null, turnCount: 0 })
    expect(JSON.stringify(shared)).not.toContain(id)
    expect(JSON.stringify(shared)).not.toContain(memberId)
    expect(JSON.stringify(await harness.connection.collection('questions').find().toArray())).not.toContain(token)
    for (const strange of ['', 'x'.repeat(32), id]) await expect(read(strange)).rejects.toMatchObject(notFound)
  })

  it('has the follow-up that was asked before, and a later one once it is shared again', async () => {
    const id = await ask('Why?')
    const token = await share(id)
    await ask('And at night?', ada, id)
    expect((await read(token)).followUp).toBeNull()
    const second = await share(id)
    await expect(read(token)).rejects.toMatchObject(notFound)
    const { followUp } = await read(second)
    expect(followUp).toMatchObject({ question: 'And at night?', answers: { id: 'shared-follow-up' } })
  })

  it('is private again on every replica once its link is revoked, twice as well', async () => {
    const id = await ask('Why?')
    const token = await share(id)
    expect((await get(id)).sharedAt).toMatch(/Z$/)
    await revoke(id)
    await revoke(id)
    await expect(read(token)).rejects.toMatchObject(notFound)
    expect((await get(id)).sharedAt).toBe('')
  })

  it('is shared by a guest as well, and by no one else than who asked', async () => {
    const guest = await harness.identity.guest(randomUUID())
    const id = await ask('As a guest?', guest)
    for (const call of [share, revoke]) await expect(call(id, ada)).rejects.toMatchObject(notFound)
    const token = await share(id, guest)
    expect(await read(token)).toMatchObject({ question: 'As a guest?' })
    await replica.client.call(ExpertsService.AdoptQuestions, { guestToken: guest }, { token: ada })
    expect((await listShares()).questions).toMatchObject([{ id }])
  })

  it('ends with the question, and with the account', async () => {
    const [first, second] = [await ask('One?'), await ask('Two?')]
    const tokens = [await share(first), await share(second)]
    await replica.client.call(ExpertsService.DeleteQuestion, { id: first }, { token: ada })
    await expect(read(tokens[0] ?? '')).rejects.toMatchObject(notFound)
    await deleteAccount(harness.bus, memberId)
    await eventually(async () => expect(read(tokens[1] ?? '')).rejects.toMatchObject(notFound), eventTimeoutMs)
  })

  it('is not found while its member is suspended, whatever order the events come in', async () => {
    const token = await share(await ask('Why?'))
    await suspendAccount(harness.bus, memberId, true, new Date(2_000))
    await eventually(async () => expect(read(token)).rejects.toMatchObject(notFound), eventTimeoutMs)
    await suspendAccount(harness.bus, memberId, false, new Date(1_000))
    await expect(read(token)).rejects.toMatchObject(notFound)
    await suspendAccount(harness.bus, memberId, false, new Date(3_000))
    await eventually(async () => expect(await read(token)).toMatchObject({ question: 'Why?' }), eventTimeoutMs)
  })

  it('is exported with the time of its share', async () => {
    const id = await ask('Why?')
    await share(id)
    const parts: ExportedData__Output[] = []
    for await (const part of await replica.client.open(ExpertsService.ExportData, {}, { token: ada })) parts.push(part)
    expect(parts.at(-1)?.question?.sharedAt).toMatch(/Z$/)
  })
})

describe('the list of shares', () => {
  it('has the questions of the member that have a link, the latest share first', async () => {
    const [first, second, third] = [await ask('One?'), await ask('Two?'), await ask('Three?')]
    for (const id of [second, first, third]) await share(id)
    await revoke(third)
    const { questions, discussions } = await listShares()
    expect(questions.map(({ id, prompt }) => [id, prompt])).toEqual([
      [first, 'One?'],
      [second, 'Two?'],
    ])
    expect(discussions).toEqual([])
    expect((await listShares(await harness.identity.member(randomUUID()))).questions).toEqual([])
    await expect(listShares(await harness.identity.guest(randomUUID()))).rejects.toMatchObject({ reason: 'AUTH_REQUIRED' })
  })

  it('is read by indexes', async () => {
    const shared = { shareTokenHash: { $exists: true } }
    const queries = [
      harness.connection.collection('questions').find({ userId: 'ada', ...shared }, { sort: { sharedAt: -1 } }),
      harness.connection.collection('questions').find({ shareTokenHash: 'h', status: 'completed' }, { sort: { _id: -1 }, limit: 1 }),
      harness.connection.collection('discussions').find({ memberId: 'ada', ...shared }, { sort: { sharedAt: -1 } }),
    ]
    for (const query of queries) expect(JSON.stringify((await query.explain()).queryPlanner.winningPlan)).not.toContain('COLLSCAN')
  })
})
