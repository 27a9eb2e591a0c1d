import { execFile } from 'node:child_process'
import { closeSync, openSync, write, writeSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { createLineWriter, type Files } from './log-lines.ts'
import { logLinesDropped } from './metrics.ts'

let folder: string
let file: string
let fd: number
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'log-lines-'))
  file = join(folder, 'log')
  fd = openSync(file, 'a')
})
afterEach(async () => {
  closeSync(fd)
  await rm(folder, { recursive: true })
})

/** Writes to the file as long as `room` bytes are left, then fails as a full disk does. */
function disk(room: number) {
  const state = { room }
  const writeBytes: Files['write'] = (target, bytes, at, length, position, done) => {
    const allowed = Math.min(length, state.room)
    state.room -= allowed
    if (allowed > 0) write(target, bytes, at, allowed, position, done)
    else setImmediate(done, Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }), 0)
  }
  return { state, files: { write: writeBytes, writeSync } }
}
const flushed = (lines: ReturnType<typeof createLineWriter>) => new Promise<void>((done) => lines.flush(done))
/** Returns the path of a module, as a literal of JavaScript. */
const moduleOf = (path: string) => JSON.stringify(fileURLToPath(new URL(path, import.meta.url)))
const counted = async () => (await logLinesDropped.get()).values[0]?.value ?? 0

it('writes lines in order, also while a write is in progress', async () => {
  const lines = createLineWriter(fd)
  for (let number = 0; number < 1_000; number++) lines.write(`${number}\n`)
  await flushed(lines)
  expect((await readFile(file, 'utf8')).split('\n').map(Number).slice(0, -1)).toEqual(Array.from({ length: 1_000 }, (_, number) => number))
})

it('drops and counts the lines of a full disk, and says how many when there is room again', async () => {
  const { state, files } = disk(9)
  const before = await counted()
  const lines = createLineWriter(fd, files)
  for (const line of ['first\n', 'second\n', 'third\n']) {
    lines.write(line)
    await flushed(lines)
  }
  expect(await readFile(file, 'utf8')).toBe('first\nsec')
  expect(await counted()).toBe(before + 2)
  state.room = 10_000
  lines.write('fourth\n')
  await flushed(lines)
  const [first, cut, report = '', fourth] = (await readFile(file, 'utf8')).split('\n')
  expect([first, cut, fourth]).toEqual(['first', 'sec', 'fourth'])
  expect(JSON.parse(report)).toMatchObject({ level: 40, dropped: 2 })
})

it('a process that logs to a full disk goes on and ends', async () => {
  const script = `
    const { createLog } = await import(${moduleOf('./log.ts')})
    const { logLinesDropped } = await import(${moduleOf('./metrics.ts')})
    const log = createLog('test', { file: '/dev/full' })
    for (let number = 0; number < 100; number++) log.info('a line')
    const dropped = async () => (await logLinesDropped.get()).values[0]?.value ?? 0
    while ((await dropped()) === 0) await new Promise(setImmediate)
    log.info('the last line')
    process.stdout.write('went on')
    process.exit(7)`
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { timeout: 20_000 })
  await expect(run).rejects.toMatchObject({ code: 7, stdout: 'went on' })
})
