import { access, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { cacheFolder, keep } from './cache-folder.ts'

describe('the cache of downloads', () => {
  let cache: string
  beforeEach(async () => {
    cache = await mkdtemp(join(tmpdir(), 'rostra-cache-'))
  })
  afterEach(() => rm(cache, { recursive: true }))

  it('makes a folder once and then gives the same one', async () => {
    let fills = 0
    const fill = async (folder: string) => {
      fills++
      await writeFile(join(folder, 'server'), 'binary')
    }
    const first = await keep('server-1', fill, cache)
    expect(await keep('server-1', fill, cache)).toBe(first)
    expect(fills).toBe(1)
    expect(await readFile(join(first, 'server'), 'utf8')).toBe('binary')
  })

  it('gives two that ask at once one whole folder and leaves nothing beside it', async () => {
    const bothBegan = Promise.withResolvers<void>()
    let began = 0
    const fill = async (folder: string) => {
      await writeFile(join(folder, 'a'), '1')
      if (++began === 2) bothBegan.resolve()
      await bothBegan.promise
      await writeFile(join(folder, 'b'), '2')
    }
    const [first, second] = await Promise.all([keep('server-1', fill, cache), keep('server-1', fill, cache)])
    expect(second).toBe(first)
    expect(await readdir(first)).toEqual(['a', 'b'])
    expect(await readdir(cache)).toEqual(['server-1'])
  })

  it('keeps nothing of a download that failed', async () => {
    const fill = async (folder: string) => {
      await writeFile(join(folder, 'half'), '')
      throw new Error('network')
    }
    await expect(keep('server-1', fill, cache)).rejects.toThrow('network')
    await expect(access(join(cache, 'server-1'))).rejects.toThrow()
    expect(await readdir(cache)).toEqual([])
  })

  it('lies where the settings say, else in the user’s cache folder', () => {
    expect(cacheFolder({ ROSTRA_CACHE: '/a', XDG_CACHE_HOME: '/b' })).toBe('/a/rostra')
    expect(cacheFolder({ XDG_CACHE_HOME: '/b' })).toBe('/b/rostra')
    expect(cacheFolder({})).toMatch(/\/\.cache\/rostra$/)
  })
})
