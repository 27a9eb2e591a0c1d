import { historyQuery } from '../data/chat/history.ts'
import { latestConversations } from '../data/chat/latest-conversations.ts'
import { ledgerQuery, paymentsQuery } from '../data/credits/credits.ts'
import { availableExpertsQuery } from '../data/experts/available-experts.ts'
import { circleQuery } from '../data/experts/circle.ts'
import { recentDiscussionsQuery } from '../data/experts/discussions.ts'
import { inboxCountsQuery } from '../data/knowledge/inbox-counts.ts'
import { latestArticlesQuery } from '../data/newsroom/articles.ts'
import { renderedDayQuery } from '../data/newsroom/use-reader-day.ts'
import { followedCreatorsQuery } from '../data/personas/marks/followed-creators.ts'
import { savedPersonasQuery } from '../data/personas/marks/saved-personas.ts'
import { ownBotsQuery } from '../data/personas/own-personas.ts'
import { botsByIdQuery, featuredBotQuery } from '../data/personas/personas.ts'
import { ownModelsQuery } from '../data/personas/servers/own-models.ts'
import type { PageContext } from './page-context.ts'

/** Fetches what the dashboard shows of the member's own: the overview, or one of the tabs below it. A visitor has none of it. */
export async function prefetchDashboard({ client, searchParams, user }: PageContext): Promise<void> {
  if (!user) return
  const inbox = client.prefetchQuery(inboxCountsQuery(user.id))
  if (searchParams.get('tab') === 'account') {
    await Promise.all([inbox, client.prefetchQuery(paymentsQuery(user.id)), client.prefetchQuery(ledgerQuery(user.id, 1))])
    return
  }
  const own = client.fetchQuery(ownBotsQuery(user.id))
  if (searchParams.has('tab')) return void (await Promise.all([own, inbox]))
  const history = client.fetchInfiniteQuery(historyQuery(user.id, ''))
  const others = [
    inbox,
    client.prefetchQuery(circleQuery(user.id)),
    client.prefetchQuery(savedPersonasQuery(user.id)),
    client.prefetchQuery(followedCreatorsQuery(user.id)),
    client.prefetchQuery(featuredBotQuery),
    client.prefetchQuery(latestArticlesQuery),
  ]
  const [bots, { pages }] = await Promise.all([own, history])
  if (bots.some(({ ownModel }) => ownModel)) others.push(client.prefetchQuery(ownModelsQuery(user.id)))
  const recent = latestConversations(pages.flatMap(({ items }) => items))
  await Promise.all([...others, client.prefetchQuery(botsByIdQuery(recent.map(({ botId }) => botId)))])
}

/** Fetches the member's conversations; none for a search, whose words are sent once the page is open. */
export async function prefetchConversations({ client, searchParams, user }: PageContext): Promise<void> {
  if (!user || searchParams.has('search')) return
  const day = client.prefetchQuery(renderedDayQuery)
  const { pages } = await client.fetchInfiniteQuery(historyQuery(user.id, ''))
  await day
  await client.prefetchQuery(botsByIdQuery(pages.flatMap(({ items }) => items.map(({ botId }) => botId))))
}

/** Fetches the member's circle. A guest's is in the browser. */
export async function prefetchCircle({ client, user }: PageContext): Promise<void> {
  await Promise.all([
    user && client.prefetchQuery(circleQuery(user.id)),
    client.prefetchInfiniteQuery(availableExpertsQuery({ search: '', category: '' })),
  ])
}

/** Fetches what the form of a discussion shows, and the member's latest ones. */
export async function prefetchDiscussions({ client, user }: PageContext): Promise<void> {
  if (!user) return
  await Promise.all([client.prefetchQuery(circleQuery(user.id)), client.prefetchQuery(recentDiscussionsQuery(user.id))])
}
