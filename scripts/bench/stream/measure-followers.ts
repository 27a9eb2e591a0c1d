import { on } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { redisFrames } from '@rostra/chat/core/store/generations/redis-frames'
import { createLog } from '@rostra/kit/log'
import { connectRedis } from '@rostra/kit/stores/redis'
import { startRedis } from '../../infra/servers/start-redis.ts'
import { storeFolder } from '../../infra/servers/store-folder.ts'
import { cpuMeters, measureLoad } from '../../load/measure-load.ts'
import { startScript } from '../../measure/processes.ts'
import { median, ms, out, percentile, share, table } from '../../measure/statistics.ts'
import { isShort, type Report } from '../report.ts'

/** At most 10 % of a core for 4,000 followed generations while 20 frames a second are written. */
const goalShare = 0.1
const loads = [
  { followed: 100, moving: 1, perSecond: 20 },
  { followed: 1_000, moving: 1, perSecond: 20 },
  { followed: 4_000, moving: 1, perSecond: 20 },
  { followed: 4_000, moving: 400, perSecond: 400 },
  { followed: 4_000, moving: 4_000, perSecond: 4_000 },
]

/**
 * The part `followers` of `npm run bench:stream`: a replica follows up to 4,000 generations of other replicas in Redis, of which few or all
 * move. Measures the share of a core that the replica and Redis use, and the time from the write of a frame to its delivery. The writer
 * keeps its rate whatever the replica does (an open loop).
 */
export async function measureFollowers(report: Report): Promise<void> {
  const server = await startRedis({ dataDir: await storeFolder('followers'), removeWhenStopped: true })
  const log = createLog('followers', { level: 'warn' })
  const options = { keyPrefix: 'bench:', log }
  const redis = await connectRedis(server.url, options)
  const frames = redisFrames(redis, await connectRedis(server.url, options), log)
  const rows: string[][] = []
  for (const { followed, moving, perSecond } of isShort ? loads.slice(2) : loads) {
    await redis.flushall()
    const follower = await startFollower(server.url, followed)
    await delay(2_000)
    await follower.delays()
    let written = 0
    const write = (number: number) => {
      written++
      const frame = { kind: 'chunk', seq: Math.floor(number / moving) + 1, content: String(Date.now()) } as const
      return frames.append({ id: `g-${number % moving}`, takeovers: 0 }, frame)
    }
    const processes = [
      { name: 'replica', pid: follower.pid },
      { name: 'Redis', pid: server.pid },
    ]
    const load = await measureLoad({ act: write, perSecond, isEven: true, seconds: isShort ? 4 : 6, meters: cpuMeters(processes) })
    await delay(1_000)
    const delays = await follower.delays()
    follower.stop()
    const [ofReplica = 0, ofRedis = 0] = processes.map(({ name }) => (load.used[name] ?? 0) / load.seconds)
    const name = `${followed} followed, ${perSecond} frames/s`
    report.problemsOf(name, load)
    if (delays.length !== written) report.untrusted(`${name}: ${delays.length} of ${written} frames were delivered`)
    if (perSecond === 20 && ofReplica > goalShare) report.missed(`following ${followed} generations took ${share(ofReplica)} of a core`)
    report.figure(`${name}: CPU of the replica`, 1_000 * ofReplica, 'ms/s', 'loop')
    // Redis takes a few clock ticks of CPU time in the other rows.
    if (perSecond === 4_000) report.figure(`${name}: CPU of Redis`, 1_000 * ofRedis, 'ms/s', 'loop')
    const counts = [followed, moving, perSecond].map((count) => count.toLocaleString('en'))
    rows.push([...counts, share(ofReplica), share(ofRedis), ms(median(delays)), ms(percentile(delays, 99))])
  }
  out('\nFrames of other replicas\n')
  out(table(['followed', 'moving', 'frames/s', 'replica', 'Redis', 'delay p50', 'delay p99'], rows))
  await frames.close()
  redis.disconnect()
  await server.stop()
}

async function startFollower(redisUrl: string, followed: number) {
  const { child, lines } = await startScript(undefined, 'bench/stream/follower-process.ts', [redisUrl, String(followed)])
  const delays = async () => {
    child.stdin?.write('\n')
    // Other lines are warnings of the replica, as of a command that was late.
    for await (const [line] of on(lines, 'line', { close: ['close'] })) if (line.startsWith('[')) return JSON.parse(line) as number[]
    throw new Error('the replica has ended')
  }
  return { pid: child.pid ?? 0, delays, stop: () => child.kill() }
}
