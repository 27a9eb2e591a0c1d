import { randomUUID } from 'node:crypto'
import { expect, it } from '@jest/globals'
import { type MemberClient, registerMember } from '../../client/register-member.ts'
import { confirmAddress } from '../../fault-harness/confirm-address.ts'
import { createExperts, registerWithCircle, startDiscussion, verifyDiscussions, waitForEnd } from '../../fault-harness/discussions.ts'
import { draw } from '../../fault-harness/draw.ts'
import { changes, idsIn, publishes, type ReadSteps, watchSteps } from '../../fault-harness/watch-steps.ts'
import { inBackground } from '../../load/in-background.ts'
import { grantCredits } from '../../operator/operator-calls.ts'
import type { ServiceProcess } from '../../product/service-process.ts'
import { killAtSteps } from './kill-at-steps.ts'
import type { KillHarness } from './kill-harness.ts'

/** The steps of a discussion of three experts that are visible in the stores, in their order. */
const discussionSteps = [
  ...(['claimed', 'held', 'admitted'] as const),
  ...(['draft 1', 'draft 2', 'draft 3', 'revision 1', 'revision 2', 'revision 3', 'chair 1'] as const),
  ...(['ended', 'published', 'charged'] as const),
] as const
type DiscussionStep = (typeof discussionSteps)[number]

/** Returns a reader of the writes of experts and billing. The subject of a step is the request of its discussion. */
function discussionStepReader(): ReadSteps<DiscussionStep> {
  const requestOf = new Map<string, string>()
  const known = (ids: readonly string[]) => ids.flatMap((id) => requestOf.get(id) ?? [])
  /** The number of stored steps by discussion and kind. */
  const stored = new Map<string, number>()
  /** Lists the steps that an update has added: 'draft 2' for the second draft. */
  const addedSteps = (id: string, fields: Record<string, unknown>): DiscussionStep[] => {
    const added = Object.entries(fields).flatMap(([field, value]) => {
      if (field === 'steps') return value as { kind: string }[]
      return /^steps\.\d+$/.test(field) ? [value as { kind: string }] : []
    })
    return added.map(({ kind }) => {
      const count = (stored.get(`${id} ${kind}`) ?? 0) + 1
      stored.set(`${id} ${kind}`, count)
      return `${kind} ${count}` as DiscussionStep
    })
  }
  return ({ kind, collection, id, row, fields }) => {
    const isOwn = collection === 'discussions'
    if (kind === 'insert' && isOwn) requestOf.set(id, row.requestId)
    const steps: [DiscussionStep, boolean, readonly string[]][] = [
      ['claimed', kind === 'insert' && isOwn, [id]],
      ['held', collection === 'accounts' && changes(fields, 'holds'), idsIn(fields)],
      ['admitted', isOwn && fields.status === 'ongoing', [id]],
      ...(isOwn ? addedSteps(id, fields) : []).map((step): [DiscussionStep, boolean, string[]] => [step, true, [id]]),
      ['ended', isOwn && (fields.status === 'completed' || fields.status === 'failed'), [id]],
      ['published', isOwn && publishes(fields) && fields.status === undefined, [id]],
      ['charged', kind === 'insert' && collection === 'ledger' && row.kind === 'discussion', [String(row.reference)]],
    ]
    return steps.flatMap(([step, isSeen, ids]) => (isSeen ? known(ids).map((subject) => ({ step, subject })) : []))
  }
}

const kills = draw(
  'discussions',
  discussionSteps.flatMap((step, index) => (['experts', 'billing'] as const).map((service) => ({ step, service, replica: index % 2 }))),
  3,
)
/** A model call of 300 ms. */
const answer = '[answer 30.10]'
const granted = 20_000
/** Members who discuss all the time, whichever process is killed. */
const backgroundMembers = 2

/** Kills experts and billing at steps of discussions, while others discuss. */
export function killDiscussions(harness: () => KillHarness): void {
  it(`experts and billing, killed ${kills.length} times at a step of a discussion: each ends within three minutes, with exact credits and no step run twice`, async () => {
    const { product, inspector, mails } = harness()
    const watch = await watchSteps(
      inspector.client,
      ['experts', 'billing'].map((service) => `rostra_${service}${product.suffix}`),
      discussionStepReader(),
    )
    const experts = await createExperts(await confirmAddress(await registerMember(product.urls), mails), 3)
    const members: MemberClient[] = []
    while (members.length <= backgroundMembers) members.push(await registerWithCircle(product.urls, experts))
    await grantCredits(product, members, granted)
    const [observed, ...others] = members as [MemberClient, ...MemberClient[]]
    const requestIds: string[] = []
    const begin = (member: MemberClient, gateway: number, requestId: string) => {
      requestIds.push(requestId)
      return startDiscussion(member, requestId, answer, gateway)
    }
    const discuss = async (member: MemberClient, gateway: number) => waitForEnd(member, await begin(member, gateway, randomUUID()), gateway)
    const background = inBackground(...others.map((member, gateway) => () => discuss(member, gateway)))
    const unseen = await killAtSteps({
      kills,
      watch,
      unseenAfterMs: 30_000,
      victimOf: ({ service, replica }) => product.replicasOf(service)[replica] as ServiceProcess,
      actFor: async ({ replica }) => {
        const requestId = randomUUID()
        return { subject: requestId, run: () => begin(observed, replica, requestId) }
      },
    }).finally(background.stop)
    const { url: providerUrl } = product.provider
    const { completed = 0, failed = 0 } = await verifyDiscussions(inspector, { requestIds, members, granted, experts, providerUrl })
    await watch.close()
    process.stdout.write(`${completed} discussions completed, ${failed} failed\n`)
    expect(failed).toBeLessThanOrEqual((completed + failed) / 20)
    // A step that does not come: an earlier kill has made the start late.
    expect(unseen.length).toBeLessThanOrEqual(Math.max(1, kills.length / 10))
  }, 7_200_000)
}
