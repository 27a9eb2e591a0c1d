import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../launch/settings.ts'

type Run = { args: string[]; env?: NodeJS.ProcessEnv }
type Finished = { code: number; report: unknown }

/** Runs a test runner on this Node, its output shown as it comes, and gives the JSON report it writes to the file that `plan` is told. */
export async function withReport(plan: (reportFile: string) => Run): Promise<Finished> {
  const folder = await mkdtemp(join(tmpdir(), 'rostra-report-'))
  const reportFile = join(folder, 'report.json')
  try {
    const { args, env } = plan(reportFile)
    const code = await new Promise<number>((resolve, reject) => {
      const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })
      child.on('error', reject)
      child.on('exit', (exitCode) => resolve(exitCode ?? 1))
    })
    const report = await readFile(reportFile, 'utf8').then(JSON.parse, () => undefined)
    return { code, report }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
