import { once } from 'node:events'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { isRunning } from '../infra/servers/running-process.ts'
import { startWatchdog, supervise } from '../infra/servers/supervise.ts'

const ignoresSigterm = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); process.stdout.write('up')`

describe('the watchdog of a server', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rostra-watchdog-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  async function watch(plan: { command: string; args: string[]; removeWhenStopped?: string }) {
    const files = { pidFile: join(folder, 'pid'), logFile: join(folder, 'log') }
    const dog = startWatchdog({ graceMs: 50, ...files, ...plan })
    while (!isWritten(files.pidFile) || !isWritten(files.logFile)) await delay(10)
    return { dog, server: Number(readFileSync(files.pidFile, 'utf8')) }
  }

  it('kills a server that ignores SIGTERM once the pipe to its starter closes', async () => {
    const { dog, server } = await watch({ command: process.execPath, args: ['-e', ignoresSigterm] })
    expect(isRunning(server)).toBe(true)
    dog.stdin.destroy()
    await once(dog, 'exit')
    expect(isRunning(server)).toBe(false)
    expect(existsSync(join(folder, 'pid'))).toBe(false)
  })

  it('has the server ended when it was killed itself', async () => {
    const { dog, server } = await watch({ command: process.execPath, args: ['-e', ignoresSigterm] })
    dog.kill('SIGKILL')
    await eventually(() => expect(isRunning(server)).toBe(false))
  })

  it('ends its server when it gets a signal, at once after its start too', async () => {
    const own = join(folder, 'own-pid')
    const asksForEnd = `fs.writeFileSync('${own}', String(process.pid)); process.kill(process.ppid, 'SIGTERM'); ${ignoresSigterm}`
    const files = { pidFile: join(folder, 'pid'), logFile: join(folder, 'log') }
    // It may end before its files are read.
    await once(startWatchdog({ graceMs: 50, ...files, command: process.execPath, args: ['-e', asksForEnd] }), 'exit')
    expect(isRunning(Number(readFileSync(own, 'utf8')))).toBe(false)
  })

  it('removes the folder of a temporary server', async () => {
    const { dog } = await watch({ command: process.execPath, args: ['-e', ignoresSigterm], removeWhenStopped: folder })
    dog.stdin.destroy()
    await once(dog, 'exit')
    expect(existsSync(folder)).toBe(false)
  })

  it('exits with the exit code of its server', async () => {
    const { dog } = await watch({
      command: process.execPath,
      args: ['-e', `process.stdout.write('up'); setTimeout(() => process.exit(3), 100)`],
    })
    const [code] = await once(dog, 'exit')
    expect(code).toBe(3)
  })

  it('lets supervise resolve with the pid of a server whose port answers before the pid is written', async () => {
    const port = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
    await once(port, 'listening')
    const args = ['-e', `setInterval(() => {}, 1000); process.stdout.write(process.cwd())`]
    const plan = { name: 'early', command: process.execPath, args, folder }
    const server = await supervise({ ...plan, port: (port.address() as AddressInfo).port })
    expect(isRunning(server.pid)).toBe(true)
    // Servers that rewrite their command line are found again by their working folder.
    await eventually(() => expect(readFileSync(join(folder, 'early.log'), 'utf8')).toBe(realpathSync(folder)))
    process.kill(server.pid, 'SIGKILL')
    await server.exited
    port.close()
  })
})

const isWritten = (file: string) => existsSync(file) && readFileSync(file, 'utf8') !== ''
