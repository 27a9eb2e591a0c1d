import { chunksOf } from '@rostra/kit/chunks'
import type { RpcClient } from '@rostra/kit/rpc/client'
import type { Member } from '@rostra/platform/caller'
import { IdentityService } from '@rostra/proto/identity'

/** A cached session that requests use. */
export interface KeptSession {
  member: Member
  /** Starts the session's time to live again at `checkedAt`, a time of `performance.now()`. */
  keep: (checkedAt: number) => void
  /** Removes the session: its member has changed. */
  drop: () => void
}

export interface SessionChecks {
  /** Starts the checks unless they run. They stop by themselves when no session is in use. */
  begin: () => void
  stop: () => void
}

export interface SessionChecksOptions {
  identity: Pick<RpcClient, 'call'>
  /** The time to live of a session without a check, in milliseconds. */
  ttlMs: number
  /** Returns the sessions to check now. */
  sessionsInUse: () => readonly KeptSession[]
}

/** The most sessions in one CheckSessions call. */
const maxBatch = 500
/** The longest and the shortest interval between checks, as fractions of the time to live. The remaining time is for the answer. */
const longest = 0.6
const shortest = 0.2

/**
 * Creates periodic checks that keep cached sessions valid: one call asks identity about up to 500 sessions in use. An unchanged session
 * starts its time to live again, a changed one is dropped. When a check fails or is late, the session expires with its time to live. While
 * identity or this process is slow, the interval is shorter, so that answers still arrive before sessions expire.
 */
export function createSessionChecks({ identity, ttlMs, sessionsInUse }: SessionChecksOptions): SessionChecks {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  /** The duration of the latest check, from its due time to its answer, in milliseconds. */
  let lastMs = 0

  const begin = () => {
    if (isStopped || timer) return
    const waitMs = checkAfterMs(ttlMs, lastMs)
    const dueAt = performance.now() + waitMs
    timer = setTimeout(() => checkAll(dueAt), waitMs).unref()
  }

  const checkAll = (dueAt: number) => {
    timer = undefined
    const inUse = sessionsInUse()
    if (inUse.length === 0) return
    begin()
    const groups = [...Map.groupBy(inUse, ({ member }) => JSON.stringify(claimsOf(member))).values()]
    for (const some of chunksOf(groups, maxBatch)) check(some, dueAt).catch(() => undefined)
  }

  const check = async (groups: readonly KeptSession[][], dueAt: number) => {
    const checkedAt = performance.now()
    const sessions = groups.flatMap(([first]) => (first ? [claimsOf(first.member)] : []))
    const { unchanged } = await identity.call(IdentityService.CheckSessions, { sessions }, { deadlineMs: ttlMs }).finally(() => {
      lastMs = performance.now() - dueAt
    })
    for (const [index, group] of groups.entries()) {
      for (const session of group) {
        if (unchanged[index]) session.keep(checkedAt)
        else session.drop()
      }
    }
  }

  return {
    begin,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** Returns the interval until the next check, in milliseconds: 0.6 of the time to live less half of `lastMs`, but at least 0.2 of it. */
export const checkAfterMs = (ttlMs: number, lastMs: number): number => Math.max(ttlMs * shortest, ttlMs * longest - lastMs / 2)

const claimsOf = ({ id, sessionId, username, role }: Member) => ({ sessionId, accountId: id, username, role })
