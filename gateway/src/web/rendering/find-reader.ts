import { bounded } from '@rostra/kit/async/bounded'
import type { Request, Response } from 'express'
import type { Client } from '../../callers/client.ts'
import { locationOf } from '../../callers/identify-client.ts'
import { createRouteAudiences, type RouteAudiences } from '../../callers/route-audiences.ts'
import type { Ports } from '../../ports.ts'

/** The most kinds of pages that are told apart. There are fewer; more would be a fault of `kindOf`. */
const maxKinds = 50

/** How long a page waits for identity, in milliseconds. */
export const identifyMs = 800

/** Pages of one kind read from the same services. */
const kindOf = (path: string) => path.split('/')[1] ?? ''

/**
 * Returns a function that finds the member of a request for a page; undefined without a live session, and while identity does not answer
 * within 800 ms. Clears the cookie of an ended session.
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
    const found = sessions.find(request, response, audiencesOf(kindOf(request.path)))
    const session = await bounded(found, identifyMs).catch(() => undefined)
    return session && { caller: session.member, token: session.token, ...locationOf(request) }
  }
}
