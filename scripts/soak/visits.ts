import { searchWord } from '../bench/search/generate-personas.ts'
import { pick, seededRandom } from '../bench/synthetic/words.ts'
import type { OperatorAccess } from '../bootstrap/operator-access.ts'
import { type MemberClient, registerMember } from '../client/register-member.ts'
import { exchange, publicPersonas } from '../load/conversations.ts'
import { drawCircle, holdDiscussion } from '../load/hold-discussion.ts'
import { timedGet } from '../load/http.ts'
import { weightedChoice } from '../load/weighted-choice.ts'
import { grantCredits } from '../operator/operator-calls.ts'

/** The share of each kind of visit. */
export const shares = { send: 0.4, discover: 0.4, vote: 0.15, discussion: 0.05 } as const
type Kind = keyof typeof shares

export interface Visit {
  kind: Kind
  /** The measured milliseconds. */
  ms: number
}

/** The fake model's answers, and so the three rounds of calls of a discussion. */
export const answer = { tokens: 60, everyMs: 5 }
/** Messages after which a member begins another conversation, so that histories do not grow over the soak. */
const messagesOfConversation = 10

/** A member of the soak. */
interface Visitor {
  member: MemberClient
  conversationId: string
  messages: number
  /** The latest vote by persona. */
  upvotes: Map<string, boolean>
}

/** Registers members with credits and circles, and returns a function that makes a visit of a random one. */
export async function openVisits(product: { url: string; operator: OperatorAccess }, count: number): Promise<() => Promise<Visit>> {
  const { url } = product
  const random = seededRandom(7)
  const personas = await publicPersonas(url)
  const anyPersona = () => pick(personas, random)
  const idle: Visitor[] = []
  while (idle.length < count) {
    const member = await registerMember([url], { patienceMs: 60_000 })
    await drawCircle(member, personas, idle.length, 5)
    idle.push({ member, conversationId: '', messages: 0, upvotes: new Map() })
  }
  await grantCredits(
    product,
    idle.map(({ member }) => member),
    1_000_000,
  )

  /** Makes a visit of a member who is not on another one, so that no two messages meet in a conversation. */
  const asMember = async (visit: (visitor: Visitor) => Promise<number>) => {
    const [visitor] = idle.splice(Math.floor(random() * idle.length), 1)
    if (!visitor) throw new Error('every member is on a visit: the product is too slow for this rate, or there are too few members')
    return visit(visitor).finally(() => idle.push(visitor))
  }
  const visits: Record<Kind, () => Promise<number>> = {
    send: () =>
      asMember(async (visitor) => {
        const { member } = visitor
        if (visitor.messages++ % messagesOfConversation === 0) visitor.conversationId = await member.startConversation(anyPersona().id)
        const conversation = { cookie: member.cookie, conversationId: visitor.conversationId }
        return (await exchange(url, conversation, answer.tokens)).firstTokenMs
      }),
    discover: async () => {
      const parts = ['/api/bots/featured', `/api/bots/public?search=${searchWord(random)}`, `/api/bots/slug/${anyPersona().slug}`]
      let ms = 0
      for (const part of parts) ms += await timedGet(url + part)
      return ms
    },
    vote: () =>
      asMember(async ({ member, upvotes }) => {
        const { id } = anyPersona()
        const isUpvote = !upvotes.get(id)
        upvotes.set(id, isUpvote)
        const startedAt = performance.now()
        await member.post(`/api/bots/${id}/vote`, { isUpvote })
        return performance.now() - startedAt
      }),
    discussion: () => asMember(async ({ member }) => (await holdDiscussion(member, 'Should we move the workshop to the coast?')).ms),
  }
  return async () => {
    const kind = weightedChoice(shares, random())
    return { kind, ms: await visits[kind]() }
  }
}
