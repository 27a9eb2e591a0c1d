import { describe, expect, it } from '@jest/globals'
import webPush from 'web-push'
import { readConfig } from './config.ts'

const required = {
  MONGO_URL: 'mongodb://127.0.0.1:27017',
  KEY_ENCRYPTION_SECRET: 'x'.repeat(32),
  SERVICE_SECRET_HASHES: `gateway=${'ab'.repeat(32)}`,
}
const production = {
  ...required,
  NODE_ENV: 'production',
  SMTP_URL: 'smtps://mail.example',
  PUBLIC_URL: 'https://rostra.example',
}

describe('readConfig', () => {
  it('creates no demo data by default', () => {
    expect(readConfig(required)).toMatchObject({ DEMO_DATA: false, DEMO_OWNER_ID: '000000000000000000000001' })
    expect(readConfig({ ...required, DEMO_DATA: 'true' }).DEMO_DATA).toBe(true)
  })

  it.each([
    ['KEY_ENCRYPTION_SECRET', 'short'],
    ['KEY_ENCRYPTION_SECRET', ''],
    ['SERVICE_SECRET_HASHES', 'gateway=secret'],
    ['DEMO_DATA', 'yes'],
    ['DEMO_OWNER_ID', 'me'],
    ['SMTP_URL', 'https://mail.example'],
    ['PUBLIC_URL', 'rostra.example'],
    ['MAIL_FROM', 'Rostra'],
    ['MAIL_FROM', 'Rostra <no-reply@rostra.example>\r\nBcc: eve@example.org'],
    ['PASSWORD_HASHING', 'none'],
    ['OIDC_ISSUERS', 'google'],
    ['OIDC_ISSUERS', '[{"id":"google"}]'],
    ['VAPID_PUBLIC_KEY', 'short'],
    ['VAPID_PRIVATE_KEY', 'alone'],
    ['VAPID_SUBJECT', 'push@rostra.example'],
    ['NODE_ENV', 'live'],
  ])('rejects the %s %j by name', (name, value) => {
    expect(() => readConfig({ ...required, [name]: value })).toThrow(name)
  })

  it('has defaults for development', () => {
    expect(readConfig(required)).toMatchObject({
      PUBLIC_URL: 'http://localhost:3000',
      MAIL_FROM: 'Rostra <no-reply@rostra.localhost>',
      NODE_ENV: 'development',
    })
    expect(readConfig({ ...required, PUBLIC_URL: 'https://rostra.example/' }).PUBLIC_URL).toBe('https://rostra.example')
    expect(readConfig({ ...required, MAIL_FROM: 'no-reply@rostra.example' }).MAIL_FROM).toBe('no-reply@rostra.example')
  })

  it.each(['SMTP_URL', 'PUBLIC_URL'])('requires %s in production', (missing) => {
    expect(readConfig(production)).toMatchObject({ SMTP_URL: 'smtps://mail.example' })
    expect(() => readConfig({ ...production, [missing]: '' })).toThrow(`${missing}: must be set in production`)
  })

  it('sends mail from the host of the product by default', () => {
    expect(readConfig(production).MAIL_FROM).toBe('Rostra <no-reply@rostra.example>')
  })

  it('refuses the light hashing of passwords in production', () => {
    expect(readConfig(production).PASSWORD_HASHING).toBe('full')
    expect(() => readConfig({ ...production, PASSWORD_HASHING: 'light' })).toThrow('PASSWORD_HASHING: must be full in production')
    expect(readConfig({ ...required, PASSWORD_HASHING: 'light' }).PASSWORD_HASHING).toBe('light')
  })

  it('refuses an issuer without TLS in production', () => {
    const entry = { id: 'local', issuer: 'http://localhost:8080', clientId: 'rostra', clientSecret: 'secret', label: 'Local' }
    const OIDC_ISSUERS = JSON.stringify([entry])
    expect(readConfig({ ...required, OIDC_ISSUERS }).OIDC_ISSUERS).toHaveLength(1)
    expect(() => readConfig({ ...production, OIDC_ISSUERS })).toThrow('OIDC_ISSUERS')
  })

  it('takes both keys of a pair for pushes, or none', () => {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys()
    const keys = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }
    expect(readConfig({ ...required, ...keys })).toMatchObject(keys)
    const wrong = [
      { ...keys, VAPID_PRIVATE_KEY: '' },
      { ...keys, VAPID_PUBLIC_KEY: '' },
      { ...keys, VAPID_PRIVATE_KEY: 'A'.repeat(43) },
    ]
    for (const settings of wrong) expect(() => readConfig({ ...required, ...settings })).toThrow('VAPID_PRIVATE_KEY')
    const other = webPush.generateVAPIDKeys().privateKey
    expect(() => readConfig({ ...required, ...keys, VAPID_PRIVATE_KEY: other })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining(other) }),
    )
  })

  it('refuses addresses of this machine for pushes in production', () => {
    expect(() => readConfig({ ...production, LOCAL_ADDRESSES: 'true' })).toThrow('LOCAL_ADDRESSES')
  })

  it('never shows a secret in an error', () => {
    const invalid = { ...required, SMTP_URL: 'http://user:Tell-Nobody@mail.example', KEY_ENCRYPTION_SECRET: 'Tell-Nobody' }
    expect(() => readConfig(invalid)).toThrow(expect.objectContaining({ message: expect.not.stringContaining('Tell-Nobody') }))
  })
})
