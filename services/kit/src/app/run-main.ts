export interface App {
  start: () => Promise<void>
  stop: () => Promise<void>
}

/** Runs an app until SIGTERM or SIGINT, then stops it; a second signal exits at once. */
export async function runMain(create: () => App): Promise<void> {
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
}
