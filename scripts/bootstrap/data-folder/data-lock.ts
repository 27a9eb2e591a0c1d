import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { ExpectedError } from '../expected-error.ts'

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
 * Locks a data folder for this process. The lock is SQLite's own on an empty database, which the kernel releases however the process ends,
 * so no lock is ever stale. `lock.json` beside it describes the holder. Throws an ExpectedError while another process holds the lock.
 */
export async function lockData(dataDir: string, waitMs = defaultWaitMs): Promise<DataLock> {
  const database = openLock(dataDir)
  const file = join(dataDir, 'lock.json')
  const started = Date.now()
  while (!acquire(database, dataDir)) {
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

/** Opens the lock's database, which SQLite does not read before it is locked. Throws an ExpectedError when the folder cannot be written. */
function openLock(dataDir: string): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK)
    return new DatabaseSync(lockFile(dataDir), { timeout: 0 })
  } catch (error) {
    throw new ExpectedError(`The data folder ${dataDir} cannot be used: ${(error as Error).message}.\nDATA_DIR=… names another one.`)
  }
}

const lockFile = (dataDir: string) => join(dataDir, 'lock')
/** https://sqlite.org/rescode.html#busy */
const isBusy = (error: unknown) => (error as { errcode?: number }).errcode === 5

/** Whether the lock was free. Throws an ExpectedError when the file is no database. */
function acquire(database: DatabaseSync, dataDir: string): boolean {
  try {
    database.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (isBusy(error)) return false
    throw new ExpectedError(`${lockFile(dataDir)} is broken: ${(error as Error).message}.\nIt holds no data: remove it and start again.`)
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
