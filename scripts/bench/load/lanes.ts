import { retryOverGateways } from '../../client/api-client.ts'
import { type MemberClient, registerMember } from '../../client/register-member.ts'
import { grantCredits } from '../../product/operator-calls.ts'
import { type Reading, readOne } from '../stream-reader.ts'

type Operator = Parameters<typeof grantCredits>[0]

/** A reader of a load: a member in a conversation of its own. */
export interface Lane {
  cookie: string
  conversationId: string
}

/** Members of a load: as many accounts as a busy minute of a real day has, so that no account's lock, cache or counter is hit all the time. */
const membersOfLoad = 200

/**
 * Registers up to 200 members, grants each more credits than a run spends, and starts the conversations of `count` lanes. They are spread over the
 * members and over all public personas. What the product refuses on a busy machine is tried again: nothing is measured yet.
 */
export async function openLanes(url: string, operator: Operator, count: number): Promise<Lane[]> {
  const members: MemberClient[] = await inGroups(Math.min(count, membersOfLoad), 10, () => retryOverGateways(() => registerMember([url])))
  await retryOverGateways(() => grantCredits(operator, members, 1_000_000))
  const personas = await publicPersonas(url)
  return inGroups(count, 50, (index) =>
    retryOverGateways(async () => {
      const member = members[index % members.length] as MemberClient
      const { conversation } = await member.post('/api/conversations', { botId: personas[index % personas.length] })
      return { cookie: member.cookie, conversationId: conversation.id }
    }),
  )
}

/** Returns an `exchange` that sends in a lane's conversation. Rejects when a stream is not intact. */
export const exchangeIn =
  (url: string, lanes: readonly Lane[], tokens: number) =>
  (number: number): Promise<Reading> => {
    const { cookie, conversationId } = lanes[number % lanes.length] as Lane
    const body = { conversationId, content: 'Tell me everything about it, please.', requestId: crypto.randomUUID() }
    return readOne(`${url}/api/messages/stream`, { cookie }, JSON.stringify(body), tokens)
  }

async function publicPersonas(url: string): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; ; page++) {
    const some = (await (await fetch(`${url}/api/bots/public?limit=50&page=${page}`)).json()) as { id: string }[]
    if (some.length === 0) return ids
    ids.push(...some.map(({ id }) => id))
  }
}

async function inGroups<T>(count: number, size: number, make: (index: number) => Promise<T>): Promise<T[]> {
  const made: T[] = []
  while (made.length < count) {
    const from = made.length
    made.push(...(await Promise.all(Array.from({ length: Math.min(size, count - from) }, (_, index) => make(from + index)))))
  }
  return made
}
