import type { Worker } from 'node:worker_threads'
import type { UnreadableFile } from '../../domain/sources/ports.ts'
import type { ReadingLimits } from './reading-limits.ts'
import { unreadable } from './reasons.ts'

/**
 * Calls `refuse` once when threads use more memory than they may, inside and outside of their heaps, or the process more CPU
 * since this call. Returns a stop function. A thread answers while it runs JavaScript too. `resourceLimits` are no such limit:
 * they ignore buffers, and one large allocation beyond them ends the whole process.
 */
export function guardReading(
  threads: () => readonly Worker[],
  limits: ReadingLimits,
  refuse: (reason: UnreadableFile) => void,
): () => void {
  const stopping = new AbortController()
  const before = process.cpuUsage()
  const check = async () => {
    const sizes = await Promise.all(threads().map((thread) => usedBytes(thread)))
    if (stopping.signal.aborted) return
    const { user, system } = process.cpuUsage(before)
    if (sizes.some((bytes) => bytes > limits.memoryMb * 2 ** 20)) refuse(unreadable.tooMuchMemory())
    else if (user + system > limits.cpuMs * 1_000) refuse(unreadable.tooSlow(limits))
    else wait()
  }
  // The next check waits for the answers to the last one.
  const wait = () => {
    const timer = setTimeout(check, limits.checkMs)
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
