import { describe, expect, it } from '@jest/globals'
import { readConfig } from './config.ts'

const needed = {
  ...{ MONGO_URL: 'mongodb://localhost', SERVICE_SECRET: 's'.repeat(32), PUBLIC_URL: 'https://rostra.example' },
  ...{ IDENTITY_ADDRESS: 'identity:1', CHAT_ADDRESS: 'chat:1' },
}
const stripe = { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: `whsec_${'a'.repeat(20)}` }

describe('the settings of billing', () => {
  it('need no provider of payments in development', () => {
    expect(readConfig(needed)).toMatchObject({ NODE_ENV: 'development', HOLD_SWEEP_AFTER_MS: 45_000 })
  })

  it.each(Object.keys(needed))('need %s', (name) => {
    expect(() => readConfig({ ...needed, [name]: '' })).toThrow(name)
  })

  it.each(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])('need %s in production, and where the other one is set', (name) => {
    expect(() => readConfig({ ...needed, ...stripe, NODE_ENV: 'production', [name]: '' })).toThrow(name)
    expect(() => readConfig({ ...needed, ...stripe, [name]: '' })).toThrow(name)
    expect(readConfig({ ...needed, ...stripe, NODE_ENV: 'production' })).toMatchObject(stripe)
  })

  it('know where the product is, without a slash at the end', () => {
    expect(readConfig({ ...needed, PUBLIC_URL: 'https://rostra.example/' }).PUBLIC_URL).toBe('https://rostra.example')
  })

  it('refuse a key that is not secret', () => {
    expect(() => readConfig({ ...needed, ...stripe, STRIPE_SECRET_KEY: 'pk_live_abc' })).toThrow('STRIPE_SECRET_KEY')
  })
})
