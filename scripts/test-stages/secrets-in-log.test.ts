import { describe, expect, it } from '@jest/globals'
import { secretsInLog } from './secrets-in-log.ts'

const known = {
  passwords: ['Correct-Horse-7'],
  mails: [
    { text: 'Hello ann,\n\nHere is your code to log in:\n\n    123456\n\nIt works once.' },
    { text: 'Choose one here:\n\nSet a new password:\nhttp://localhost:3000/reset-password/a-Token_of-32-bytes\n\nOnce.' },
  ],
}
const line = (fields: object) => JSON.stringify({ level: 30, time: 1795276800123, service: 'gateway', ...fields })
const found = (...lines: object[]) => secretsInLog(lines.map(line).join('\n'), known)

describe('secretsInLog', () => {
  it.each([
    ['address of mail', 'ann@example.org'],
    ['address of mail', '/api/users?email=ann%40mail.example.org'],
    ['JWT', 'Bearer eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ1LTEifQ.c2lnbmF0dXJl'],
    ['password', 'tried Correct-Horse-7 twice'],
    ['reset token', '/reset-password/a-Token_of-32-bytes'],
    ['one-time code', 'the code 123456.'],
    ['one-time code', { otp: 123456 }],
  ])('finds a secret in a log: %s', (kind, secret) => {
    expect(found({ msg: 'request', route: '/api/login' }, { msg: 'request', route: '/api/user', deep: { secret } })).toEqual([
      { kind, where: 'gateway, /api/user, request' },
    ])
  })

  it('reports a leak without the secret, once for each place', () => {
    expect(found({ msg: 'mail to ann@example.org' }, { msg: 'mail to bob@example.org' })).toEqual([
      { kind: 'address of mail', where: 'gateway, mail to …' },
    ])
    expect(secretsInLog('Error: Correct-Horse-7\n', known)).toEqual([{ kind: 'password', where: 'a line that is not JSON' }])
  })

  it('accepts harmless ids, times and numbers', () => {
    const ids = ['0f123456-1234-4567-8912-123456123456', 'at file:///node_modules/@grpc/grpc-js/x.js:12:34']
    const harmless = { responseTime: 12.123456, took: 123456.5, time: 1123456000, ids, route: '/api/reset-password' }
    expect(found({ msg: 'request', ...harmless })).toEqual([])
  })
})
