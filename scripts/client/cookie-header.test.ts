import { expect, it } from '@jest/globals'
import { cookieHeader } from './cookie-header.ts'

it('cookies are kept, replaced and deleted as in a browser', () => {
  const guest = cookieHeader('', [{ name: 'rostra_guest', value: 'a.b=' }])
  expect(guest).toBe('rostra_guest=a.b=')
  const member = cookieHeader(guest, [
    { name: 'rostra_guest', value: '' },
    { name: 'rostra_session', value: 'one' },
  ])
  expect(member).toBe('rostra_session=one')
  expect(cookieHeader(member, [{ name: 'rostra_session', value: 'two' }])).toBe('rostra_session=two')
  expect(cookieHeader(member, [])).toBe(member)
})
