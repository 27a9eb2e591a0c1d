import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { lockData } from './data-lock.ts'

describe('lockData', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rostra-lock-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('rejects a second start with the process and address of the holder', async () => {
    const lock = await lockData(folder, 0)
    lock.record({ url: 'http://localhost:3000' })
    await expect(lockData(folder, 0)).rejects.toThrow(`process ${process.pid}, on http://localhost:3000`)
    lock.release()
  })

  it('locks again after a release', async () => {
    const first = await lockData(folder, 0)
    first.release()
    const second = await lockData(folder, 0)
    second.release()
  })

  it('waits for a holder that is stopping', async () => {
    const lock = await lockData(folder, 0)
    lock.record({ stopping: true })
    const next = lockData(folder, 0)
    lock.release()
    const second = await next
    second.release()
  })

  it('locks the folder of a dead process, even when its pid is in use again', async () => {
    writeFileSync(join(folder, 'lock.json'), JSON.stringify({ pid: process.ppid }))
    const lock = await lockData(folder, 0)
    await expect(lockData(folder, 0)).rejects.toThrow(`process ${process.pid}`)
    lock.release()
  })

  it('names a lock that is no database, and a folder that is a file', async () => {
    const file = join(folder, 'lock')
    writeFileSync(file, 'not a database, and longer than the header of one, which has a hundred bytes. '.repeat(4))
    await expect(lockData(folder, 0)).rejects.toThrow(`${file} is broken`)
    await expect(lockData(file, 0)).rejects.toThrow(`The data folder ${file} cannot be used`)
  })
})
