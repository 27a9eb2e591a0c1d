import type { Material } from '../material.ts'
import { uploadsDatabase } from './uploads-database.ts'

/** An upload as this browser stores it. */
export interface UploadRow {
  /** The id of the upload, which is its idempotency key. */
  id: string
  userId: string
  /** Null for a persona that is not saved yet. */
  botId: string | null
  material: Material
  /** The time at which it was chosen, in milliseconds. */
  chosenAt: number
  /** The place among the rows. */
  order: number
}

/** Changes the stored rows in one transaction: `edit` gets all, and returns all that remain. Rejects when the browser refuses. */
export type ChangeRows = (edit: (rows: readonly UploadRow[]) => readonly UploadRow[]) => Promise<void>

const storeName = 'uploads'

/** The longest wait for the database, in milliseconds. Some browsers never answer. */
const openMs = 3_000

/**
 * Changes the rows in IndexedDB. Each call opens a connection of its own and closes it, so that the database can be deleted at any time.
 * Calls take effect in their order.
 */
export const changeRows: ChangeRows = async (edit) => {
  const database = await open()
  try {
    await change(database.transaction(storeName, 'readwrite'), edit)
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>()
  const request = indexedDB.open(uploadsDatabase, 1)
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    reject(new Error('The database did not open'))
  }, openMs)
  request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'id' })
  request.onerror = () => {
    clearTimeout(timer)
    reject(request.error)
  }
  request.onsuccess = () => {
    clearTimeout(timer)
    if (isLate) request.result.close()
    else resolve(request.result)
  }
  return promise
}

function change(transaction: IDBTransaction, edit: Parameters<ChangeRows>[0]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  transaction.oncomplete = () => resolve()
  transaction.onabort = () => reject(transaction.error)
  const store = transaction.objectStore(storeName)
  const all: IDBRequest<UploadRow[]> = store.getAll()
  all.onsuccess = () => {
    const before = all.result.sort((one, other) => one.order - other.order)
    const after = edit(before)
    const ids = new Set(after.map(({ id }) => id))
    for (const row of before) if (!ids.has(row.id)) store.delete(row.id)
    for (const row of after) if (!before.includes(row)) store.put(row)
  }
  return promise
}
