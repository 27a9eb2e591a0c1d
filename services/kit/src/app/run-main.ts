import { createLog } from '../log.ts'
import { SettingsError } from '../settings.ts'

export interface App {
  start: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Runs an app until SIGTERM or SIGINT, then stops it; a second signal exits at once. An app that cannot start, for example because a
 * setting is wrong, is one line in the log of service `name`, and exit code 1.
 */
export function runMain(name: string, create: () => App): Promise<void> {
  return runJob(name, async () => {
    const app = create()
    let stopping = false
    const stop = (signal: NodeJS.Signals) => {
      if (stopping) process.exit(signal === 'SIGINT' ? 130 : 143)
      stopping = true
      app.stop().then(
        () => process.exit(0),
        (error) => {
          process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
          process.exit(1)
        },
      )
    }
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)
    await app.start()
  })
}

/** Runs work to its end. A failure is one line in the log of service `name`, and exit code 1. */
export async function runJob(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const log = createLog(name)
    if (error instanceof SettingsError) log.fatal({ settings: error.problems }, `wrong settings: ${error.problems.join('; ')}`)
    else log.fatal({ err: error }, 'the process cannot go on')
    process.exit(1)
  }
}
