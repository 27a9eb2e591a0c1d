import { describe, expect, it } from '@jest/globals'
import { readEmail } from './email-address.ts'

describe('an address of mail', () => {
  it('is kept as typed and known by its lower case', () => {
    expect(readEmail({ email: ' Ada@Example.org ' })).toEqual({ email: 'Ada@Example.org', emailKey: 'ada@example.org' })
  })

  it.each(['', 'ada', 'ada@', 'a@b', 'ada@example.org\r\nBcc: eve@example.org', 'Ada <ada@example.org>', `${'a'.repeat(250)}@example.org`])(
    'is not %j',
    (email) => {
      expect(() => readEmail({ email })).toThrow(expect.objectContaining({ kind: 'invalid', reason: 'VALIDATION' }))
    },
  )
})
