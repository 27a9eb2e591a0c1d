import { check, sleep } from 'k6'
import type { TestAccounts } from './accounts.ts'
import { bodyOf, call, listOf } from './call.ts'
import { brokenAnswers } from './metrics.ts'
import type { Visitor } from './visitor.ts'

const maxCheckedMembers = 20
const waitSeconds = 30

/**
 * Checks after a run that no credits of up to 20 members stay held, and waits up to 30 s for it.
 * The ledger counts held credits as present, so without a hold its sum equals the credits in the pockets.
 */
export function checkHoldsReleased({ members }: TestAccounts): void {
  const deadline = Date.now() + waitSeconds * 1_000
  let withHolds = members.slice(0, maxCheckedMembers)
  while (withHolds.length > 0 && Date.now() < deadline) {
    withHolds = withHolds.filter((member) => !hasNoHold(member))
    if (withHolds.length > 0) sleep(1)
  }
  if (!check(withHolds, { 'no credits of a member stay held': ({ length }) => length === 0 })) {
    brokenAnswers.add(withHolds.length, { reason: 'held' })
  }
}

function hasNoHold(member: Visitor): boolean {
  const get = (path: string) => call(member, { path, route: 'teardown' })
  const { freeCredits = 0, purchasedCredits = 0 } = bodyOf<{ freeCredits: number; purchasedCredits: number }>(get('/api/user/status'))
  const [newest] = listOf<{ balanceAfter: number }>(get('/api/credits/ledger?limit=1'))
  return newest?.balanceAfter === freeCredits + purchasedCredits
}
