import { appendFileSync } from 'node:fs'
import { say } from './console.ts'

type Stop = () => unknown

/** Calls back when the parent process, run.mjs, ends in any way, kill -9 included. */
export function onParentGone(callback: () => void): void {
  process.once('disconnect', callback)
  process.channel?.unref()
}

/**
 * Creates the lifetime of a long-running script: it collects what must be stopped and
 * ends on a signal, when the parent ends, or on failure.
 */
export function lifetime() {
  const stops: Stop[] = []
  const endings: Stop[] = []
  let ending = false

  async function end(code: number): Promise<void> {
    if (ending) process.exit(1)
    ending = true
    for (const stop of [...endings, ...stops.toReversed()]) {
      try {
        await stop()
      } catch (error) {
        say(`While stopping: ${error instanceof Error ? error.message : error}`)
        code = 1
      }
    }
    process.exit(code)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
  onParentGone(() => void end(0))

  return {
    /** Registers a stop function. The last registered runs first. A second signal exits at once. */
    onStop: (stop: Stop) => void stops.push(stop),
    /** Registers a function that runs before the stop functions. */
    onEnding: (notify: Stop) => void endings.push(notify),
    /** Prints the error and ends with exit code 1. The stack of an unexpected error goes to the log file. */
    fail: async (error: unknown, logFile?: string) => {
      if (ending) return
      const isExpected = error instanceof Error && error.name === 'ExpectedError'
      say(error instanceof Error ? error.message : String(error))
      if (!isExpected && logFile && error instanceof Error) {
        appendFileSync(logFile, `${error.stack}\n`)
        say(`More in ${logFile}`)
      }
      await end(1)
    },
  }
}

export type Lifetime = ReturnType<typeof lifetime>
