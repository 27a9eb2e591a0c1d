import type { Request, Response } from 'express'
import type { Client } from '../../callers/client.ts'
import { locationOf } from '../../callers/identify-client.ts'
import { createRouteAudiences, type RouteAudiences } from '../../callers/route-audiences.ts'
import type { Ports } from '../../ports.ts'

/** The most kinds of pages that are told apart. There are fewer; more would be a fault of `kindOf`. */
const maxKinds = 50

/** Pages of one kind read from the same services. */
const kindOf = (path: string) => path.split('/')[1] ?? ''

/**
 * Returns a function that finds the member of a request for a page; undefined without a live session, and while identity does not answer.
 * Clears the cookie of an ended session.
 */
export function createFindReader({
  sessions,
}: Pick<Ports, 'sessions'>): (request: Request, response: Response) => Promise<Client | undefined> {
  const kinds = new Map<string, RouteAudiences>()
  const audiencesOf = (kind: string): RouteAudiences => {
    const audiences = kinds.get(kind) ?? createRouteAudiences()
    if (kinds.size < maxKinds) kinds.set(kind, audiences)
    return audiences
  }
  return async (request, response) => {
    const session = await sessions.find(request, response, audiencesOf(kindOf(request.path))).catch(() => undefined)
    return session && { caller: session.member, token: session.token, ...locationOf(request) }
  }
}
