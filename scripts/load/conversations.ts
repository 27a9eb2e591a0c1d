import type { OperatorAccess } from '../bootstrap/operator-access.ts'
import { createApiClient } from '../client/api-client.ts'
import { type MemberClient, registerMember } from '../client/register-member.ts'
import { grantCredits } from '../operator/operator-calls.ts'
import { type Reading, readStream } from './stream-reader.ts'

/** A conversation of a load, of which its member's session sends. */
interface Conversation {
  cookie: string
  conversationId: string
}

/** As many accounts as a busy minute of a real day has, so that no account's lock, cache or counter is hit all the time. */
const mostMembers = 200
const patient = { patienceMs: 60_000 }

/**
 * Registers up to 200 members, grants each more credits than a run spends, and starts `count` conversations. They are spread over the
 * members and over all public personas. What the product refuses on a busy machine is tried again: nothing is measured yet.
 */
export async function openConversations(product: { url: string; operator: OperatorAccess }, count: number): Promise<Conversation[]> {
  const { url } = product
  const members = await inGroups(Math.min(count, mostMembers), 10, () => registerMember([url], patient))
  await grantCredits(product, members, 1_000_000)
  const personas = await publicPersonas(url)
  return inGroups(count, 50, async (index) => {
    const member = members[index % members.length] as MemberClient
    return { cookie: member.cookie, conversationId: await member.startConversation(personas[index % personas.length]?.id) }
  })
}

/** Sends a message in a conversation and reads its answer. Rejects when the stream is not whole. */
export function exchange(url: string, { cookie, conversationId }: Conversation, tokens: number): Promise<Reading> {
  const body = { conversationId, content: 'Tell me everything about it, please.', requestId: crypto.randomUUID() }
  return readStream(`${url}/api/messages/stream`, { cookie }, JSON.stringify(body), tokens)
}

/** Returns what a client of a load does: an exchange in its conversation. */
export const exchangeIn =
  (url: string, conversations: readonly Conversation[], tokens: number) =>
  (client: number): Promise<Reading> =>
    exchange(url, conversations[client % conversations.length] as Conversation, tokens)

/** Lists all public personas. */
export async function publicPersonas(url: string): Promise<{ id: string; slug: string }[]> {
  const { get } = createApiClient([url])
  const personas: { id: string; slug: string }[] = []
  for (let page = 1; ; page++) {
    const some = await get<typeof personas>(`/api/bots/public?limit=50&page=${page}`)
    if (some.length === 0) return personas
    personas.push(...some)
  }
}

/** Makes so many things, in groups whose parts are made at once. */
export async function inGroups<Made>(count: number, size: number, make: (index: number) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = []
  while (made.length < count) {
    const from = made.length
    made.push(...(await Promise.all(Array.from({ length: Math.min(size, count - from) }, (_, index) => make(from + index)))))
  }
  return made
}
