import { randomUUID } from 'node:crypto'
import { DomainError } from '@rostra/kit/errors'
import { type Client, memberOf } from '../../callers/client.ts'
import { httpStatus } from '../../http/errors/http-status.ts'
import type { Ports } from '../../ports.ts'
import { creators } from '../../routes/accounts/creators.ts'
import { currentUser, userStatus } from '../../routes/accounts/current-user.ts'
import { getConversation, listConversations } from '../../routes/chat/conversations/own-conversations.ts'
import { getMemories } from '../../routes/chat/memories.ts'
import { listMessages } from '../../routes/chat/messages.ts'
import { sharedConversation } from '../../routes/chat/shares.ts'
import { getCircle } from '../../routes/experts/circle.ts'
import { listDiscussions } from '../../routes/experts/discussions.ts'
import { countInbox } from '../../routes/knowledge/inbox.ts'
import { getArticle, listArticles, searchArticles } from '../../routes/newsroom/articles.ts'
import { listPackages } from '../../routes/payments/packages.ts'
import { savedPersonas } from '../../routes/personas/bookmarks.ts'
import { creatorByName, followedCreators } from '../../routes/personas/creators/creators.ts'
import { personaById, personaBySlug } from '../../routes/personas/one-persona.ts'
import { listOwnModels } from '../../routes/personas/own-models.ts'
import {
  featuredPersonas,
  ownPersonas,
  personasByIds,
  publicPersonas,
  publicPersonasWithVotes,
} from '../../routes/personas/persona-lists.ts'
import { conversationStats } from '../../routes/personas/stats.ts'
import { voteCount } from '../../routes/personas/votes.ts'
import { getEntry, listEntries } from '../../routes/zeitgeist/entries.ts'
import { toJson } from '../../routing/encoded-json.ts'
import { readInput } from '../../routing/read-input.ts'
import type { RequestContext, Route } from '../../routing/route.ts'
import type { ApiResponse } from './render-messages.ts'

/** The API calls of every rendered page: public reads. The first route that matches a path handles the call. */
const publicRoutes: Route[] = [
  featuredPersonas,
  publicPersonas,
  publicPersonasWithVotes,
  personaBySlug,
  personasByIds,
  personaById,
  conversationStats,
  creators,
  creatorByName,
  listEntries,
  getEntry,
  listArticles,
  searchArticles,
  getArticle,
  listPackages,
  sharedConversation,
]

/** The further calls of a page that is rendered for a member: reads of own data. */
const memberRoutes: Route[] = [
  currentUser,
  userStatus,
  listConversations,
  getConversation,
  listMessages,
  getMemories,
  ownPersonas,
  savedPersonas,
  listOwnModels,
  voteCount,
  followedCreators,
  countInbox,
  getCircle,
  listDiscussions,
]

/**
 * The deadline of a call, in milliseconds. Two calls after each other that fail by it leave time to render what
 * the page shows without their data, within the time limit of a page.
 */
const deadlineMs = 400

const visitor: Client = { caller: { kind: 'anonymous' }, address: '', network: '' }

const withPatterns = (routes: Route[]) =>
  routes.map((route) => ({ route, pattern: new RegExp(`^${route.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) }))
const visitorPatterns = withPatterns(publicRoutes)
const memberPatterns = withPatterns([...memberRoutes, ...publicRoutes])

/** Answers the API call of a rendered page by the route's handler, on behalf of the page's reader. */
export type PageApi = (path: string, reader?: Client) => Promise<ApiResponse>

/**
 * Returns a function that answers API calls of rendered pages. Without a reader the call is a visitor's, who sees what is public. A refusal
 * has its status and an empty body.
 */
export function createPageApi(ports: Ports): PageApi {
  const handle = async (path: string, client: Client) => {
    const { pathname, searchParams } = new URL(path, 'http://api')
    const patterns = client.caller.kind === 'member' ? memberPatterns : visitorPatterns
    const match = patterns.find(({ pattern }) => pattern.test(pathname))
    if (!match) throw new DomainError('not_found', 'NOT_FOUND', 'There is nothing at this address')
    const { route, pattern } = match
    if (route.membersOnly) memberOf(client)
    const { groups = {} } = pattern.exec(pathname) ?? {}
    // As for a call of the browser: the answer has nothing for its owner alone.
    const caller = route.anonymous ? visitor : client
    const context: Omit<RequestContext, 'headers' | 'request' | 'response'> = {
      params: route.params && readInput(route.params, decodeValues(groups)),
      query: route.query && readInput(route.query, Object.fromEntries(searchParams)),
      body: undefined,
      client: caller,
      call: { token: caller.token, requestId: randomUUID(), clientAddress: caller.address, deadlineMs },
      startedAt: performance.now(),
    }
    // The cast is safe: the routes above use neither the request, nor its headers, nor the response.
    return route.handle(context as RequestContext, ports)
  }
  return async (path, reader = visitor) => {
    try {
      const result = await handle(path, reader)
      if (typeof result === 'symbol') throw new Error(`${path} is a stream`)
      return { status: result.status, headers: result.headers ?? {}, text: toJson(result.body).toString() }
    } catch (error) {
      return { status: error instanceof DomainError ? httpStatus(error) : 500, headers: {}, text: '' }
    }
  }
}

const decodeValues = (groups: Record<string, string>) =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]))
