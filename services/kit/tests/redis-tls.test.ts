import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createLog } from '../src/log.ts'
import { connectRedis, type Redis } from '../src/stores/redis.ts'
import { createTestAuthority, writeCertificate } from '../src/testing/test-certificates.ts'
import { startTlsProxy, type TlsProxy } from '../src/testing/tls-proxy.ts'

const log = createLog('test', { level: 'silent' })
const authority = createTestAuthority()
const other = createTestAuthority('Another authority')
const files = writeCertificate(authority.issue(['localhost', '127.0.0.1']), authority.certificate)
const elsewhere = writeCertificate(other.issue(['localhost']), other.certificate)

describe('a connection to Redis with TLS', () => {
  let proxy: TlsProxy
  const open: Redis[] = []
  beforeAll(async () => {
    proxy = await startTlsProxy(process.env.TEST_REDIS_URL ?? '', files)
  })
  afterAll(() => {
    for (const redis of open) redis.disconnect()
    proxy?.close()
    files.remove()
    elsewhere.remove()
  })
  const connect = async (options: string, scheme = 'rediss') => {
    const redis = await connectRedis(`${scheme}://localhost:${proxy.port}${options}`, { keyPrefix: 'tls:', log })
    open.push(redis)
    return redis
  }

  it('is made when the server’s certificate is of the authorities in tlsCAFile', async () => {
    const redis = await connect(`?tlsCAFile=${encodeURIComponent(files.authority)}`)
    await redis.set('key', 'value', 'EX', 60)
    expect(await redis.get('key')).toBe('value')
  })

  it.each([
    ['an authority that Node does not know', () => ''],
    ['another authority', () => `?tlsCAFile=${encodeURIComponent(elsewhere.authority)}`],
  ])('is refused when the certificate is of %s', async (_name, options) => {
    await expect(connect(options())).rejects.toThrow()
  })
})
