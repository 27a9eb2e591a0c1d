import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { runCommand } from '../../infra/command.ts'
import { npmPackages } from '../../infra/fetch/npm-packages.ts'

export type Revision = '2026-07-28' | '2025-11-25'

/** What a run of the suite found. A check is named `<scenario>:<check>`. */
export interface ConformanceReport {
  scenarios: string[]
  passed: number
  /** The failed checks, each with the suite's reason. */
  failures: Map<string, string>
}

const checks = z.array(z.object({ id: z.string(), status: z.string(), errorMessage: z.string().optional() }))

/** Returns the official conformance suite of MCP, downloaded the first time. Throws what `npmPackages` throws. */
export async function conformanceSuite(): Promise<string> {
  const modules = await npmPackages('mcp-conformance', join(import.meta.dirname, 'conformance'))
  return join(modules, '@modelcontextprotocol/conformance/dist/index.js')
}

/** Runs all scenarios that a revision requires, and those that the suite runs without counting them, against a server. */
export async function runConformance(suite: string, url: string, revision: Revision): Promise<ConformanceReport> {
  const folder = await mkdtemp(join(tmpdir(), 'rostra-mcp-conformance-'))
  try {
    const args = [suite, 'server', '--url', url, '--requirements', revision, '--output-dir', folder]
    const { output } = await runCommand(process.execPath, args, { cwd: folder })
    const report = await readReport(folder)
    if (report.scenarios.length === 0) throw new Error(`the suite wrote no results:\n${output.slice(-4_000)}`)
    return report
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readReport(folder: string): Promise<ConformanceReport> {
  const report: ConformanceReport = { scenarios: [], passed: 0, failures: new Map() }
  for (const run of (await readdir(folder)).toSorted()) {
    // server-<scenario>-<time>
    const scenario = /^server-(.+)-\d{4}-\d{2}-\d{2}T.*Z$/.exec(run)?.[1]
    if (!scenario) throw new Error(`the suite wrote an unknown folder: ${run}`)
    report.scenarios.push(scenario)
    for (const { id, status, errorMessage = '' } of checks.parse(JSON.parse(await readFile(join(folder, run, 'checks.json'), 'utf8')))) {
      if (status === 'SUCCESS') report.passed++
      else if (status === 'FAILURE') report.failures.set(`${scenario}:${id}`, errorMessage)
    }
  }
  return report
}
