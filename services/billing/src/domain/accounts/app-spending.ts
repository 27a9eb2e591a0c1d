import { DomainError } from '@rostra/kit/errors'
import { type Account, type AppSpending, heldCredits, type PayingAccess } from './account.ts'

/** The most apps of an account whose spending is kept: five times as many as may act for it at once. */
const maxApps = 100

type AppAccount = Pick<Account, 'apps' | 'holds'>

const insufficientBudget = (name: string, budget: number) =>
  new DomainError(
    'state',
    'INSUFFICIENT_BUDGET',
    `The app “${name}” has used up the ${budget} credits that you allowed it. Connect it again to allow more.`,
  )

const heldFor = ({ holds }: AppAccount, id: string): number =>
  heldCredits(holds.filter(({ access }) => access?.kind === 'app' && access.id === id))

/** Throws INSUFFICIENT_BUDGET when an app would spend more than its budget. An app without a budget may spend nothing. */
export function refuseBeyondBudget(
  account: AppAccount,
  { id, name }: PayingAccess,
  { price, budget = 0 }: { price: number; budget?: number | undefined },
): void {
  const spent = account.apps.find((app) => app.id === id)?.credits ?? 0
  if (spent + heldFor(account, id) + price > budget) throw insufficientBudget(name, budget)
}

/** Adds what an app has spent. Forgets the app that spent longest ago beyond 100. */
export function addSpending(apps: readonly AppSpending[], id: string, credits: number): readonly AppSpending[] {
  if (credits === 0) return apps
  const before = apps.find((app) => app.id === id)?.credits ?? 0
  return [...apps.filter((app) => app.id !== id), { id, credits: before + credits }].slice(-maxApps)
}

/** Returns what apps have spent, with what is held for them. */
export function spendingOf(account: AppAccount): AppSpending[] {
  const holders = account.holds.flatMap(({ access }) => (access?.kind === 'app' ? [access.id] : []))
  const ids = new Set([...account.apps.map(({ id }) => id), ...holders])
  return [...ids].map((id) => ({ id, credits: (account.apps.find((app) => app.id === id)?.credits ?? 0) + heldFor(account, id) }))
}
