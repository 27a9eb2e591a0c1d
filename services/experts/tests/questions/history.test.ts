import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import { ExpertsService } from '@rostra/proto/experts'
import mongoose from 'mongoose'
import { createExpertsHarness, type ExpertsHarness } from '../harness/experts-harness.ts'
import { modelsOf, scriptedModel } from '../harness/scripted-models.ts'

let harness: ExpertsHarness
let client: RpcClient
let isAway: boolean
let held: PromiseWithResolvers<void> | undefined
let ada: string

beforeAll(async () => {
  harness = await createExpertsHarness()
  const model = scriptedModel(async ({ messages }) => {
    if (isAway) throw new Error('away')
    await held?.promise
    return messages.map(({ content }) => content.split('\n')[1] ?? content).join(' | ')
  })
  client = (await harness.startReplica(modelsOf(model))).client
})
afterAll(() => harness?.stop())
beforeEach(async () => {
  isAway = false
  held = undefined
  ada = await harness.identity.member(randomUUID())
})

const ask = async (token: string, question: string, followsUp = '') =>
  (await client.call(ExpertsService.AskModels, { question, followsUp }, { token, clientAddress: randomUUID(), deadlineMs: 30_000 })).id
const list = async (token: string, before = '', limit = 20) =>
  (await client.call(ExpertsService.ListQuestions, { before, limit }, { token })).questions.map(({ question, followUp }) =>
    followUp ? [question, followUp.question] : [question],
  )
const get = (token: string, id: string) => client.call(ExpertsService.GetQuestion, { id }, { token })
const remove = (token: string, id: string) => client.call(ExpertsService.DeleteQuestion, { id }, { token })
const storedStatus = async (question: string) => (await harness.connection.collection('questions').findOne({ question }))?.status

describe('the questions of a person', () => {
  it.each(['member', 'guest'] as const)('are listed for a %s alone, latest first and by pages', async (kind) => {
    const token = await harness.identity[kind](randomUUID())
    for (const question of ['First?', 'Second?', 'Third?']) await ask(token, question)
    const { questions } = await client.call(ExpertsService.ListQuestions, { limit: 2 }, { token })
    expect(questions.map(({ question }) => question)).toEqual(['Third?', 'Second?'])
    expect(await list(token, questions.at(-1)?.answers?.id)).toEqual([['First?']])
    expect(await list(ada)).toEqual([])
    const id = questions[0]?.answers?.id ?? ''
    expect(await get(token, id)).toMatchObject({ question: 'Third?', variant: 'MODELS_VARIANT_SEQUENCE', followUp: null })
    await expect(get(ada, id)).rejects.toMatchObject({ kind: 'not_found', reason: 'QUESTION_NOT_FOUND' })
  })

  it('are not listed when no model answered', async () => {
    isAway = true
    await expect(ask(ada, 'Lost?')).rejects.toMatchObject({ reason: 'MODELS_FAILED' })
    expect([await list(ada), await storedStatus('Lost?')]).toEqual([[], 'failed'])
  })

  it('are answered also when the caller leaves, listed meanwhile, and counted once', async () => {
    held = Promise.withResolvers()
    const id = await harness.identity.guest('phone')
    const leaving = new AbortController()
    const call = { token: id, clientAddress: randomUUID(), deadlineMs: 30_000, signal: leaving.signal }
    const asking = client.call(ExpertsService.AskModels, { question: 'Slow?' }, call).catch((error) => error)
    const listed = async () => (await client.call(ExpertsService.ListQuestions, { limit: 20 }, { token: id })).questions
    await eventually(async () => expect(await listed()).toMatchObject([{ question: 'Slow?', isPending: true }]))
    leaving.abort()
    await asking
    // The service has processed the end of the earlier call before it answers this one.
    expect(await listed()).toMatchObject([{ isPending: true }])
    held.resolve()
    const answered = [
      { question: 'Slow?', isPending: false, answers: { expertA: { content: 'Slow?' }, devilAdvocate: { content: 'Slow?' } } },
    ]
    await eventually(async () => expect(await listed()).toMatchObject(answered))
    expect(await harness.connection.collection('usage_counts').findOne({ key: /:guest:phone$/ })).toMatchObject({ points: 1 })
  })

  it('are not listed when their replica died', async () => {
    const memberId = randomUUID()
    const pending = {
      userId: memberId,
      expertAModel: 'claude',
      expertBModel: 'gpt4',
      devilModel: 'gemini',
      turnCount: 0,
      status: 'pending',
      completedAt: null,
    }
    const insert = (question: string, ageMs: number) =>
      harness.connection.collection('questions').insertOne({ ...pending, question, createdAt: new Date(Date.now() - ageMs) })
    await insert('Lost?', 61_000)
    await insert('Recent?', 50_000)
    expect(await list(await harness.identity.member(memberId))).toEqual([['Recent?']])
  })

  it('are deleted by their owner alone, with their follow-ups', async () => {
    const id = await ask(ada, 'To be deleted?')
    await ask(ada, 'With this?', id)
    await remove(await harness.identity.member(randomUUID()), id)
    expect(await list(ada)).toEqual([['To be deleted?', 'With this?']])
    await remove(ada, id)
    await remove(ada, id)
    expect([await list(ada), await storedStatus('To be deleted?')]).toEqual([[], undefined])
  })

  it('are no one’s without a token, and refuse a page of 51', async () => {
    await expect(list('')).rejects.toMatchObject({ reason: 'AUTH_REQUIRED' })
    await expect(list(ada, '', 51)).rejects.toMatchObject({ reason: 'VALIDATION' })
  })

  it('of a guest become those of the member who proves to be the guest', async () => {
    const guest = await harness.identity.guest(randomUUID())
    await ask(guest, 'As a guest?')
    const adopt = (guestToken: string) => client.call(ExpertsService.AdoptQuestions, { guestToken }, { token: ada })
    await adopt(guest)
    await adopt(guest)
    expect([await list(ada), await list(guest)]).toEqual([[['As a guest?']], []])
    await expect(adopt(ada)).rejects.toMatchObject({ reason: 'TOKEN_INVALID' })
    await expect(adopt('forged')).rejects.toMatchObject({ kind: 'unauthenticated' })
  })
})

