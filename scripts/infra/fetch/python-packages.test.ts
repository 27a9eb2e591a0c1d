import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { ifAvailable, ToolUnavailable } from '../../bootstrap/expected-error.ts'
import type { CommandResult } from '../command.ts'
import { pythonPackages } from './python-packages.ts'

const { ROSTRA_CACHE } = process.env
let folder: string
let requirements: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rostra-python-'))
  requirements = join(folder, 'requirements.txt')
  await writeFile(requirements, 'speaker==1.0 --hash=sha256:00')
  process.env.ROSTRA_CACHE = folder
})
afterEach(async () => {
  if (ROSTRA_CACHE === undefined) delete process.env.ROSTRA_CACHE
  else process.env.ROSTRA_CACHE = ROSTRA_CACHE
  await rm(folder, { recursive: true })
})

/** Returns a Python that says its version, and whose pip ends as given. */
function python(pip: CommandResult) {
  const runs: string[][] = []
  const run = async (_: string, args: string[]) => {
    if (args[0] === '-c') return { code: 0, output: '3.11\n' }
    runs.push(args)
    return pip
  }
  return { run, runs }
}

describe('packages of Python', () => {
  it('are downloaded once, each by its hash', async () => {
    const { run, runs } = python({ code: 0, output: '' })
    const first = await pythonPackages('Speaker', requirements, { run })
    expect(first.folder).toMatch(/\/speaker-[0-9a-f]{12}-py3\.11$/)
    expect(await pythonPackages('Speaker', requirements, { run })).toEqual(first)
    expect(runs).toHaveLength(1)
    expect(runs[0]).toContain('--require-hashes')
  })

  it.each([
    ['pip is missing', '/usr/bin/python3: No module named pip\n', 'pip is missing. Install it: apt-get install -y python3-pip'],
    ['a file has another hash', 'ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM …\n    Got 12\n', 'its hash differs'],
    [
      'no registry answers',
      "WARNING: Retrying … after connection broken by 'NewConnectionError(…)'\nERROR: None\n",
      'registry does not answer',
    ],
    ['no registry has them', 'WARNING: Old\nERROR: No matching distribution found\n\n', 'pip: No matching distribution found'],
  ])('are unavailable when %s, in one line that says so, and fail in CI', async (_, output, reason) => {
    const { run } = python({ code: 1, output })
    const error: Error = await pythonPackages('Speaker', requirements, { run }).then(
      () => new Error('none'),
      (thrown) => thrown,
    )
    expect(error).toBeInstanceOf(ToolUnavailable)
    expect(error.message).toContain(reason)
    expect(error.message).not.toContain('\n')
    expect(await readdir(join(folder, 'rostra'))).toEqual([])
    expect(await ifAvailable(Promise.reject(error), {})).toBeUndefined()
    await expect(ifAvailable(Promise.reject(error), { CI: 'true' })).rejects.toBe(error)
  })
})
