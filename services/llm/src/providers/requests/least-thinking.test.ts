import { describe, expect, it } from '@jest/globals'
import { leastThinking } from './least-thinking.ts'
import type { Asked } from './model-calls.ts'
import { openAiForm } from './request-form.ts'

const form = openAiForm('http://localhost/v1')
const asked = (model: string): Asked => ({
  request: { model, system: '', messages: [], maxTokens: 100, signal: new AbortController().signal },
  form,
  thinks: false,
})

describe('the parameters against thinking before an answer', () => {
  it.each([
    ['claude-sonnet-5-5', 'anthropic', { thinking: { type: 'between_tools' } }, false],
    ['claude-haiku-5-5', 'anthropic', { thinking: { type: 'disabled' } }, false],
    ['claude-opus-5-5', 'anthropic', { output_config: { effort: 'low' } }, true],
    ['claude-haiku-4-5', 'anthropic', {}, false],
    ['gpt-5.6-terra', 'openai', { reasoning_effort: 'none' }, false],
    ['openai/gpt-5.6-terra:free', 'openai', { reasoning_effort: 'none' }, false],
    ['gpt-5-mini', 'openai', { reasoning_effort: 'low' }, true],
    ['gpt-4.1', 'openai', {}, false],
    ['models/gemini-3.8-flash', 'openai', { reasoning_effort: 'minimal' }, true],
    ['deepseek/DeepSeek-V4-flash', 'openai', { thinking: { type: 'disabled' } }, false],
    ['anthropic/claude-sonnet-5-5', 'openai', {}, true],
    ['hf.co/unsloth/DeepSeek-R1-Distill-Qwen-8B-GGUF:Q4_K_M', 'openai', {}, true],
    ['llama-local', 'openai', {}, false],
  ] as const)('for %s with the protocol %s are those of its family', (model, protocol, body, needsRoom) => {
    expect(leastThinking(asked(model), protocol)).toEqual({ body, limit: needsRoom ? 2_148 : 100 })
  })

  it('leave room for a model that thinks all the same, within what it accepts', () => {
    expect(leastThinking({ ...asked('llama-local'), thinks: true }, 'openai').limit).toBe(2_148)
    expect(leastThinking({ ...asked('llama-local'), form: { ...form, omitted: ['reasoning_effort'] } }, 'openai').limit).toBe(2_148)
    expect(leastThinking({ ...asked('gpt-5-mini'), form: { ...form, mostTokens: 1_000 } }, 'openai').limit).toBe(1_000)
  })
})
