import { statfs } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'

export interface DiskSpace {
  isFull: () => boolean
  /** Resolves when there is space, or when the signal aborts. */
  untilFree: (signal: AbortSignal) => Promise<void>
  stop: () => void
}

interface Options {
  /** Gets each change: true when the disk became full. */
  onChange: (isFull: boolean) => void
  everyMs?: number
  /** Resolves to the bytes that are left. */
  freeBytes?: (folder: string) => Promise<number>
}

const megabyte = 1024 * 1024
/** MongoDB takes 100 MB at once for a part of its journal, and ends when it gets none. The product refuses to write before that. */
const fullBelow = 200 * megabyte
const freeFrom = 250 * megabyte

/** Looks every two seconds how much space the disk of a folder has left. */
export async function watchDiskSpace(folder: string, { onChange, everyMs = 2_000, freeBytes = bytesLeft }: Options): Promise<DiskSpace> {
  let isFull = false
  const look = async () => {
    const free = await freeBytes(folder).catch(() => freeFrom)
    const wasFull = isFull
    isFull = free < (wasFull ? freeFrom : fullBelow)
    if (isFull !== wasFull) onChange(isFull)
  }
  await look()
  const timer = setInterval(() => void look(), everyMs).unref()
  return {
    isFull: () => isFull,
    untilFree: async (signal) => {
      while (isFull && !signal.aborted) await delay(everyMs, undefined, { signal }).catch(() => undefined)
    },
    stop: () => clearInterval(timer),
  }
}

const bytesLeft = async (folder: string) => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
