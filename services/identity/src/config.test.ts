import { describe, expect, it } from '@jest/globals'
import { readConfig } from './config.ts'

const given = {
  MONGO_URL: 'mongodb://127.0.0.1:27017',
  KEY_ENCRYPTION_SECRET: 'x'.repeat(32),
  SERVICE_SECRET_HASHES: `gateway=${'ab'.repeat(32)}`,
}

describe("identity's settings", () => {
  it('make no demo data unless asked', () => {
    expect(readConfig(given)).toMatchObject({ DEMO_DATA: false, DEMO_OWNER_ID: '000000000000000000000001' })
    expect(readConfig({ ...given, DEMO_DATA: 'true' }).DEMO_DATA).toBe(true)
  })

  it.each([
    ['KEY_ENCRYPTION_SECRET', 'short'],
    ['KEY_ENCRYPTION_SECRET', ''],
    ['SERVICE_SECRET_HASHES', 'gateway=secret'],
    ['DEMO_DATA', 'yes'],
    ['DEMO_OWNER_ID', 'me'],
  ])('name %s when it is %j', (name, value) => {
    expect(() => readConfig({ ...given, [name]: value })).toThrow(name)
  })
})
