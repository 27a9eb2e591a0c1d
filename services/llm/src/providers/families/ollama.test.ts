import { afterEach, describe, expect, it } from '@jest/globals'
import { type AskedProvider, askedProvider, events } from '../../testing/asked-provider.ts'
import { refused, refusing, streamed } from '../../testing/fake-provider.ts'
import { openAiModel } from '../openai.ts'

/*
 * Ollama. Read on 2026-11-28: `openai/openai.go` of https://github.com/ollama/ollama at 00988753 (chunks, `reasoning`, bodies of
 * errors), and excerpts of https://docs.ollama.com/api/openai-compatibility. `<think>` in the text is from a report of a user
 * (ollama-python#529). Not found: the refusal of thinking, an error within a stream.
 */
const chunk = (delta: object, finish: string | null = null) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'qwen3:8b',
  system_fingerprint: 'fp_ollama',
  choices: [{ index: 0, delta: { role: 'assistant', ...delta }, finish_reason: finish }],
})
const done = 'data: [DONE]\n\n'

let provider: AskedProvider
afterEach(() => provider.stop())

describe('a model of Ollama', () => {
  it('sends thoughts in a field of their own', async () => {
    const answer = events(chunk({ content: '', reasoning: 'Hm' }), chunk({ content: 'Hi' }), chunk({ content: '' }, 'stop'), done)
    provider = await askedProvider(openAiModel, [streamed(answer)])
    expect(await provider.ask()).toMatchObject({ text: 'Hi', thoughts: 1, usage: { finish: 'finished' } })
  })

  it('writes thoughts in front of the text when its template does not know them', async () => {
    const pieces = ['<th', 'ink>\nThe user', ' greets.</think', '>\n\n', 'Hi']
    provider = await askedProvider(openAiModel, [
      streamed(events(...pieces.map((content) => chunk({ content })), chunk({ content: '' }, 'stop'), done)),
    ])
    const { text, thoughts } = await provider.ask()
    expect([text, thoughts > 0]).toEqual(['Hi', true])
  })

  it('has nothing to say when its thoughts use up the limit', async () => {
    provider = await askedProvider(openAiModel, [
      streamed(events(chunk({ content: '<think>On' }), chunk({ content: ' and on' }), chunk({ content: '' }, 'length'), done)),
    ])
    expect(await provider.ask()).toMatchObject({ text: '', usage: { finish: 'length' } })
  })

  it('does not think and says so', async () => {
    const error = { message: '"gpt-oss-local" does not support thinking', type: 'invalid_request_error', param: null, code: null }
    const whole = streamed(events(chunk({ content: 'Hi' }), chunk({ content: '' }, 'stop'), done))
    provider = await askedProvider(openAiModel, [refusing((body) => 'reasoning_effort' in body, refused(400, { error }), whole)])
    expect((await provider.ask({ model: 'gpt-oss-local' })).text).toBe('Hi')
  })

  it('does not have a model', async () => {
    const error = { message: 'model "llama9" not found, try pulling it first', type: 'not_found_error', param: null, code: null }
    provider = await askedProvider(openAiModel, [refused(404, { error })])
    expect((await provider.ask()).error).toMatchObject({ kind: 'unknown_model' })
  })

  it('fails within an answer with an error that is a text', async () => {
    provider = await askedProvider(openAiModel, [
      streamed(events(chunk({ content: 'Half' }), { error: 'an error was encountered while running the model' })),
    ])
    expect(await provider.ask()).toMatchObject({ text: 'Half', error: { kind: 'provider' } })
  })
})
