import { holdDiscussion } from '../bench/load/discussion-load.ts'
import { timedGet } from '../bench/load/http-load.ts'
import { searchWord, seededRandom } from '../bench/personas/generate-personas.ts'
import { readOne } from '../bench/stream-reader.ts'
import { retryOverGateways } from '../client/api-client.ts'
import { type MemberClient, registerMember } from '../client/register-member.ts'
import { grantCredits } from '../product/operator-calls.ts'
import type { ProductProcesses } from '../product/product-processes.ts'

/** The share of each kind of visit. */
export const shares = { send: 0.4, discover: 0.4, vote: 0.15, discussion: 0.05 } as const
export type Kind = keyof typeof shares

/** The fake model's answers, and so the three rounds of calls of a discussion. */
export const answer = { tokens: 60, everyMs: 5 }

const circleSize = 5
/** Messages after which a member begins another conversation, so that histories do not grow over the soak. */
const messagesOfConversation = 10

/** A member of the soak. */
interface Visitor extends MemberClient {
  conversationId: string
  messages: number
  /** The latest vote by persona. */
  upvotes: Map<string, boolean>
}

/** Registers members with credits and circles, and returns a function that makes a visit of a random one. It resolves with the measured milliseconds. */
export async function openVisits(product: ProductProcesses, members: number): Promise<(kind: Kind) => Promise<number>> {
  const url = product.urls[0] ?? ''
  const random = seededRandom(7)
  const personas = (await (await fetch(`${url}/api/bots/public?limit=100`)).json()) as { id: string; slug: string }[]
  const anyOf = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value
  const visitors: Visitor[] = []
  while (visitors.length < members) {
    const member = await retryOverGateways(() => registerMember([url]))
    await retryOverGateways(() => grantCredits(product, [member], 1_000_000))
    for (let expert = 0; expert < circleSize; expert++)
      await member.post('/api/circle-of-experts', { botId: personas[(visitors.length + 3 * expert) % personas.length]?.id })
    visitors.push({ ...member, conversationId: '', messages: 0, upvotes: new Map() })
  }

  /** Makes a visit of a member who is not on another one, so that no two messages meet in a conversation. */
  const asMember = async (visit: (visitor: Visitor) => Promise<number>) => {
    const at = Math.floor(random() * visitors.length)
    const [visitor] = visitors.splice(at, 1)
    if (!visitor) throw new Error('every member is on a visit: the product is too slow for this rate, or there are too few members')
    try {
      return await visit(visitor)
    } finally {
      visitors.push(visitor)
    }
  }
  const send = async (visitor: Visitor) => {
    if (visitor.messages++ % messagesOfConversation === 0) {
      visitor.conversationId = (await visitor.post('/api/conversations', { botId: anyOf(personas).id })).conversation.id
    }
    const body = { conversationId: visitor.conversationId, content: 'Tell me everything about it, please.', requestId: crypto.randomUUID() }
    return (await readOne(`${url}/api/messages/stream`, { cookie: visitor.cookie }, JSON.stringify(body), answer.tokens)).firstTokenMs
  }
  const discover = async () => {
    const parts = ['/api/bots/featured', `/api/bots/public?search=${searchWord(random)}`, `/api/bots/slug/${anyOf(personas).slug}`]
    let ms = 0
    for (const part of parts) ms += await timedGet(url + part)
    return ms
  }
  const vote = async ({ upvotes, post }: Visitor) => {
    const { id } = anyOf(personas)
    const isUpvote = !upvotes.get(id)
    upvotes.set(id, isUpvote)
    const startedAt = performance.now()
    await post(`/api/bots/${id}/vote`, { isUpvote })
    return performance.now() - startedAt
  }
  const discuss = async ({ cookie }: Visitor) => (await holdDiscussion(url, cookie, 'Should we move the workshop to the coast?')).ms
  const visits: Record<Kind, () => Promise<number>> = {
    ...{ send: () => asMember(send), discover, vote: () => asMember(vote), discussion: () => asMember(discuss) },
  }
  return (kind) => visits[kind]()
}
