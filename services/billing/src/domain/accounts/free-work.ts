import { DomainError } from '@rostra/kit/errors'

/** The kinds of work of models that cost no credits, and the free credits of members whose address is not confirmed. */
export const freeWorks = [
  'guest-message',
  'question',
  'trial',
  'openers',
  'title',
  'notes',
  'discussion-call',
  'suggestion',
  'unconfirmed',
] as const
export type FreeWork = (typeof freeWorks)[number]

interface Price {
  /** What one counts in the budgets, in credits: about 2 for an answer, 1 for a short text. */
  credits: number
  /** The most a day for a person, besides the budgets. */
  perPerson?: number
  /** Counts for the network alone: another limit bounds what a person may use. */
  ofNetworkOnly?: true
}

/**
 * The prices of free work, which the daily budgets count and which are not charged. A message of a guest has as many units as its model
 * costs credits.
 */
export const freePrices: Readonly<Record<FreeWork, Price>> = {
  // A guest has 10 messages, whatever their model costs.
  'guest-message': { credits: 1, ofNetworkOnly: true },
  question: { credits: 6 },
  trial: { credits: 2 },
  openers: { credits: 2, perPerson: 20 },
  title: { credits: 1 },
  notes: { credits: 1 },
  'discussion-call': { credits: 1 },
  // Two long texts, since an invalid one is asked for once more.
  suggestion: { credits: 4, perPerson: 20 },
  // Credits that an account has been granted are its own budget.
  unconfirmed: { credits: 1, ofNetworkOnly: true },
}

/**
 * The daily budgets of persons, in credits. A guest's has room for the 5 questions that a guest has, and for titles; a member's for 50
 * questions and 50 trials.
 */
export const personBudgets = { guest: 60, member: 400 } as const

/** The person for whom a model works. */
export interface FreeWorker {
  /** `member:<id>` or `guest:<id>`. */
  person: string
  isConfirmed: boolean
  /** The address of the browser; empty when unknown. */
  clientAddress: string
}

/** The budget that is used up: that of the person, of a kind of work of the person, or of the network. */
export type FullBudget = 'person' | 'kind' | 'network' | 'unconfirmed'

const reasons: Record<FullBudget, string> = {
  person: 'You have used the free answers of today.',
  kind: 'You have used this free help of today.',
  network: 'Your network has used its free answers of today.',
  unconfirmed: 'New accounts of your network have used their free answers of today. Confirm your email address to use your own.',
}

const dayMs = 24 * 3_600_000

/** Returns the refusal of work beyond a budget, with the seconds until the next UTC day. */
export function budgetUsedUp(budget: FullBudget, now: Date): DomainError {
  const retryAfter = Math.ceil((dayMs - (now.getTime() % dayMs)) / 1_000)
  return new DomainError('exhausted', 'RATE_LIMITED', `${reasons[budget]} They begin anew at 00:00 UTC.`, { retryAfter })
}
