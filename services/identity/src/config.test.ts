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
    ['SMTP_URL', 'https://mail.example'],
    ['PUBLIC_URL', 'rostra.example'],
    ['MAIL_FROM', 'Rostra'],
    ['MAIL_FROM', 'Rostra <no-reply@rostra.example>\r\nBcc: eve@example.org'],
    ['NODE_ENV', 'live'],
  ])('name %s when it is %j', (name, value) => {
    expect(() => readConfig({ ...given, [name]: value })).toThrow(name)
  })

  it('know where the product is, on a laptop', () => {
    expect(readConfig(given)).toMatchObject({
      PUBLIC_URL: 'http://localhost:3000',
      MAIL_FROM: 'Rostra <no-reply@rostra.localhost>',
      NODE_ENV: 'development',
    })
    expect(readConfig({ ...given, PUBLIC_URL: 'https://rostra.example/' }).PUBLIC_URL).toBe('https://rostra.example')
    expect(readConfig({ ...given, MAIL_FROM: 'no-reply@rostra.example' }).MAIL_FROM).toBe('no-reply@rostra.example')
  })

  it.each(['SMTP_URL', 'PUBLIC_URL'])('ask for %s in production', (missing) => {
    const live = { ...given, NODE_ENV: 'production', SMTP_URL: 'smtps://mail.example', PUBLIC_URL: 'https://rostra.example' }
    expect(readConfig(live)).toMatchObject({ SMTP_URL: 'smtps://mail.example' })
    expect(() => readConfig({ ...live, [missing]: '' })).toThrow(`${missing}: must be set in production`)
  })

  it('never show a secret when they are wrong', () => {
    const wrong = { ...given, SMTP_URL: 'http://user:Tell-Nobody@mail.example', KEY_ENCRYPTION_SECRET: 'Tell-Nobody' }
    expect(() => readConfig(wrong)).toThrow(expect.objectContaining({ message: expect.not.stringContaining('Tell-Nobody') }))
  })
})
