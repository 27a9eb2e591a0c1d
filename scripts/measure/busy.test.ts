import { expect, it } from '@jest/globals'
import { busyProblems, watchBusy } from './busy.ts'

it('names every process above 80 % of a core', () => {
  expect(busyProblems({ client: 0.8, provider: 0.81 })).toEqual(['the provider was 81 % busy'])
})

it('this process is busy while it computes', () => {
  const busy = watchBusy()
  // Long beside the clock tick of 10 ms in which Linux reports CPU time.
  const until = process.cpuUsage().user + 150_000
  while (process.cpuUsage().user < until) JSON.parse('{"a":1}')
  const { shares } = busy()
  expect(shares.client).toBeGreaterThan(0)
})
