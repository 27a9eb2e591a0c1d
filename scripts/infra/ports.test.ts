import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { freePort, isFree, ownPort } from './ports.ts'

it('freePort returns another port each time, although none is in use yet', async () => {
  const ports: number[] = []
  while (ports.length < 500) ports.push(await freePort())
  expect(new Set(ports).size).toBe(ports.length)
})

describe('ownPort', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rostra-ports-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('stays the same for a folder', async () => {
    const port = await ownPort(folder)
    expect(await ownPort(folder)).toBe(port)
  })

  it('changes for good when another program uses it', async () => {
    const port = await ownPort(folder)
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
    expect(await isFree(port)).toBe(false)
    const moved = await ownPort(folder)
    expect(moved).not.toBe(port)
    await new Promise((resolve) => other.close(resolve))
    expect(await ownPort(folder)).toBe(moved)
  })
})
