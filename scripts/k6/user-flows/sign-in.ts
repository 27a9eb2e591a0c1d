import { check } from 'k6'
import { type Member, newMember, randomItem, register } from '../client/accounts.ts'
import { bodyOf, call } from '../client/call.ts'
import { loggedIn, registered } from '../client/metrics.ts'

/** The share of visitors who register; the others log in. */
const registrationShare = 0.2

/** Registers a new member or logs in as a known one, checks the session and logs out. Each iteration costs one password hash. */
export function signIn(members: readonly Member[]): void {
  const known = randomItem(members)
  const member = known && Math.random() >= registrationShare ? { ...known, cookie: '' } : newMember()
  const startedAt = Date.now()
  if (member.username === known?.username) {
    const { username, password } = member
    const response = call(member, { method: 'POST', path: '/api/login', route: 'POST /api/login', body: { username, password } })
    if (response.status !== 200) return
    loggedIn.add(Date.now() - startedAt)
  } else {
    if (!register(member)) return
    registered.add(Date.now() - startedAt)
  }
  const user = bodyOf<{ username: string }>(call(member, { path: '/api/user', route: 'GET /api/user' }))
  check(user, { 'the session belongs to the member': ({ username }) => username === member.username })
  call(member, { method: 'POST', path: '/api/logout', route: 'POST /api/logout', status: 204 })
  call(member, { path: '/api/user', route: 'GET /api/user, signed out', status: 401 })
}
