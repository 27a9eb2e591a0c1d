import { expect, it } from '@jest/globals'
import { linkedBefore, withoutIdentity } from './linked-identity.ts'

const identity = (id: string, issuer: string) => ({ id, issuer, subject: 's', name: '', linkedAt: new Date(1_000) })
const both = [identity('1', 'https://a.example'), identity('2', 'https://b.example')]
const issuers = ['https://a.example', 'https://b.example']

it('an identity can be removed while a password or another identity is left', () => {
  expect(withoutIdentity(both, '1', { hasPassword: false, issuers })).toEqual([both[1]])
  expect(withoutIdentity([both[0] ?? identity('', '')], '1', { hasPassword: true, issuers })).toEqual([])
})

it('the last way in cannot be removed, and an issuer that the settings do not name is no way in', () => {
  const last = expect.objectContaining({ reason: 'LAST_WAY_IN' })
  expect(() => withoutIdentity([identity('1', 'https://a.example')], '1', { hasPassword: false, issuers })).toThrow(last)
  expect(() => withoutIdentity(both, '1', { hasPassword: false, issuers: ['https://a.example'] })).toThrow(last)
  expect(withoutIdentity(both, '2', { hasPassword: false, issuers: ['https://a.example'] })).toEqual([both[0]])
})

it('an unknown identity is not found', () => {
  expect(() => withoutIdentity(undefined, '1', { hasPassword: true, issuers })).toThrow(
    expect.objectContaining({ reason: 'IDENTITY_NOT_FOUND' }),
  )
})

it('an identity that was linked at the time of a change is not from before', () => {
  expect(linkedBefore(both, new Date(1_000))).toEqual([])
  expect(linkedBefore(both, new Date(1_001))).toEqual(both)
})
