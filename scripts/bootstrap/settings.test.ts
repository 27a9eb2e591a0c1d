import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { readBootstrapSettings, root } from './settings.ts'

describe('readBootstrapSettings', () => {
  it('has defaults', () => {
    const dataDir = join(root, '.data')
    expect(readBootstrapSettings({})).toMatchObject({ port: 3000, dataDir, logFile: join(dataDir, 'rostra.log') })
  })

  it('takes a folder outside the repository, and no log file with LOG_STDOUT', () => {
    expect(readBootstrapSettings({ DATA_DIR: '/var/rostra', LOG_STDOUT: '1', PORT: '8080' })).toMatchObject({
      port: 8080,
      dataDir: '/var/rostra',
      logFile: undefined,
    })
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '5060'],
    ['MONGO_URL', 'http://localhost'],
    ['REDIS_URL', 'localhost:6379'],
    ['EMBEDDINGS', 'maybe'],
  ])('throws the name of %s for the value %s', (name, value) => {
    expect(() => readBootstrapSettings({ [name]: value })).toThrow(name)
  })

  it.each([
    [{}, true],
    [{ EMBEDDINGS: 'off' }, false],
    [{ EMBEDDINGS_BASE_URL: 'http://127.0.0.1:8081', EMBEDDINGS_MODEL: 'e5' }, false],
    [{ OPENAI_API_KEY: 'k', EMBEDDINGS_MODEL: 'text-embedding-3-small' }, false],
  ])('brings an embedding server unless the settings name one or turn it off: %o', (env, expected) => {
    expect(readBootstrapSettings(env).usesLocalEmbeddings).toBe(expected)
  })
})
