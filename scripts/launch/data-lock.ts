import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { Refusal } from './refusal.ts'

/** How long a folder that was just left, or is being left, is waited for. */
const patienceMs = 1500
const stoppingPatienceMs = 20_000

type Holder = { pid?: number; url?: string; stopping?: boolean }

export type DataLock = {
  /** Lets a refused second start say more. */
  tell(facts: Omit<Holder, 'pid'>): void
  release(): void
}

/**
 * Takes a data folder for this process alone. The lock is SQLite's own on an empty database, which the kernel lets go however the process
 * ends: there is no stale lock. `lock.json` beside it only tells who holds it. Throws a Refusal while another process does.
 */
export async function lockData(dataDir: string, waitMs = patienceMs): Promise<DataLock> {
  mkdirSync(dataDir, { recursive: true })
  const database = new DatabaseSync(join(dataDir, 'lock'), { timeout: 0 })
  const file = join(dataDir, 'lock.json')
  const started = Date.now()
  while (!acquire(database)) {
    const holder = readHolder(file)
    if (Date.now() - started < (holder.stopping ? stoppingPatienceMs : waitMs)) {
      await delay(50)
      continue
    }
    database.close()
    throw new Refusal(refusal(dataDir, holder))
  }
  let holder: Holder = { pid: process.pid }
  const tell = (facts: Holder) => {
    holder = { ...holder, ...facts }
    writeFileSync(file, JSON.stringify(holder))
  }
  tell({})
  return { tell, release: () => database.close() }
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

function refusal(dataDir: string, { pid, url }: Holder): string {
  const who = pid ? `process ${pid}${url ? `, on ${url}` : ''}` : 'another process'
  return `Rostra is already running on ${dataDir} (${who}). Stop it first, or start this one on a folder and port of its own: DATA_DIR=.data2 PORT=3001 npm start`
}
