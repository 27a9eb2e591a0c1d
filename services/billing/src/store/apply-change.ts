import type { Account } from '../domain/account.ts'
import type { Rule } from '../domain/ports.ts'
import type { AccountWrites, Seen } from './account-writes.ts'
import type { LastSeen } from './last-seen.ts'

interface Applied {
  account: Account
  changed: boolean
}

interface Options {
  /** The moment (of the process's own clock) from which on the account has to be known for a refusal. */
  askedAt: number
  /** An account that isn't there may come into being. */
  opens?: boolean
}

export type Apply = (id: string, rule: Rule, options: Options) => Promise<Applied>

/**
 * Applies rules to accounts. A rule is first tried on the account as this replica has seen it last: what nobody else has changed since
 * takes one round trip. What is not stored like this (a refusal, and that there is nothing to do) is decided only on an account that was seen
 * after the change was asked for. `left` hears of changes that left events.
 */
export function createApply(writes: AccountWrites, lastSeen: LastSeen, now: () => Date, left: () => void): Apply {
  /** Null when somebody else has changed the account since it was seen. */
  const attempt = async (seen: Seen, rule: Rule): Promise<Applied | null> => {
    const [at, moment] = [now(), performance.now()]
    const change = rule(seen.account, at)
    if (!change) return { account: seen.account, changed: false }
    lastSeen.forget(seen.account.id)
    const next = await writes.write(seen, change, at)
    if (!next) return null
    lastSeen.set(next, moment)
    if (change.entries.length > 0) left()
    return { account: next.account, changed: true }
  }

  const readAnew = async (id: string) => {
    const moment = performance.now()
    const seen = await writes.read(id)
    if (seen.version > 0) lastSeen.set(seen, moment)
    return seen
  }

  return async (id, rule, { askedAt, opens = true }) => {
    const fresh = lastSeen.since(id, askedAt)
    const remembered = fresh ?? lastSeen.since(id, Number.NEGATIVE_INFINITY)
    const early = remembered && (await attempt(remembered, fresh ? rule : unlessRefused(rule)))
    if (early && (early.changed || fresh)) return early
    while (true) {
      const seen = await readAnew(id)
      if (seen.version === 0 && !opens) return { account: seen.account, changed: false }
      const applied = await attempt(seen, rule)
      if (applied) return applied
    }
  }
}

const unlessRefused =
  (rule: Rule): Rule =>
  (account, at) => {
    try {
      return rule(account, at)
    } catch {
      return null
    }
  }
