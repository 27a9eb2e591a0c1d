import { describe, expect, it } from '@jest/globals'
import { addressSetting, serviceNames } from '@rostra/proto/services'
import { readConfig } from './config.ts'

const required = {
  REDIS_URL: 'redis://localhost:6379',
  ...Object.fromEntries(serviceNames.map((name) => [addressSetting(name), `${name}:50051`])),
  SERVICE_SECRET: 'x'.repeat(32),
}

describe('readConfig', () => {
  it('requires the addresses, Redis and the secret only', () => {
    const config = readConfig(required)
    expect(config).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      NODE_ENV: 'development',
      RATE_LIMIT_SCALE: 1,
      PUBLIC_URL: 'http://localhost:3000',
    })
    expect(config.TRUSTED_PROXIES).toBeUndefined()
  })

  it.each(Object.keys(required))('throws the name of %s when it is missing', (name) => {
    expect(() => readConfig({ ...required, [name]: '' })).toThrow(`${name}:`)
  })

  it('derives the public URL from the port', () => {
    expect(readConfig({ ...required, PORT: '8080' }).PUBLIC_URL).toBe('http://localhost:8080')
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://rostra.example' }
    expect(readConfig({ ...required, ...production }).PUBLIC_URL).toBe('https://rostra.example')
  })

  it.each(['http://localhost', 'http://rostra.localhost:3000', 'http://127.0.0.1:3000', 'http://127.1', 'http://[::1]:3000'])(
    'accepts %s in development',
    (PUBLIC_URL) => {
      expect(readConfig({ ...required, PUBLIC_URL }).PUBLIC_URL).toBe(new URL(PUBLIC_URL).origin)
    },
  )

  it.each([
    'https://rostra.example',
    'http://192.168.1.5:3000',
    'http://0.0.0.0:3000',
    'http://localhost.example',
    'http://notlocalhost',
    'http://127.0.0.1.example',
    'http://[::ffff:192.168.1.5]',
    'http://[fe80::1]',
  ])('refuses %s in development, because /dev/mail would show everyone’s codes', (PUBLIC_URL) => {
    expect(() => readConfig({ ...required, PUBLIC_URL })).toThrow(/PUBLIC_URL: .*\/dev\/mail/)
  })

  it('refuses http in production but on this machine, because browsers keep no cookies of a sign-in for it', () => {
    const production = { ...required, NODE_ENV: 'production' }
    expect(() => readConfig({ ...production, PUBLIC_URL: 'http://rostra.example' })).toThrow(/PUBLIC_URL: .*https/)
    for (const PUBLIC_URL of ['http://localhost:3000', 'https://rostra.example'])
      expect(readConfig({ ...production, PUBLIC_URL })).toMatchObject({ PUBLIC_URL })
  })

  it('takes the origin of a public URL with a slash at its end', () => {
    expect(readConfig({ ...required, PUBLIC_URL: 'http://localhost:3000/' }).PUBLIC_URL).toBe('http://localhost:3000')
  })

  it('reads a list of trusted proxies', () => {
    expect(readConfig({ ...required, TRUSTED_PROXIES: '10.0.0.0/8, ::1, uniquelocal' }).TRUSTED_PROXIES).toEqual([
      '10.0.0.0/8',
      '::1',
      'uniquelocal',
    ])
  })

  it.each([
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', 'everybody'],
    ['TRUSTED_PROXIES', '10.0.0.1/8/8'],
    ['RATE_LIMIT_SCALE', '0'],
    ['NODE_ENV', 'prod'],
    ['PUBLIC_URL', 'rostra.example'],
    ['PUBLIC_URL', 'http://localhost:3000/rostra'],
    ['PUBLIC_URL', 'http://localhost:3000/?a=1'],
    ['PUBLIC_URL', 'http://ada:secret@localhost:3000'],
    ['PUBLIC_URL', 'http://localhost:6000'],
    ['PORT', '4190'],
    ['PORT', '6000'],
    ['REDIS_URL', 'http://localhost'],
  ])('throws the name of %s for the value %s', (name, value) => {
    expect(() => readConfig({ ...required, [name]: value })).toThrow(`${name}:`)
  })
})
