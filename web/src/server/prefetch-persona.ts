import { renderedConversationQuery } from '../data/chat/conversations.ts'
import { conversationQuery } from '../data/chat/history.ts'
import { memoriesQuery } from '../data/chat/memories.ts'
import { savedPersonasQuery } from '../data/personas/marks/saved-personas.ts'
import { botBySlugQuery, conversationCountQuery, creatorsQuery } from '../data/personas/personas.ts'
import { voteCountQuery } from '../data/personas/votes.ts'
import type { PageContext } from './page-context.ts'

/**
 * Fetches a persona, and for a member the conversation that the address names. A conversation
 * that does not exist is left to the page, which says so.
 */
export async function prefetchPersona({ client, searchParams, user }: PageContext, slug: string): Promise<void> {
  const bot = await client.fetchQuery(botBySlugQuery(slug))
  const calls = [client.prefetchQuery(creatorsQuery([bot])), client.prefetchQuery(conversationCountQuery(bot.id))]
  if (user) {
    calls.push(client.prefetchQuery(memoriesQuery(user.id, bot.id)))
    if (user.id !== bot.userId) {
      calls.push(client.prefetchQuery(savedPersonasQuery(user.id)), client.prefetchQuery(voteCountQuery(bot.id, user.id)))
    }
    const conversationId = searchParams.get('conversation')
    if (conversationId !== null) {
      calls.push(client.prefetchQuery(renderedConversationQuery(bot.id, user.id, conversationId)))
      calls.push(client.prefetchQuery(conversationQuery(conversationId)))
    }
  }
  await Promise.all(calls)
}
