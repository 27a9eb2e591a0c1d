import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { ToolUnavailable } from '../../bootstrap/expected-error.ts'
import { npmPackages } from './npm-packages.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rostra-npm-packages-'))
  await writeFile(join(folder, 'package.json'), '{}')
  await writeFile(join(folder, 'package-lock.json'), '{}')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Stands for npm, which ends with a code and an output. */
const npm = (code: number, output = '') => {
  const calls: string[][] = []
  return { calls, run: async (_command: string, args: string[]) => ({ code: calls.push(args) && code, output }) }
}

describe('npmPackages', () => {
  it('installs the lock file once, without scripts', async () => {
    const { calls, run } = npm(0)
    const cache = join(folder, 'cache')
    const first = await npmPackages('Suite', folder, { run, cache })
    expect(await npmPackages('Suite', folder, { run, cache })).toBe(first)
    expect(first).toMatch(/\/suite-[0-9a-f]{12}\/node_modules$/)
    expect(calls).toEqual([expect.arrayContaining(['ci', '--ignore-scripts'])])
  })

  it.each([
    ['npm error code EINTEGRITY', 'its hash differs'],
    ['npm error code ENOTFOUND', 'does not answer'],
    ['npm error code E404\nnpm error 404 Not Found', 'npm error 404 Not Found'],
  ])('leaves nothing after %j, and says why', async (output, reason) => {
    const { run } = npm(1, output)
    const cache = join(folder, 'cache')
    const installed = npmPackages('Suite', folder, { run, cache })
    await expect(installed).rejects.toThrow(reason)
    await expect(installed).rejects.toBeInstanceOf(ToolUnavailable)
    expect(await readdir(cache)).toEqual([])
  })
})
