import { expect, it } from '@jest/globals'
import { calibrate, simulateMachine } from './simulate-machine.ts'

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
