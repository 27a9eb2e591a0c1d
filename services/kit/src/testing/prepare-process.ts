import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Connection } from 'mongoose'

/** Runs a service's prepare command; rejects unless it exits with 0. */
export const runPrepare = (command: URL, env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [command.pathname], { env: { ...env, LOG_LEVEL: 'silent' } })

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
