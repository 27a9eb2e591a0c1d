import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { redisFrames } from '@rostra/chat/store/generations/redis-frames'
import { createLog } from '@rostra/kit/log'
import { connectRedis } from '@rostra/kit/stores/redis'
import { root } from '../bootstrap/settings.ts'
import { startRedis } from '../infra/servers/start-redis.ts'
import { pause } from './load/stream-load.ts'
import { watchBusy } from './measure/busy.ts'
import { cpuSeconds, machine } from './measure/processes.ts'
import { createReport, isShort, setting } from './measure/report.ts'
import { median, percentile, table } from './measure/statistics.ts'

/*
 * `npm run bench:tail`: a replica follows up to 4,000 generations of other replicas in Redis, of which few or all move. Prints the share of a core
 * that the replica and Redis use, and the time from the write of a frame to its delivery. Fails when following 4,000 generations takes more than 10 %
 * of a core while 20 frames a second are written, when a frame is missing, or when the writer, which keeps its rate whatever the replica does (an open loop), is more than
 * 80 % busy.
 */
const seconds = setting('BENCH_SECONDS', 6, 4)
const goalShare = 0.1
const out = (text = '') => process.stdout.write(`${text}\n`)
out(`${machine()}\n`)

const folder = await mkdtemp(join(tmpdir(), 'rostra-bench-'))
const server = await startRedis({ dataDir: join(folder, 'redis'), removeWhenStopped: true })
const redisPid = Number(await readFile(join(folder, 'redis', 'pid'), 'utf8'))
const log = createLog('tail', { level: 'warn' })
const options = { keyPrefix: 'bench:', log }
const redis = await connectRedis(server.url, options)
const frames = redisFrames(redis, await connectRedis(server.url, options), log)
const report = createReport()

async function startFollower(followed: number) {
  const script = join(root, 'scripts/bench/tail/follower-process.ts')
  const child = spawn(process.execPath, [...process.execArgv, script, server.url, String(followed)], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  await lines.next()
  const delays = async () => {
    child.stdin.write('\n')
    const { value = '[]' } = await lines.next()
    return JSON.parse(value) as number[]
  }
  return { pid: child.pid ?? 0, delays, stop: () => child.kill() }
}

/** Writes frames to the first `moving` generations in turn, `perSecond` in all, and returns their number. */
async function writeFrames(moving: number, perSecond: number) {
  const startedAt = performance.now()
  let written = 0
  const appended: Promise<void>[] = []
  for (let elapsed = 0; elapsed < seconds; elapsed = (performance.now() - startedAt) / 1_000) {
    for (; written < elapsed * perSecond; written++) {
      const frame = { kind: 'chunk', seq: Math.floor(written / moving) + 1, content: String(Date.now()) } as const
      appended.push(frames.append({ id: `g-${written % moving}`, takeovers: 0 }, frame))
    }
    await pause(0.01)
  }
  await Promise.all(appended)
  return written
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const rows: string[][] = []
const loads = [
  [100, 1, 20],
  [1_000, 1, 20],
  [4_000, 1, 20],
  [4_000, 400, 400],
  [4_000, 4_000, 4_000],
] as const
for (const [followed, moving, perSecond] of isShort ? loads.slice(2) : loads) {
  await redis.flushall()
  const follower = await startFollower(followed)
  await pause(2)
  await follower.delays()
  const pids = [follower.pid, redisPid]
  const [cpuBefore, startedAt] = [pids.map(cpuSeconds), performance.now()]
  const busy = watchBusy({ writer: process.pid })
  const written = await writeFrames(moving, perSecond)
  report.untrusted(...busy().problems)
  const elapsed = (performance.now() - startedAt) / 1_000
  const [share = 0, redisShare = 0] = pids.map((pid, index) => (cpuSeconds(pid) - (cpuBefore[index] ?? 0)) / elapsed)
  await pause(1)
  const delays = await follower.delays()
  if (delays.length !== written) report.untrusted(`${delays.length} of ${written} frames were delivered`)
  const name = `${followed} followed, ${perSecond} frames/s`
  report.figure(`${name}: CPU of the replica`, 1_000 * share, 'ms/s', 'loop')
  // Redis takes a few clock ticks of CPU time in the other rows.
  if (perSecond === 4_000) report.figure(`${name}: CPU of Redis`, 1_000 * redisShare, 'ms/s', 'loop')
  report.note(`${name}: delay p50`, median(delays), 'ms')
  if (perSecond === 20 && share > goalShare) report.missed(`following ${followed} generations took ${percent(share)} of a core`)
  const counts = [followed, moving, perSecond].map((count) => count.toLocaleString('en'))
  rows.push([...counts, percent(share), percent(redisShare), `${median(delays)} ms`, `${percentile(delays, 99)} ms`])
  follower.stop()
}
out(table(['followed', 'moving', 'frames/s', 'replica', 'Redis', 'delay p50', 'delay p99'], rows))

await frames.close()
redis.disconnect()
await server.stop()
await rm(folder, { recursive: true, force: true })
process.exit(report.end())
