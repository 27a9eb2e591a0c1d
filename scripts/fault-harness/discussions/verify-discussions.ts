import { expect } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import type { MemberClient } from '../../client/register-member.ts'
import type { LedgerInspector } from '../ledger-inspector.ts'
import type { ProviderCall } from './discussion-client.ts'
import { stepsRunAgain } from './steps-run-again.ts'
import { openDiscussions, type StoredDiscussion, storedDiscussions } from './stored-discussions.ts'

/** Compares the discussions that members began with what the stores have and what the provider was asked. */
export interface DiscussionTally {
  discussions: number
  completed: number
  failed: number
  /** The longest from its creation to its end, in seconds. */
  longestSeconds: number
  providerCalls: number
  /** Calls whose result was lost with a replica, and that were made again. */
  repeatedCalls: number
  /** Begun discussions without a document, or with several. */
  lost: number
  duplicated: number
  /** Discussions that took more than three minutes. */
  late: number
  /** Steps that are stored twice. */
  storedTwice: number
  /** Steps for which the provider was asked after they had been stored. */
  runAgain: number
  /** Discussions whose charge is not 2 credits for each expert that answered, or 0 when it failed. */
  chargedWrongly: number
}

/** What a tally must match after any fault. */
export const noDiscussionWrong = {
  lost: 0,
  duplicated: 0,
  late: 0,
  storedTwice: 0,
  runAgain: 0,
  chargedWrongly: 0,
} satisfies Partial<DiscussionTally>

const longestMs = 180_000

interface Begun {
  requestIds: readonly string[]
  members: readonly MemberClient[]
  /** Purchased credits that each member was granted. */
  granted: number
  /** The personas, in the order of their marks. */
  experts: readonly string[]
  providerUrl: string
}

/** Waits until every discussion has ended, every hold is settled and every event is published, then compares. */
export async function tallyDiscussions(inspector: LedgerInspector, begun: Begun): Promise<DiscussionTally> {
  const open = async () => [await openDiscussions(inspector), await inspector.unpublished(), await inspector.oldestHoldMs()]
  await eventually(async () => expect(await open()).toEqual([0, 0, 0]), 240_000)
  const stored = await storedDiscussions(inspector)
  const calls = (await (await fetch(`${begun.providerUrl}/calls`)).json()) as ProviderCall[]
  const documentsOf = Map.groupBy(stored, ({ requestId }) => requestId)
  const lasted = ({ createdAt, finishedAt }: StoredDiscussion) => (finishedAt?.getTime() ?? Number.POSITIVE_INFINITY) - createdAt.getTime()
  const steps = stored.flatMap((discussion) => discussion.steps.map((step) => ({ ...step, discussion })))
  const count = (is: (discussion: StoredDiscussion) => boolean) => stored.filter(is).length
  await expectExactAccounts(inspector, begun, stored)
  const different = new Set(calls.map(({ discussion, kind, expert }) => `${discussion} ${kind} ${expert}`)).size
  return {
    discussions: stored.length,
    completed: count(({ status }) => status === 'completed'),
    failed: count(({ status }) => status === 'failed'),
    longestSeconds: Math.round(Math.max(0, ...stored.map(lasted)) / 100) / 10,
    providerCalls: calls.length,
    repeatedCalls: calls.length - different,
    lost: begun.requestIds.filter((id) => !documentsOf.has(id)).length,
    duplicated: [...documentsOf.values()].filter(({ length }) => length > 1).length,
    late: count((discussion) => lasted(discussion) > longestMs),
    storedTwice: steps.length - new Set(steps.map(({ discussion, kind, expertId }) => `${discussion.id} ${kind} ${expertId}`)).size,
    runAgain: stepsRunAgain(stored, calls, begun.experts),
    chargedWrongly: count(({ charged, ...discussion }) => charged !== priceOf(discussion)),
  }
}

const priceOf = ({ status, steps }: Pick<StoredDiscussion, 'status' | 'steps'>) =>
  status === 'completed' ? 2 * steps.filter(({ kind, content }) => kind === 'draft' && content !== '').length : 0

/** Expects that accounts lack what their discussions were charged, that nothing is held, and that each ledger adds up. */
async function expectExactAccounts(inspector: LedgerInspector, { members, granted }: Begun, stored: readonly StoredDiscussion[]) {
  for (const { id } of members) {
    const spent = stored.filter(({ memberId }) => memberId === id).reduce((sum, { charged }) => sum + charged, 0)
    const account = await inspector.account(id)
    expect({ id, ...account }).toMatchObject({
      id,
      held: 0,
      pockets: granted + 100 - spent,
      ledger: account.pockets,
      numbersWithoutGap: true,
    })
  }
}
