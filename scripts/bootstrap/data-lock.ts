import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { ExpectedError } from './expected-error.ts'

/** How long to wait for a process that has just ended, and for one that is stopping. */
const defaultWaitMs = 1500
const stoppingWaitMs = 20_000

type Holder = { pid?: number; url?: string; stopping?: boolean }

export type DataLock = {
  /** Records facts about the holder, which the error of a second start shows. */
  record(facts: Omit<Holder, 'pid'>): void
  release(): void
}

/**
 * Locks a data folder for this process. The lock is SQLite's own on an empty database, which the kernel releases however the process ends, so no
 * lock is ever stale. `lock.json` beside it describes the holder. Throws an ExpectedError while another process holds the lock.
 */
export async function lockData(dataDir: string, waitMs = defaultWaitMs): Promise<DataLock> {
  mkdirSync(dataDir, { recursive: true })
  const database = new DatabaseSync(join(dataDir, 'lock'), { timeout: 0 })
  const file = join(dataDir, 'lock.json')
  const started = Date.now()
  while (!acquire(database)) {
    const holder = readHolder(file)
    if (Date.now() - started < (holder.stopping ? stoppingWaitMs : waitMs)) {
      await delay(50)
      continue
    }
    database.close()
    throw new ExpectedError(lockedMessage(dataDir, holder))
  }
  let holder: Holder = { pid: process.pid }
  const record = (facts: Holder) => {
    holder = { ...holder, ...facts }
    writeFileSync(file, JSON.stringify(holder))
  }
  record({})
  return { record, release: () => database.close() }
}

function acquire(database: DatabaseSync): boolean {
  try {
    database.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if ((error as { errcode?: number }).errcode === 5) return false
    throw error
  }
}

function readHolder(file: string): Holder {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

function lockedMessage(dataDir: string, { pid, url }: Holder): string {
  const owner = pid ? `process ${pid}${url ? `, on ${url}` : ''}` : 'another process'
  return `Rostra is already running on ${dataDir} (${owner}). Stop it first, or start this one on a folder and port of its own: DATA_DIR=.data2 PORT=3001 npm start`
}
