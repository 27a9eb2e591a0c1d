import { access } from 'node:fs'
import type { Worker } from 'node:worker_threads'
import { bounded } from '@rostra/kit/async/bounded'
import { createKeyedMutex } from '@rostra/kit/async/keyed-mutex'
import type { Log } from '@rostra/kit/log'
import { Piscina } from 'piscina'
import { type FileReader, UnreadableFile, type UploadedFile } from '../../domain/sources/ports.ts'
import { guardMemory } from './memory-guard.ts'
import { defaultReadingLimits, type ReadingLimits } from './reading-limits.ts'
import { unreadable } from './reasons.ts'
import type { ReadOutcome, ReadTask } from './worker.ts'

export interface FileReaderOptions {
  limits?: Partial<ReadingLimits>
  log?: Log
}

/** The heap may be larger than what the memory guard allows by this factor. A single allocation beyond the heap's limit would end the process. */
const heapFactor = 4
const youngGenerationMb = 16
/** Milliseconds to wait for a thread that was told to end. It ends once it runs JavaScript again. */
const endMs = 5_000

/**
 * Creates a reader of files. One worker thread reads one file at a time, with the lowest priority, and ends when it is idle. Reading a file ends the thread when it
 * takes too long or too much memory, and when its signal aborts.
 */
export function createFileReader({ limits: changes, log }: FileReaderOptions = {}): FileReader & { stop: () => Promise<void> } {
  const limits = { ...defaultReadingLimits, ...changes }
  const stopping = new AbortController()
  const oneByOne = createKeyedMutex()
  // Starts the threads that all of the process share for files and names. Started by the worker, they would have its low priority.
  access(import.meta.dirname, () => undefined)
  const pool = new Piscina<ReadTask, ReadOutcome>({
    filename: new URL('./worker.ts', import.meta.url).href,
    name: 'readInWorker',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: limits.idleMs,
    atomics: 'disabled',
    // The worker reads files of strangers: it gets neither settings nor options.
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapFactor * limits.memoryMb, maxYoungGenerationSizeMb: youngGenerationMb },
  })

  /** Ends the reading that runs. */
  let ending = new AbortController()
  // A thread that fails to start fails no task, and one may fail after its task.
  pool.on('error', (error) => ending.abort(error))

  const readNow = async (file: UploadedFile, signal: AbortSignal) => {
    signal.throwIfAborted()
    ending = new AbortController()
    const either = AbortSignal.any([signal, ending.signal])
    let threads: readonly Worker[] = []
    // The pool forgets a thread that it ends, so that this listener comes before its own.
    either.addEventListener('abort', () => {
      threads = pool.threads
    })
    const tooSlow = setTimeout(() => ending.abort(unreadable.tooSlow(limits)), limits.ms)
    const stopGuard = guardMemory(
      () => pool.threads,
      limits,
      () => ending.abort(unreadable.tooMuchMemory()),
    )
    const content = ownBytes(file.content)
    try {
      const outcome = await pool.run({ file: { name: file.name, content }, limits }, { signal: either, transferList: [content.buffer] })
      if (!('unreadable' in outcome)) return outcome
      // What a refused file left behind cannot reach the next one.
      await end(pool.threads)
      throw new UnreadableFile(outcome.unreadable, { cause: outcome.cause })
    } catch (error) {
      if (either.aborted) {
        await end(threads)
        throw either.reason
      }
      throw (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY' ? unreadable.tooMuchMemory() : error
    } finally {
      clearTimeout(tooSlow)
      stopGuard()
    }
  }

  return {
    read: async (file, signal) => {
      const either = AbortSignal.any([signal, stopping.signal])
      either.throwIfAborted()
      const bytes = file.content.length
      const { promise: aborted, reject } = Promise.withResolvers<never>()
      either.addEventListener('abort', () => reject(either.reason), { once: true })
      try {
        return await Promise.race([oneByOne('file', () => readNow(file, either)), aborted])
      } catch (error) {
        if (error instanceof UnreadableFile) log?.info({ reason: error.message, cause: error.cause, bytes }, 'a file cannot be read')
        throw error
      }
    },
    stop: async () => {
      stopping.abort(new Error('the reader of files stops'))
      await pool.destroy()
    },
  }
}

/** Ends threads and waits for their end. */
async function end(threads: readonly Worker[]): Promise<void> {
  await bounded(Promise.all(threads.map((thread) => thread.terminate())), endMs).catch(() => undefined)
}

/** Returns bytes that can be moved to another thread: the same, or a copy when their buffer holds more. */
function ownBytes(content: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = content.buffer instanceof ArrayBuffer && content.byteLength === content.buffer.byteLength
  return whole ? new Uint8Array(content.buffer as ArrayBuffer) : new Uint8Array(content)
}
