import { randomUUID } from 'node:crypto'
import { expect, it } from '@jest/globals'
import { interval } from '@rostra/kit/async/interval'
import type { SendResult } from '../../client/read-answer.ts'
import { type MemberClient, registerMember } from '../../client/register-member.ts'
import { draw } from '../../fault-harness/draw.ts'
import { completeAnswer } from '../../fault-harness/verify-sends.ts'
import { changes, idsIn, publishes, type ReadSteps, watchSteps } from '../../fault-harness/watch-steps.ts'
import { inBackground } from '../../load/in-background.ts'
import { grantCredits } from '../../operator/operator-calls.ts'
import type { ServiceProcess } from '../../product/service-process.ts'
import { killAtSteps } from './kill-at-steps.ts'
import type { KillHarness } from './kill-harness.ts'

/** The steps of a send that are visible in the stores, in their order. */
const storedSteps = ['claimed', 'held', 'admitted', 'ended', 'published', 'charged'] as const
/** The number of frames that its reader has by then. The last frame comes with the end. */
const frameSteps: Record<string, number> = { 'first frame': 1, 'second frame': 2, 'last frame': Number.POSITIVE_INFINITY }
type StoredStep = (typeof storedSteps)[number]

/** Returns a reader of the writes of chat and billing. The subject of a step is the request of its send. */
export function sendStepReader(): ReadSteps<StoredStep> {
  const requestOf = new Map<string, string>()
  const known = (ids: readonly string[]) => ids.flatMap((id) => requestOf.get(id) ?? [])
  return ({ kind, collection, id, row, fields }) => {
    if (kind === 'insert' && collection === 'exchanges') requestOf.set(id, row.requestId)
    const steps: [StoredStep, boolean, readonly string[]][] = [
      ['claimed', kind === 'insert' && collection === 'exchanges', [id]],
      ['held', collection === 'accounts' && changes(fields, 'holds'), idsIn(fields)],
      ['admitted', collection === 'exchanges' && fields.status === 'running', [id]],
      ['ended', collection === 'exchanges' && fields.finishedAt !== undefined, [id]],
      ['published', collection === 'exchanges' && publishes(fields) && fields.status === undefined, [id]],
      ['charged', kind === 'insert' && collection === 'ledger' && row.kind === 'exchange', [String(row.reference)]],
    ]
    return steps.flatMap(([step, isSeen, ids]) => (isSeen ? known(ids).map((subject) => ({ step, subject })) : []))
  }
}

const kills = draw(
  'sends',
  [...storedSteps, ...Object.keys(frameSteps)].flatMap((step, index) =>
    (['chat', 'billing'] as const).map((service) => ({ step, service, replica: index % 2 })),
  ),
  4,
)
const completeText = completeAnswer(24)
const longestHoldMs = 120_000
/** Members who send all the time, whichever process is killed. */
const backgroundSenders = 3
const granted = 20_000

/** Kills chat and billing at steps of sends, while others send. */
export function killSends(harness: () => KillHarness): void {
  it(`chat and billing, killed ${kills.length} times at a step of a send: every answer is complete and charged once, and no event is lost`, async () => {
    const { product, inspector } = harness()
    const watch = await watchSteps(
      inspector.client,
      ['chat', 'billing'].map((service) => `rostra_${service}${product.suffix}`),
      sendStepReader(),
    )
    const members = await Promise.all(Array.from({ length: backgroundSenders + 1 }, () => registerMember(product.urls)))
    await grantCredits(product, members, granted)
    const results = new Map<string, SendResult>()
    const send = async (
      member: MemberClient,
      gateway: number,
      conversationId: string,
      requestId: string,
      onFrame?: (n: number) => void,
    ) => {
      results.set(
        requestId,
        await member.send({ content: '[answer 24.5] Go on', conversationId, requestId, ...(onFrame && { onFrame }) }, gateway),
      )
    }
    const [observed, ...others] = members as [MemberClient, ...MemberClient[]]
    const chats = await Promise.all(others.map((member) => member.startConversation()))
    const background = inBackground(...others.map((member, at) => () => send(member, at, chats[at] as string, randomUUID())))
    let oldestHoldMs = 0
    let recordError: unknown
    const recordOldestHold = async () => {
      oldestHoldMs = Math.max(oldestHoldMs, await inspector.oldestHoldMs())
    }
    const stopRecording = interval(1_000, recordOldestHold, (error) => {
      recordError = error
    })

    const unseen = await killAtSteps({
      kills,
      watch,
      unseenAfterMs: 30_000,
      victimOf: ({ service, replica }) => product.replicasOf(service)[replica] as ServiceProcess,
      actFor: async ({ step, replica }) => {
        const conversationId = await observed.startConversation()
        const requestId = randomUUID()
        const frames = frameSteps[step]
        if (frames === undefined) return { subject: requestId, run: () => send(observed, replica, conversationId, requestId) }
        const reached = Promise.withResolvers<void>()
        const onFrame = (count: number) => count >= frames && reached.resolve()
        // An answer may come in a single frame.
        const run = () => send(observed, replica, conversationId, requestId, onFrame).finally(reached.resolve)
        return { subject: requestId, run, seen: reached.promise }
      },
    }).finally(background.stop)

    await inspector.settled(longestHoldMs)
    await stopRecording()
    await watch.close()
    for (const member of members) {
      const stored = await inspector.expectChargedOnce(member.id)
      for (const [requestId, { text, status }] of stored) {
        const result = results.get(requestId)
        // The other chat replica continues an answer, also one of which no frame was shown.
        expect({ requestId, status, result }).toEqual({ requestId, status: 'complete', result: { kind: 'complete', text } })
        expect(text).toMatch(completeText)
      }
      expect(await inspector.expectExact(member.id)).toBe(granted + 100 - 2 * stored.size)
    }
    const stored = await inspector.sends()
    expect([...results.keys()].filter((requestId) => !stored.has(requestId))).toEqual([])
    await inspector.allCounted()
    process.stdout.write(`${results.size} sends, all complete and charged once; oldest hold ${(oldestHoldMs / 1_000).toFixed(1)} s\n`)
    expect(recordError).toBeUndefined()
    expect(oldestHoldMs).toBeLessThan(longestHoldMs)
    // A step that does not come: an earlier kill has made the send begin late.
    expect(unseen.length).toBeLessThanOrEqual(Math.max(1, kills.length / 10))
  }, 3_600_000)
}
