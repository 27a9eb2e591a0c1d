import { check } from 'k6'
import { bodyOf, call } from '../client/call.ts'
import { loggedIn, registered } from '../client/figures.ts'
import { type Member, register, stranger } from '../client/join.ts'
import { oneOf } from '../client/people.ts'

/** Of those who sign in, so many do it for the first time. */
const newMembers = 0.2

/** Somebody registers, or logs in as one of the members that there are, and is who they say. Each costs one hash of a password. */
export function signIn(members: readonly Member[]): void {
  const known = oneOf(members)
  const somebody = known && Math.random() >= newMembers ? { ...known, cookie: '' } : stranger()
  const begun = Date.now()
  if (somebody.username === known?.username) {
    const { username, password } = somebody
    const answer = call(somebody, { method: 'POST', path: '/api/login', route: 'POST /api/login', body: { username, password } })
    if (answer.status !== 200) return
    loggedIn.add(Date.now() - begun)
  } else {
    if (!register(somebody)) return
    registered.add(Date.now() - begun)
  }
  const user = bodyOf<{ username: string }>(call(somebody, { path: '/api/user', route: 'GET /api/user' }))
  check(user, { 'who signed in is who they say': ({ username }) => username === somebody.username })
  call(somebody, { method: 'POST', path: '/api/logout', route: 'POST /api/logout', status: 204 })
  call(somebody, { path: '/api/user', route: 'GET /api/user, signed out', status: 401 })
}
