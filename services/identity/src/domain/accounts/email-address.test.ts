import { describe, expect, it } from '@jest/globals'
import { readEmail } from './email-address.ts'

describe('readEmail', () => {
  it('keeps the address as typed and derives its key in lower case', () => {
    expect(readEmail({ email: ' Ada@Example.org ' })).toEqual({ email: 'Ada@Example.org', emailKey: 'ada@example.org' })
  })

  it.each(['', 'ada', 'ada@', 'a@b', 'ada@example.org\r\nBcc: eve@example.org', 'Ada <ada@example.org>', `${'a'.repeat(250)}@example.org`])(
    'rejects %j',
    (email) => {
      expect(() => readEmail({ email })).toThrow(expect.objectContaining({ kind: 'invalid', reason: 'VALIDATION' }))
    },
  )
})
