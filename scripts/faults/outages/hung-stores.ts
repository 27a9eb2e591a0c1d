import { expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { retryOverGateways } from '../../client/api-client.ts'
import { type MemberClient, memberPassword, registerMember } from '../../client/register-member.ts'
import { draw, lasting } from '../../fault-harness/draw.ts'
import { callsIn, defects, formatReport, reportByKind, wellAgain } from '../../fault-harness/load/load-report.ts'
import { machineAllowanceMs, probeDuring } from '../../fault-harness/load/probe-during.ts'
import type { ProbedLoad } from '../../fault-harness/load/probed-load.ts'
import { countDeadLetters } from '../../fault-harness/published-events.ts'
import { pauseProcess } from '../../infra/servers/pause-process.ts'
import type { Direction } from '../../infra/servers/start-toxiproxy.ts'
import { canCut, type OutageHarness } from './outage-harness.ts'

const hungMs = lasting(3_000, 20_000)
/** How long the load goes on after a fault, and within which calls must be quick again. */
const recoveryMs = Math.min(hungMs, 10_000)

interface Hang {
  what: string
  /** Begins the fault. Returns what ends it. */
  begin: (harness: OutageHarness) => Promise<() => Promise<void>>
  /** The longest call of any kind; to this is added what the machine takes. */
  longestCallMs: number
  /** From the end of the fault until no call fails. The machine's allowance is added twice: all clients return at once. */
  wellAgainWithinMs: number
  /** The kinds of calls that must not fail. */
  unaffected: readonly string[]
}

const reads = ['public read', 'personal read']
const withoutChatsRedis = [...reads, 'log-in', 'conversation start']
const cut = (direction: Direction, what: string): Hang => ({
  what,
  longestCallMs: 2_000,
  wellAgainWithinMs: 2_000,
  unaffected: withoutChatsRedis,
  begin: async ({ pathToRedis }) => {
    await pathToRedis?.cut(direction)
    return async () => pathToRedis?.mend()
  },
})
const hangs: readonly Hang[] = [
  {
    what: 'the broker hangs',
    longestCallMs: 2_000,
    wellAgainWithinMs: 3_000,
    unaffected: [...withoutChatsRedis, 'member send', 'guest send'],
    begin: ({ broker }) => broker.pause(),
  },
  {
    what: 'Redis hangs',
    longestCallMs: 2_000,
    wellAgainWithinMs: 3_000,
    unaffected: reads,
    begin: ({ redis }) => pauseProcess(redis.pid),
  },
  {
    what: 'MongoDB hangs in the middle of account deletions',
    longestCallMs: 6_000,
    wellAgainWithinMs: 3_000,
    unaffected: [],
    begin: async ({ set }) => {
      const resumes = await Promise.all(set.members.map((member) => member.pause()))
      return async () => void (await Promise.all(resumes.map((resume) => resume())))
    },
  },
  ...(canCut
    ? [
        cut('upstream', 'the network is cut: commands of chat do not reach Redis'),
        cut('downstream', 'the network is cut: commands of chat take effect, and their answers are lost'),
      ]
    : []),
]

/** Hangs a store, or cuts the network to it, under a load. */
export function hungStores(harness: () => OutageHarness, load: () => ProbedLoad): void {
  it.each(draw('hung stores', hangs, 2).map((hang) => [hang.what, hang] as const))(
    `%s for ${hungMs / 1_000} s: every call ends in time, and calls succeed soon after`,
    async (what, { begin, longestCallMs, wellAgainWithinMs, unaffected }) => {
      const deletion = what.startsWith('MongoDB') ? await prepareDeletions(harness()) : undefined
      const beginFault = async () => {
        await deletion?.begin()
        return begin(harness())
      }
      const allowanceMs = await machineAllowanceMs(load())
      const { from, to } = await probeDuring(load(), { begin: beginFault, lastsMs: hungMs, recoveryMs })
      const calls = callsIn(load().calls, { from, to })
      const { failedMs, slowMs } = wellAgain(load().calls, to, Math.max(1_000, allowanceMs))
      process.stdout.write(
        formatReport(
          `${what}, no failure from ${Math.round(failedMs)} ms on, quick again after ${Math.round(slowMs)} ms, ${Math.round(allowanceMs)} ms allowed for the machine`,
          reportByKind(calls),
        ),
      )
      expect(reportByKind(defects(calls, allowanceMs))).toEqual({})
      expect(Math.max(...calls.map(({ ms }) => ms))).toBeLessThan(longestCallMs + allowanceMs)
      expect(reportByKind(calls.filter(({ kind, status }) => unaffected.includes(kind) && status >= 400))).toEqual({})
      expect(failedMs).toBeLessThan(wellAgainWithinMs + 2 * allowanceMs)
      expect(slowMs).toBeLessThan(recoveryMs + 2 * allowanceMs)
      await deletion?.expectDone()
    },
    hungMs + recoveryMs + 240_000,
  )
}

const deletedMembers = 12
/** From the store's return until every account is deleted: a partition pauses for at most 15 s. */
const deletedWithinMs = 60_000

/** Deletes an account as people do who are refused on a busy machine: again, until the session of the deleted account has ended. */
async function deleteAccount({ call }: MemberClient) {
  let isRepeated = false
  await retryOverGateways(async (gateway) => {
    const { status, reason } = await call('DELETE', '/api/user', { password: memberPassword }, { gateway })
    if (status !== 204 && !(isRepeated && status === 401)) {
      isRepeated = true
      throw new Error(`${status} ${reason}`)
    }
  })
}

/** Registers members with a conversation each. `begin` deletes their accounts. Their data must be gone soon, without a dead letter. */
async function prepareDeletions(harness: OutageHarness) {
  const { product, inspector, broker } = harness
  const members = await Promise.all(Array.from({ length: deletedMembers }, () => registerMember(product.urls)))
  const chat = async ({ send, startConversation }: MemberClient) =>
    send({ conversationId: await startConversation(), content: '[answer 5.5] Go on', requestId: crypto.randomUUID() })
  await Promise.all(members.map(chat))
  harness.deletedAnswers += members.length
  const persons = { person: { $in: members.map(({ id }) => `member:${id}`) } }
  const accounts = { accountId: { $in: members.map(({ id }) => id) } }
  const left = async () => {
    const counts = await Promise.all([
      inspector.db('chat').collection('conversations').countDocuments(persons),
      inspector.db('chat').collection('exchanges').countDocuments(persons),
      inspector.db('billing').collection('ledger').countDocuments(accounts),
    ])
    return counts.reduce((sum, count) => sum + count, 0)
  }
  expect(await left()).toBeGreaterThanOrEqual(2 * deletedMembers)
  return {
    begin: async () => void (await Promise.all(members.map(deleteAccount))),
    expectDone: async () => {
      await eventually(async () => expect(await left()).toBe(0), deletedWithinMs)
      expect(await countDeadLetters(broker)).toBe(0)
    },
  }
}
