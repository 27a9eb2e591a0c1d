import { randomUUID } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { createMailSecrets } from './mail-secrets.ts'

const secrets = createMailSecrets('a secret of at least 32 characters')
const ids = Array.from({ length: 5_000 }, () => randomUUID())

describe('mail secrets', () => {
  it('are equal for every attempt to send a mail', () => {
    const [id = ''] = ids
    const again = createMailSecrets('a secret of at least 32 characters')
    expect([again.code(id), again.resetToken(id)]).toEqual([secrets.code(id), secrets.resetToken(id)])
  })

  it('differ by mail, purpose and secret', () => {
    const [id = ''] = ids
    const other = createMailSecrets('another secret of 32 characters or more')
    expect(other.resetToken(id)).not.toBe(secrets.resetToken(id))
    expect(new Set(ids.map(secrets.resetToken)).size).toBe(ids.length)
  })

  it('are six uniformly distributed digits, or 256 bits', () => {
    const codes = ids.map(secrets.code)
    for (const code of codes) expect(code).toMatch(/^\d{6}$/)
    for (const digit of '0123456789') {
      const share = codes.join('').split(digit).length / (codes.length * 6)
      expect(Math.abs(share - 0.1)).toBeLessThan(0.01)
    }
    for (const id of ids.slice(0, 10)) expect(Buffer.from(secrets.resetToken(id), 'base64url')).toHaveLength(32)
  })
})
