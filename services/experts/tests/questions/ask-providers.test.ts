import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createModels } from '@rostra/llm/models'
import { FakeProvider, refused, streamed } from '@rostra/llm/testing/fake-provider'
import { ExpertsService } from '@rostra/proto/experts'
import { readConfig } from '../../src/config.ts'
import { createExpertsHarness, type ExpertsHarness } from '../harness/experts-harness.ts'

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
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\n`,
  'data: [DONE]\n\n',
]

const claude = new FakeProvider(streamed(anthropicAnswer('Yes, says **Claude**.')))
const gpt4 = new FakeProvider(refused(401, { error: { message: 'secret-of-the-provider' } }))
const gemini = new FakeProvider(streamed(openAiAnswer('And if not?')))
let harness: ExpertsHarness

beforeAll(async () => {
  harness = await createExpertsHarness({
    ANTHROPIC_API_KEY: 'k',
    ANTHROPIC_BASE_URL: await claude.start(),
    MODEL_CLAUDE: 'some-claude',
    OPENAI_API_KEY: 'k',
    OPENAI_BASE_URL: await gpt4.start(),
    GEMINI_API_KEY: 'k',
    GEMINI_BASE_URL: await gemini.start(),
  })
})
afterAll(async () => {
  await harness?.stop()
  await Promise.all([claude.stop(), gpt4.stop(), gemini.stop()])
})

it('asks providers over HTTP; one that refuses leaves the others, and its words stay in the log', async () => {
  const { client } = await harness.startReplica(await createModels(readConfig(harness.env)))
  const options = { token: await harness.identity.guest('ada'), clientAddress: '198.51.100.1', deadlineMs: 20_000 }
  const answers = await client.call(ExpertsService.AskModels, { question: 'Is it so?' }, options)
  expect(answers).toMatchObject({
    expertA: { model: 'claude', content: 'Yes, says **Claude**.', offline: false, failure: '', modelId: 'some-claude' },
    expertB: { model: 'gpt4', content: '', offline: false, failure: 'This model could not answer. The others stand.' },
    devilAdvocate: { model: 'gemini', content: 'And if not?', offline: false },
  })
  expect(JSON.stringify(answers)).not.toContain('secret-of-the-provider')
  expect(claude.received[0]?.body).toMatchObject({ model: 'some-claude', system: expect.not.stringContaining('Is it so?') })
})
