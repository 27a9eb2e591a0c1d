import { expect } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { retryOverGateways } from '../client/api-client.ts'
import { type MemberClient, registerMember } from '../client/register-member.ts'
import type { LedgerInspector } from './ledger-inspector.ts'

/**
 * Creates public personas of a member whose requests the fake provider recognises by their numbers from 0. Returns their ids in that order.
 */
export async function createExperts(owner: MemberClient, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let number = 0; number < count; number++) {
    const { id } = await owner.post('/api/bots', {
      name: `Navigator ${number}`,
      description: 'Finds a way through any strait',
      category: 'Education',
      rolePrompt: `You are a navigator of the old school. [expert ${number}]`,
    })
    ids.push(id)
  }
  return ids
}

/** Registers a member with a circle of experts. */
export async function registerWithCircle(urls: readonly string[], experts: readonly string[]): Promise<MemberClient> {
  const member = await registerMember(urls)
  for (const botId of experts) await member.post('/api/circle-of-experts', { botId })
  return member
}

/**
 * Starts a discussion of a member's circle, and repeats the start as a browser does.
 * Returns its id. `answer`: the shape of each model's answer.
 */
export async function startDiscussion({ post }: MemberClient, requestId: string, answer: string, first = 0): Promise<string> {
  const prompt = `[discussion ${requestId}] ${answer} How would you sail round the cape in autumn?`
  const start = (gateway: number) => post<{ discussionId: string }>('/api/expert-discussions', { prompt, requestId }, gateway)
  return (await retryOverGateways(start, { first })).discussionId
}

/** Waits until a discussion has ended, as its member sees it. Throws after 200 s. */
export async function waitForEnd({ get }: MemberClient, id: string, firstGateway = 0): Promise<void> {
  let gateway = firstGateway
  await eventually(async () => {
    const { status } = await get<{ status: string }>(`/api/expert-discussions/${id}`, gateway).catch((error) => {
      gateway++
      throw error
    })
    if (status === 'ongoing') throw new Error(`The discussion ${id} has not ended`)
  }, 200_000)
}

/** Returns the number of discussions that are claimed or ongoing. */
export const openDiscussions = ({ db }: LedgerInspector): Promise<number> =>
  db('experts')
    .collection('discussions')
    .countDocuments({ status: { $in: ['claimed', 'ongoing'] } })

const longestMs = 180_000

interface Begun {
  requestIds: readonly string[]
  members: readonly MemberClient[]
  /** Purchased credits that each member was granted. */
  granted: number
  /** The personas, in the order of their marks. */
  experts: readonly string[]
  providerUrl: string
}

/** A call of the fake provider for a step of a discussion. */
interface ProviderCall {
  kind: 'draft' | 'revision' | 'chair'
  /** The request id of the discussion. */
  discussion: string
  /** The number of the expert, as `createExperts` marks it; empty for the chair. */
  expert: string
  /** When it began, in milliseconds since 1970. */
  at: number
}

/** What the stores have of one discussion. */
interface StoredDiscussion {
  id: string
  memberId: string
  requestId: string
  status: 'claimed' | 'ongoing' | 'completed' | 'failed'
  steps: readonly { kind: ProviderCall['kind']; expertId: string; content: string; at: Date }[]
  createdAt: Date
  finishedAt: Date | null
}

/** Returns whether the provider was asked for a step after it had been stored. */
const ranAgain = ({ requestId, steps }: StoredDiscussion, calls: readonly ProviderCall[], experts: Begun['experts']) =>
  steps.some(({ kind, expertId, at }) =>
    calls.some((call) => {
      const persona = call.expert === '' ? '' : experts[Number(call.expert)]
      return call.discussion === requestId && call.kind === kind && persona === expertId && call.at > at.getTime()
    }),
  )

/**
 * Waits until every discussion has ended, every hold is settled and every event is published. Expects that each was begun by a member,
 * has one document, took at most three minutes, stored no step twice, ran none after it was stored, and cost 2 credits for each expert
 * that answered, or nothing when it failed. Returns the number of discussions by status.
 */
export async function verifyDiscussions(inspector: LedgerInspector, begun: Begun): Promise<Record<string, number>> {
  await eventually(async () => expect(await openDiscussions(inspector)).toBe(0), 240_000)
  await inspector.settled()
  const rows = await inspector.db('experts').collection<Omit<StoredDiscussion, 'id'>>('discussions').find().toArray()
  const stored: StoredDiscussion[] = rows.map(({ _id, ...row }) => ({ ...row, id: String(_id) }))
  const charges = await inspector.db('billing').collection('ledger').find({ kind: 'discussion' }).toArray()
  const chargesOf = Map.groupBy(charges, ({ reference }) => String(reference))
  const chargeOf = ({ id }: StoredDiscussion) => (chargesOf.get(id) ?? []).reduce((sum, { amount }) => sum - amount, 0)
  const calls = (await (await fetch(`${begun.providerUrl}/calls`)).json()) as ProviderCall[]
  const lasted = ({ createdAt, finishedAt }: StoredDiscussion) => (finishedAt?.getTime() ?? Number.POSITIVE_INFINITY) - createdAt.getTime()
  const hasTwice = ({ steps }: StoredDiscussion) => new Set(steps.map(({ kind, expertId }) => `${kind} ${expertId}`)).size < steps.length

  expect(stored.map(({ requestId }) => requestId).sort()).toEqual(begun.requestIds.toSorted())
  expect(stored.filter((discussion) => lasted(discussion) > longestMs)).toEqual([])
  expect(stored.filter(hasTwice)).toEqual([])
  expect(stored.filter((discussion) => ranAgain(discussion, calls, begun.experts))).toEqual([])
  expect(stored.filter((discussion) => chargeOf(discussion) !== priceOf(discussion))).toEqual([])
  for (const { id } of begun.members) {
    const spent = stored.filter(({ memberId }) => memberId === id).reduce((sum, discussion) => sum + chargeOf(discussion), 0)
    expect({ id, pockets: await inspector.expectExact(id) }).toEqual({ id, pockets: begun.granted + 100 - spent })
  }
  const byStatus = Map.groupBy(stored, ({ status }) => status)
  return Object.fromEntries([...byStatus].map(([status, all]) => [status, all.length]))
}

const priceOf = ({ status, steps }: StoredDiscussion) =>
  status === 'completed' ? 2 * steps.filter(({ kind, content }) => kind === 'draft' && content !== '').length : 0
