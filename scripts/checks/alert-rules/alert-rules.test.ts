import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { serviceNames } from '@rostra/proto/services'
import { root } from '../../bootstrap/settings.ts'
import { isTest, sourceFiles } from '../source-files.ts'
import { knownMetrics, type Metric, targetLabels } from './known-metrics.ts'
import { createdLabelsOf, groupLabelsOf, selectorsOf } from './promql.ts'
import { dashboards, queries, rules, runbooks, testedAlerts } from './sources.ts'

const alerts = rules().filter(({ alert }) => alert !== undefined)
const records = new Set(rules().flatMap(({ record }) => record ?? []))
const pageOf = (alert = '') =>
  `${alert
    .replace(/^Rostra/, '')
    .replaceAll(/(?<=.)[A-Z]/g, '-$&')
    .toLowerCase()}.md`

describe('a query', () => {
  let known: Map<string, Metric>
  beforeAll(async () => {
    known = await knownMetrics()
  })

  /** A recorded metric has the labels that its name begins with. */
  const labelsOf = (metric: string) => (records.has(metric) ? metric.split(':')[0]?.split('_') : known.get(metric)?.labels) ?? []

  it('uses metrics that some process shows', () => {
    const all = queries()
    expect(all.length).toBeGreaterThan(100)
    const missing = all.flatMap(({ where, expr }) =>
      selectorsOf(expr).flatMap(({ metric }) => (known.has(metric) || records.has(metric) ? [] : `${where} asks for ${metric}`)),
    )
    expect(missing).toEqual([])
  })

  it('uses labels that its metrics have', () => {
    const wrong = queries().flatMap(({ where, expr }) => {
      const selectors = selectorsOf(expr)
      const had = [...targetLabels, ...createdLabelsOf(expr), ...selectors.flatMap(({ metric }) => labelsOf(metric))]
      const asked = selectors.flatMap(({ metric, matchers }) =>
        matchers.flatMap(({ label }) =>
          [...targetLabels, ...labelsOf(metric)].includes(label) ? [] : `${where}: ${metric} has no ${label}`,
        ),
      )
      return [...asked, ...groupLabelsOf(expr).flatMap((label) => (had.includes(label) ? [] : `${where}: nothing has ${label}`))]
    })
    expect(wrong).toEqual([])
  })

  it('uses bucket bounds that its histogram has, in the forms of Prometheus 2 and 3', () => {
    // Prometheus 3 stores 3 as 3.0.
    const formsOf = (bound: number) => (Number.isInteger(bound) ? [`${bound}`, `${bound}.0`] : [`${bound}`])
    const isBound = (value: string, bounds: readonly number[] = []) =>
      bounds.some((bound) => formsOf(bound).every((form) => new RegExp(`^(?:${value})$`).test(form)))
    const bounds = queries().flatMap(({ where, expr }) =>
      selectorsOf(expr).flatMap(({ metric, matchers }) =>
        matchers
          .filter(({ label }) => label === 'le')
          .map(({ value }) => ({ where, value, isBound: isBound(value, known.get(metric)?.bounds) })),
      ),
    )
    expect(bounds.length).toBeGreaterThan(0)
    expect(bounds.filter((bound) => !bound.isBound)).toEqual([])
  })
})

