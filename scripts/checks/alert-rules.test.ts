import { beforeAll, describe, expect, it } from '@jest/globals'
import { knownMetrics, type Metric, targetLabels } from './alert-rules-metrics.ts'
import { groupLabelsOf, madeLabelsOf, selectorsOf } from './alert-rules-reading.ts'
import { dashboards, queries, rules, runbooks, tried } from './alert-rules-sources.ts'

const alerts = rules().filter(({ alert }) => alert !== undefined)
const records = new Set(rules().flatMap(({ record }) => record ?? []))
const pageOf = (alert = '') =>
  `${alert
    .replace(/^Rostra/, '')
    .replaceAll(/(?<=.)[A-Z]/g, '-$&')
    .toLowerCase()}.md`

describe('what is asked of Prometheus', () => {
  let known: Map<string, Metric>
  beforeAll(async () => {
    known = await knownMetrics()
  })

  /** A recorded figure has the labels that its name begins with. */
  const labelsOf = (metric: string) => (records.has(metric) ? metric.split(':')[0]?.split('_') : known.get(metric)?.labels) ?? []

  it('is a figure that some process shows', () => {
    const all = queries()
    expect(all.length).toBeGreaterThan(100)
    const missing = all.flatMap(({ where, expr }) =>
      selectorsOf(expr).flatMap(({ metric }) => (known.has(metric) || records.has(metric) ? [] : `${where} asks for ${metric}`)),
    )
    expect(missing).toEqual([])
  })

  it('names labels only that the figure has', () => {
    const wrong = queries().flatMap(({ where, expr }) => {
      const selectors = selectorsOf(expr)
      const had = [...targetLabels, ...madeLabelsOf(expr), ...selectors.flatMap(({ metric }) => labelsOf(metric))]
      const asked = selectors.flatMap(({ metric, matchers }) =>
        matchers.flatMap(({ label }) =>
          [...targetLabels, ...labelsOf(metric)].includes(label) ? [] : `${where}: ${metric} has no ${label}`,
        ),
      )
      return [...asked, ...groupLabelsOf(expr).flatMap((label) => (had.includes(label) ? [] : `${where}: nothing has ${label}`))]
    })
    expect(wrong).toEqual([])
  })

  it('names bounds only that the histogram has, as the promise of the first token does', () => {
    const bounds = queries().flatMap(({ where, expr }) =>
      selectorsOf(expr).flatMap(({ metric, matchers }) =>
        matchers.filter(({ label }) => label === 'le').map(({ value }) => ({ where, value, of: known.get(metric)?.bounds?.map(String) })),
      ),
    )
    expect(bounds.length).toBeGreaterThan(0)
    expect(bounds.filter(({ value, of }) => !of?.includes(value))).toEqual([])
  })
})

describe('an alert', () => {
  it('says how urgent it is, what is wrong, and which page helps', () => {
    const wrong = alerts.filter(
      ({ alert, labels, annotations }) =>
        !/^Rostra[A-Z]\w+$/.test(alert ?? '') ||
        !['page', 'ticket'].includes(labels?.severity ?? '') ||
        !annotations?.summary ||
        !annotations.description ||
        annotations.runbook_url !== `docs/runbooks/${pageOf(alert)}`,
    )
    expect(alerts.length).toBeGreaterThan(10)
    expect(wrong).toEqual([])
  })

  it('is seen firing, at each urgency, by a test of the rules, and each file of rules is seen silent', () => {
    const { firing, silences } = tried()
    expect([...firing].sort()).toEqual([...new Set(alerts.map(({ alert, labels }) => `${alert} ${labels?.severity}`))].sort())
    for (const file of new Set(alerts.map((rule) => rule.file.replace('rules/', ''))))
      expect([file, (silences.get(file) ?? 0) > 0]).toEqual([file, true])
  })

  it('has a page of its name, and no page is without its alert', () => {
    const names = [...new Set(alerts.map(({ alert }) => alert))]
    expect([...runbooks().keys()].sort()).toEqual(names.map(pageOf).sort())
    const titles = [...runbooks()].map(([file, text]) => [file, text.split('\n')[0]])
    expect(titles.sort()).toEqual(names.map((name) => [pageOf(name), `# ${name}`]).sort())
  })

  it('has a page that says what is felt, how to look, what it mostly is, and what to do', () => {
    const parts = ['**What people feel**', '## Look', '```promql', '## What it mostly is', '## Now', '## Later']
    const lacking = [...runbooks()].flatMap(([file, text]) =>
      parts.filter((part) => !text.includes(part)).map((part) => `${file} lacks ${part}`),
    )
    expect(lacking).toEqual([])
  })
})

describe('a dashboard', () => {
  it('has a lasting uid of its own, no id, and lets one choose the data source and the namespace', () => {
    const all = dashboards()
    expect(all.map(({ uid }) => uid)).toEqual(all.map(({ file }) => `rostra-${file.replace(/^dashboards\/|\.json$/g, '')}`))
    for (const { id, schemaVersion, templating } of all) {
      expect(id).toBeUndefined()
      expect(schemaVersion).toBeGreaterThanOrEqual(38)
      expect(templating.list.map(({ name }) => name)).toEqual(expect.arrayContaining(['datasource', 'namespace']))
    }
  })

  it('has panels with a title, a description, a unit and queries, each once, on the chosen data source', () => {
    for (const { file, panels } of dashboards()) {
      for (const field of ['id', 'title'] as const)
        expect([file, new Set(panels.map((panel) => panel[field])).size]).toEqual([file, panels.length])
      for (const { title, description, fieldConfig, targets, datasource } of panels) {
        expect([file, title, Boolean(description && fieldConfig.defaults.unit)]).toEqual([file, title, true])
        expect([title, targets.length > 0, datasource.uid]).toEqual([title, true, `\${datasource}`])
      }
    }
  })

  it('has no two panels in one place, and none beyond the edge', () => {
    for (const { panels } of dashboards()) {
      const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
        Array.from({ length: w * h }, (_, index) => `${x + (index % w)},${y + Math.floor(index / w)}`),
      )
      expect(new Set(cells).size).toBe(cells.length)
      expect(Math.max(...panels.map(({ gridPos }) => gridPos.x + gridPos.w))).toBeLessThanOrEqual(24)
    }
  })
})
