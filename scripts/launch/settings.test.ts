import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { readLaunchSettings, root } from './settings.ts'

describe('the settings of a start', () => {
  it('have defaults', () => {
    const dataDir = join(root, '.data')
    expect(readLaunchSettings({})).toMatchObject({ port: 3000, dataDir, logFile: join(dataDir, 'rostra.log') })
  })

  it('take a folder outside the repository, and no log file when the console is wanted', () => {
    expect(readLaunchSettings({ DATA_DIR: '/var/rostra', LOG_STDOUT: '1', PORT: '8080' })).toMatchObject({
      port: 8080,
      dataDir: '/var/rostra',
      logFile: undefined,
    })
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['MONGO_URL', 'http://localhost'],
    ['REDIS_URL', 'localhost:6379'],
  ])('refuse %s=%s by its name', (name, value) => {
    expect(() => readLaunchSettings({ [name]: value })).toThrow(name)
  })
})
