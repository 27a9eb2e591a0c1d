import { pages } from '@rostra/proto/http/pages'
import type { QueryClient } from '@tanstack/react-query'
import type { User } from '../api/schemas.ts'
import { fetchUser, userQuery, userStatusQuery } from '../data/accounts/user.ts'
import { sharedConversationQuery } from '../data/chat/shares.ts'
import { packagesQuery } from '../data/credits/credits.ts'
import { parseArchiveQuery, problemsOf } from '../data/newsroom/archive-query.ts'
import { archiveQuery, articleQuery, citingArticlesQuery, latestArticlesQuery } from '../data/newsroom/articles.ts'
import { renderedDayQuery } from '../data/newsroom/use-reader-day.ts'
import { parseBotQuery } from '../data/personas/bot-query.ts'
import { creatorQuery } from '../data/personas/marks/followed-creators.ts'
import { savedPersonasQuery } from '../data/personas/marks/saved-personas.ts'
import {
  botByIdQuery,
  botBySlugQuery,
  creatorsQuery,
  featuredBotQuery,
  popularBotsQuery,
  publicBotsQuery,
} from '../data/personas/personas.ts'
import { entriesQuery, entryQuery } from '../data/zeitgeist/entries.ts'
import { readChosenTypes, shownEntries } from '../data/zeitgeist/shown-entries.ts'
import { ApiError } from '../lib/errors/api-error.ts'
import type { PageContext } from './page-context.ts'
import { prefetchCircle, prefetchConversations, prefetchDashboard, prefetchDiscussions } from './prefetch-own.ts'
import { prefetchPersona } from './prefetch-persona.ts'

/** The pages without data of the API. */
const texts: readonly string[] = [
  pages.howItWorks.path,
  pages.about.path,
  pages.terms.path,
  pages.privacy.path,
  pages.threeSixty.path,
  pages.threeSixtyOriginal.path,
]

/**
 * Reports whether the address of a server-rendered page opens what only the browser renders: an open chat, or a discussion that goes on.
 */
export const rendersInBrowser = ({ pathname, searchParams }: URL): boolean =>
  (pathname === pages.discover.path && searchParams.has('chat')) || (pathname === pages.discussion.path && searchParams.has('id'))

/**
 * Fetches the initial data of a page, for a member or a visitor. Throws for a page that is not
 * server-rendered, whose data is unavailable, or whose member's session has ended.
 */
export async function prefetchPage(client: QueryClient, { pathname, searchParams }: URL, forMember: boolean): Promise<void> {
  const user = forMember ? await prefetchUser(client) : null
  client.setQueryData(userQuery.queryKey, user)
  const context: PageContext = { client, searchParams, user }
  const [, slug] = /^\/persona\/([a-z\d-]+)$/.exec(pathname) ?? []
  const [, storySlug] = /^\/singularity-bugle\/([a-z\d-]+)$/.exec(pathname) ?? []
  const [, entryId] = /^\/zeitgeist\/([\w-]+)$/.exec(pathname) ?? []
  const [, username] = /^\/creators\/([\w-]+)$/.exec(pathname) ?? []
  const [, shareToken] = /^\/shared\/([\w-]+)$/.exec(pathname) ?? []
  if (pathname === '/') {
    const [featured] = await Promise.all([client.fetchQuery(featuredBotQuery), client.fetchQuery(popularBotsQuery)])
    if (featured) await client.prefetchQuery(botBySlugQuery(featured.slug))
  } else if (pathname === pages.discover.path) {
    const saved = user && client.prefetchQuery(savedPersonasQuery(user.id))
    const { bots } = await client.fetchQuery(publicBotsQuery(parseBotQuery(searchParams)))
    await Promise.all([client.prefetchQuery(creatorsQuery(bots)), saved])
  } else if (pathname === '/zeitgeist') {
    const entries = shownEntries(await client.fetchQuery(entriesQuery), readChosenTypes(searchParams))
    const ids = new Set(entries.flatMap(({ botId }) => botId ?? []))
    await Promise.all([...ids].map((id) => client.prefetchQuery(botByIdQuery(id))))
  } else if (entryId) {
    const { botId } = await client.fetchQuery(entryQuery(entryId))
    await Promise.all([client.prefetchQuery(citingArticlesQuery(entryId)), botId && client.prefetchQuery(botByIdQuery(botId))])
  } else if (pathname === '/singularity-bugle') {
    await Promise.all([client.fetchQuery(latestArticlesQuery), client.fetchQuery(renderedDayQuery)])
  } else if (username) {
    await client.fetchQuery(creatorQuery(username))
  } else if (shareToken) {
    await client.fetchQuery(sharedConversationQuery(shareToken))
  } else if (storySlug) {
    await client.fetchQuery(articleQuery(storySlug))
  } else if (pathname === '/archive') {
    const query = parseArchiveQuery(searchParams)
    // Invalid filters are explained in the page and not sent.
    if (Object.keys(problemsOf(query)).length === 0) await client.fetchQuery(archiveQuery(query))
  } else if (pathname === pages.pricing.path) {
    await client.fetchQuery(packagesQuery)
  } else if (pathname === pages.dashboard.path) {
    await prefetchDashboard(context)
  } else if (pathname === pages.conversations.path) {
    await prefetchConversations(context)
  } else if (pathname === pages.circle.path) {
    await prefetchCircle(context)
  } else if (pathname === pages.discussion.path) {
    await prefetchDiscussions(context)
  } else if (slug) {
    await prefetchPersona(context, slug)
  } else if (!texts.includes(pathname)) {
    throw new Error(`${pathname} is not server-rendered`)
  }
}

/** Fetches the member with role and credits, which every page shows. */
async function prefetchUser(client: QueryClient): Promise<User> {
  const [user] = await Promise.all([fetchUser(), client.prefetchQuery(userStatusQuery)])
  if (!user) throw new ApiError(401, 'The session has ended')
  return user
}
