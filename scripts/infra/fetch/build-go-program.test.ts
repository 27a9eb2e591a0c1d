import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { ExpectedError, ifAvailable, ToolUnavailable } from '../../bootstrap/expected-error.ts'
import { buildGoProgram } from './build-go-program.ts'

let folder: string
const before = { ...process.env }
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rostra-go-'))
  Object.assign(process.env, { PATH: `${folder}:/bin:/usr/bin`, ROSTRA_CACHE: join(folder, 'cache') })
})
afterEach(async () => {
  Object.assign(process.env, { PATH: before.PATH, ROSTRA_CACHE: before.ROSTRA_CACHE ?? '' })
  await rm(folder, { recursive: true })
})

/** Stands where Go would, and answers as it does. */
async function goThat(download: string, build: string) {
  await writeFile(join(folder, 'go'), `#!/bin/sh\ncase $1 in mod) ${download} ;; build) ${build} ;; esac\n`)
  await chmod(join(folder, 'go'), 0o755)
}
const program = () => buildGoProgram({ name: 'rostra-no-such', module: 'example.com/no-such', version: '1.2.3', neededFor: 'A test' })
const received = `echo '{"Dir": "/"}'`

describe('buildGoProgram', () => {
  it('builds a program once and keeps it', async () => {
    await goThat(received, 'touch "$5"')
    const built = await program()
    expect(built).toBe(join(folder, 'cache/rostra/rostra-no-such-1.2.3/rostra-no-such'))
    await rm(join(folder, 'go'))
    expect(await program()).toBe(built)
  })

  it.each([
    ['its module', `echo 'reading https://proxy.example/no-such.zip: 403 Forbidden'; exit 1`, 'true'],
    ['a module that it needs', received, `echo 'a.go:1:2: b@v1: reading https://proxy.example/b.zip: 404 Not Found'; exit 1`],
    ['anything from anywhere', `echo 'dial tcp: lookup proxy.example: no such host'; exit 1`, 'true'],
  ])('is left out when %s can’t be had, and fails in CI', async (_what, download, build) => {
    await goThat(download, build)
    await expect(program()).rejects.toBeInstanceOf(ToolUnavailable)
    expect(await ifAvailable(program(), {})).toBeUndefined()
    await expect(ifAvailable(program(), { CI: 'true' })).rejects.toBeInstanceOf(ToolUnavailable)
  })

  it('rejects sources that cannot be built', async () => {
    await goThat(received, `echo 'a.go:1:2: undefined: b'; exit 1`)
    const failure = await ifAvailable(program(), {}).catch((error: Error) => error)
    expect(failure).toBeInstanceOf(ExpectedError)
    expect(failure).not.toBeInstanceOf(ToolUnavailable)
  })
})
