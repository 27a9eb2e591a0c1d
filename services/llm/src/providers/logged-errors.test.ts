import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { createLog } from '@rostra/kit/log'
import { eventually } from '@rostra/kit/testing/eventually'
import { FakeProvider, refused, streamed } from '../testing/fake-provider.ts'
import { anthropicModel } from './anthropic.ts'
import { openAiModel } from './openai.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rostra-llm-'))
})
afterEach(() => rm(folder, { recursive: true }))

const secret = 'words-of-a-member'
const models = [
  ['OpenAI', openAiModel],
  ['Anthropic', anthropicModel],
] as const

const failures = [
  ['a refusal', refused(400, { error: { type: 'invalid_request', code: 'bad_prompt', message: `You sent ${secret}` }, detail: secret })],
  ['a refusal that is no JSON', refused(403, secret)],
  [
    'an error within the stream',
    streamed([`event: error\ndata: {"type":"error","error":{"message":"${secret}","type":"${secret} x"}}\n\n`]),
  ],
  ['a refusal in a list', refused(400, [{ error: { code: 400, message: secret, status: `${secret} x` } }])],
  [
    'an end for an unknown reason',
    streamed([
      `data: {"type":"message_delta","delta":{"stop_reason":"${secret}"},"choices":[{"delta":{},"finish_reason":"${secret}"}]}\n\n`,
    ]),
  ],
  ['an event that is no JSON', streamed([`data: ${secret}\n\n`])],
] as const

it.each(models.flatMap(([provider, create]) => failures.map(([failure, script]) => ({ provider, failure, create, script }))))(
  'no text of $provider reaches a log after $failure',
  async ({ create, script }) => {
    const server = new FakeProvider(script)
    const model = create({ baseUrl: await server.start(), apiKey: 'a-key' })
    const request = {
      model: 'm',
      system: 's',
      messages: [{ role: 'user' as const, content: secret }],
      maxTokens: 9,
      signal: AbortSignal.timeout(9_000),
    }
    const err = await model.stream(request, () => undefined).catch((error) => error)
    await server.stop()
    const file = join(folder, 'log')
    const log = createLog('test', { file })
    log.warn({ err }, 'a generation failed')
    const line = await eventually(async () => JSON.parse(await readFile(file, 'utf8')))
    expect(line.err).toMatchObject({ type: 'ModelError', message: expect.stringMatching(/^The provider /) })
    expect(JSON.stringify(line)).not.toContain(secret)
  },
)
