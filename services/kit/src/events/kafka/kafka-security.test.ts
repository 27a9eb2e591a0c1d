import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { kafkaSecuritySettings } from '../../app/store-settings.ts'
import { readSettings } from '../../settings.ts'
import { createTestAuthority, writeCertificate } from '../../testing/test-certificates.ts'
import { kafkaSecurity } from './kafka-security.ts'

const read = (env: Record<string, string>) => kafkaSecurity(readSettings(z.object(kafkaSecuritySettings), env))
const sasl = { KAFKA_SASL_MECHANISM: 'SCRAM-SHA-512', KAFKA_SASL_USERNAME: 'rostra', KAFKA_SASL_PASSWORD: 'secret' }

describe('connections to Kafka', () => {
  it('are neither encrypted nor authenticated without settings', () => {
    expect(read({})).toEqual({})
  })

  it('use TLS and SASL by settings', () => {
    expect(read({ KAFKA_TLS: 'true', ...sasl })).toEqual({
      ssl: true,
      sasl: { mechanism: 'scram-sha-512', username: 'rostra', password: 'secret' },
    })
  })

  it('accept brokers whose certificate is of the authorities in KAFKA_CA_FILE only', () => {
    const authority = createTestAuthority()
    const files = writeCertificate(authority.issue(['kafka']), authority.certificate)
    expect(read({ KAFKA_TLS: 'true', KAFKA_CA_FILE: files.authority })).toEqual({ ssl: { ca: [authority.certificate] } })
    files.remove()
  })

  it.each([
    ['KAFKA_CA_FILE', { KAFKA_CA_FILE: 'ca.crt' }],
    ['KAFKA_CA_FILE', { KAFKA_TLS: 'true', KAFKA_CA_FILE: '/nowhere/ca.crt' }],
    ['KAFKA_TLS', { KAFKA_TLS: 'yes' }],
    ['KAFKA_SASL_MECHANISM', { KAFKA_SASL_MECHANISM: 'GSSAPI' }],
    ['KAFKA_SASL_MECHANISM', { KAFKA_SASL_USERNAME: 'rostra', KAFKA_SASL_PASSWORD: 'tell-nobody' }],
    ['KAFKA_SASL_USERNAME', { ...sasl, KAFKA_SASL_USERNAME: '' }],
    ['KAFKA_SASL_PASSWORD', { ...sasl, KAFKA_SASL_PASSWORD: '' }],
  ])('are refused by the name of %s for %j', (name, env) => {
    expect(() => read(env)).toThrow(`${name}:`)
    expect(() => read(env)).toThrow(expect.objectContaining({ message: expect.not.stringContaining('tell-nobody') }))
  })
})
