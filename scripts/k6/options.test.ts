import { expect, it } from '@jest/globals'
import { optionsFor, scenarioOf } from './options.ts'

const load = { rate: 2, vus: undefined, seconds: 120, p95Ms: 500 }

it('a load is arrivals at a rate per minute with enough virtual users, or repeating virtual users without a rate', () => {
  const open = scenarioOf(load, 'guest', 0.5) as { preAllocatedVUs: number; maxVUs: number }
  expect(open).toMatchObject({ executor: 'constant-arrival-rate', rate: 60, timeUnit: '1m', duration: '120000ms' })
  expect(open.maxVUs).toBeGreaterThan(open.preAllocatedVUs)
  expect(scenarioOf({ ...load, rate: 0.001 }, 'guest', 1)).toMatchObject({ rate: 1 })
  expect(scenarioOf({ ...load, vus: 30 }, 'guest', 0.5)).toMatchObject({ preAllocatedVUs: 15, maxVUs: 15 })
  expect(scenarioOf({ ...load, rate: undefined, vus: 10 }, 'guest', 0.5)).toMatchObject({ executor: 'constant-vus', vus: 5 })
})

it('every sender has a threshold, and a scenario with its part of the load', () => {
  const { scenarios, thresholds } = optionsFor(load, ['guest', 'member'])
  expect(Object.values(scenarios ?? {})).toMatchObject([
    { exec: 'guest', rate: 60 },
    { exec: 'member', rate: 60 },
  ])
  expect(thresholds).toMatchObject({ 'rostra_opened{who:guest}': ['p(95)<500'], 'rostra_opened{who:member}': ['p(95)<500'] })
})
