import exec from 'k6/execution'
import { bodyOf, call } from './call.ts'
import type { Person } from './person.ts'

export interface Member extends Person {
  username: string
  password: string
}

/** Names say what made them, and differ from run to run. */
const freshName = () => `load-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`

/** Somebody who has no account yet. */
export const stranger = (): Member => ({ who: 'member', cookie: '', username: freshName(), password: 'Engine1843' })

/** Registers somebody; false when that was refused. The cookies of the answer are theirs. */
export function register(member: Member, route = 'POST /api/register'): boolean {
  const { username, password } = member
  const body = { username, email: `${username}@example.com`, password }
  return call(member, { method: 'POST', path: '/api/register', route, body, status: 201 }).status === 201
}

/** Registers so many new members, one after the other: each costs a password's hash. Ends the run where one is refused. */
export function join(count: number): Member[] {
  return Array.from({ length: count }, () => {
    const member = stranger()
    if (!register(member, 'setup')) exec.test.abort('A member could not be registered: see which checks of `setup` failed.')
    return member
  })
}

const perMessage = 2
const freeCredits = 100
const bought = { packageId: 'orator-1000', credits: 1000 }

/** Sees to it that each member can pay for so many messages, by buying at the local checkout. Ends the run where there is none. */
export function fund(members: readonly Member[], messages: number): void {
  const needed = messages * perMessage
  for (const member of members) {
    for (let got = freeCredits; got < needed; got += bought.credits) {
      const path = openCheckout(member, bought.packageId, 'setup').path
      if (!path.startsWith('/dev/checkout/')) {
        exec.test.abort(
          `Each of the ${members.length} members needs ${needed} credits here, and ${freeCredits} a month are free. There is no local checkout ` +
            'to buy more at: set MEMBERS higher, or RATE or DURATION lower.',
        )
      }
      call(member, { method: 'POST', path, route: 'setup', form: { outcome: 'paid' }, status: 303 })
    }
  }
}

/** Begins to buy a package: the path of the page where it is paid, whatever origin PUBLIC_URL has, and the payment. */
export function openCheckout(
  member: Member,
  packageId: string,
  route = 'POST /api/payments/checkout',
): { path: string; paymentId: string } {
  const asked = { method: 'POST', path: '/api/payments/checkout', route, body: { packageId } } as const
  const { url = '', paymentId = '' } = bodyOf<{ url: string; paymentId: string }>(call(member, asked))
  return { path: url.replace(/^https?:\/\/[^/]+(?=\/dev\/)/, ''), paymentId }
}
