import { describe, expect, it } from '@jest/globals'
import { hourlyTraffic, phasesOf, scenariosOf, shapes, steady } from './executors.ts'

const open = { rate: 5, vus: undefined, seconds: 60 }
const closed = { rate: undefined, vus: 10, seconds: 60 }

describe('a steady load', () => {
  it('is arrivals at a rate per minute, at least one', () => {
    const whole = { executor: 'constant-arrival-rate', rate: 300, timeUnit: '1m', duration: '60000ms' }
    expect(steady(open, { exec: 'guest' })).toMatchObject(whole)
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
})

describe('the shapes of a mixed load', () => {
  const load = { rate: 2, vus: undefined, seconds: 120 }

  it('a day has 24 hours with traffic, a single busiest hour, and the length and rate of the run', () => {
    expect(hourlyTraffic.filter((hour) => hour === 1)).toHaveLength(1)
    expect(Math.min(...hourlyTraffic)).toBeGreaterThan(0)
    const { stages } = scenariosOf('day', load, 'visit').day as { stages: { target: number; duration: string }[] }
    expect(stages).toHaveLength(24)
    expect(stages.reduce((sum, { duration }) => sum + Number.parseInt(duration, 10), 0)).toBe(120_000)
    expect(Math.max(...stages.map(({ target }) => target))).toBe(120)
    const quiet = scenariosOf('day', { ...load, rate: 0.001 }, 'visit').day as { stages: { target: number }[] }
    expect(quiet.stages.every(({ target }) => target === 1)).toBe(true)
  })

  it('a spike rises from the normal rate at once, stays, and falls back to it', () => {
    const { before, spike, after } = scenariosOf('spike', load, 'visit', 10)
    const { stages, maxVUs } = spike as unknown as { stages: { target: number; duration: string }[]; maxVUs: number }
    expect(stages.map(({ target }) => target)).toEqual([120, 1_200, 1_200, 120])
    expect(stages.map(({ duration }) => duration)).toEqual(['0ms', '2000ms', '36000ms', '2000ms'])
    expect(maxVUs).toBeGreaterThanOrEqual(400)
    expect([before, after]).toMatchObject([
      { rate: 120, startTime: '0ms' },
      { rate: 120, startTime: '80000ms' },
    ])
  })

  it('every phase with a threshold is a tag of a scenario', () => {
    for (const shape of shapes)
      for (const phase of phasesOf[shape])
        expect(Object.values(scenariosOf(shape, load, 'visit')).map(({ tags }) => tags?.phase)).toContain(phase)
  })
})
