import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Connection } from 'mongoose'

/** Runs a service's prepare command; rejects unless it exits with 0. */
export const runPrepare = (command: URL, env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [command.pathname], {
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env, LOG_LEVEL: 'silent' },
  })

let runs = 0
/** Runs a service's prepare command again, in this thread: a new process needs more than 1 s of CPU time to load it. */
export async function prepareAgain(command: URL, env: Record<string, string>): Promise<void> {
  const before = { ...process.env }
  Object.assign(process.env, env, { LOG_LEVEL: 'silent' })
  try {
    // Importing the module under another name runs it again.
    await import(`${command.href}?run=${++runs}`)
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
    Object.assign(process.env, before)
  }
}

/** Returns the indexes of a database as `<collection>: <keys and options>`, sorted, without the default index on `_id`. */
export async function indexesOf({ db }: Connection): Promise<string[]> {
  const collections = (await db?.listCollections().toArray()) ?? []
  const indexes = await Promise.all(
    collections.map(async ({ name }) => {
      const all = (await db?.collection(name).indexes()) ?? []
      return all.filter((index) => index.name !== '_id_').map((index) => `${name}: ${JSON.stringify(index)}`)
    }),
  )
  return indexes.flat().sort()
}
