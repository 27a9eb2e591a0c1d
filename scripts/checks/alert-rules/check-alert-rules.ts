import { globSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { root } from '../../bootstrap/settings.ts'
import { runCommand } from '../../infra/command.ts'
import { promtoolBinary } from '../../infra/fetch/fetch-promtool.ts'
import { chart, type Query, queries } from './sources.ts'

const promtoolTests = join(root, 'scripts/checks/alert-rules/promtool-tests')

/**
 * Runs promtool on the chart's rules, on their tests, and on every query of dashboards and runbooks. Returns the counts. Throws
 * promtool's output when it fails, and an ExpectedError when there is no promtool.
 */
export async function checkAlertRules(): Promise<string> {
  const promtool = await promtoolBinary()
  const files = globSync(join(chart, 'rules/*.yaml')).sort()
  const cases = globSync(join(promtoolTests, '*.yaml')).sort()
  const all = queries()
  const outcomes = await Promise.all([
    runCommand(promtool, ['check', 'rules', ...files]),
    runCommand(promtool, ['test', 'rules', ...cases]),
    checkQueries(promtool, all),
  ])
  const failed = outcomes.filter(({ code }) => code !== 0)
  if (failed.length > 0) throw new Error(failed.map(({ output }) => output.trim()).join('\n\n'))
  return `${files.length} files of rules, ${cases.length} files of tests, ${all.length} queries`
}

/**
 * Wraps each query into a rule, because promtool reads queries in rules only, and
 * replaces a rule's number in the output by the query's place.
 */
async function checkQueries(promtool: string, all: Query[]) {
  const rules = all.map(({ expr }) => ({ record: 'query', expr }))
  const folder = await mkdtemp(join(tmpdir(), 'rostra-queries-'))
  try {
    const file = join(folder, 'queries.yaml')
    await writeFile(file, stringify({ groups: [{ name: 'queries', rules }] }, { lineWidth: 0 }))
    const { code, output } = await runCommand(promtool, ['check', 'rules', '--lint=none', file])
    return { code, output: output.replaceAll(/\brule (\d+), "query"/g, (rule, number) => all[Number(number) - 1]?.where ?? rule) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
