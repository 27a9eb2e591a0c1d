import { newGuest, randomMember, randomPersonaId, type TestAccounts } from '../client/test-accounts.ts'
import { flowShares } from '../plan/daily-traffic.ts'
import { weightedChoice } from '../plan/weighted-choice.ts'
import { browse, browsedRoutes } from './browse.ts'
import { chatFlow } from './exchange.ts'
import { purchaseFlow } from './purchase.ts'
import { readAnswer } from './read-answer.ts'
import { signIn } from './sign-in.ts'

/** The routes with a threshold of their own in a mix of user flows. */
export const mixedRoutes = [...browsedRoutes, 'POST /api/conversations'] as const

type UserFlow = keyof typeof flowShares

/** The shares of the user flows. With PURCHASES=no, for targets with a payment provider, visitors browse instead of buying. */
const defaultShares =
  __ENV.PURCHASES === 'no' ? { ...flowShares, browse: flowShares.browse + flowShares.purchase, purchase: 0 } : flowShares

/** Returns a function that runs one user flow, drawn by its share. Conversations continue over the iterations of a virtual user. */
export function userFlowMix(shares: Partial<Record<UserFlow, number>> = defaultShares): (accounts: TestAccounts) => void {
  const [asGuest, asMember, buy] = [chatFlow(readAnswer), chatFlow(readAnswer), purchaseFlow()]
  const visits: Record<UserFlow, (accounts: TestAccounts) => void> = {
    browse: ({ personas }) => browse(personas),
    guest: (accounts) => asGuest(newGuest, randomPersonaId(accounts)),
    member: (accounts) => asMember(() => randomMember(accounts), randomPersonaId(accounts)),
    signIn: ({ members }) => signIn(members),
    purchase: buy,
  }
  return (accounts) => visits[weightedChoice(shares as Record<UserFlow, number>)](accounts)
}
