import { expect, it } from '@jest/globals'
import { hourlyTraffic, phasesOf, scenariosOf, shapes, steady } from './executors.ts'

const load = { rate: 2, vus: undefined, seconds: 120 }
interface Staged {
  stages: { target: number; duration: string }[]
  maxVUs: number
}

it('a steady load is arrivals at a rate per minute with enough virtual users, or repeating virtual users without a rate', () => {
  const open = steady(load, { exec: 'guest', share: 0.5 }) as { preAllocatedVUs: number; maxVUs: number }
  expect(open).toMatchObject({ executor: 'constant-arrival-rate', rate: 60, timeUnit: '1m', duration: '120000ms' })
  expect(open.maxVUs).toBeGreaterThan(open.preAllocatedVUs)
  expect(steady({ ...load, rate: 0.001 }, { exec: 'guest' })).toMatchObject({ rate: 1 })
  expect(steady({ ...load, vus: 30 }, { exec: 'guest', share: 0.5 })).toMatchObject({ preAllocatedVUs: 15, maxVUs: 15 })
  expect(steady({ ...load, rate: undefined, vus: 10 }, { exec: 'guest', share: 0.5 })).toMatchObject({ executor: 'constant-vus', vus: 5 })
})

it('a day has 24 hours with traffic, and the length and rate of the run', () => {
  const { stages } = scenariosOf('day', load, 'visit').day as unknown as Staged
  expect([stages.length, hourlyTraffic.filter((hour) => hour === 1).length]).toEqual([24, 1])
  expect(stages.reduce((sum, { duration }) => sum + Number.parseInt(duration, 10), 0)).toBe(120_000)
  expect(Math.max(...stages.map(({ target }) => target))).toBe(120)
})

it('a spike rises from the normal rate at once, stays, and falls back to it', () => {
  const { before, spike, after } = scenariosOf('spike', load, 'visit', 10)
  const { stages, maxVUs } = spike as unknown as Staged
  expect(stages.map(({ target, duration }) => `${target} ${duration}`)).toEqual(['120 0ms', '1200 2000ms', '1200 36000ms', '120 2000ms'])
  expect(maxVUs).toBeGreaterThanOrEqual(400)
  expect([before, after]).toMatchObject([{ rate: 120 }, { rate: 120, startTime: '80000ms' }])
})

it('every phase with a threshold is a tag of a scenario', () => {
  for (const shape of shapes)
    for (const phase of phasesOf[shape])
      expect(Object.values(scenariosOf(shape, load, 'visit')).map(({ tags }) => tags?.phase)).toContain(phase)
})
