import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../../bootstrap/settings.ts'

/** A query of a rule, a dashboard or a runbook. */
export interface Query {
  /** The file and the place in it, for error messages. */
  where: string
  expr: string
}

export interface Rule {
  file: string
  expr: string
  record?: string
  alert?: string
  labels?: Record<string, string>
  annotations?: Record<string, string>
}

export interface Panel {
  id: number
  type: string
  title: string
  description: string
  gridPos: { x: number; y: number; w: number; h: number }
  datasource: { uid: string }
  fieldConfig: { defaults: { unit?: string } }
  targets: { refId: string; expr: string }[]
}

export interface Dashboard {
  file: string
  uid: string
  title: string
  schemaVersion: number
  id?: number
  templating: { list: { name: string; type: string; definition?: string }[] }
  annotations: { list: { expr: string }[] }
  panels: Panel[]
}

export const chart = join(root, 'deploy/helm/rostra')
const runbookFolder = join(root, 'docs/runbooks')

const read = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: folder })
    .sort()
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))

interface RuleFile {
  groups: { rules: Omit<Rule, 'file'>[] }[]
}

/** Lists every rule of the chart, in the order of the files. */
export const rules = (): Rule[] =>
  read(chart, 'rules/*.yaml').flatMap(({ file, text }) =>
    (parse(text) as RuleFile).groups.flatMap((group) => group.rules.map((rule) => ({ file, ...rule }))),
  )

export const dashboards = (): Dashboard[] => read(chart, 'dashboards/*.json').map(({ file, text }) => ({ ...JSON.parse(text), file }))

interface Case {
  promql_expr_test?: { exp_samples: { labels: string }[] }[]
  alert_rule_test?: { alertname: string; exp_alerts: { exp_labels: { severity: string } }[] }[]
}

/**
 * Returns the alerts that fire in the tests of the rules, as `<alert> <severity>`, and
 * the number of checks without any alert for each file.
 */
export function testedAlerts(): { firing: Set<string>; silences: Map<string, number> } {
  const firing = new Set<string>()
  const silences = new Map<string, number>()
  for (const { file, text } of read(join(root, 'scripts/checks/alert-rules/promtool-tests'), '*.yaml')) {
    const cases = (parse(text) as { tests: Case[] }).tests
    const moments = cases.flatMap(({ promql_expr_test = [] }) => promql_expr_test)
    silences.set(file, moments.filter(({ exp_samples }) => exp_samples.length === 0).length)
    for (const { labels } of moments.flatMap(({ exp_samples }) => exp_samples)) {
      const [, alert, severity] = /alertname="(\w+)".*severity="(\w+)"/.exec(labels) ?? []
      if (alert) firing.add(`${alert} ${severity}`)
    }
    for (const { alertname, exp_alerts } of cases.flatMap(({ alert_rule_test = [] }) => alert_rule_test))
      for (const { exp_labels } of exp_alerts) firing.add(`${alertname} ${exp_labels.severity}`)
  }
  return { firing, silences }
}

/** Returns the runbooks by file name, without the index. */
export const runbooks = (): Map<string, string> =>
  new Map(
    read(runbookFolder, '*.md')
      .filter(({ file }) => basename(file) !== 'README.md')
      .map(({ file, text }) => [file, text]),
  )

/** Replaces Grafana's own variables by a value. */
const withoutVariables = (expr: string) => expr.replaceAll('$__rate_interval', '5m')

/** Lists every query of rules, dashboards and runbooks. */
export function queries(): Query[] {
  const ofRules = rules().map(({ file, record, alert, expr }) => ({ where: `${file}: ${record ?? alert}`, expr }))
  const ofPanels = dashboards().flatMap(({ file, panels, annotations }) => [
    ...panels.flatMap(({ title, targets }) =>
      targets.map(({ refId, expr }) => ({ where: `${file}: ${title} ${refId}`, expr: withoutVariables(expr) })),
    ),
    ...annotations.list.map(({ expr }) => ({ where: `${file}: annotations`, expr })),
  ])
  const ofPages = [...runbooks()].flatMap(([file, text]) =>
    [...text.matchAll(/```promql\n(.*?)```/gs)].map(([, expr = ''], index) => ({
      where: `docs/runbooks/${file}: query ${index + 1}`,
      expr: expr.trim(),
    })),
  )
  return [...ofRules, ...ofPanels, ...ofPages]
}
