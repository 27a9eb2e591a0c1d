import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { registry } from '@rostra/kit/metrics'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { ExpertsService } from '@rostra/proto/experts'
import type { AskModelsRequest } from '@rostra/proto/gen/rostra/experts/v1/AskModelsRequest'
import { createExpertsHarness, type ExpertsHarness } from '../harness/experts-harness.ts'
import { modelsOf, scriptedModel } from '../harness/scripted-models.ts'

let harness: ExpertsHarness
let clients: [RpcClient, RpcClient]
let areAway: boolean

beforeAll(async () => {
  harness = await createExpertsHarness()
  const model = (name: 'claude' | 'gpt4' | 'gemini' | 'deepseek') =>
    scriptedModel(
      ({ messages }) => {
        if (areAway || (name === 'gpt4' && messages[0]?.content.includes('half'))) throw new Error('away')
        return `**${name}** answers.`
      },
      { offline: name === 'gemini' },
    )
  const named = { claude: model('claude'), gpt4: model('gpt4'), gemini: model('gemini'), deepseek: model('deepseek') }
  const models = modelsOf(named.claude, named)
  const start = () => harness.startReplica(models, undefined, () => new Date('2026-03-01T12:00:00Z'))
  clients = [(await start()).client, (await start()).client]
})
afterAll(() => harness?.stop())
beforeEach(() => {
  areAway = false
})

const ask = (token: string, { client = clients[0], clientAddress = randomUUID(), ...request }: AskModelsRequest & Options = {}) =>
  client.call(ExpertsService.AskModels, { question: 'Why is the sky blue?', ...request }, { token, clientAddress, deadlineMs: 30_000 })

interface Options {
  client?: RpcClient
  clientAddress?: string
}

const outcomesOf = (calls: readonly Promise<unknown>[]) =>
  Promise.all(
    calls.map((call) =>
      call.then(
        () => 'ok',
        (error) => error.reason,
      ),
    ),
  )
const counts = () => harness.connection.collection<{ key: string; points: number }>('usage_counts')
/** Sets the only count of this kind, so that a test needs few calls to reach a limit. */
const setCount = async (key: RegExp, points: number) => {
  expect(await counts().updateMany({ key }, { $set: { points } })).toMatchObject({ modifiedCount: 1 })
}
const countOf = (outcomes: readonly string[], outcome: string) => outcomes.filter((found) => found === outcome).length

describe('a question to three models', () => {
  it('is answered to members and guests in the line-up of its variant and turn', async () => {
    const member = await harness.identity.member('ada')
    const guest = await harness.identity.guest('guest')
    const end = 'ANSWER_END_FINISHED'
    expect(await ask(member)).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      expertA: { model: 'claude', content: '**claude** answers.', offline: false, failure: '', modelId: 'scripted', end },
      expertB: { model: 'gpt4', content: '**gpt4** answers.', offline: false, failure: '', modelId: 'scripted', end },
      devilAdvocate: { model: 'gemini', content: '**gemini** answers.', offline: true, failure: '', modelId: 'scripted', end },
    })
    const rotated = await ask(guest, { turnCount: 4, variant: 'MODELS_VARIANT_ROTATING' })
    expect([rotated.expertA?.model, rotated.expertB?.model, rotated.devilAdvocate?.model]).toEqual(['claude', 'deepseek', 'gpt4'])
  })

  it('is answered when one model fails, and each call is measured', async () => {
    const answers = await ask(await harness.identity.member('ada'), { question: 'Which half?' })
    expect(answers.expertB).toEqual({
      model: 'gpt4',
      content: '',
      offline: false,
      failure: 'This model could not answer. The others stand.',
      modelId: 'scripted',
      end: 'ANSWER_END_UNSPECIFIED',
    })
    expect(answers.expertA?.content).not.toBe('')
    const metrics = await registry.metrics()
    expect(metrics).toMatch(/rostra_panel_answers_total{model="gpt4",outcome="failed"} [1-9]/)
    expect(metrics).toMatch(/rostra_panel_answers_total{model="claude",outcome="answered"} [1-9]/)
    expect(metrics).toMatch(/rostra_panel_answer_seconds_count{model="claude"} [1-9]/)
  })

  it('is stored with its answers and who asked', async () => {
    for (const [token, owner] of [
      [await harness.identity.member('bob'), { userId: 'bob' }],
      [await harness.identity.guest('bob'), { userId: null, guestId: 'bob' }],
    ] as const) {
      const { id } = await ask(token, { question: ' Why? ', turnCount: 2, variant: 'MODELS_VARIANT_ROTATING' })
      const rows = await harness.connection.collection('questions').find().toArray()
      expect(rows.find(({ _id }) => _id.toHexString() === id)).toEqual({
        _id: expect.anything(),
        ...owner,
        question: 'Why?',
        turnCount: 2,
        expertAModel: 'claude',
        expertBModel: 'gpt4',
        devilModel: 'deepseek',
        expertAResponse: { content: '**claude** answers.', offline: false, failure: '', modelId: 'scripted', end: 'finished' },
        expertBResponse: { content: '**gpt4** answers.', offline: false, failure: '', modelId: 'scripted', end: 'finished' },
        devilResponse: { content: '**deepseek** answers.', offline: false, failure: '', modelId: 'scripted', end: 'finished' },
        status: 'completed',
        createdAt: expect.any(Date),
        completedAt: expect.any(Date),
      })
    }
  })

  it('needs a text, and a member or a guest', async () => {
    const token = await harness.identity.member('ada')
    await expect(ask(token, { question: ' \u200B ' })).rejects.toMatchObject({ kind: 'invalid', reason: 'QUESTION_REQUIRED' })
    await expect(ask(token, { question: 'a'.repeat(2_001) })).rejects.toMatchObject({ kind: 'invalid', reason: 'VALIDATION' })
    await expect(ask('')).rejects.toMatchObject({ kind: 'unauthenticated', reason: 'AUTH_REQUIRED' })
  })
})

