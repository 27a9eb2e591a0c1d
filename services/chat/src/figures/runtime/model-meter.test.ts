import { expect, it } from '@jest/globals'
import type { ModelCalls } from '../domain/ports.ts'
import { createModelMeter } from './model-meter.ts'

const prices = { sonnet: { input: 3, output: 15 } }

function createMeter() {
  const stored: [string, string, ModelCalls][] = []
  const state = { time: Date.parse('2026-03-01T23:59:00Z'), fails: false }
  const add = async (date: string, model: string, calls: ModelCalls) => {
    if (state.fails) throw new Error('away')
    stored.push([date, model, calls])
  }
  return { stored, state, meter: createModelMeter({ add }, prices, () => state.time) }
}

it('calls are counted by day and model, and stored once', async () => {
  const { meter, stored, state } = createMeter()
  meter.count({ model: 'sonnet', inputTokens: 100, outputTokens: 10 })
  meter.count({ model: 'sonnet', inputTokens: 50, outputTokens: 0 })
  state.time += 60_000
  meter.count({ model: 'other', inputTokens: 7, outputTokens: 1 })
  await meter.store()
  await meter.store()
  expect(stored).toEqual([
    ['2026-03-01', 'sonnet', { calls: 2, inputTokens: 150, outputTokens: 10, costMicros: 600, unpricedCalls: 0 }],
    ['2026-03-02', 'other', { calls: 1, inputTokens: 7, outputTokens: 1, costMicros: 0, unpricedCalls: 1 }],
  ])
})

it('what cannot be stored is kept, and stored with what was counted meanwhile', async () => {
  const { meter, stored, state } = createMeter()
  state.fails = true
  meter.count({ model: 'sonnet', inputTokens: 1, outputTokens: 0 })
  await expect(meter.store()).rejects.toThrow('away')
  state.fails = false
  meter.count({ model: 'sonnet', inputTokens: 2, outputTokens: 0 })
  await meter.store()
  expect(stored.map(([, , { calls, inputTokens }]) => [calls, inputTokens])).toEqual([[2, 3]])
})
