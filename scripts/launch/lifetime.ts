import { appendFileSync } from 'node:fs'
import { say } from './console.ts'

type Stop = () => unknown

/** Calls back when the process that runs this script through run.mjs is gone, kill -9 included. */
export function onParentGone(callback: () => void): void {
  process.once('disconnect', callback)
  process.channel?.unref()
}

/** What a long-running script has started, and the one way in which it ends. */
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
    /** What is added last is stopped first. A second signal leaves at once. */
    onStop: (stop: Stop) => void stops.push(stop),
    /** Runs before anything is stopped. */
    onEnding: (note: Stop) => void endings.push(note),
    /** Ends with exit code 1 and the error's sentence; its stack goes to the log file. */
    fail: async (error: unknown, logFile?: string) => {
      if (ending) return
      const told = error instanceof Error && error.name === 'Refusal'
      say(error instanceof Error ? error.message : String(error))
      if (!told && logFile && error instanceof Error) {
        appendFileSync(logFile, `${error.stack}\n`)
        say(`More in ${logFile}`)
      }
      await end(1)
    },
  }
}

export type Lifetime = ReturnType<typeof lifetime>