describe('daily limits', () => {
  it('let a guest ask 5 questions over all replicas, and say when they renew', async () => {
    const token = await harness.identity.guest('eager')
    const outcomes = await outcomesOf(Array.from({ length: 20 }, (_, n) => ask(token, { client: clients[n % 2] })))
    expect([countOf(outcomes, 'ok'), countOf(outcomes, 'RATE_LIMITED')]).toEqual([5, 15])
    const refusal = await ask(token).catch((error) => error)
    expect(refusal).toMatchObject({ kind: 'exhausted', message: expect.stringMatching(/5 questions.*00:00 UTC.*Sign up/) })
    expect(refusal.details.retryAfter).toBeGreaterThan(0)
    expect(refusal.details.retryAfter).toBeLessThanOrEqual(86_400)
  })

  it('let an account ask 50', async () => {
    const token = await harness.identity.member('eager')
    await ask(token)
    await setCount(/:member:eager$/, 45)
    const outcomes = await outcomesOf(Array.from({ length: 10 }, (_, n) => ask(token, { client: clients[n % 2] })))
    expect(outcomes.sort()).toEqual([...Array(5).fill('RATE_LIMITED'), ...Array(5).fill('ok')])
    await expect(ask(token)).rejects.toMatchObject({ message: expect.not.stringContaining('Sign up') })
  })

  it('let all guests of one network ask 100; members of it have their own', async () => {
    await counts().deleteMany({})
    const guests = await Promise.all(Array.from({ length: 10 }, (_, n) => harness.identity.guest(`of-school-${n}`)))
    await ask(guests[0] ?? '', { clientAddress: '2001:db8:7:7::1' })
    await counts().updateMany({ key: /:network:/ }, { $set: { points: 95 } })
    const calls = guests.map((token, n) => ask(token, { client: clients[n % 2], clientAddress: `2001:db8:7:7::${n + 1}` }))
    expect((await outcomesOf(calls)).sort()).toEqual([...Array(5).fill('RATE_LIMITED'), ...Array(5).fill('ok')])
    const clientAddress = '2001:db8:7:7::99'
    await expect(ask(await harness.identity.guest('late'), { clientAddress })).rejects.toMatchObject({ message: /network.*Sign up/ })
    expect((await ask(await harness.identity.member('teacher'), { clientAddress })).id).not.toBe('')
    expect((await ask(await harness.identity.guest('neighbour'), { clientAddress: '2001:db8:7:8::1' })).id).not.toBe('')
    expect(await counts().countDocuments({ key: /guest:late$/ })).toBe(0)
  })

  it('count no question for the network that the own limit of a guest refuses', async () => {
    await counts().deleteMany({})
    const token = await harness.identity.guest('alone')
    const outcomes = await outcomesOf(Array.from({ length: 12 }, () => ask(token, { clientAddress: '198.51.100.7' })))
    expect(countOf(outcomes, 'ok')).toBe(5)
    const ofNetworks = await counts()
      .find({ key: /:network:/ })
      .toArray()
    expect(ofNetworks).toMatchObject([{ key: expect.not.stringContaining('198.51.100.7'), points: 5 }])
  })

  it('count a guest for the /56 and /48 of its IPv6 address too, with 4 and 16 times the limit', async () => {
    await counts().deleteMany({})
    const askFrom = async (guest: string, clientAddress: string) => ask(await harness.identity.guest(guest), { clientAddress })
    await askFrom('one', '2001:db8:8:1::1')
    expect(await counts().countDocuments({ key: /:network:/ })).toBe(3)
    await counts().updateMany({ key: /:network:/ }, { $set: { points: 399 } })
    await expect(askFrom('two', '2001:db8:8:1::2')).rejects.toMatchObject({ reason: 'RATE_LIMITED' })
    await askFrom('three', '2001:db8:8:2::1')
    await expect(askFrom('four', '2001:db8:8:3::1')).rejects.toMatchObject({ reason: 'RATE_LIMITED' })
    await askFrom('five', '2001:db8:8:100::1')
  })

  it('do not count a question that no model answers', async () => {
    const token = await harness.identity.guest('unlucky')
    areAway = true
    for (let n = 0; n < 7; n++)
      await expect(ask(token)).rejects.toMatchObject({
        kind: 'unavailable',
        reason: 'MODELS_FAILED',
        message: 'Failed to process your question. Please try again.',
      })
    areAway = false
    const outcomes = await outcomesOf(Array.from({ length: 7 }, () => ask(token)))
    expect(countOf(outcomes, 'ok')).toBe(5)
  })
})
