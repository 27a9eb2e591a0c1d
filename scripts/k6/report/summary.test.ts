import { expect, it } from '@jest/globals'
import { type Summary, summaryText } from './summary.ts'

const times = (med: number) => ({ type: 'trend', values: { med, 'p(95)': 2 * med, 'p(99)': 3 * med, max: 4 * med, count: 7 } })
const data = (ok: boolean): Summary => ({
  metrics: {
    rostra_opened: { ...times(12.34), thresholds: { 'p(95)<500': { ok } } },
    http_req_blocked: times(1),
    http_reqs: { type: 'counter', values: { count: 70, rate: 3.5 } },
    iterations: { type: 'counter', values: { count: 7, rate: 0.35 } },
    data_sent: { type: 'counter', values: { count: 12_345, rate: 1 } },
    http_req_failed: { type: 'rate', values: { rate: 0.25, passes: 1, fails: 3 }, thresholds: { 'rate<0.5': { ok: true } } },
  },
  root_group: {
    checks: [{ name: 'it is whole', passes: 9, fails: ok ? 0 : 1 }],
    groups: [{ checks: [{ name: 'it ends', passes: 5, fails: 0 }], groups: [] }],
  },
})

it('the summary of a good run has its metrics and each threshold with its value', () => {
  const text = summaryText('stream on http://rostra', data(true))
  expect(text).toContain('stream on http://rostra')
  expect(text).toMatch(/rostra_opened +7 +12\.3 +24\.7 +37\.0 +49\.4\n/)
  expect(text).toMatch(/http_reqs +70 +3\.50\/s/)
  expect(text).toContain('✓ rostra_opened: p(95)<500 (24.7)')
  expect(text).toContain('✓ http_req_failed: rate<0.5 (25.00 %)')
  expect(text).toContain('14 passed, none failed')
  expect(text).toContain('good: every threshold holds')
  expect(text).not.toMatch(/blocked|data_sent/)
})

it('the summary of a bad run names the failed checks and thresholds', () => {
  const text = summaryText('stream', data(false))
  expect(text).toContain('✗ it is whole: 1 of 10 failed')
  expect(text).toContain('✗ rostra_opened: p(95)<500')
  expect(text).toContain('NOT GOOD: 1 of 2')
})

it('a run without a complete iteration is not reported as good', () => {
  const { iterations: _none, ...metrics } = data(true).metrics
  expect(summaryText('stream', { ...data(true), metrics })).toContain('NOTHING WAS MEASURED')
})
