import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { freePort, isFree, ownPort } from './ports.ts'

it('a free port is another one each time, although nobody listens yet', async () => {
  const ports: number[] = []
  while (ports.length < 500) ports.push(await freePort())
  expect(new Set(ports).size).toBe(ports.length)
})

describe('the port of a data folder', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rostra-ports-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('stays the one it was made with', async () => {
    const port = await ownPort(folder)
    expect(await ownPort(folder)).toBe(port)
  })

  it('moves, for good, when another program listens there', async () => {
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
