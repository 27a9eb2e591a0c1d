import type { Worker } from 'node:worker_threads'

export interface MemoryLimits {
  memoryMb: number
  checkMs: number
}

/**
 * Calls `exceed` once when threads use more memory than they may, inside and outside of their heaps. Returns a stop function. A thread answers while it runs
 * JavaScript too. `resourceLimits` are no such limit: they ignore buffers, and one large allocation beyond them ends the whole process.
 */
export function guardMemory(threads: () => readonly Worker[], { memoryMb, checkMs }: MemoryLimits, exceed: () => void): () => void {
  const stopping = new AbortController()
  const check = async () => {
    const sizes = await Promise.all(threads().map((thread) => usedBytes(thread)))
    if (stopping.signal.aborted) return
    if (sizes.some((bytes) => bytes > memoryMb * 2 ** 20)) exceed()
    else wait()
  }
  // The next check waits for the answers to the last one.
  const wait = () => {
    const timer = setTimeout(check, checkMs)
    stopping.signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  }
  wait()
  return () => stopping.abort()
}

/** A thread that ends meanwhile uses none. */
async function usedBytes(thread: Worker): Promise<number> {
  const statistics = await thread.getHeapStatistics().catch(() => null)
  return statistics ? statistics.used_heap_size + statistics.external_memory + statistics.malloced_memory : 0
}
