import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from '@jest/globals'
import type { HostileReading } from './testing/read-hostile-files.ts'

const script = new URL('./testing/read-hostile-files.ts', import.meta.url).pathname

describe('reading hostile files one after the other', () => {
  let reading: HostileReading

  beforeAll(async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [script], { timeout: 120_000 })
    reading = JSON.parse(stdout)
  }, 120_000)

  it('refuses each with a reason', () => {
    expect(reading.reasons).toHaveLength(7)
    for (const reason of reading.reasons) expect(reason).toMatch(/needs too much memory|unpacks to more than|more than .* characters/)
  })

  it('bounds the memory of the process', () => {
    // The guard ends a thread above 96 MB. Between two checks it may take more, and the allocator keeps some of it.
    expect(reading.grownMb).toBeLessThan(300)
  })

  it('lowers the priority of the reading thread only', () => {
    expect(reading.priorities[0]).toBe(0)
    expect(reading.priorities.filter((priority) => priority === 19)).toHaveLength(1)
  })

  it('ends the thread when it is idle', () => {
    expect(reading.idleThreads).toBe(0)
  })
})
