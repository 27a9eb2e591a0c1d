import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { whileUnavailable } from '@rostra/kit/testing/while-unavailable'
import { ChatService } from '@rostra/proto/chat'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { readStream } from '../harness/read-stream.ts'
import { scriptedModel } from '../harness/scripted-model.ts'

const form = { name: 'Ada', description: 'Explains sums', category: 'Education', rolePrompt: 'You are Ada.', strictlyFollows: '' }

describe('trials', () => {
  let harness: ChatHarness
  let replicas: [Replica, Replica]
  beforeAll(async () => {
    harness = await createChatHarness()
    const model = scriptedModel(() => ['Yes.'])
    replicas = [await harness.startReplica(model), await harness.startReplica(model)]
  })
  afterAll(() => harness?.stop())

  const attempt = async (account: string, clientAddress: string, content = 'Hi', replica = replicas[0]) => {
    const options = { token: await harness.identity.member(account), clientAddress }
    const answer = async () => readStream(await replica.client.open(ChatService.AnswerTrial, { ...form, messages: [{ content }] }, options))
    return whileUnavailable(answer).then(
      () => 'ok',
      (error) => error,
    )
  }

  it('are 60 a day for an account, over all replicas and addresses; one that is refused as invalid does not count', async () => {
    for (let n = 0; n < 5; n++) expect(await attempt('ada', '198.51.100.1', ' ')).toMatchObject({ reason: 'VALIDATION' })
    const outcomes = await Promise.all(Array.from({ length: 70 }, (_, n) => attempt('ada', `198.51.100.${n}`, 'Hi', replicas[n % 2])))
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(60)
    const refusal = outcomes.find((outcome) => outcome !== 'ok')
    expect(refusal).toMatchObject({ kind: 'exhausted', reason: 'RATE_LIMITED', message: expect.any(String) })
    expect(refusal.details.retryAfter).toBeGreaterThan(86_000)
    expect(refusal.details.retryAfter).toBeLessThanOrEqual(86_400)
  })

  it('are 200 a day for a network, and a refused one counts for nobody', async () => {
    const outcomes = []
    // 210 streams at once keep a busy machine from answering pings.
    for (let wave = 0; wave < 3; wave++)
      outcomes.push(
        ...(await Promise.all(
          Array.from({ length: 70 }, (_, n) => attempt(`pupil-${n % 5}`, `2001:db8:5:5::${n + 1}`, 'Hi', replicas[n % 2])),
        )),
      )
    const reasons = outcomes.map((outcome) => outcome.reason ?? outcome)
    expect(reasons.sort()).toEqual([...Array(10).fill('RATE_LIMITED'), ...Array(200).fill('ok')])
    expect(await attempt('pupil-0', '2001:db8:5:6::1')).toBe('ok')
  })
})
