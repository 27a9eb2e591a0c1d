import { describe, expect, it } from '@jest/globals'
import { changing, iterations, steady } from './executors.ts'

const open = { rate: 5, vus: undefined, seconds: 60 }
const closed = { rate: undefined, vus: 10, seconds: 60 }

describe('a steady load', () => {
  it('is arrivals at a rate per minute, at least one', () => {
    expect(steady(open, { exec: 'guest' })).toMatchObject({
      executor: 'constant-arrival-rate',
      rate: 300,
      timeUnit: '1m',
      duration: '60000ms',
    })
    expect(steady(open, { exec: 'guest', share: 0.01 })).toMatchObject({ rate: 3 })
    expect(steady({ ...open, rate: 0.001 }, { exec: 'guest' })).toMatchObject({ rate: 1 })
  })

  it('has enough virtual users for its rate, and VUS of them where it is set', () => {
    const { preAllocatedVUs, maxVUs } = steady(open, { exec: 'guest' }) as { preAllocatedVUs: number; maxVUs: number }
    expect(preAllocatedVUs).toBeGreaterThanOrEqual(20)
    expect(maxVUs).toBeGreaterThan(preAllocatedVUs)
    expect(steady({ ...open, vus: 30 }, { exec: 'guest', share: 0.5 })).toMatchObject({ preAllocatedVUs: 15, maxVUs: 15 })
  })

  it('is repeating virtual users without a rate, at least one for each share', () => {
    expect(steady(closed, { exec: 'guest', share: 0.5 })).toMatchObject({ executor: 'constant-vus', vus: 5 })
    expect(steady(closed, { exec: 'guest', share: 0.01 })).toMatchObject({ vus: 1 })
  })

  it('can cover a part of the run, with its own tags', () => {
    const part = steady(open, { exec: 'guest', startsAtSeconds: 20, seconds: 10, tags: { phase: 'late' } })
    expect(part).toMatchObject({ startTime: '20000ms', duration: '10000ms', tags: { phase: 'late' } })
  })
})

it('a changing load follows its stages and has virtual users for the highest rate', () => {
  const stages = [60, 600, 60].map((perMinute) => ({ perMinute, seconds: 5 }))
  const { startRate, stages: planned, maxVUs } = changing(stages, { vus: undefined }, { exec: 'guest' })
  expect({ startRate, targets: planned.map(({ target }) => target) }).toEqual({ startRate: 60, targets: [60, 600, 60] })
  expect(maxVUs).toBeGreaterThanOrEqual(10 * 20)
})

it('iterations follow the rate, or are one a second for each virtual user', () => {
  expect([iterations(open), iterations(closed)]).toEqual([300, 600])
})
