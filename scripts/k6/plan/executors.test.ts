import { describe, expect, it } from '@jest/globals'
import { changing, iterations, steady } from './executors.ts'

const open = { rate: 5, vus: undefined, seconds: 60 }
const closed = { rate: undefined, vus: 10, seconds: 60 }

describe('a steady load', () => {
  it('is arrivals at a rate, by the minute, so that a share of a small rate is one', () => {
    expect(steady(open, { exec: 'guest' })).toMatchObject({
      executor: 'constant-arrival-rate',
      rate: 300,
      timeUnit: '1m',
      duration: '60000ms',
    })
    expect(steady(open, { exec: 'guest', share: 0.01 })).toMatchObject({ rate: 3 })
    expect(steady({ ...open, rate: 0.001 }, { exec: 'guest' })).toMatchObject({ rate: 1 })
  })

  it('has people enough for its rate, and no more than VUS where that is set', () => {
    const { preAllocatedVUs, maxVUs } = steady(open, { exec: 'guest' }) as { preAllocatedVUs: number; maxVUs: number }
    expect(preAllocatedVUs).toBeGreaterThanOrEqual(20)
    expect(maxVUs).toBeGreaterThan(preAllocatedVUs)
    expect(steady({ ...open, vus: 30 }, { exec: 'guest', share: 0.5 })).toMatchObject({ preAllocatedVUs: 15, maxVUs: 15 })
  })

  it('is people who begin anew when there is no rate; a share of them is never nobody', () => {
    expect(steady(closed, { exec: 'guest', share: 0.5 })).toMatchObject({ executor: 'constant-vus', vus: 5 })
    expect(steady(closed, { exec: 'guest', share: 0.01 })).toMatchObject({ vus: 1 })
  })

  it('can be a piece of the run, with its own name', () => {
    const part = steady(open, { exec: 'guest', startsAtSeconds: 20, seconds: 10, tags: { phase: 'late' } })
    expect(part).toMatchObject({ startTime: '20000ms', duration: '10000ms', tags: { phase: 'late' } })
  })
})

it('a changing load goes through its stages and has people for the highest', () => {
  const stages = [60, 600, 60].map((perMinute) => ({ perMinute, seconds: 5 }))
  const { startRate, stages: asked, maxVUs } = changing(stages, { vus: undefined }, { exec: 'guest' })
  expect({ startRate, targets: asked.map(({ target }) => target) }).toEqual({ startRate: 60, targets: [60, 600, 60] })
  expect(maxVUs).toBeGreaterThanOrEqual(10 * 20)
})

it('iterations are the rate’s, or one a second for each of the people', () => {
  expect([iterations(open), iterations(closed)]).toEqual([300, 600])
})
