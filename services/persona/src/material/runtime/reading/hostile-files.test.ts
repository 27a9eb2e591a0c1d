import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from '@jest/globals'
import type { HostileReading } from './testing/read-hostile-files.ts'

const script = new URL('./testing/read-hostile-files.ts', import.meta.url).pathname
/** Readings have the lowest priority: on a busy machine they wait for everything else. */
const longestMs = 300_000

describe('reading hostile files one after the other', () => {
  let reading: HostileReading

  beforeAll(async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [script], { timeout: longestMs })
    reading = JSON.parse(stdout)
  }, longestMs)

  it('refuses each with a reason', () => {
    expect(reading.reasons).toHaveLength(7)
    for (const reason of reading.reasons)
      expect(reason).toMatch(/needs too much memory|unpacks to more than|more than .* characters|no text in this file/)
  })

  it('bounds the memory of the reading process, and takes none of its own', () => {
    // The guard ends a process whose thread is above 96 MB. Between two checks, which a busy machine delays, it takes more: 330 to 400 MB
    // in all were measured, and 1,600 MB without the guard.
    expect(reading.readingMb).toBeGreaterThan(96)
    expect(reading.readingMb).toBeLessThan(800)
    expect(reading.grownMb).toBeLessThan(64)
  })

  it('reads in a thread of the lowest priority', () => {
    expect(reading.priorities.own).toEqual([reading.priorities.atStart])
    expect(reading.priorities.reading).toContain(19)
  })

  it('ends the process when it is idle', () => {
    expect(reading.idleProcesses).toBe(0)
  })
})
