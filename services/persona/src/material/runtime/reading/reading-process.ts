import { writeFile } from 'node:fs/promises'
import { Piscina } from 'piscina'
import { UnreadableFile } from '../../domain/sources/ports.ts'
import { guardReading } from './reading-guard.ts'
import type { ReadingLimits } from './reading-limits.ts'
import { unreadable } from './reasons.ts'
import type { ReadOutcome, ReadTask } from './worker.ts'

/*
 * The process that reads the files of persona, started by `createFileReader`. A worker thread reads, and ends with a file that cannot
 * be read, so that what such a file left behind cannot reach the next one; this thread watches its memory and its time. Each message is
 * a file, one at a time, and the answer is what was read, why it cannot be read, or the text of an error.
 */

/** `error`: of a defect, with its stack. */
export type ReadingReply = ReadOutcome | { error: string }

/** The heap may be larger than what the guard allows by this factor: a single allocation beyond the heap's limit ends the whole process. */
const heapFactor = 4
const youngGenerationMb = 16

let pool: Piscina<ReadTask, ReadOutcome> | undefined
/** Ends the reading that runs. */
let ending = new AbortController()

/** The limits are the same for all files of a process. */
function startPool({ memoryMb, idleMs }: ReadingLimits): Piscina<ReadTask, ReadOutcome> {
  const started = new Piscina<ReadTask, ReadOutcome>({
    filename: new URL('./worker.ts', import.meta.url).href,
    name: 'readInWorker',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: heapFactor * memoryMb, maxYoungGenerationSizeMb: youngGenerationMb },
  })
  // A thread that fails to start fails no task.
  return started.on('error', (error) => ending.abort(error))
}

async function read({ file: { name, content }, as, limits }: ReadTask): Promise<ReadingReply> {
  pool ??= startPool(limits)
  ending = new AbortController()
  const { signal } = ending
  const threads = () => pool?.threads ?? []
  const stopGuard = guardReading(threads, limits, (reason) => ending.abort(reason))
  // The message's own bytes may be a part of a larger buffer, which cannot be moved.
  const own = new Uint8Array(content)
  const outcome = await pool.run({ file: { name, content: own }, as, limits }, { signal, transferList: [own.buffer] }).catch((error) => {
    if (signal.aborted) return replyOf(signal.reason)
    return replyOf(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? unreadable.tooMuchMemory() : error)
  })
  stopGuard()
  if ('unreadable' in outcome || 'error' in outcome) await endPool()
  return outcome
}

const replyOf = (error: unknown): ReadingReply =>
  error instanceof UnreadableFile
    ? { unreadable: error.message, cause: 'the limits of a reading' }
    : { error: (error instanceof Error && error.stack) || String(error) }

async function endPool(): Promise<void> {
  const ended = pool
  pool = undefined
  await ended?.destroy()
}

// A Ctrl+C reaches all processes of a terminal. A file is read until the process that asked for it ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.on('message', (task: ReadTask) => void read(task).then((reply) => process.send?.(reply)))
// When there is no memory left, the kernel ends this process first (man 5 proc).
if (process.platform === 'linux') await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined)
