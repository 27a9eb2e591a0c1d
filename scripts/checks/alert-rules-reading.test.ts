import { expect, it } from '@jest/globals'
import { groupLabelsOf, madeLabelsOf, selectorsOf } from './alert-rules-reading.ts'

it('finds metrics and their matchers, and neither functions, words nor what stands in quotes', () => {
  const expr = `topk(10, histogram_quantile(0.95, sum by (le, route) (rate(a_seconds_bucket{route!~"/x/{id}|up", le="3"}[5m])))) > bool 2
    unless on (pod) up{job="rostra"} offset 1h or ns:b:ratio_rate5m / 1e3`
  expect(selectorsOf(expr)).toEqual([
    {
      metric: 'a_seconds_bucket',
      matchers: [
        { label: 'route', operator: '!~', value: '/x/{id}|up' },
        { label: 'le', operator: '=', value: '3' },
      ],
    },
    { metric: 'up', matchers: [{ label: 'job', operator: '=', value: 'rostra' }] },
    { metric: 'ns:b:ratio_rate5m', matchers: [] },
  ])
})

it('finds the labels that are grouped and joined by, and those that are made', () => {
  const expr = 'sum by (component, to) (label_replace(rate(a{b="c"}[5m]), "to", "$1", "method", "/(.+)")) * on (pod) group_left (node) x'
  expect(groupLabelsOf(expr)).toEqual(['component', 'to', 'pod', 'node'])
  expect(madeLabelsOf(expr)).toEqual(['to'])
})
