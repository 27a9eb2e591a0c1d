import { describe, expect, it } from '@jest/globals'
import { readConfig } from './config.ts'

const required = {
  MONGO_URL: 'mongodb://localhost',
  SERVICE_SECRET: 's'.repeat(32),
  PERSONA_ENCRYPTION_SECRET: 'p'.repeat(32),
  IDENTITY_ADDRESS: 'identity:1',
  BILLING_ADDRESS: 'billing:1',
}

describe('readConfig', () => {
  it.each(Object.keys(required))('requires %s', (name) => {
    expect(() => readConfig({ ...required, [name]: '' })).toThrow(name)
  })

  it('requires the model of another embedding server, which would else be left unasked', () => {
    const EMBEDDINGS_BASE_URL = 'http://embeddings:8080/v1'
    expect(() => readConfig({ ...required, EMBEDDINGS_BASE_URL, EMBEDDINGS_MODEL: '' })).toThrow('EMBEDDINGS_MODEL')
    expect(readConfig({ ...required, EMBEDDINGS_BASE_URL, EMBEDDINGS_MODEL: 'e5' })).toMatchObject({ EMBEDDINGS_BASE_URL })
  })

  it('refuses to call this machine in production', () => {
    const production = { ...required, NODE_ENV: 'production', TRUSTED_NETWORK: 'true' }
    expect(() => readConfig({ ...production, LOCAL_ADDRESSES: 'true' })).toThrow('LOCAL_ADDRESSES')
    expect(readConfig({ ...required, LOCAL_ADDRESSES: 'true' })).toMatchObject({ LOCAL_ADDRESSES: true })
  })
})
