import { pages } from '@rostra/proto/http/pages'
import type { QueryClient } from '@tanstack/react-query'
import { userQuery } from '../data/accounts/user.ts'
import { sharedConversationQuery } from '../data/chat/shares.ts'
import { packagesQuery } from '../data/credits/credits.ts'
import { parseArchiveQuery, problemsOf } from '../data/newsroom/archive-query.ts'
import { archiveQuery, articleQuery, citingArticlesQuery, latestArticlesQuery } from '../data/newsroom/articles.ts'
import { renderedDayQuery } from '../data/newsroom/use-reader-day.ts'
import { parseBotQuery } from '../data/personas/bot-query.ts'
import { creatorQuery } from '../data/personas/marks/followed-creators.ts'
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

/** The pages without data of the API. */
const texts: readonly string[] = [pages.howItWorks.path, pages.about.path, pages.terms.path, pages.privacy.path]

/** Fetches the initial data of a page as a visitor. Throws for a page that is not server-rendered, or whose data is unavailable. */
export async function prefetchPage(client: QueryClient, { pathname, searchParams }: URL): Promise<void> {
  client.setQueryData(userQuery.queryKey, null)
  const [, slug] = /^\/persona\/([a-z\d-]+)$/.exec(pathname) ?? []
  const [, storySlug] = /^\/singularity-bugle\/([a-z\d-]+)$/.exec(pathname) ?? []
  const [, entryId] = /^\/zeitgeist\/([\w-]+)$/.exec(pathname) ?? []
  const [, username] = /^\/creators\/([\w-]+)$/.exec(pathname) ?? []
  const [, shareToken] = /^\/shared\/([\w-]+)$/.exec(pathname) ?? []
  if (pathname === '/') {
    await Promise.all([client.fetchQuery(featuredBotQuery), client.fetchQuery(popularBotsQuery)])
  } else if (pathname === '/discover' && !searchParams.has('chat')) {
    const { bots } = await client.fetchQuery(publicBotsQuery(parseBotQuery(searchParams)))
    await client.prefetchQuery(creatorsQuery(bots))
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
  } else if (slug) {
    await client.prefetchQuery(creatorsQuery([await client.fetchQuery(botBySlugQuery(slug))]))
  } else if (!texts.includes(pathname)) {
    throw new Error(`${pathname} is not server-rendered`)
  }
}
