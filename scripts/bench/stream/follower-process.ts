import { createInterface } from 'node:readline'
import { blockingReadTimeoutMs } from '@rostra/chat/core/store/generations/frame-follower'
import { redisFrames } from '@rostra/chat/core/store/generations/redis-frames'
import { createLog } from '@rostra/kit/log'
import { connectRedis } from '@rostra/kit/stores/redis'

/*
 * A replica that only follows: one reader for each generation `g-0`, `g-1` and so on, whose frames hold
 * the times at which they were written. Arguments: the URL of Redis and the number of generations. Each
 * line of input is answered by the delays since the last one, as JSON.
 */
const [url = '', count] = process.argv.slice(2)
const log = createLog('tail', { level: 'warn' })
const connect = (timeoutMs?: number) => connectRedis(url, { keyPrefix: 'bench:', log, timeoutMs })
const frames = redisFrames(await connect(), await connect(blockingReadTimeoutMs), log)
let delays: number[] = []
const never = new AbortController().signal
for (let number = 0; number < Number(count); number++)
  void frames.follow(`g-${number}`).log.read(0, never, (frame) => {
    if (frame.kind === 'chunk') delays.push(Date.now() - Number(frame.content))
    return undefined
  })
createInterface(process.stdin).on('line', () => {
  process.stdout.write(`${JSON.stringify(delays)}\n`)
  delays = []
})
process.stdout.write('ready\n')
