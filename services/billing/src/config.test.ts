import { describe, expect, it } from '@jest/globals'
import { readConfig } from './config.ts'

const required = {
  MONGO_URL: 'mongodb://localhost',
  SERVICE_SECRET: 's'.repeat(32),
  PUBLIC_URL: 'https://rostra.example',
  IDENTITY_ADDRESS: 'identity:1',
  CHAT_ADDRESS: 'chat:1',
  EXPERTS_ADDRESS: 'experts:1',
}
const stripe = { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: `whsec_${'a'.repeat(20)}` }

describe('readConfig', () => {
  it('requires no payment provider in development', () => {
    expect(readConfig(required)).toMatchObject({ NODE_ENV: 'development', HOLD_SWEEP_AFTER_MS: 45_000 })
  })

  it.each(Object.keys(required))('requires %s', (name) => {
    expect(() => readConfig({ ...required, [name]: '' })).toThrow(name)
  })

  it.each(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])('requires %s in production, and when the other Stripe setting is set', (name) => {
    expect(() => readConfig({ ...required, ...stripe, NODE_ENV: 'production', [name]: '' })).toThrow(name)
    expect(() => readConfig({ ...required, ...stripe, [name]: '' })).toThrow(name)
    expect(readConfig({ ...required, ...stripe, NODE_ENV: 'production' })).toMatchObject(stripe)
  })

  it('removes a trailing slash from PUBLIC_URL', () => {
    expect(readConfig({ ...required, PUBLIC_URL: 'https://rostra.example/' }).PUBLIC_URL).toBe('https://rostra.example')
  })

  it('refuses a publishable key', () => {
    expect(() => readConfig({ ...required, ...stripe, STRIPE_SECRET_KEY: 'pk_live_abc' })).toThrow('STRIPE_SECRET_KEY')
  })

  it('refuses an API address that is no URL', () => {
    expect(() => readConfig({ ...required, ...stripe, STRIPE_API_BASE: 'stripe.example' })).toThrow('STRIPE_API_BASE')
  })
})
