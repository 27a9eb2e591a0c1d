import { expect } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import type { LedgerInspector, StoredSend } from '../ledger-inspector.ts'
import type { SendRecord } from '../load/send-patiently.ts'
import { granted, type Load } from '../load/start-load.ts'

/** Compares what people saw of their sends with what the stores have. All but the first three must be 0: see `nothingWrong`. */
export interface SendTally {
  sends: number
  complete: number
  /** Sends that ended in another way, by the way: a failed answer, or a refusal after 30 s of retries. */
  otherwise: Record<string, number>
  /** A person saw an answer that the stores do not have. */
  lost: number
  /** A send has several documents. */
  duplicated: number
  /** An answer with text was not charged once, or another one was charged. */
  chargedWrongly: number
  /** The stored answer or status is not what the person saw, or a complete answer is not what the provider sent. */
  settledWrongly: number
  /** Answers with text that persona has not counted: their events were lost. */
  uncounted: number
}

/** What a tally must match after any fault. */
export const nothingWrong = { lost: 0, duplicated: 0, chargedWrongly: 0, settledWrongly: 0, uncounted: 0 } satisfies Partial<SendTally>

/** A complete answer of the fake provider: the first token holds its send time, the others are numbered. */
export const completeAnswer = (tokens: number) =>
  new RegExp(`^t\\d+ ${Array.from({ length: tokens - 1 }, (_, index) => `w${index + 1} `).join('')}$`)

/** Waits until every hold is settled and every event is published, then compares. `tokens`: the length of a complete answer. */
export async function tallySends(inspector: LedgerInspector, { sends, memberIds }: Load, tokens: number): Promise<SendTally> {
  const open = async () => [await inspector.openExchanges(), await inspector.unpublished(), await inspector.oldestHoldMs()]
  await eventually(async () => expect(await open()).toEqual([0, 0, 0]), 150_000)
  const stored = await inspector.sends()
  const withText = [...stored.values()].filter(({ answer }) => answer !== '').length
  const uncounted = async () => withText - (await inspector.countedMessages())
  await eventually(async () => expect(await uncounted()).toBe(0), 60_000).catch(() => undefined)
  const complete = completeAnswer(tokens)
  const count = (is: (send: SendRecord, stored: StoredSend | undefined) => boolean) =>
    sends.filter((send) => is(send, stored.get(send.requestId))).length
  const others = sends.filter(({ result }) => result.kind !== 'complete').map(({ result }) => labelOf(result))
  const isMember = ({ first }: SendRecord) => first.kind !== 'guest send'
  const accounts = await Promise.all(memberIds.map((id) => inspector.account(id)))
  const charges = [...stored.values()].reduce((sum, { charged }) => sum + charged, 0)
  const spent = accounts.reduce((sum, { pockets }) => sum + granted + 100 - pockets, 0)
  expect({ spent, held: accounts.filter(({ held }) => held > 0) }).toEqual({ spent: 2 * charges, held: [] })
  expect(accounts.filter(({ pockets, ledger, numbersWithoutGap }) => ledger !== pockets || !numbersWithoutGap)).toEqual([])
  return {
    sends: sends.length,
    complete: sends.length - others.length,
    otherwise: Object.fromEntries([...Map.groupBy(others, (label) => label)].map(([label, all]) => [label, all.length])),
    lost: count(({ result }, found) => result.kind !== 'refused' && !found),
    duplicated: count((_, found) => (found?.documents ?? 0) > 1),
    chargedWrongly: count((send, found) => found !== undefined && found.charged !== (isMember(send) && found.answer !== '' ? 1 : 0)),
    settledWrongly: count(({ result }, found) => found !== undefined && !agree(result, found, complete)),
    uncounted: await uncounted(),
  }
}

const labelOf = (result: SendRecord['result']) =>
  result.kind === 'refused'
    ? `refused by ${result.status || 'no answer'} ${result.reason}`
    : result.kind === 'failed'
      ? `failed: ${result.reason}`
      : result.kind

function agree(result: SendRecord['result'], { status, answer }: StoredSend, complete: RegExp): boolean {
  if (result.kind === 'refused') return status !== 'complete' || complete.test(answer)
  if (result.kind === 'complete') return status === 'complete' && result.text === answer && complete.test(answer)
  return status !== 'complete' && result.text === answer
}
