import { afterEach, describe, expect, it } from '@jest/globals'
import type { ChatMessage } from '../../chat-model.ts'
import { type AskedProvider, askedProvider, events } from '../../testing/asked-provider.ts'
import { type Received, refused, refusing, type Script, streamed } from '../../testing/fake-provider.ts'
import { ManualTimers } from '../../testing/manual-timers.ts'
import { openAiModel } from '../openai.ts'

const answer = streamed(
  events(
    { choices: [{ delta: { content: 'Hi' }, finish_reason: null }] },
    { choices: [{ delta: {}, finish_reason: 'stop' }] },
    'data: [DONE]\n\n',
  ),
)
const unsupported = (name: string) =>
  refused(400, { error: { message: `Unsupported parameter: '${name}'`, param: name, code: 'unsupported_parameter' } })
const tooLong = refused(400, { error: { message: 'Too long', type: 'invalid_request_error', code: 'context_length_exceeded' } })

let provider: AskedProvider
afterEach(() => provider.stop())
const start = async (script: Script, timers?: ManualTimers) => {
  provider = await askedProvider(openAiModel, [script], timers && { timers })
}
const messagesOf = (body: Received['body'] | undefined) => body?.messages as { role: string; content: string }[]

/** A conversation of whole exchanges, then a question. Each message is ten tokens. */
const conversation = (exchanges: number): ChatMessage[] => {
  const past = Array.from({ length: exchanges }, (_, at): ChatMessage[] => [
    { role: 'user', content: `q${at}`.padEnd(40, '.') },
    { role: 'assistant', content: `a${at}`.padEnd(40, '.') },
  ])
  return [...past.flat(), { role: 'user', content: 'now' }]
}
/** Refuses more than a number of messages, the system part among them. */
const atMost = (messages: number) => refusing((body) => (body.messages as unknown[]).length > messages, tooLong, answer)

describe('a refused request', () => {
  it('is repeated once without what the model does not support, which is remembered for the model', async () => {
    await start(refusing((body) => 'stream_options' in body, unsupported('stream_options'), answer))
    expect(await provider.ask()).toMatchObject({ text: 'Hi', usage: { finish: 'finished' } })
    expect(provider.received).toHaveLength(2)
    await provider.ask()
    expect(provider.received).toHaveLength(3)
    await provider.ask({ model: 'another-model' })
    expect(provider.received).toHaveLength(5)
  })

  it('is repeated for each parameter of several', async () => {
    const first = refusing((body) => 'max_tokens' in body, unsupported('max_tokens'), answer)
    await start(refusing((body) => 'stream_options' in body, unsupported('stream_options'), first))
    expect((await provider.ask()).text).toBe('Hi')
    expect(provider.received.at(-1)?.body).toMatchObject({ max_completion_tokens: 100 })
    expect(provider.received).toHaveLength(3)
  })

  it('is repeated once by each of two calls at the same time', async () => {
    const role = refused(400, { error: { message: "does not support 'system'", param: 'messages[0].role', code: 'unsupported_value' } })
    await start(refusing((body) => messagesOf(body)[0]?.role === 'system', role, answer))
    const answers = await Promise.all([provider.ask(), provider.ask()])
    expect(answers.map(({ text }) => text)).toEqual(['Hi', 'Hi'])
    expect(messagesOf(provider.received.at(-1)?.body)[0]?.role).toBe('developer')
    expect(provider.received).toHaveLength(4)
  })

  it('fails when the refusal stays the same', async () => {
    await start(unsupported('stream_options'))
    expect((await provider.ask()).error).toMatchObject({ kind: 'rejected', message: 'The provider answered 400 (unsupported_parameter)' })
    expect(provider.received).toHaveLength(2)
  })

  it('has its instructions in front of the first message of a model without a role for them', async () => {
    const template = refused(400, { object: 'error', message: 'System role not supported', type: 'BadRequestError', code: 400 })
    await start(refusing((body) => messagesOf(body)[0]?.role === 'system', template, answer))
    await provider.ask()
    expect(messagesOf(provider.received[1]?.body)).toEqual([{ role: 'user', content: 'Be kind.\n\nHello' }])
  })

  it('that the content filter stops is a filtered answer without a text', async () => {
    await start(refused(400, { error: { code: 'content_filter', message: 'The prompt was filtered' } }, { 'x-request-id': 'req-7' }))
    expect(await provider.ask()).toEqual({
      text: '',
      thoughts: 0,
      usage: { inputTokens: 0, outputTokens: 0, finish: 'filtered', reason: 'content_filter', requestId: 'req-7' },
    })
  })
})

