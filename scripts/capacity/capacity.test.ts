import { expect, it } from '@jest/globals'
import { assumptions as given } from './assumptions.ts'
import { costs, exchangeCost, requirementsOf } from './requirements.ts'

it('the costs give back every measured exchange of the nearest pace, without the rest of its process', () => {
  const rest = costs.processes.restThousandths.chat ?? Number.NaN
  const slow = costs.processes.exchanges.filter(({ everyMs }) => everyMs === 40)
  expect(slow.length).toBeGreaterThan(0)
  for (const { tokens, everyMs, perSecond, cpuMs } of slow) {
    const { fixedMs, tokenMs } = exchangeCost('chat', { tokens, everyMs })
    expect(fixedMs).toBeGreaterThan(0)
    expect(fixedMs + tokens * tokenMs).toBeCloseTo((cpuMs.chat ?? Number.NaN) - rest / perSecond)
  }
  expect(exchangeCost('newsroom')).toEqual({ fixedMs: 0, tokenMs: 0 })
})

it('the demand is that of a whole day, hour by hour', () => {
  expect(given.hours).toHaveLength(24)
  const sum = given.hours.reduce((total, share) => total + requirementsOf(1_000, share).exchangesPerSecond * 3_600, 0)
  expect(sum).toBeCloseTo(1_000 * given.messages)
})
