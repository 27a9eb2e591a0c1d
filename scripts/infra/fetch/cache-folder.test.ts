import { access, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { cached, cacheFolder } from './cache-folder.ts'

describe('cached', () => {
  let cache: string
  beforeEach(async () => {
    cache = await mkdtemp(join(tmpdir(), 'rostra-cache-'))
  })
  afterEach(() => rm(cache, { recursive: true }))

  it('fills a folder once and then returns the same one', async () => {
    let fills = 0
    const fill = async (folder: string) => {
      fills++
      await writeFile(join(folder, 'server'), 'binary')
    }
    const first = await cached('server-1', fill, cache)
    expect(await cached('server-1', fill, cache)).toBe(first)
    expect(fills).toBe(1)
    expect(await readFile(join(first, 'server'), 'utf8')).toBe('binary')
  })

  it('returns one complete folder to concurrent callers and leaves no other', async () => {
    const bothBegan = Promise.withResolvers<void>()
    let began = 0
    const fill = async (folder: string) => {
      await writeFile(join(folder, 'a'), '1')
      if (++began === 2) bothBegan.resolve()
      await bothBegan.promise
      await writeFile(join(folder, 'b'), '2')
    }
    const [first, second] = await Promise.all([cached('server-1', fill, cache), cached('server-1', fill, cache)])
    expect(second).toBe(first)
    expect(await readdir(first)).toEqual(['a', 'b'])
    expect(await readdir(cache)).toEqual(['server-1'])
  })

  it('keeps nothing of a failed download', async () => {
    const fill = async (folder: string) => {
      await writeFile(join(folder, 'half'), '')
      throw new Error('network')
    }
    await expect(cached('server-1', fill, cache)).rejects.toThrow('network')
    await expect(access(join(cache, 'server-1'))).rejects.toThrow()
    expect(await readdir(cache)).toEqual([])
  })

  it('uses the folder of the settings, or the user’s cache folder', () => {
    expect(cacheFolder({ ROSTRA_CACHE: '/a', XDG_CACHE_HOME: '/b' })).toBe('/a/rostra')
    expect(cacheFolder({ XDG_CACHE_HOME: '/b' })).toBe('/b/rostra')
    expect(cacheFolder({})).toMatch(/\/\.cache\/rostra$/)
  })
})
