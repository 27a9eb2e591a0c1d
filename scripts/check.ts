import { join } from 'node:path'
import { checkAlertRules } from './checks/alert-rules.ts'
import { checkChart } from './checks/chart.ts'
import { type Outcome, runCommand } from './infra/command.ts'
import { say } from './launch/console.ts'
import { onParentGone } from './launch/lifetime.ts'
import { Unobtainable } from './launch/refusal.ts'
import { root } from './launch/settings.ts'
import { sum, verdict } from './stages/outcome.ts'

/** As a check ends for which a tool can't be had. */
const skipped = -1
const marks = new Map([
  [0, '✓'],
  [skipped, '–'],
])

/* `npm run check`: everything that can be said about the code without running it, at once, each with its time. */
onParentGone(() => process.kill(0, 'SIGTERM'))
const tool = (name: string, ...args: string[]) => runCommand(join(root, 'node_modules/.bin', name), args, { cwd: root })

const told = (check: () => Promise<string>): Promise<Outcome> =>
  check().then(
    (output) => ({ code: 0, output }),
    (error: Error) => ({ code: error instanceof Unobtainable ? skipped : 1, output: error.message }),
  )

const checks: Record<string, () => Promise<Outcome>> = {
  'types of the services, gateway and scripts': () => tool('tsc', '-p', 'tsconfig.json'),
  'types of the web': () => tool('tsc', '-p', 'web', '--noEmit'),
  'lint and format': () => tool('biome', 'ci', '--colors=off', '--max-diagnostics=20'),
  'unused files and exports': () => tool('knip', '--no-progress'),
  'generated code and pages up to date': () => runCommand(process.execPath, [join(root, 'scripts/proto-gen.ts'), '--check'], { cwd: root }),
  'the chart: rendered, against the schemas of Kubernetes and the drawing': () => told(checkChart),
  'alert rules, dashboards and runbooks': () => told(checkAlertRules),
}

const outcomes = await Promise.all(
  Object.entries(checks).map(async ([name, check]) => {
    const started = Date.now()
    const { code, output } = await check()
    say(`${marks.get(code) ?? '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
    if (code !== 0) say(`${output.trimEnd()}\n`)
    return { passed: Number(code === 0), failed: Number(!marks.has(code)), skipped: Number(code === skipped) }
  }),
)
const total = sum(outcomes)
if (total.skipped > 0) say(`${total.skipped} skipped`)
say(`\n${verdict(total)}`)
process.exitCode = total.failed > 0 ? 1 : 0
