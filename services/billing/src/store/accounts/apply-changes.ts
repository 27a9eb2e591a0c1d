import type { Account } from '../../domain/accounts/account.ts'
import type { AccountRule } from '../../domain/accounts/account-change.ts'
import { type AccountUpdate, buildUpdate } from '../../domain/accounts/account-update.ts'
import { DuplicateEntryError } from '../../domain/accounts/ledger.ts'
import type { AccountCache, CachedAccount } from './account-cache.ts'
import type { AccountSnapshot } from './account-rows.ts'
import type { AccountWrites } from './account-writes.ts'

interface ChangeResult {
  account: Account
  isChanged: boolean
}

/** A requested change of an account, and the promise of its caller. */
export interface PendingChange {
  rule: AccountRule
  /** The time of the request, by `performance.now()`. A refusal, or no change, needs a snapshot that was valid at this time or later. */
  requestedAt: number
  /** Whether a missing account may be created. */
  mayCreate: boolean
  resolve: (result: ChangeResult) => void
  reject: (error: unknown) => void
}

/** The result of a rule on a snapshot. */
type Decision = { change: PendingChange; result: ChangeResult } | { change: PendingChange; refusal: unknown }

/**
 * Creates the function that applies a batch of changes to one account: runs the rules in order, stores the updates in one write, and
 * answers the callers. The first attempt uses the cached snapshot, so a change costs one round trip while no other replica changes the
 * account. On a version conflict it reads the account and retries. An account that another replica changes too is read before it is
 * written.
 */
export function createChangeApplier(writes: AccountWrites, cache: AccountCache, now: () => Date) {
  const readCurrent = async (id: string, knownVersion: number | undefined): Promise<CachedAccount> => {
    const validAt = performance.now()
    const snapshot = await writes.read(id)
    const current = { snapshot, validAt, isShared: knownVersion !== undefined && knownVersion !== snapshot.version }
    if (snapshot.version > 0) cache.set(current)
    return current
  }

  /** Tries to apply the changes. Returns the changes to retry. */
  const attempt = async ({ snapshot, isShared, ...known }: CachedAccount, changes: readonly PendingChange[], mayWrite = true) => {
    const at = now()
    const startedAt = performance.now()
    const { decisions, updates, deferred } = decide(snapshot, changes, at)
    let { validAt } = known
    if (updates.length > 0) {
      if (!mayWrite) return changes
      cache.delete(snapshot.account.id)
      const next = await writes.write(snapshot, updates, at)
      if (!next) return changes
      // The write succeeded over this version, so the snapshot was current when the attempt began.
      validAt = startedAt
      cache.set({ snapshot: next, validAt, isShared })
    }
    const isFinal = (decision: Decision) => ('result' in decision && decision.result.isChanged) || decision.change.requestedAt <= validAt
    for (const decision of decisions.filter(isFinal)) answer(decision)
    return [...decisions.filter((decision) => !isFinal(decision)).map(({ change }) => change), ...deferred]
  }

  const apply = async (id: string, changes: readonly PendingChange[]): Promise<void> => {
    let pending = changes
    try {
      const cached = cache.get(id)
      if (cached) pending = await attempt(cached, pending, !cached.isShared)
      for (let knownVersion = cached?.snapshot.version; pending.length > 0; ) {
        const current = await readCurrent(id, knownVersion)
        knownVersion = current.snapshot.version
        pending = await attempt(current, pending)
      }
    } catch (error) {
      // One change of the batch was stored before. Applying them one by one keeps the others from failing with it.
      if (error instanceof DuplicateEntryError && pending.length > 1) for (const change of pending) await apply(id, [change])
      else for (const { reject } of pending) reject(error)
    }
  }
  return apply
}

/** Runs the rules in order, each on the result of the one before. Defers the rest at an entry that the batch already contains. */
function decide(snapshot: AccountSnapshot, changes: readonly PendingChange[], at: Date) {
  const decisions: Decision[] = []
  const updates: AccountUpdate[] = []
  const entryIds = new Set<string>()
  let { account } = snapshot
  for (const [index, change] of changes.entries()) {
    const isMissing = snapshot.version === 0 && updates.length === 0
    const outcome = runRule(() => (isMissing && !change.mayCreate ? null : change.rule(account, at)))
    if ('refusal' in outcome) decisions.push({ change, refusal: outcome.refusal })
    else if (!outcome.value) decisions.push({ change, result: { account, isChanged: false } })
    else {
      const update = buildUpdate(account, outcome.value, at)
      // Deferred until the first entry is stored, so that only the duplicate fails.
      if (update.entries.some(({ id }) => entryIds.has(id))) return { decisions, updates, deferred: changes.slice(index) }
      for (const { id } of update.entries) entryIds.add(id)
      updates.push(update)
      account = update.account
      decisions.push({ change, result: { account, isChanged: true } })
    }
  }
  return { decisions, updates, deferred: [] }
}

/** Runs a rule and catches its error, which is the answer to its own caller only. */
function runRule<T>(rule: () => T): { value: T } | { refusal: unknown } {
  try {
    return { value: rule() }
  } catch (refusal) {
    return { refusal }
  }
}

function answer(decision: Decision): void {
  if ('result' in decision) decision.change.resolve(decision.result)
  else decision.change.reject(decision.refusal)
}
