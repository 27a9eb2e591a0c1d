import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { cached } from './cache-folder.mjs'

let cache: string
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'rostra-cache-'))
})
afterEach(() => rm(cache, { recursive: true }))

it('a folder is filled once; concurrent callers get one complete folder, and no other is left', async () => {
  const bothBegan = Promise.withResolvers<void>()
  let began = 0
  const fill = async (folder: string) => {
    await writeFile(join(folder, 'a'), '1')
    if (++began === 2) bothBegan.resolve()
    await bothBegan.promise
    await writeFile(join(folder, 'b'), '2')
  }
  const [first, second] = await Promise.all([cached('server-1', fill, cache), cached('server-1', fill, cache)])
  expect([second, await cached('server-1', fill, cache), began]).toEqual([first, first, 2])
  expect([await readdir(first), await readdir(cache)]).toEqual([['a', 'b'], ['server-1']])
})

it('a folder that cannot be written to is refused with the setting that names another', async () => {
  const file = join(cache, 'file')
  await writeFile(file, '')
  await expect(cached('server-1', async () => undefined, join(file, 'rostra'))).rejects.toThrow('ROSTRA_CACHE')
})

it('nothing of a failed download is kept', async () => {
  const fill = async (folder: string) => {
    await writeFile(join(folder, 'half'), '')
    throw new Error('network')
  }
  await expect(cached('server-1', fill, cache)).rejects.toThrow('network')
  expect(await readdir(cache)).toEqual([])
})

it('waits for another process that fills the folder, and not for one that has ended', async () => {
  const other = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] })
  const ended = once(other, 'exit')
  await mkdir(join(cache, `.server-1-${other.pid}-abc`))
  const fill = jest.fn(() => Promise.resolve())
  const waiting = cached('server-1', fill, cache)
  await cached('server-2', fill, cache)
  expect(fill).toHaveBeenCalledTimes(1)
  other.kill()
  await ended
  await waiting
  expect(fill).toHaveBeenCalledTimes(2)
})
