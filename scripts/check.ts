import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { say } from './bootstrap/console.ts'
import { ToolUnavailable } from './bootstrap/expected-error.ts'
import { onParentGone } from './bootstrap/lifetime.ts'
import { root } from './bootstrap/settings.ts'
import { checkAlertRules } from './checks/alert-rules/check-alert-rules.ts'
import { checkChart } from './checks/chart/check-chart.ts'
import { checkDocPaths } from './checks/doc-paths/check-doc-paths.ts'
import { checkImports } from './checks/imports/check-imports.ts'
import { checkSizes } from './checks/sizes/check-sizes.ts'
import { checkSpecification } from './checks/specification/check-specification.ts'
import { runCommand } from './infra/command.ts'
import { count, outcomeOf, verdict } from './test-stages/outcome.ts'

/** The exit code of a check that is skipped because its tool cannot be fetched. */
const skipped = -1
const marks = { passed: '✓', failed: '✗', skipped: '–' } as const

interface CheckResult {
  code: number
  /** Shown when the check does not pass. */
  output: string
  /** Shown always. */
  report?: string
}

const tool = (name: string, ...args: string[]) => runCommand(join(root, 'node_modules/.bin', name), args, { cwd: root })

/** Checks types. What the compiler keeps makes the next run check only what depends on a change: 7 s of CPU in place of 46. */
const types = (project: string, cache: string) =>
  tool('tsc', '-p', project, '--noEmit', '--incremental', '--tsBuildInfoFile', join(root, 'node_modules/.cache', cache))

/** Gives every other process the cores first. The priority is that of the session where the kernel groups processes by it. */
function giveWay(): void {
  setPriority(constants.priority.PRIORITY_LOW)
  try {
    writeFileSync('/proc/self/autogroup', String(constants.priority.PRIORITY_LOW))
  } catch {
    // The kernel does not group processes.
  }
}

/** Runs a check of our own, which throws its findings. */
const own = (check: () => Promise<unknown>): Promise<CheckResult> =>
  check().then(
    () => ({ code: 0, output: '' }),
    (error: Error) => ({ code: error instanceof ToolUnavailable ? skipped : 1, output: error.message }),
  )

/** Runs a check whose result is worth reading when it passes, too. */
const reporting = async (check: () => Promise<string>): Promise<CheckResult> => {
  let report = ''
  const result = await own(async () => {
    report = await check()
  })
  return { ...result, report }
}

/* `npm run check`: every check that does not run the product, all at once, each with its time. */
onParentGone(() => process.kill(0, 'SIGTERM'))
if (process.env.CHECKS_GIVE_WAY) giveWay()

const checks: Record<string, () => Promise<CheckResult>> = {
  'types of the services, gateway and scripts': () => types('tsconfig.json', 'tsc.json'),
  'types of the web': () => types('web', 'tsc-web.json'),
  'lint and format': () => tool('biome', 'ci', '--colors=off', '--max-diagnostics=20'),
  'unused files and exports': () => tool('knip', '--no-progress', '--cache'),
  'imports: a rule for each folder, no cycle of files or folders': () => reporting(checkImports),
  'pages name paths that exist': () => own(checkDocPaths),
  'statements of the specification: numbers, and tests that exist': () => reporting(checkSpecification),
  'sizes of files and folders': () => own(checkSizes),
  'generated code and pages up to date': () => runCommand(process.execPath, [join(root, 'scripts/proto-gen.ts'), '--check'], { cwd: root }),
  'generated API client up to date': () => runCommand(process.execPath, [join(root, 'scripts/api-gen.ts'), '--check'], { cwd: root }),
  'tables of docs/capacity.md up to date': () =>
    runCommand(process.execPath, [join(root, 'scripts/capacity/write-tables.ts'), '--current'], { cwd: root }),
  'the chart: rendered, against the schemas of Kubernetes and the drawing': () => own(checkChart),
  'alert rules, dashboards and runbooks': () => own(checkAlertRules),
}

const results = await Promise.all(
  Object.entries(checks).map(async ([name, check]) => {
    const started = Date.now()
    const { code, output, report } = await check()
    const status = code === 0 ? 'passed' : code === skipped ? 'skipped' : 'failed'
    say(`${marks[status]} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
    if (code !== 0) say(`${output.trimEnd()}\n`)
    else if (report) say(`${report}\n`)
    return [name, status] as const
  }),
)
const outcome = outcomeOf(results)
say(`\n${verdict(outcome)}`)
process.exitCode = count(outcome).failed > 0 ? 1 : 0
