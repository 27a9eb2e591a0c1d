import type { RpcClient } from '@rostra/kit/rpc/client'
import type { Member } from '@rostra/platform/caller'
import { IdentityService } from '@rostra/proto/identity'

/** A cached session that is still used. */
export interface KeptSession {
  member: Member
  /** Keeps the session for another time to live, from `checkedAt` on, by `performance.now()`. */
  keep: (checkedAt: number) => void
  /** Removes the session: its member has changed. */
  drop: () => void
}

export interface SessionChecks {
  /** Begins the checks, unless they run. They end by themselves when no session is used. */
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

/** Sessions of one call. */
const maxBatch = 500
/** Of the time to live: the time between two checks that are answered at once, and the shortest one. The rest is for the answer. */
const longest = 0.6
const shortest = 0.2

/**
 * Asks identity regularly, with one call for all sessions in use, whether they are as they were. Those that are live on. A session whose check fails or
 * is late ends with its time to live, as without checks. While identity or this process is slow, checks follow each other sooner, so that answers still come in time.
 */
export function createSessionChecks({ identity, ttlMs, sessionsInUse }: SessionChecksOptions): SessionChecks {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  /** How long the latest check took, from the time at which it was due, in milliseconds. */
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
    for (let from = 0; from < groups.length; from += maxBatch) check(groups.slice(from, from + maxBatch), dueAt).catch(() => undefined)
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

/** Returns the milliseconds until the next check, after one that took `lastMs`: a slow one takes half of that from them. */
export const checkAfterMs = (ttlMs: number, lastMs: number): number => Math.max(ttlMs * shortest, ttlMs * longest - lastMs / 2)

const claimsOf = ({ id, sessionId, username, role }: Member) => ({ sessionId, accountId: id, username, role })
