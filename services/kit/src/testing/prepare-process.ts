import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Connection } from 'mongoose'

/** Runs a service's prepare command to its end; rejects when it ends with anything but 0. */
export const runPrepare = (command: URL, env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [command.pathname], { env: { ...env, LOG_LEVEL: 'silent' } })

/** Each index of a database as `<collection>: <its keys and options>`, but for those that every collection has. */
export async function indexesOf({ db }: Connection): Promise<string[]> {
  const collections = (await db?.listCollections().toArray()) ?? []
  const indexes = await Promise.all(
    collections.map(async ({ name }) => {
      const ofOne = (await db?.collection(name).indexes()) ?? []
      return ofOne.filter((index) => index.name !== '_id_').map((index) => `${name}: ${JSON.stringify(index)}`)
    }),
  )
  return indexes.flat().sort()
}
