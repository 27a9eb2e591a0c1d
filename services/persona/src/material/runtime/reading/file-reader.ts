import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { bounded } from '@rostra/kit/async/bounded'
import { createKeyedMutex } from '@rostra/kit/async/keyed-mutex'
import type { Log } from '@rostra/kit/log'
import { type FileReader, type ReadText, UnreadableFile, type UploadedFile } from '../../domain/sources/ports.ts'
import type { ReadCard } from './cards/read-card.ts'
import { cardLimits, defaultReadingLimits, type ReadingLimits } from './reading-limits.ts'
import type { ReadingReply } from './reading-process.ts'
import { unreadable } from './reasons.ts'
import type { ReadAs, ReadTask } from './worker.ts'

export interface FileReaderOptions {
  limits?: Partial<ReadingLimits>
  log?: Log
}

const script = fileURLToPath(new URL('./reading-process.ts', import.meta.url))
/** Milliseconds to wait for the end of a process that was killed. */
const endMs = 5_000
/** Number of processes that a file may end. It is read again in a new one; the last time it is refused as the cause. */
const maxProcesses = 2

/** The process that was reading has ended. */
class ProcessLost extends Error {}

interface Reader<Result> {
  read: (file: UploadedFile, signal: AbortSignal) => Promise<Result>
  stop: () => Promise<void>
}

/** Creates a reader of the material of personas. */
export const createFileReader = ({ limits, log }: FileReaderOptions = {}): FileReader & Reader<ReadText> =>
  createReader('material', { limits: { ...defaultReadingLimits, ...limits }, log, isResult: (reply) => 'passages' in reply })

/** Creates a reader of character cards, in a process of its own, so that no card waits for material. */
export const createCardReader = ({ limits, log }: FileReaderOptions = {}): Reader<ReadCard> =>
  createReader('card', { limits: { ...cardLimits, ...limits }, log, isResult: (reply) => 'draft' in reply })

interface ReaderOptions<Result> {
  limits: ReadingLimits
  log: Log | undefined
  isResult: (reply: ReadingReply | Result) => reply is Result
}

/**
 * Creates a reader of files. A process of its own reads one file at a time, with the lowest priority and limits of CPU
 * time (25 s) and memory (256 MB), and ends when it is idle. It shares neither memory nor threads with other work, and
 * no allocation there ends this process. A signal that aborts ends it too.
 */
function createReader<Result>(as: ReadAs, { limits, log, isResult }: ReaderOptions<Result>): Reader<Result> {
  const stopping = new AbortController()
  const oneByOne = createKeyedMutex()
  let running: ReadingProcess | undefined
  let idle: NodeJS.Timeout | undefined

  const endProcess = async () => {
    const ended = running
    running = undefined
    await ended?.end()
  }

  const ask = async (file: UploadedFile, signal: AbortSignal): Promise<ReadingReply> => {
    for (let processes = 1; ; processes++) {
      signal.throwIfAborted()
      running ??= startReadingProcess()
      try {
        return await running.ask({ file, as, limits }, signal)
      } catch (error) {
        await endProcess()
        if (!(error instanceof ProcessLost)) throw error
        log?.warn({ err: error }, 'the process that reads files has ended')
        if (processes === maxProcesses) throw unreadable.tooMuchMemory()
      }
    }
  }
  const readNow = async (file: UploadedFile, signal: AbortSignal): Promise<Result> => {
    clearTimeout(idle)
    const reply = await ask(file, signal)
    idle = setTimeout(endProcess, limits.idleMs).unref()
    if ('error' in reply) throw new Error(`the reading process failed: ${reply.error}`)
    if ('unreadable' in reply) throw new UnreadableFile(reply.unreadable, { cause: reply.cause })
    if (!isResult(reply)) throw new Error('the reading process read the file as something else')
    return reply
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
      clearTimeout(idle)
      await endProcess()
    },
  }
}

interface ReadingProcess {
  /** Throws `ProcessLost` when the process ends meanwhile, and the signal's reason when it aborts. */
  ask: (task: ReadTask, signal: AbortSignal) => Promise<ReadingReply>
  end: () => Promise<void>
}

function startReadingProcess(): ReadingProcess {
  const child = forkProcess()
  let lastWords = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    lastWords = (lastWords + text).slice(-1_000)
  })
  const gone = Promise.withResolvers<never>()
  gone.promise.catch(() => undefined)
  child.once('error', gone.reject)
  child.once('exit', (code, signal) => gone.reject(new ProcessLost(`it ended with ${signal ?? `code ${code}`}`, { cause: lastWords })))

  return {
    ask: async ({ file: { name, content }, as, limits }, signal) => {
      const replied = Promise.withResolvers<ReadingReply>()
      const abort = () => replied.reject(signal.reason)
      signal.addEventListener('abort', abort, { once: true })
      child.once('message', replied.resolve)
      const tooSlow = setTimeout(() => replied.reject(unreadable.tooSlow(limits)), limits.ms)
      // An error is that of a process that has ended, which is seen by its end.
      child.send({ file: { name, content }, as, limits }, () => undefined)
      try {
        return await Promise.race([replied.promise, gone.promise])
      } finally {
        clearTimeout(tooSlow)
        signal.removeEventListener('abort', abort)
        child.off('message', replied.resolve)
      }
    },
    end: async () => {
      const ended = once(child, 'exit')
      if (child.kill('SIGKILL')) await bounded(ended, endMs).catch(() => undefined)
    },
  }
}

/**
 * Forks the reading process. V8 collects garbage in its reading thread, which has the lowest priority, instead of in helper threads
 * that would take a core from the calls of this process. The process reads files of strangers: it gets neither settings nor options.
 */
const forkProcess = (): ChildProcess =>
  fork(script, [], { env: {}, execArgv: ['--single-threaded'], serialization: 'advanced', stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
