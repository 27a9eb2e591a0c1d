import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runHttpLoad } from '../load/http-load.ts'
import { cpuSeconds, startScript } from '../measure/processes.ts'
import { median } from '../measure/statistics.ts'

/*
 * Measures this machine at this moment, without the product, and prints the yardsticks as JSON: `loop` (CPU ms), `handler` (ms), `pipe` (CPU µs a token)
 * and `fsync` (ms). It takes about 5 s.
 */
const rounds = 5

/** Returns the CPU milliseconds in which this process encodes, hashes and parses a document 2,000 times: the median of five rounds. */
function loopMs(): number {
  const document = {
    id: 'x'.repeat(24),
    items: Array.from({ length: 50 }, (_, index) => ({ index, text: `word ${index}`, at: 1.5 * index })),
  }
  const times: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const before = process.cpuUsage()
    for (let turn = 0; turn < 2_000; turn++) {
      const json = JSON.stringify({ ...document, turn })
      createHash('sha256').update(json).digest('hex')
      JSON.parse(json)
    }
    const { user, system } = process.cpuUsage(before)
    // The first round also compiles.
    if (round > 0) times.push((user + system) / 1_000)
  }
  return median(times)
}

/** Returns the p50 in ms of a bare HTTP handler in this process, one request at a time. */
async function handlerMs(): Promise<number> {
  const server = createServer((_, response) => response.setHeader('content-type', 'application/json').end('{"ok":true}'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const { times } = await runHttpLoad(() => url, 1, 1)
  server.close()
  server.closeAllConnections()
  return median(times)
}

/** Returns the p50 in ms of a write of 4 kB that reaches the disk. */
async function fsyncMs(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'rostra-yardstick-'))
  const file = await open(join(folder, 'file'), 'w')
  const times: number[] = []
  for (let write = 0; write < 100; write++) {
    const startedAt = performance.now()
    await file.write(Buffer.alloc(4_096, write))
    await file.datasync()
    times.push(performance.now() - startedAt)
  }
  await file.close()
  rmSync(folder, { recursive: true })
  return median(times)
}

/** Returns the CPU microseconds of a token through a bare pipe, with 100 streams of a token every 5 ms. */
async function pipeMicros(): Promise<number> {
  const [streams, tokens] = [100, 300]
  const provider = await startScript(undefined, 'bench/fake-provider.ts')
  const pipe = await startScript(undefined, 'bench/baselines/bare-pipe.ts', [`http://127.0.0.1:${provider.line}`, `${tokens}.5`])
  const pid = pipe.child.pid as number
  const readAll = () => Promise.all(Array.from({ length: streams }, () => readOf(`http://127.0.0.1:${pipe.line}/`)))
  try {
    await readAll()
    await pause(100)
    const before = cpuSeconds(pid)
    await readAll()
    return ((cpuSeconds(pid) - before) / (streams * tokens)) * 1e6
  } finally {
    pipe.child.kill()
    provider.child.kill()
  }
}

const readOf = (url: string) =>
  new Promise<void>((resolve, reject) => {
    get(url, (response) => void response.resume().on('end', resolve).on('error', reject)).on('error', reject)
  })

const measured = { loop: loopMs(), handler: await handlerMs(), fsync: await fsyncMs(), pipe: await pipeMicros() }
process.stdout.write(`${JSON.stringify(measured)}\n`)
process.exit(0)