describe('an alert', () => {
  it('has a severity, a summary, a description and a runbook', () => {
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

  it('fires in a test of the rules, at each severity, and each file of rules has a test without alerts', () => {
    const { firing, silences } = testedAlerts()
    expect([...firing].sort()).toEqual([...new Set(alerts.map(({ alert, labels }) => `${alert} ${labels?.severity}`))].sort())
    for (const file of new Set(alerts.map((rule) => rule.file.replace('rules/', ''))))
      expect([file, (silences.get(file) ?? 0) > 0]).toEqual([file, true])
  })

  it('has a page of its name, and every page has an alert', () => {
    const names = [...new Set(alerts.map(({ alert }) => alert))]
    expect([...runbooks().keys()].sort()).toEqual(names.map(pageOf).sort())
    const titles = [...runbooks()].map(([file, text]) => [file, text.split('\n')[0]])
    expect(titles.sort()).toEqual(names.map((name) => [pageOf(name), `# ${name}`]).sort())
  })

  it('has a page with impact, diagnosis, likely causes, mitigation and follow-up', () => {
    const parts = ['**Impact**', '## Diagnosis', '```promql', '## Likely causes', '## Mitigation', '## Follow-up']
    const lacking = [...runbooks()].flatMap(([file, text]) =>
      parts.filter((part) => !text.includes(part)).map((part) => `${file} lacks ${part}`),
    )
    expect(lacking).toEqual([])
  })
})

describe('a runbook', () => {
  const code = sourceFiles()
    .filter((file) => !isTest(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')

  const lines = [...runbooks()].flatMap(([file, text]) =>
    [...text.matchAll(/^.*grep (?:-E )?'([^']+)'/gm)].flatMap(([command, pattern = '']) =>
      pattern.split('|').map((line) => ({ file, line, isRecent: command.includes('--since') })),
    ),
  )

  it('greps for log lines that the code writes', () => {
    const messages = lines.filter(({ line }) => / /.test(line))
    expect(messages.length).toBeGreaterThan(10)
    expect(messages.filter(({ line }) => !code.includes(line))).toEqual([])
  })

  it('reads the whole log for the beginning of an outage, which is logged once', () => {
    const begun = [...code.matchAll(/\bbegan: '([^']+)'/g)].map(([, line = '']) => line)
    expect(begun.length).toBeGreaterThan(10)
    expect(lines.filter(({ line, isRecent }) => isRecent && begun.some((text) => text.includes(line)))).toEqual([])
  })

  it('asks a forwarded port once the forwarding is up, and ends it', () => {
    const pages = [...runbooks(), ['README.md', readFileSync(join(root, 'docs/runbooks/README.md'), 'utf8')] as const]
    const forwarded = pages.flatMap(([file, text]) =>
      [...text.matchAll(/^ *(.*port-forward.*)$/gm)].map(([, line = '']) => ({ file, line })),
    )
    expect(forwarded.length).toBeGreaterThan(2)
    expect(forwarded.filter(({ line }) => !/^\(kubectl port-forward \S+ 9090 & sleep 3; curl .*; kill \$!\)$/.test(line))).toEqual([])
  })
})

describe('the page of RostraConsumerFallingBehind', () => {
  it('says what every consumer group does', () => {
    const files = sourceFiles().filter((file) => /^services\/.*\/events\/on-[^/]+\.ts$/.test(file) && !isTest(file))
    const groupNames = new RegExp(`'((?:${serviceNames.join('|')})\\.[a-z-]+)'`, 'g')
    const groups = files.flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(groupNames)].map(([, group]) => group))
    const [impact = ''] = (runbooks().get('consumer-falling-behind.md') ?? '').split('## Diagnosis')
    const named = [...impact.matchAll(/`([a-z]+\.[a-z-]+)`/g)].map(([, group]) => group)
    expect(groups.length).toBeGreaterThan(20)
    expect(named.sort()).toEqual(groups.sort())
  })
})

describe('a dashboard', () => {
  it('has a stable uid, no id, and variables for the data source and the namespace', () => {
    const all = dashboards()
    expect(all.map(({ uid }) => uid)).toEqual(all.map(({ file }) => `rostra-${file.replace(/^dashboards\/|\.json$/g, '')}`))
    for (const { id, schemaVersion, templating } of all) {
      expect(id).toBeUndefined()
      expect(schemaVersion).toBeGreaterThanOrEqual(38)
      expect(templating.list.map(({ name }) => name)).toEqual(expect.arrayContaining(['datasource', 'namespace']))
    }
  })

  it('has panels with a unique title, a description, a unit and queries on the selected data source', () => {
    for (const { file, panels } of dashboards()) {
      for (const field of ['id', 'title'] as const)
        expect([file, new Set(panels.map((panel) => panel[field])).size]).toEqual([file, panels.length])
      for (const { title, description, fieldConfig, targets, datasource } of panels) {
        expect([file, title, Boolean(description && fieldConfig.defaults.unit)]).toEqual([file, title, true])
        expect([title, targets.length > 0, datasource.uid]).toEqual([title, true, `\${datasource}`])
      }
    }
  })

  it('has no overlapping panels and none beyond the right edge', () => {
    for (const { panels } of dashboards()) {
      const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
        Array.from({ length: w * h }, (_, index) => `${x + (index % w)},${y + Math.floor(index / w)}`),
      )
      expect(new Set(cells).size).toBe(cells.length)
      expect(Math.max(...panels.map(({ gridPos }) => gridPos.x + gridPos.w))).toBeLessThanOrEqual(24)
    }
  })
})
