import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { BoundedRedis } from './bounded-redis.ts'

/** A fake server that answers each command with its number, and closes the connection after QUIT. */
let server: Server
let redis: BoundedRedis
const connect = async () => {
  const { port } = server.address() as AddressInfo
  const connection = new BoundedRedis({ port, host: '127.0.0.1', enableReadyCheck: false, disableClientInfo: true }, 500)
  await connection.connect()
  return connection
}
beforeAll(async () => {
  let commands = 0
  server = createServer((socket) => {
    socket.on('data', (bytes) => {
      for (const _ of String(bytes).matchAll(/^\*\d+\r$/gm)) socket.write(`:${++commands}\r\n`)
      if (String(bytes).includes('quit')) socket.end()
    })
    socket.on('error', () => undefined)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  redis = await connect()
})
afterAll(async () => {
  redis.disconnect()
  await new Promise((resolve) => server.close(resolve))
})

describe('the commands of one turn of the event loop', () => {
  it('are sent together when the turn ends, in their order', async () => {
    const inMicrotask = Promise.resolve().then(() => redis.incr('b'))
    const answers = [redis.incr('a'), redis.pipeline().incr('p').exec(), inMicrotask]
    await null
    const { stream } = redis
    expect(stream.writableCorked).toBe(1)
    const waiting = stream.bytesWritten
    await new Promise(setImmediate)
    expect(stream.writableCorked).toBe(0)
    expect(waiting).toBeGreaterThan(0)
    expect(await Promise.all(answers)).toEqual([1, [[null, 2]], 3])
  })

  it('do not hold back the commands of the next', async () => {
    for (const number of [4, 5, 6]) expect(await redis.incr('a')).toBe(number)
  })

  it('are sent when the connection is closed in the same turn', async () => {
    const other = await connect()
    const answer = other.incr('last')
    const closed = other.quit()
    expect([await answer, await closed]).toEqual([7, 8])
  })
})
