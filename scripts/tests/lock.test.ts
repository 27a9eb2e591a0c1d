import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { lockData } from '../launch/data-lock.ts'
import { endAll, hold } from './holder.ts'

describe('two starts on one data folder', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rostra-lock-'))
  })
  afterEach(async () => {
    await endAll()
    await rm(folder, { recursive: true })
  })

  it('the second is told the process of the first, which goes on', async () => {
    const first = await hold('lock', folder)
    await expect(lockData(folder, 0)).rejects.toThrow(`already running on ${folder} (process ${first.pid})`)
    expect(first.process.exitCode).toBeNull()
  })

  it('the second may have it once the first was killed -9', async () => {
    const first = await hold('lock', folder)
    await first.end('SIGKILL')
    const lock = await lockData(folder, 0)
    lock.release()
  })
})
