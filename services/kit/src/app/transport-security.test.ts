import { describe, expect, it } from '@jest/globals'
import { SettingsError } from '../settings.ts'
import { createTestAuthority, writeCertificate } from '../testing/test-certificates.ts'
import { readCertificates, refusePlaintext, type TransportSettings } from './transport-security.ts'

const certificates = { GRPC_TLS_CERT_FILE: 'tls.crt', GRPC_TLS_KEY_FILE: 'tls.key', GRPC_TLS_CA_FILE: 'ca.crt' }
const secure = {
  NODE_ENV: 'production',
  TRUSTED_NETWORK: false,
  ...certificates,
  MONGO_URL: 'mongodb://ada:secret@one.example:27017,two.example:27017/?replicaSet=rs&tls=true',
  REDIS_URL: 'rediss://:secret@cache.example:6380',
  KAFKA_BROKERS: ['kafka.example:9093'],
  KAFKA_TLS: true,
  KAFKA_SASL_MECHANISM: 'scram-sha-512',
} as const satisfies TransportSettings & typeof certificates

const problemsOf = (settings: object): readonly string[] => {
  try {
    refusePlaintext({ ...secure, ...settings })
  } catch (error) {
    if (error instanceof SettingsError) return error.problems
    throw error
  }
  return []
}

describe('in production', () => {
  it('encrypted connections with credentials are accepted', () => {
    expect(problemsOf({})).toEqual([])
    expect(problemsOf({ MONGO_URL: 'mongodb://ada:secret@db.example/?ssl=true' })).toEqual([])
  })

  it.each([
    ['MONGO_URL', { MONGO_URL: 'mongodb://db:27017' }],
    ['MONGO_URL', { MONGO_URL: 'mongodb://db:27017/?tls=false' }],
    ['MONGO_URL', { MONGO_URL: 'mongodb://db:27017/?tls=true&tlsAllowInvalidCertificates=true' }],
    ['MONGO_URL', { MONGO_URL: 'mongodb://db:27017/?tls=true&tlsAllowInvalidHostnames=true' }],
    ['MONGO_URL', { MONGO_URL: 'mongodb://db:27017/?tls=true&tlsInsecure=true' }],
    ['REDIS_URL', { REDIS_URL: 'redis://cache' }],
    ['REDIS_URL', { REDIS_URL: 'redis+sentinel://:secret@one:26379/main' }],
    ['KAFKA_TLS', { KAFKA_TLS: false }],
    ['KAFKA_SASL_MECHANISM', { KAFKA_SASL_MECHANISM: undefined }],
    ['GRPC_TLS_CERT_FILE', { GRPC_TLS_CERT_FILE: undefined }],
    ['GRPC_TLS_KEY_FILE', { GRPC_TLS_KEY_FILE: undefined }],
    ['GRPC_TLS_CA_FILE', { GRPC_TLS_CA_FILE: undefined }],
  ])('the start is refused by the name of %s for %j, unless the network is trusted', (name, settings) => {
    const problems = problemsOf(settings)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^${name}: .*TRUSTED_NETWORK=true`))
    expect(problemsOf({ ...settings, TRUSTED_NETWORK: true })).toEqual([])
  })

  it('every refused setting is named at once, without the passwords in it', () => {
    const problems = problemsOf({ MONGO_URL: 'mongodb://ada:tell-nobody@db', REDIS_URL: 'redis://:tell-nobody@cache', KAFKA_TLS: false })
    expect(problems.map((problem) => problem.split(':')[0])).toEqual(['MONGO_URL', 'REDIS_URL', 'KAFKA_TLS'])
    expect(problems.join()).not.toContain('tell-nobody')
  })

  it('a process is asked only for what it uses', () => {
    const { MONGO_URL } = secure
    expect(() => refusePlaintext({ NODE_ENV: 'production', MONGO_URL }, { callsServices: false })).not.toThrow()
  })
})

it.each(['development', 'test'])('in %s nothing is refused', (NODE_ENV) => {
  expect(problemsOf({ NODE_ENV, MONGO_URL: 'mongodb://db', REDIS_URL: 'redis://cache', KAFKA_TLS: false, GRPC_TLS_KEY_FILE: '' })).toEqual(
    [],
  )
})

describe('the files of a component’s certificate', () => {
  it('are read together, or none of them', () => {
    const authority = createTestAuthority()
    const files = writeCertificate(authority.issue(['chat']), authority.certificate)
    const settings = { GRPC_TLS_CERT_FILE: files.certificate, GRPC_TLS_KEY_FILE: files.key, GRPC_TLS_CA_FILE: files.authority }
    expect(readCertificates(settings)).toBeDefined()
    expect(readCertificates({})).toBeUndefined()
    expect(() => readCertificates({ ...settings, GRPC_TLS_CA_FILE: undefined })).toThrow('GRPC_TLS_CA_FILE: is needed')
    expect(() => readCertificates({ ...settings, GRPC_TLS_KEY_FILE: '/nowhere/tls.key' })).toThrow('/nowhere/tls.key')
    files.remove()
  })
})
