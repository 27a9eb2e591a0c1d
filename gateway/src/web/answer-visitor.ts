import { randomUUID } from 'node:crypto'
import { DomainError } from '@rostra/kit/errors'
import { toJson } from '../http/encoded-json.ts'
import { httpStatus } from '../http/http-status.ts'
import { readInput } from '../http/read-input.ts'
import type { Route } from '../http/route.ts'
import type { Ports } from '../ports.ts'
import { creators } from '../routes/accounts/creators.ts'
import { personaBySlug } from '../routes/personas/one-persona.ts'
import { featuredPersonas, publicPersonas, publicPersonasWithVotes } from '../routes/personas/persona-lists.ts'
import type { ApiAnswer } from './render-messages.ts'

/** What a page that is rendered may ask for. All of it is read, and none of it by who asks. */
const routes: Route[] = [featuredPersonas, publicPersonas, publicPersonasWithVotes, personaBySlug, creators]
/** Less than what a page waits to be rendered, so that its failure is that of the call. */
const deadlineMs = 800

const patterns = routes.map((route) => ({ route, pattern: new RegExp(`^${route.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) }))

/** Answers calls of the API from within, by the routes' own handlers, as somebody without an account. A refusal has its status and no words. */
export function answerVisitor(ports: Ports): (path: string) => Promise<ApiAnswer> {
  const visitor = { caller: { kind: 'anonymous' as const }, address: '', network: '' }
  const handle = async (path: string) => {
    const { pathname, searchParams } = new URL(path, 'http://api')
    const found = patterns.find(({ pattern }) => pattern.test(pathname))
    if (!found) throw new DomainError('not_found', 'NOT_FOUND', 'There is nothing at this address')
    const { route, pattern } = found
    const { groups = {} } = pattern.exec(pathname) ?? {}
    const visit = {
      params: route.params && readInput(route.params, mapped(groups, decodeURIComponent)),
      query: route.query && readInput(route.query, Object.fromEntries(searchParams)),
      body: undefined,
      visitor,
      call: { requestId: randomUUID(), deadlineMs },
    }
    // These handlers look neither at the request nor at the response.
    return route.handle(visit as unknown as Parameters<Route['handle']>[0], ports)
  }
  return async (path) => {
    try {
      const answer = await handle(path)
      if (typeof answer === 'symbol') throw new Error(`${path} is a stream`)
      return { status: answer.status, headers: answer.headers ?? {}, text: toJson(answer.body).toString() }
    } catch (error) {
      return { status: error instanceof DomainError ? httpStatus(error) : 500, headers: {}, text: '' }
    }
  }
}

const mapped = (entries: Record<string, string>, change: (value: string) => string) =>
  Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, change(value)]))