describe('a request that is too long', () => {
  it('is repeated with half of its history, which begins with a question', async () => {
    await start(atMost(6))
    expect((await provider.ask({ messages: conversation(4) })).text).toBe('Hi')
    expect(messagesOf(provider.received[1]?.body).map(({ content }) => content.slice(0, 2))).toEqual(['Be', 'q2', 'a2', 'q3', 'a3', 'no'])
    expect(provider.received.map(({ body }) => body.max_tokens)).toEqual([100, 100])
  })

  it('is halved twice at most, the limit of the answer with it', async () => {
    await start(atMost(4))
    expect((await provider.ask({ messages: conversation(4) })).text).toBe('Hi')
    expect(messagesOf(provider.received[2]?.body)).toHaveLength(4)
    expect(provider.received.map(({ body }) => body.max_tokens)).toEqual([100, 100, 50])
    await provider.stop()
    await start(atMost(3))
    expect((await provider.ask({ messages: conversation(4) })).error).toMatchObject({ kind: 'too_long', status: 400 })
    expect(provider.received).toHaveLength(3)
  })

  it('has only a smaller limit of the answer without a history', async () => {
    await start(refusing((body) => (body.max_tokens as number) > 25, tooLong, answer))
    expect((await provider.ask()).text).toBe('Hi')
    expect(provider.received.map(({ body }) => body.max_tokens)).toEqual([100, 50, 25])
  })

  it('teaches the window of the model for an hour', async () => {
    const timers = new ManualTimers()
    await start(atMost(6), timers)
    const ask = async () => {
      const before = provider.received.length
      expect((await provider.ask({ messages: conversation(4) })).text).toBe('Hi')
      return provider.received.length - before
    }
    expect([await ask(), await ask()]).toEqual([2, 1])
    timers.advance(60 * 60_000)
    expect(await ask()).toBe(2)
  })

  it('teaches the window also when the caller frees the messages with the first event', async () => {
    const thinking = streamed(events({ choices: [{ delta: { reasoning: 'Hm' }, finish_reason: null }] }, 'data: [DONE]\n\n'))
    await start(refusing((body) => (body.messages as unknown[]).length > 6, tooLong, thinking))
    const messages = conversation(4)
    const onState = () => {
      messages.length = 0
    }
    await provider.ask({ messages, onState })
    await provider.ask({ messages: conversation(4) })
    expect(provider.received).toHaveLength(3)
  })

  it('cuts no shorter request, and of one as long its answer at most to half of the window', async () => {
    await start(refusing((body) => (body.max_tokens as number) > 300, tooLong, answer))
    await provider.ask({ messages: conversation(1), maxTokens: 400 })
    await provider.ask({ maxTokens: 150 })
    await provider.ask({ messages: conversation(4), maxTokens: 400 })
    const sent = provider.received.map(({ body }) => [body.max_tokens, messagesOf(body).length])
    expect(sent).toEqual([
      [400, 4],
      [400, 2],
      [200, 2],
      [150, 2],
      [120, 10],
    ])
  })

  it('is not sent again as it is, though the status suggests a retry', async () => {
    await start(refused(500, { error: { code: 500, type: 'exceed_context_size_error', n_prompt_tokens: 1407, n_ctx: 256 } }))
    expect((await provider.ask()).error).toMatchObject({ kind: 'too_long' })
    expect(provider.received).toHaveLength(3)
  })

  it('is repeated also when the stream begins with that error', async () => {
    const error = streamed(events({ error: { message: 'the context window is 4096' } }))
    await start(refusing((body) => (body.messages as unknown[]).length > 6, error, answer))
    expect((await provider.ask({ messages: conversation(4) })).text).toBe('Hi')
  })
})

it('a model that was seen to think gets room for its thoughts', async () => {
  await start(streamed(events({ choices: [{ delta: { reasoning: 'Hm' }, finish_reason: null }] }, 'data: [DONE]\n\n')))
  await provider.ask()
  await provider.ask()
  expect(provider.received.map(({ body }) => body.max_tokens)).toEqual([100, 2_148])
})