describe('a follow-up', () => {
  it('is answered by models that know the question and their own answer', async () => {
    const id = await ask(ada, 'Why?')
    await ask(ada, 'And at night?', id)
    const { followUp } = await get(ada, id)
    expect(followUp?.answers?.expertA?.content).toBe('Why? | Why? | And at night?')
    expect(await list(ada)).toEqual([['Why?', 'And at night?']])
  })

  it('is asked once, also when two are asked at the same time, and has none itself', async () => {
    const id = await ask(ada, 'Why?')
    const outcomes = await Promise.allSettled([ask(ada, 'One?', id), ask(ada, 'Two?', id)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(ask(ada, 'Three?', id)).rejects.toMatchObject({ kind: 'state', reason: 'FOLLOW_UP_ASKED' })
    const { followUp } = await get(ada, id)
    await expect(ask(ada, 'Four?', followUp?.answers?.id)).rejects.toMatchObject({ reason: 'QUESTION_NOT_FOUND' })
  })

  it('is asked again after it failed, and after its replica died', async () => {
    const id = await ask(ada, 'Why?')
    isAway = true
    await expect(ask(ada, 'Fails?', id)).rejects.toMatchObject({ reason: 'MODELS_FAILED' })
    isAway = false
    const dead = {
      id: new mongoose.Types.ObjectId(),
      question: 'Died?',
      status: 'pending',
      createdAt: new Date(Date.now() - 30_000),
      completedAt: null,
    }
    const setFollowUp = (followUp: object) =>
      harness.connection.collection('questions').updateOne({ _id: new mongoose.Types.ObjectId(id) }, { $set: { followUp } })
    await setFollowUp(dead)
    expect((await get(ada, id)).followUp).toMatchObject({ question: 'Died?', isPending: true })
    await expect(ask(ada, 'Early?', id)).rejects.toMatchObject({ reason: 'FOLLOW_UP_ASKED' })
    await setFollowUp({ ...dead, createdAt: new Date(Date.now() - 61_000) })
    expect((await get(ada, id)).followUp).toBeNull()
    await ask(ada, 'Works?', id)
    expect(await list(ada)).toEqual([['Why?', 'Works?']])
  })

  it('of another person’s question is refused', async () => {
    const id = await ask(await harness.identity.member(randomUUID()), 'Mine?')
    await expect(ask(ada, 'And then?', id)).rejects.toMatchObject({ kind: 'not_found', reason: 'QUESTION_NOT_FOUND' })
  })
})
