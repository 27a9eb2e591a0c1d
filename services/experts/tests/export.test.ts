import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { fromStatus } from '@rostra/kit/rpc/status'
import { ExpertsService } from '@rostra/proto/experts'
import type { ExportedData__Output } from '@rostra/proto/gen/rostra/experts/v1/ExportedData'
import { createExpertsHarness, type ExpertsHarness, type Replica } from './harness/experts-harness.ts'

describe('ExportData', () => {
  let harness: ExpertsHarness
  let replica: Replica

  beforeAll(async () => {
    harness = await createExpertsHarness()
    replica = await harness.startReplica()
  })
  afterAll(() => harness?.stop())

  const readExport = async (token: string) => {
    const stream = await replica.client.open(ExpertsService.ExportData, {}, { token })
    const parts: ExportedData__Output[] = []
    try {
      for await (const part of stream) parts.push(part)
    } catch (error) {
      throw fromStatus(error)
    }
    return parts
  }
  const ask = (token: string, question: string) => replica.client.call(ExpertsService.AskModels, { question }, { token })

  it('streams the circle, then all questions with their answers, oldest first', async () => {
    const { token } = await harness.memberWithCircle(replica.client, [harness.personas.add({ name: 'Ada' }).id])
    for (const question of ['First?', 'Second?']) await ask(token, question)
    await ask((await harness.memberWithCircle(replica.client, [])).token, "Another member's?")

    const [circle, ...questions] = await readExport(token)
    expect(circle?.circle).toMatchObject({ entries: [{ position: 0, persona: { name: 'Ada' } }] })
    expect(questions).toMatchObject([
      {
        question: {
          question: 'First?',
          askedAt: expect.stringMatching(/Z$/),
          answers: { expertA: { model: 'claude', content: 'An answer.' } },
        },
      },
      { question: { question: 'Second?' } },
    ])
  })

  it('streams more than a page, and questions that were never answered', async () => {
    const { id, token } = await harness.memberWithCircle(replica.client, [])
    await ask(token, 'First?')
    const rows = harness.connection.collection('questions')
    const { _id, ...row } = (await rows.findOne({ userId: id })) ?? {}
    const pending = { status: 'pending', expertAResponse: null, expertBResponse: null, devilResponse: null, completedAt: null }
    await rows.insertMany(Array.from({ length: 250 }, (_, n) => ({ ...row, ...pending, question: `Question ${n}` })))
    const parts = await readExport(token)
    expect(parts.slice(1).map(({ question }) => question?.question)).toEqual([
      'First?',
      ...Array.from({ length: 250 }, (_, n) => `Question ${n}`),
    ])
    expect(parts.at(-1)?.question?.answers?.devilAdvocate).toEqual({
      model: 'gemini',
      content: '',
      offline: false,
      failure: '',
      modelId: '',
      end: 'ANSWER_END_UNSPECIFIED',
    })
  })

  it('changes nothing: a persona that has left is still named in the circle afterwards', async () => {
    const persona = harness.personas.add({ name: 'Plato' })
    const { id, token } = await harness.memberWithCircle(replica.client, [persona.id])
    harness.personas.delete(persona.id)
    expect((await readExport(token))[0]?.circle).toMatchObject({ entries: [], left: ['Plato'] })
    const stored = await harness.connection.collection<{ _id: string }>('circles').findOne({ _id: id })
    expect(stored).toMatchObject({ entries: [{ name: 'Plato' }], left: [] })
  })

  it('is for members only, and fails whole while the persona service is away', async () => {
    await expect(readExport(await harness.identity.guest('ada'))).rejects.toMatchObject({ reason: 'AUTH_REQUIRED' })
    const { token } = await harness.memberWithCircle(replica.client, [harness.personas.add().id])
    harness.personas.behaviour.list = 'fail'
    try {
      await expect(readExport(token)).rejects.toBeDefined()
    } finally {
      harness.personas.behaviour.list = 'ok'
    }
  })
})
