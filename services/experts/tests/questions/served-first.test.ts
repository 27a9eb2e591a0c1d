import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { ExpertsService } from '@rostra/proto/experts'
import { createExpertsHarness, type ExpertsHarness, type Replica } from '../harness/experts-harness.ts'
import { modelsOf, scriptedModel } from '../harness/scripted-models.ts'

describe('a replica that answers 80 % of the questions that it may', () => {
  const waiting = Promise.withResolvers<string>()
  const model = scriptedModel(() => waiting.promise)
  let harness: ExpertsHarness
  let replica: Replica

  beforeAll(async () => {
    harness = await createExpertsHarness({ MAX_QUESTIONS: '5' })
    replica = await harness.startReplica(modelsOf(model))
  })
  afterAll(() => harness?.stop())

  const ask = (token: string) => {
    const options = { token, clientAddress: randomUUID(), deadlineMs: 30_000 }
    return replica.client.call(ExpertsService.AskModels, { question: 'Why is the sky blue?' }, options)
  }
  /** Resolves once all three models of this many questions are asked. */
  const asked = (questions: number) => eventually(async () => expect(model.requests).toHaveLength(3 * questions))

  it('refuses guests and citizens, and serves orators until all places are taken', async () => {
    const guests = await Promise.all(Array.from({ length: 4 }, () => harness.identity.guest(randomUUID())))
    const answers = guests.map(ask)
    await asked(4)
    const busy = { kind: 'unavailable', reason: 'OVERLOADED', message: expect.stringContaining('orators are served first') }
    await expect(ask(await harness.identity.guest('late'))).rejects.toMatchObject(busy)
    await expect(ask(await harness.identity.member('ada'))).rejects.toMatchObject({ ...busy, details: { retryAfter: 5 } })
    answers.push(ask(await harness.identity.member('bea', 'orator')))
    await asked(5)
    await expect(ask(await harness.identity.member('cleo', 'super_senator'))).rejects.toMatchObject({
      reason: 'OVERLOADED',
      message: 'Too many questions at once, please try again',
    })
    waiting.resolve('An answer.')
    expect((await Promise.all(answers)).map(({ expertA }) => expertA?.content)).toEqual(answers.map(() => 'An answer.'))
    await ask(await harness.identity.member('ada'))
  })
})
