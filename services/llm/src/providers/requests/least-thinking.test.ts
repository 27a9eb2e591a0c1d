import { describe, expect, it } from '@jest/globals'
import { leastThinking } from './least-thinking.ts'

describe('the parameters against thinking before an answer', () => {
  it.each([
    ['claude-sonnet-5-5', { thinking: { type: 'between_tools' } }, false],
    ['claude-haiku-5-5', { thinking: { type: 'disabled' } }, false],
    ['claude-opus-5-5', { output_config: { effort: 'low' } }, true],
    ['claude-haiku-4-5', {}, false],
    ['gpt-5.6-terra', { reasoning_effort: 'none' }, false],
    ['gpt-5-mini', { reasoning_effort: 'low' }, true],
    ['gpt-4.1', {}, false],
    ['gemini-3.8-flash', { reasoning_effort: 'minimal' }, true],
    ['deepseek-v4-flash', { thinking: { type: 'disabled' } }, false],
    ['llama-local', {}, false],
  ])('for %s are those of its family', (model, body, needsRoom) => {
    const thinking = leastThinking(model)
    expect(thinking.body).toEqual(body)
    expect(thinking.extraTokens > 0).toBe(needsRoom)
  })
})
