import { describe, expect, it } from '@jest/globals'
import { readConfig } from './config.ts'

const needed = {
  REDIS_URL: 'redis://localhost:6379',
  IDENTITY_ADDRESS: 'identity:50051',
  PERSONA_ADDRESS: 'persona:50051',
  CHAT_ADDRESS: 'chat:50051',
  BILLING_ADDRESS: 'billing:50051',
  SERVICE_SECRET: 'x'.repeat(32),
}

describe('readConfig', () => {
  it('needs the addresses, Redis and the secret only', () => {
    const config = readConfig(needed)
    expect(config).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      NODE_ENV: 'development',
      RATE_LIMIT_SCALE: 1,
      PUBLIC_URL: 'http://localhost:3000',
    })
    expect(config.TRUSTED_PROXIES).toBeUndefined()
  })

  it.each(Object.keys(needed))('names %s when it is missing', (name) => {
    expect(() => readConfig({ ...needed, [name]: '' })).toThrow(`${name}:`)
  })

  it('takes the address to link to from the port', () => {
    expect(readConfig({ ...needed, PORT: '8080' }).PUBLIC_URL).toBe('http://localhost:8080')
    expect(readConfig({ ...needed, PUBLIC_URL: 'https://rostra.example' }).PUBLIC_URL).toBe('https://rostra.example')
  })

  it('reads a list of proxies', () => {
    expect(readConfig({ ...needed, TRUSTED_PROXIES: '10.0.0.0/8, ::1, uniquelocal' }).TRUSTED_PROXIES).toEqual([
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
    ['REDIS_URL', 'http://localhost'],
  ])('refuses %s=%s by its name', (name, value) => {
    expect(() => readConfig({ ...needed, [name]: value })).toThrow(`${name}:`)
  })
})
