import { describe, expect, it } from '@jest/globals'
import { calibrate, costOfOneMore, fittedAt, simulateMachine } from './simulate-machine.ts'

const processes = ['gateway', 'identity', 'persona', 'billing', 'chat', 'MongoDB', 'Redis'].map((name) => ({
  ...{ name, servers: name === 'MongoDB' ? 8 : 1, exchangeMs: 6, fixedMs: 3, rest: 0.02 },
}))

it('has the utilisation of its work: rest and exchanges, on the cores of the machine', () => {
  const { busy } = simulateMachine(processes, 2, 20, { delayMs: 5, variation: 1 })
  expect(busy).toBeCloseTo((7 * 0.02 + 20 * 7 * 0.006) / 2, 1)
})

it('finds the delay and the variation of a simulation from its times', () => {
  const times = simulateMachine(processes, 2, 10, { delayMs: 4, variation: 2 })
  const fitted = calibrate(processes, 2, 10, times)
  expect(Math.abs(fitted.variation - 2)).toBeLessThan(0.4)
  const again = simulateMachine(processes, 2, 30, fitted)
  const original = simulateMachine(processes, 2, 30, { delayMs: 4, variation: 2 })
  expect(Math.abs(again.p99Ms / original.p99Ms - 1)).toBeLessThan(0.2)
})

describe('what two rates tell of a process', () => {
  const at = (perSecond: number, cores: number) => ({ perSecond, cores })

  it('is what one more exchange costs, and what it uses besides', () => {
    const { exchangeMs, rest } = costOfOneMore(at(5, 0.11), at(20, 0.26))
    expect(exchangeMs).toBeCloseTo(10)
    expect(rest).toBeCloseTo(0.06)
  })

  it('is never negative, and has what was used at the higher rate', () => {
    expect(costOfOneMore(at(5, 0.01), at(20, 0.4))).toEqual({ exchangeMs: 20, rest: 0 })
    expect(costOfOneMore(at(5, 0.03), at(20, 0.02))).toEqual({ exchangeMs: 0, rest: 0.025 })
  })
})

it('takes delay and variation in proportion to the rate, between two calibrations and beyond', () => {
  const [low, high] = [
    { perSecond: 10, delayMs: 5, variation: 1 },
    { perSecond: 20, delayMs: 1, variation: 3 },
  ]
  expect(fittedAt(15, low, high)).toEqual({ delayMs: 3, variation: 2 })
  expect(fittedAt(25, low, high)).toEqual({ delayMs: 0, variation: 4 })
})
