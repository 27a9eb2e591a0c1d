import exec from 'k6/execution'
import { bodyOf, call } from './call.ts'
import type { Visitor } from './visitor.ts'

export interface Member extends Visitor {
  username: string
  password: string
}

/** Returns a name that is unique over all runs and begins with `load-`. */
const freshName = () => `load-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`

/** Returns a member who is not yet registered. */
export const newMember = (): Member => ({ who: 'member', cookie: '', username: freshName(), password: 'Engine1843' })

/** Registers a member, who receives the session's cookies. Returns false when the registration is refused. */
export function register(member: Member, route = 'POST /api/register'): boolean {
  const { username, password } = member
  const body = { username, email: `${username}@example.com`, password }
  return call(member, { method: 'POST', path: '/api/register', route, body, status: 201 }).status === 201
}

/** Registers `count` members one after the other. Aborts the run when a registration is refused. */
export function registerMembers(count: number): Member[] {
  return Array.from({ length: count }, () => {
    const member = newMember()
    if (!register(member, 'setup')) exec.test.abort('A member could not be registered: see which checks of `setup` failed.')
    return member
  })
}

const creditsPerMessage = 2
const freeCredits = 100
const creditPackage = { packageId: 'orator-1000', credits: 1000 }

/** Buys credits at the local checkout until each member can pay for `messages`. Aborts the run when there is no local checkout. */
export function buyCreditsFor(members: readonly Member[], messages: number): void {
  const needed = messages * creditsPerMessage
  for (const member of members) {
    for (let credits = freeCredits; credits < needed; credits += creditPackage.credits) {
      const path = openCheckout(member, creditPackage.packageId, 'setup').path
      if (!path.startsWith('/dev/checkout/')) {
        exec.test.abort(
          `Each of the ${members.length} members needs ${needed} credits, and ${freeCredits} a month are free. The target has no local ` +
            'checkout to buy more: set MEMBERS higher, or RATE or DURATION lower.',
        )
      }
      call(member, { method: 'POST', path, route: 'setup', form: { outcome: 'paid' }, status: 303 })
    }
  }
}

/** Opens a checkout for a package. Returns the payment id and the path of the payment page, without PUBLIC_URL's origin. */
export function openCheckout(
  member: Member,
  packageId: string,
  route = 'POST /api/payments/checkout',
): { path: string; paymentId: string } {
  const request = { method: 'POST', path: '/api/payments/checkout', route, body: { packageId } } as const
  const { url = '', paymentId = '' } = bodyOf<{ url: string; paymentId: string }>(call(member, request))
  return { path: url.replace(/^https?:\/\/[^/]+(?=\/dev\/)/, ''), paymentId }
}
