import { expect, it } from '@jest/globals'
import { isMember, memberIdOf, person, personOfMember } from './caller.ts'

it('the person of a member has the id of the member', () => {
  const ada = personOfMember('ada')
  expect([ada, isMember(ada), memberIdOf(ada)]).toEqual(['member:ada', true, 'ada'])
})

it('a guest is no member and has no id of one', () => {
  const guest = person({ kind: 'guest', id: 'g' })
  expect(isMember(guest)).toBe(false)
  expect(() => memberIdOf(guest)).toThrow()
})
