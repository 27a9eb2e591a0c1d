import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createModels } from '@rostra/llm/models'
import { FakeProvider, refused, streamed } from '@rostra/llm/testing/fake-provider'
import { readConfig } from '../../src/config.ts'
import { createExpertsHarness, type ExpertsHarness } from '../harness/experts-harness.ts'
import { verdict } from './debating-model.ts'
import { ended, start } from './discussion-client.ts'

const anthropicEvent = (type: string, rest: object = {}) => `event: ${type}\ndata: ${JSON.stringify({ type, ...rest })}\n\n`
const anthropicAnswer = (text: string) => [
  anthropicEvent('message_start', {
    message: { id: 'm', type: 'message', role: 'assistant', model: 'm', content: [], usage: { input_tokens: 5, output_tokens: 1 } },
  }),
  anthropicEvent('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
  anthropicEvent('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
  anthropicEvent('content_block_stop', { index: 0 }),
  anthropicEvent('message_delta', { delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 4 } }),
  anthropicEvent('message_stop'),
]
const openAiAnswer = (text: string) => [
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: text } }] })}\n\n`,
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }], usage: { prompt_tokens: 5, completion_tokens: 4 } })}\n\n`,
  'data: [DONE]\n\n',
]

const isForChair = (body: Record<string, unknown> | undefined) => JSON.stringify(body).includes('You chair a circle')

/** Returns the answer of an expert or of the chair, depending on the instructions in the request. The chair thinks in brackets first. */
function answerTo(body: Record<string, unknown> | undefined): string {
  const text = JSON.stringify(body)
  if (isForChair(body)) return `I weigh [A] against {B}, [see "[" above].\n\n\`\`\`json\n${verdict()}\n\`\`\``
  const name = /You are (Ada|Plato)/.exec(text)?.[1]
  return `I would begin with care.\n\n**Position:** The way of ${name} is the one to take.`
}

describe.each([
  ['Anthropic', anthropicAnswer, (address: string) => ({ ANTHROPIC_API_KEY: 'k', ANTHROPIC_BASE_URL: address })],
  ['OpenAI', openAiAnswer, (address: string) => ({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: address })],
])('a discussion with a provider like %s', (_name, answer, settings) => {
  let isChairAway = false
  const provider: FakeProvider = new FakeProvider((response: ServerResponse) => {
    const body = provider.received.at(-1)?.body
    if (isChairAway && isForChair(body)) refused(400, { error: { message: 'away' } })(response)
    else streamed(answer(answerTo(body)))(response)
  })
  let harness: ExpertsHarness

  beforeAll(async () => {
    harness = await createExpertsHarness(settings(await provider.start()))
  })
  afterAll(async () => {
    await harness?.stop()
    await provider.stop()
  })

  it('has its drafts, revisions and conclusion over HTTP, and their tokens are stored', async () => {
    const { client } = await harness.startReplica(await createModels(readConfig(harness.env)))
    const member = await harness.memberWithCircle(
      client,
      ['Ada', 'Plato'].map((name) => harness.personas.add({ name }).id),
    )
    const discussion = await ended(client, member, await start(client, member))
    expect(discussion).toMatchObject({ status: 'DISCUSSION_STATUS_COMPLETED', offline: false, credits: 4 })
    expect(discussion.contributions).toHaveLength(4)
    expect(provider.received).toHaveLength(5)
    const stored = await harness.connection.collection('discussions').findOne({ memberId: member.id })
    expect(stored?.steps).toHaveLength(5)
    for (const step of stored?.steps ?? []) expect(step).toMatchObject({ calls: 1, inputTokens: 5, outputTokens: 4 })
  })

  it('has its drafts and revisions when the provider refuses the chair', async () => {
    const { client } = await harness.startReplica(await createModels(readConfig(harness.env)))
    const member = await harness.memberWithCircle(
      client,
      ['Ada', 'Plato'].map((name) => harness.personas.add({ name }).id),
    )
    isChairAway = true
    const discussion = await ended(client, member, await start(client, member))
    expect(discussion).toMatchObject({ status: 'DISCUSSION_STATUS_COMPLETED', consensus: '', credits: 4 })
    expect(discussion.contributions).toHaveLength(4)
  })
})
