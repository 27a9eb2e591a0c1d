import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { lockData } from '../bootstrap/data-lock.ts'
import { startHolder, stopHolders } from './start-holder.ts'

describe('two starts on one data folder', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rostra-lock-'))
  })
  afterEach(async () => {
    await stopHolders()
    await rm(folder, { recursive: true })
  })

  it('the second is refused with the process id of the first, which keeps running', async () => {
    const first = await startHolder('lock', folder)
    await expect(lockData(folder, 0)).rejects.toThrow(`already running on ${folder} (process ${first.pid})`)
    expect(first.process.exitCode).toBeNull()
  })

  it('the second gets the lock after the first was killed with SIGKILL', async () => {
    const first = await startHolder('lock', folder)
    await first.end('SIGKILL')
    const lock = await lockData(folder, 0)
    lock.release()
  })
})
