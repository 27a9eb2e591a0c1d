import type { Account } from '../domain/account.ts'
import { EntryExists } from '../domain/ledger.ts'
import type { Rule } from '../domain/ports.ts'
import { type Posting, post } from '../domain/posting.ts'
import type { AccountWrites, Seen } from './account-writes.ts'
import type { LastSeen } from './last-seen.ts'

interface Applied {
  account: Account
  changed: boolean
}

/** A change of an account that somebody waits for. */
export interface Wanted {
  rule: Rule
  /** The moment (of the process's own clock) from which on the account has to be known for a refusal. */
  askedAt: number
  /** An account that isn't there may come into being. */
  opens: boolean
  resolve: (applied: Applied) => void
  reject: (error: unknown) => void
}

/** What becomes of a wanted change; `refusal` stands for an answer without a change, too. */
type Verdict = { wanted: Wanted; applied: Applied } | { wanted: Wanted; refusal: unknown }

/**
 * Applies rules to an account, one after the other and stored together, and tells each who waits for it. They are first tried on the account
 * as this replica has seen it last: what nobody else has changed since takes one round trip. What stores nothing (a refusal, and that
 * there is nothing to do) is decided only on an account that was certainly like this after the change was asked for. `left` hears of
 * changes that left events.
 */
export function createApply(writes: AccountWrites, lastSeen: LastSeen, now: () => Date, left: () => void) {
  const readAnew = async (id: string) => {
    const moment = performance.now()
    const seen = await writes.read(id)
    if (seen.version > 0) lastSeen.set(seen, moment)
    return { seen, moment }
  }

  /** Gives those whose change has to be tried again. */
  const attempt = async (seen: Seen, knownAt: number, all: readonly Wanted[]): Promise<readonly Wanted[]> => {
    const [at, begun] = [now(), performance.now()]
    const { verdicts, postings, later } = decide(seen, all, at)
    let certainAt = knownAt
    if (postings.length > 0) {
      lastSeen.forget(seen.account.id)
      const next = await writes.write(seen, postings, at)
      if (!next) return all
      // Nobody else had changed the account when it was stored: whatever was decided together with it is certain.
      certainAt = begun
      lastSeen.set(next, begun)
      if (postings.some(({ entries }) => entries.length > 0)) left()
    }
    const isCertain = (verdict: Verdict) => ('applied' in verdict && verdict.applied.changed) || verdict.wanted.askedAt <= certainAt
    for (const verdict of verdicts.filter(isCertain)) tell(verdict)
    return [...verdicts.filter((verdict) => !isCertain(verdict)).map(({ wanted }) => wanted), ...later]
  }

  const apply = async (id: string, all: readonly Wanted[]): Promise<void> => {
    let waiting = all
    try {
      const remembered = lastSeen.get(id)
      if (remembered) waiting = await attempt(remembered.seen, remembered.moment, waiting)
      while (waiting.length > 0) {
        const { seen, moment } = await readAnew(id)
        waiting = await attempt(seen, moment, waiting)
      }
    } catch (error) {
      // One of them was charged or granted before: it must not keep the others from theirs.
      if (error instanceof EntryExists && waiting.length > 1) for (const one of waiting) await apply(id, [one])
      else for (const { reject } of waiting) reject(error)
    }
  }
  return apply
}

function decide(seen: Seen, all: readonly Wanted[], at: Date) {
  const verdicts: Verdict[] = []
  const postings: Posting[] = []
  const ids = new Set<string>()
  let { account } = seen
  for (const [index, wanted] of all.entries()) {
    const change = tried(() => (seen.version === 0 && postings.length === 0 && !wanted.opens ? null : wanted.rule(account, at)))
    if ('refusal' in change) verdicts.push({ wanted, refusal: change.refusal })
    else if (!change.made) verdicts.push({ wanted, applied: { account, changed: false } })
    else {
      const posting = post(account, change.made, at)
      // The same entry twice: the second has to find the first one stored.
      if (posting.entries.some(({ id }) => ids.has(id))) return { verdicts, postings, later: all.slice(index) }
      for (const { id } of posting.entries) ids.add(id)
      postings.push(posting)
      account = posting.account
      verdicts.push({ wanted, applied: { account, changed: true } })
    }
  }
  return { verdicts, postings, later: [] }
}

/** What a rule throws is an answer to who asked, and to nobody else. */
function tried<T>(make: () => T): { made: T } | { refusal: unknown } {
  try {
    return { made: make() }
  } catch (refusal) {
    return { refusal }
  }
}

function tell(verdict: Verdict): void {
  if ('applied' in verdict) verdict.wanted.resolve(verdict.applied)
  else verdict.wanted.reject(verdict.refusal)
}
