import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { say } from '../bootstrap/console.ts'
import { root } from '../bootstrap/settings.ts'

/** How long a runner may take to exit after its report. */
const exitWithinMs = 20_000

interface Run {
  args: string[]
  env?: NodeJS.ProcessEnv
  /** Begins each line of the output, where several runners share it. */
  label?: string
}
type Finished = { code: number; report: unknown }

/** Runs a test runner on this Node and shows its output. Returns the JSON report that it writes to the file passed to `plan`. */
export async function withReport(plan: (reportFile: string) => Run): Promise<Finished> {
  const folder = await mkdtemp(join(tmpdir(), 'rostra-report-'))
  const reportFile = join(folder, 'report.json')
  try {
    const { args, env, label } = plan(reportFile)
    const output = label ? 'pipe' : 'inherit'
    const runner = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', output, output], env: { ...process.env, ...env } })
    for (const stream of [runner.stdout, runner.stderr]) {
      if (stream) createInterface(stream).on('line', (line) => say(`${label}: ${line}`))
    }
    const code = await ended(runner, reportFile)
    const report = await readFile(reportFile, 'utf8').then(JSON.parse, () => undefined)
    return { code, report }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the exit code. A runner that does not exit after its report is killed and counts as failed. */
async function ended(runner: ChildProcess, reportFile: string): Promise<number> {
  let over = false
  const code = once(runner, 'exit').then(([exitCode]) => {
    over = true
    return exitCode ?? 1
  })
  while (!over && !existsSync(reportFile)) await Promise.race([code, delay(250)])
  const late = delay(exitWithinMs, 'late', { ref: false })
  if ((await Promise.race([code, late])) === 'late') {
    say('The test runner did not exit after its report: a test left a handle open.')
    runner.kill('SIGKILL')
  }
  return code
}
