import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../../infra/command.ts'
import type { PythonCommand } from '../../infra/fetch/fetch-schemathesis.ts'

/** The part of Schemathesis' report that the test reads. */
export interface SchemathesisReport {
  complete: boolean
  phases: Record<string, { status: string }>
  operations: { total: number; tested: number }
  test_cases: { generated: number; unique_failures: number; errored: number }
}

export interface SchemathesisRun {
  report: SchemathesisReport
  output: string
  code: number
}

interface Options {
  url: string
  /** Of the account that signs in. */
  username: string
  password: string
  seed: number
  /** Generated requests of each operation and sequences of calls, in place of the configured numbers. */
  examples?: number | undefined
}

/** Tests the operations of `/api/openapi.json` in all phases. */
export async function runSchemathesis(
  { command, args, env }: PythonCommand,
  { url, username, password, seed, examples }: Options,
): Promise<SchemathesisRun> {
  // Schemathesis leaves a cache in its working folder.
  const folder = await mkdtemp(join(tmpdir(), 'rostra-schemathesis-'))
  const reportFile = join(folder, 'report.json')
  try {
    const { code, output } = await runCommand(
      command,
      [
        ...args,
        '--config-file',
        join(import.meta.dirname, 'schemathesis.toml'),
        'run',
        `${url}/api/openapi.json`,
        '--url',
        url,
        '--seed',
        String(seed),
        ...(examples ? ['--max-examples', String(examples)] : []),
        '--workers',
        '1',
        '--continue-on-failure',
        '--no-color',
        '--report',
        'json',
        '--report-json-path',
        reportFile,
      ],
      {
        cwd: folder,
        env: {
          ...process.env,
          ...env,
          SCHEMATHESIS_HOOKS: join(import.meta.dirname, 'hooks.py'),
          SCHEMATHESIS_USERNAME: username,
          SCHEMATHESIS_PASSWORD: password,
        },
      },
    )
    const report = await readFile(reportFile, 'utf8').catch(() => undefined)
    if (!report) throw new Error(`Schemathesis wrote no report:\n${output.slice(-4_000)}`)
    return { code, output, report: JSON.parse(report) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
