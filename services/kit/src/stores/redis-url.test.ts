import { describe, expect, it } from '@jest/globals'
import { parseRedisUrl } from './redis-url.ts'

describe('parseRedisUrl', () => {
  it.each([
    ['redis://cache', { host: 'cache', port: 6379, db: 0 }],
    ['redis://[::1]:6380/2', { host: '::1', port: 6380, db: 2 }],
    ['redis://:p%40ss%2F@cache', { host: 'cache', port: 6379, db: 0, password: 'p@ss/' }],
    [
      'rediss://ada:pa%3Ass@cache:6380/1?family=6',
      { host: 'cache', port: 6380, db: 1, username: 'ada', password: 'pa:ss', family: 6, tls: {} },
    ],
    [
      'redis+sentinel://:secret@one:26379,[fd00::2]:26380/mymaster?db=3&sentinelPassword=other',
      {
        sentinels: [
          { host: 'one', port: 26379 },
          { host: 'fd00::2', port: 26380 },
        ],
        name: 'mymaster',
        db: 3,
        password: 'secret',
        sentinelPassword: 'other',
      },
    ],
    [
      'rediss+sentinel://ada:secret@one:26379/main',
      {
        sentinels: [{ host: 'one', port: 26379 }],
        name: 'main',
        db: 0,
        username: 'ada',
        password: 'secret',
        tls: {},
        sentinelTLS: {},
        enableTLSForSentinelMode: true,
      },
    ],
  ])('reads %s', (url, options) => {
    expect(parseRedisUrl(url)).toEqual(options)
  })

  it.each([
    ['http://:tell-nobody@cache', 'must be redis://'],
    ['cache:6379', 'must be redis://'],
    ['redis://:tell-nobody@one:6379,two:6379', 'must be redis://'],
    ['redis://:tell-nobody@cache:99999', 'must be redis://'],
    ['redis://:tell-nobody@cache/first', 'database'],
    ['redis://tell-nobody@cache', 'without a password'],
    ['redis://:tell-nobody%@cache', 'not an escape'],
    ['redis://:tell-nobody@cache?commandTimeout=1', 'unknown options: commandTimeout'],
    ['redis://:tell-nobody@cache?tlsCAFile=/etc/ca.crt', 'tlsCAFile without TLS'],
    ['rediss://:tell-nobody@cache?tlsCAFile=/nowhere/ca.crt', 'tlsCAFile that cannot be read'],
    ['redis+sentinel://:tell-nobody@one:26379', 'must be redis://'],
    ['redis+sentinel://:tell-nobody@one,two:26379/main', 'not host:port: one'],
    ['redis+sentinel://:tell-nobody@one:0/main', 'between 1 and 65535'],
  ])('refuses %s and says what is wrong, without the password', (url, problem) => {
    expect(() => parseRedisUrl(url)).toThrow(problem)
    expect(() => parseRedisUrl(url)).toThrow(expect.objectContaining({ message: expect.not.stringContaining('tell-nobody') }))
  })
})
