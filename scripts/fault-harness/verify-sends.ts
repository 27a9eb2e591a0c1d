import { expect } from '@jest/globals'
import type { LedgerInspector, StoredSend } from './ledger-inspector.ts'
import { granted, type ProbedLoad } from './load/probed-load.ts'
import type { SendRecord } from './load/send-patiently.ts'

/**
 * A complete answer of the fake provider: the first token holds its send time, the others are numbered. The space at its end is lost when a
 * replica took over just before it, since a continued text is asked for without it.
 */
export const completeAnswer = (tokens: number) =>
  new RegExp(`^t\\d+ ${Array.from({ length: tokens - 1 }, (_, index) => `w${index + 1}`).join(' ')} ?$`)

/**
 * Waits until every hold is settled and every event is published, then expects that what people saw of their sends is what the stores have:
 * no answer lost, stored twice, charged or settled wrongly, and each counted by persona. `tokens`: the length of a complete answer;
 * `deletedAnswers`: those that persona counts besides. Returns the number of sends by outcome.
 */
export async function verifySends(
  inspector: LedgerInspector,
  { sends, memberIds }: ProbedLoad,
  { tokens, deletedAnswers }: { tokens: number; deletedAnswers: number },
): Promise<Record<string, number>> {
  await inspector.settled()
  const stored = await inspector.sends()
  const complete = completeAnswer(tokens)
  const findings = {
    // A person saw an answer that the stores do not have.
    lost: sends.filter(({ requestId, result }) => result.kind !== 'refused' && !stored.has(requestId)),
    duplicated: sends.filter(({ requestId }) => (stored.get(requestId)?.documents ?? 0) > 1),
    chargedWrongly: sends.filter(({ requestId }) => {
      const found = stored.get(requestId)
      return found && found.charged !== (found.person.startsWith('member:') && found.text !== '' ? 1 : 0)
    }),
    settledWrongly: sends.filter(({ requestId, result }) => {
      const found = stored.get(requestId)
      return found && !agree(result, found, complete)
    }),
  }
  expect(findings).toEqual({ lost: [], duplicated: [], chargedWrongly: [], settledWrongly: [] })
  for (const id of memberIds) {
    const charges = [...stored.values()].filter(({ person }) => person === `member:${id}`).reduce((sum, { charged }) => sum + charged, 0)
    expect({ id, pockets: await inspector.expectExact(id) }).toEqual({ id, pockets: granted + 100 - 2 * charges })
  }
  await inspector.allCounted(deletedAnswers)
  const outcomes = Map.groupBy(sends, ({ result }) => labelOf(result))
  return Object.fromEntries([...outcomes].map(([label, all]) => [label, all.length]))
}

function labelOf(result: SendRecord['result']): string {
  if (result.kind === 'refused') return `refused by ${result.status || 'no answer'} ${result.reason}`
  return result.kind === 'failed' ? `failed: ${result.reason}` : result.kind
}

/** Whether the stored answer and status are what the person saw, and a complete answer is what the provider sent. */
function agree(result: SendRecord['result'], { status, text }: StoredSend, complete: RegExp): boolean {
  if (result.kind === 'refused') return status !== 'complete' || complete.test(text)
  if (result.kind === 'complete') return status === 'complete' && result.text === text && complete.test(text)
  return status !== 'complete' && result.text === text
}
