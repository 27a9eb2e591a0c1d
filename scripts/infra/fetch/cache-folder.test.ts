import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { cached } from './cache-folder.ts'

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

it('nothing of a failed download is kept', async () => {
  const fill = async (folder: string) => {
    await writeFile(join(folder, 'half'), '')
    throw new Error('network')
  }
  await expect(cached('server-1', fill, cache)).rejects.toThrow('network')
  expect(await readdir(cache)).toEqual([])
})
