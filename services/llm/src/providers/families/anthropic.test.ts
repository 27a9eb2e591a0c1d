import { afterEach, describe, expect, it } from '@jest/globals'
import { type AskedProvider, askedProvider, events } from '../../testing/asked-provider.ts'
import { refused, refusing, streamed } from '../../testing/fake-provider.ts'
import { anthropicModel } from '../anthropic.ts'

/*
 * Anthropic. Read on 2026-11-28: the types of events, blocks, `StopReason` and `RefusalStopDetails` in @anthropic-ai/sdk 1.12.0, and
 * excerpts of https://platform.claude.com/docs/test-and-evaluate/strengthen-guardrails/handle-streaming-refusals and
 * https://platform.claude.com/docs/en/api/errors. Not found: the texts of a refused prefill, a low balance and an unknown parameter.
 */
const start = [
  {
    type: 'message_start',
    message: { id: 'msg_1', type: 'message', role: 'assistant', content: [], usage: { input_tokens: 25, output_tokens: 1 } },
  },
  { type: 'ping' },
]
const block = (index: number, content: object, ...deltas: object[]) => [
  { type: 'content_block_start', index, content_block: content },
  ...deltas.map((delta) => ({ type: 'content_block_delta', index, delta })),
  { type: 'content_block_stop', index },
]
const text = (value: string) => block(1, { type: 'text', text: '' }, { type: 'text_delta', text: value })
const end = (reason: string, details: object | null = null) => [
  { type: 'message_delta', delta: { stop_reason: reason, stop_sequence: null, stop_details: details }, usage: { output_tokens: 9 } },
  { type: 'message_stop' },
]
const whole = streamed(events(...start, ...text('Hi'), ...end('end_turn')), true, { 'request-id': 'req_1' })
const invalid = (message: string) => refused(400, { type: 'error', error: { type: 'invalid_request_error', message }, request_id: 'req_1' })

let provider: AskedProvider
afterEach(() => provider.stop())

describe('a model of Anthropic', () => {
  it('sends thoughts in blocks of their own', async () => {
    const thinking = block(
      0,
      { type: 'thinking', thinking: '', signature: '' },
      { type: 'thinking_delta', thinking: 'Hm' },
      { type: 'signature_delta', signature: 'x' },
    )
    const redacted = block(1, { type: 'redacted_thinking', data: 'x' })
    provider = await askedProvider(anthropicModel, [
      streamed(events(...start, ...thinking, ...redacted, ...text('Hi'), ...end('end_turn')), true, { 'request-id': 'req_1' }),
    ])
    expect(await provider.ask()).toEqual({
      text: 'Hi',
      thoughts: 4,
      usage: { inputTokens: 25, outputTokens: 9, finish: 'finished', reason: 'end_turn', requestId: 'req_1' },
    })
  })

  it.each([
    ['max_tokens', 'length'],
    ['model_context_window_exceeded', 'length'],
    ['stop_sequence', 'finished'],
    ['refusal', 'refused'],
  ])('ends with %s as %s, with what was written', async (reason, finish) => {
    const details = reason === 'refusal' ? { type: 'refusal', category: 'cyber', explanation: 'Declined.' } : null
    provider = await askedProvider(anthropicModel, [streamed(events(...start, ...text('Half'), ...end(reason, details)))])
    expect(await provider.ask()).toMatchObject({ text: 'Half', usage: { finish, reason } })
  })

  it.each(['pause_turn', 'tool_use', 'something_new'])('fails after the reason %s', async (reason) => {
    provider = await askedProvider(anthropicModel, [streamed(events(...start, ...text('Half'), ...end(reason)))])
    expect(await provider.ask()).toMatchObject({ text: 'Half', error: { kind: 'provider', message: expect.stringContaining(reason) } })
  })

  it('sends blocks of other types, which are left out', async () => {
    const tool = block(0, { type: 'server_tool_use', id: 's', name: 'x', input: {} }, { type: 'input_json_delta', partial_json: '{' })
    provider = await askedProvider(anthropicModel, [streamed(events(...start, ...tool, ...text('Hi'), ...end('end_turn')))])
    expect(await provider.ask()).toMatchObject({ text: 'Hi', thoughts: 0 })
  })

  it('is overloaded within the answer', async () => {
    const error = { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }
    provider = await askedProvider(anthropicModel, [streamed(events(...start, ...text('Half'), error))])
    expect(await provider.ask()).toMatchObject({
      text: 'Half',
      error: { kind: 'provider', status: 529, message: expect.stringContaining('overloaded_error') },
    })
  })

  it('forbids a parameter by its path', async () => {
    provider = await askedProvider(anthropicModel, [
      refusing((body) => 'thinking' in body, invalid('thinking: Extra inputs are not permitted'), whole),
    ])
    expect((await provider.ask({ model: 'claude-sonnet-5-5' })).text).toBe('Hi')
  })

  it('does not support a prefill', async () => {
    const isPrefill = (body: Record<string, unknown>) => (body.messages as { role: string }[]).at(-1)?.role === 'assistant'
    const message = 'This model does not support assistant message prefill. The conversation must end with a user message.'
    provider = await askedProvider(anthropicModel, [refusing(isPrefill, invalid(message), whole)])
    expect((await provider.ask({ model: 'claude-haiku-4-5', written: 'So far' })).text).toBe('Hi')
    expect(provider.received.at(-1)?.body.messages).toMatchObject([{ role: 'user' }, { role: 'assistant' }, { role: 'user' }])
  })

  it.each([
    [400, 'invalid_request_error', 'Your credit balance is too low to access the Anthropic API.', 'quota'],
    [402, 'billing_error', 'There is an issue with your billing', 'quota'],
    [404, 'not_found_error', 'model: claude-nine', 'unknown_model'],
    [413, 'request_too_large', 'Request exceeds the maximum allowed number of bytes.', 'too_long'],
    [529, 'overloaded_error', 'Overloaded', 'provider'],
  ])('refuses with %i %s', async (status, type, message, kind) => {
    provider = await askedProvider(anthropicModel, [refused(status, { type: 'error', error: { type, message } })], {
      limits: { backoffMs: 1 },
    })
    expect((await provider.ask()).error).toMatchObject({ kind, status })
  })
})
