import { expect, it } from '@jest/globals'
import { createdLabelsOf, groupLabelsOf, selectorsOf } from './promql.ts'

it('selectorsOf finds metrics and their matchers, but no functions, keywords or quoted text', () => {
  const expr = `topk(10, histogram_quantile(0.95, sum by (le, route) (rate(a_seconds_bucket{route!~"/x/{id}|up", le=~"3([.]0)?"}[5m])))) > bool 2
    unless on (pod) up{job="rostra"} offset 1h or ns:b:ratio_rate5m / 1e3`
  expect(selectorsOf(expr)).toEqual([
    {
      metric: 'a_seconds_bucket',
      matchers: [
        { label: 'route', operator: '!~', value: '/x/{id}|up' },
        { label: 'le', operator: '=~', value: '3([.]0)?' },
      ],
    },
    { metric: 'up', matchers: [{ label: 'job', operator: '=', value: 'rostra' }] },
    { metric: 'ns:b:ratio_rate5m', matchers: [] },
  ])
})

it('groupLabelsOf and createdLabelsOf find grouped, joined and created labels', () => {
  const expr = 'sum by (component, to) (label_replace(rate(a{b="c"}[5m]), "to", "$1", "method", "/(.+)")) * on (pod) group_left (node) x'
  expect(groupLabelsOf(expr)).toEqual(['component', 'to', 'pod', 'node'])
  expect(createdLabelsOf(expr)).toEqual(['to'])
})
