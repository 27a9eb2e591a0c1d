import type { QueryClient } from '@tanstack/react-query'
import { userQuery } from '../features/auth/user-queries.ts'
import { stripQuery } from '../features/landing/strip-query.ts'
import { readDiscoverQuery } from '../features/personas/discover-query.ts'
import { botBySlugQuery, creatorsQuery, featuredBotQuery, publicBotsQuery } from '../features/personas/persona-queries.ts'

/** Asks for what a page shows first, by its own queries. Throws when there is no such page, or what it cannot do without could not be had. */
export async function askForPage(client: QueryClient, { pathname, searchParams }: URL): Promise<void> {
  client.setQueryData(userQuery.queryKey, null)
  const [, slug] = /^\/persona\/([a-z\d-]+)$/.exec(pathname) ?? []
  if (pathname === '/') {
    await Promise.all([client.fetchQuery(featuredBotQuery), client.fetchQuery(publicBotsQuery(stripQuery))])
  } else if (pathname === '/discover' && !searchParams.has('chat')) {
    const { bots } = await client.fetchQuery(publicBotsQuery(readDiscoverQuery(searchParams)))
    await client.prefetchQuery(creatorsQuery(bots))
  } else if (slug) {
    await client.prefetchQuery(creatorsQuery([await client.fetchQuery(botBySlugQuery(slug))]))
  } else {
    throw new Error(`${pathname} is not rendered`)
  }
}
