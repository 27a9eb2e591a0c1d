import { check, sleep } from 'k6'
import { bodyOf, call, listOf } from './call.ts'
import { brokenAnswers } from './figures.ts'
import type { Member } from './join.ts'
import type { People } from './people.ts'

/** So many members are looked at, each for so many seconds. */
const looked = 20
const patienceSeconds = 30

/**
 * After a run: nothing of a member's credits stays held. What is in the pockets must become the sum of the ledger, which counts what is held as
 * if it were there.
 */
export function settled({ members }: People): void {
  const deadline = Date.now() + patienceSeconds * 1_000
  let open = members.slice(0, looked)
  while (open.length > 0 && Date.now() < deadline) {
    open = open.filter((member) => !isSettled(member))
    if (open.length > 0) sleep(1)
  }
  if (!check(open, { 'nothing of a member’s credits stays held': ({ length }) => length === 0 })) {
    brokenAnswers.add(open.length, { reason: 'held' })
  }
}

function isSettled(member: Member): boolean {
  const ask = (path: string) => call(member, { path, route: 'teardown' })
  const { freeCredits = 0, purchasedCredits = 0 } = bodyOf<{ freeCredits: number; purchasedCredits: number }>(ask('/api/user/status'))
  const [newest] = listOf<{ balanceAfter: number }>(ask('/api/credits/ledger?limit=1'))
  return newest?.balanceAfter === freeCredits + purchasedCredits
}
