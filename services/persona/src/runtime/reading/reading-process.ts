import { writeFile } from 'node:fs/promises'
import { Piscina } from 'piscina'
import { guardMemory } from './memory-guard.ts'
import type { ReadingLimits } from './reading-limits.ts'
import { unreadable } from './reasons.ts'
import type { ReadOutcome, ReadTask } from './worker.ts'

/*
 * The process that reads the files of persona, started by `createFileReader`. A worker thread reads; this thread watches its memory. Each message is a file, and the
 * answer is what was read, why it cannot be read, or the text of an error. Whoever started the process ends it after a file that cannot be read, and bounds its time.
 */

/** `error`: of a defect, with its stack. */
export type ReadingReply = ReadOutcome | { error: string }

/** The heap may be larger than what the memory guard allows by this factor: a single allocation beyond the heap's limit ends the whole process. */
const heapFactor = 4
const youngGenerationMb = 16

const reply = (message: ReadingReply) => void process.send?.(message)
const tooMuchMemory = (cause: string) => ({ unreadable: unreadable.tooMuchMemory().message, cause })

let pool: Piscina<ReadTask, ReadOutcome> | undefined

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
  return started.on('error', (error) => reply({ error: String(error) }))
}

async function read({ file: { name, content }, limits }: ReadTask): Promise<ReadingReply> {
  pool ??= startPool(limits)
  const threads = () => pool?.threads ?? []
  const stopGuard = guardMemory(threads, limits, () => reply(tooMuchMemory('memory guard')))
  // The message's own bytes may be a part of a larger buffer, which cannot be moved.
  const own = new Uint8Array(content)
  try {
    return await pool.run({ file: { name, content: own }, limits }, { transferList: [own.buffer] })
  } catch (error) {
    const { code, stack } = error as NodeJS.ErrnoException
    return code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuchMemory(code) : { error: stack ?? String(error) }
  } finally {
    stopGuard()
  }
}

// A Ctrl+C reaches all processes of a terminal. A file is read until the process that asked for it ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.on('message', (task: ReadTask) => void read(task).then(reply))
// When there is no memory left, the kernel ends this process first (man 5 proc).
if (process.platform === 'linux') await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined)
