import { randomUUID } from 'node:crypto'
import { DomainError } from '@rostra/kit/errors'
import type { Client } from '../../callers/client.ts'
import { httpStatus } from '../../http/errors/http-status.ts'
import type { Ports } from '../../ports.ts'
import { creators } from '../../routes/accounts/creators.ts'
import { sharedConversation } from '../../routes/chat/shares.ts'
import { getArticle, listArticles, searchArticles } from '../../routes/newsroom/articles.ts'
import { listPackages } from '../../routes/payments/packages.ts'
import { creatorByName } from '../../routes/personas/creators/creators.ts'
import { personaById, personaBySlug } from '../../routes/personas/one-persona.ts'
import { featuredPersonas, publicPersonas, publicPersonasWithVotes } from '../../routes/personas/persona-lists.ts'
import { getEntry, listEntries } from '../../routes/zeitgeist/entries.ts'
import { toJson } from '../../routing/encoded-json.ts'
import { readInput } from '../../routing/read-input.ts'
import type { RequestContext, Route } from '../../routing/route.ts'
import type { ApiResponse } from './render-messages.ts'

/** The API calls that a rendered page may make: public reads. The first route that matches a path handles the call. */
const routes: Route[] = [
  featuredPersonas,
  publicPersonas,
  publicPersonasWithVotes,
  personaBySlug,
  personaById,
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
/** The deadline of a call, in milliseconds. Shorter than the time limit of a rendering, so that a slow call fails first. */
const deadlineMs = 800

const client: Client = { caller: { kind: 'anonymous' }, address: '', network: '' }

const patterns = routes.map((route) => ({ route, pattern: new RegExp(`^${route.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) }))

/** Returns a function that answers API calls of rendered pages by the routes' handlers. A refusal has its status and an empty body. */
export function createPublicApi(ports: Ports): (path: string) => Promise<ApiResponse> {
  const handle = async (path: string) => {
    const { pathname, searchParams } = new URL(path, 'http://api')
    const match = patterns.find(({ pattern }) => pattern.test(pathname))
    if (!match) throw new DomainError('not_found', 'NOT_FOUND', 'There is nothing at this address')
    const { route, pattern } = match
    const { groups = {} } = pattern.exec(pathname) ?? {}
    const context: Omit<RequestContext, 'request' | 'response'> = {
      params: route.params && readInput(route.params, decodeValues(groups)),
      query: route.query && readInput(route.query, Object.fromEntries(searchParams)),
      body: undefined,
      client,
      call: { requestId: randomUUID(), deadlineMs },
      startedAt: performance.now(),
    }
    // The cast is safe: the routes above use neither request nor response.
    return route.handle(context as RequestContext, ports)
  }
  return async (path) => {
    try {
      const result = await handle(path)
      if (typeof result === 'symbol') throw new Error(`${path} is a stream`)
      return { status: result.status, headers: result.headers ?? {}, text: toJson(result.body).toString() }
    } catch (error) {
      return { status: error instanceof DomainError ? httpStatus(error) : 500, headers: {}, text: '' }
    }
  }
}

const decodeValues = (groups: Record<string, string>) =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]))
