import { describe, expect, it } from '@jest/globals'
import { partial } from '@rostra/kit/testing/partial'
import { failedWith, interrupted, type Outcome, stopped } from './answer-end.ts'
import { endingOf, openersAtEnd } from './ending.ts'
import type { Exchange } from './exchange.ts'

const complete: Outcome = { status: 'complete', end: 'finished', failure: null }
const sent = { id: 'e-2', questionId: 'e-2', isFree: false, chatModel: '', written: '', given: [], openers: [] }
const model = { modelId: 'm', offline: false }

describe('the end of a generation', () => {
  const failed = failedWith(interrupted)
  it.each([
    ['is charged', false, sent, { outcome: complete, model }],
    ['is free when the model said so', true, sent, { outcome: complete, model, isFree: true }],
    ['is free when a former owner stored so', true, { ...sent, isFree: true }, { outcome: complete, model }],
    ['is charged for the first answer of the offline model', false, sent, { outcome: complete, model: { ...model, offline: true } }],
    [
      'is free when the offline model answers again',
      true,
      { ...sent, questionId: 'e-1' },
      { outcome: stopped, model: { ...model, offline: true } },
    ],
    ['is charged when another model answers again', false, { ...sent, questionId: 'e-1' }, { outcome: complete, model }],
    ['is charged when it failed with some text', false, sent, { outcome: failed, model }],
    ['is free when the model of a creator failed', true, { ...sent, chatModel: 'own:m' }, { outcome: failed, model }],
    ['is charged when the model of a creator was stopped', false, { ...sent, chatModel: 'own:m' }, { outcome: stopped, model }],
  ])('%s', (_what, isFree, exchange, ended) => {
    expect(endingOf(partial<Exchange>(exchange), { answer: 'Yes.', ...ended }).isFree).toBe(isFree)
  })

  it('cites and lists what the whole answer does, also of a continuation', () => {
    const given = [1, 2, 3].map((n) => ({ n, sourceId: 's', title: 't', page: null, heading: '', excerpt: 'x' }))
    const exchange = partial<Exchange>({ ...sent, written: 'One [1]. ', given, openers: ['Why?'] })
    const { citations, openers, answer } = endingOf(exchange, { outcome: complete, answer: 'Two [3].\n- Why?', model })
    expect([citations.map(({ n }) => n), openers, answer]).toEqual([[1, 3], ['Why?'], 'Two [3].\n- Why?'])
  })
})

describe('the openers of an answer', () => {
  const openers = ['How do owls hunt?', 'Where do they sleep?']

  it('are those of the list with which it ends', () => {
    expect(openersAtEnd('Ask me about:\n\n- How do owls hunt?\n- Where do they sleep?', openers)).toEqual(openers)
  })

  it('are none when it ends otherwise, or the material has none', () => {
    expect(openersAtEnd('- How do owls hunt?\n- Where do they sleep?\n\nMice.', openers)).toEqual([])
    expect(openersAtEnd('- Where do they sleep?', openers)).toEqual([])
    expect(openersAtEnd('Mice.', [])).toEqual([])
  })
})
