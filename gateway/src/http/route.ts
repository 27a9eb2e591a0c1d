import type { CallOptions } from '@rostra/kit/rpc/client'
import type { Request, Response } from 'express'
import type { z } from 'zod'
import type { Visitor } from '../callers/visitor.ts'
import type { Ports } from '../ports.ts'
import type { EncodedJson } from './encoded-json.ts'

/** What a handler knows of one request. */
export interface Visit<Params, Query, Body> {
  params: Params
  query: Query
  body: Body
  visitor: Visitor
  /** Goes with every call to a service: the visitor's token, the request id, the address. */
  call: CallOptions
  request: Request
  response: Response
}

type Answers = Record<number, z.ZodType>

/** An answer that the handler has written itself, as a stream is. */
export const written = Symbol('written')

type Answer<A extends Answers> = {
  [Status in keyof A & number]: { status: Status; body: z.input<A[Status]> | EncodedJson; headers?: Record<string, string> }
}[keyof A & number]

export interface RouteOptions<A extends Answers, Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> {
  method: 'get' | 'post' | 'put' | 'delete'
  /** As OpenAPI writes it: `/api/bots/{id}`. */
  path: string
  summary: string
  /** What the answers don't show: order, headers, limits. */
  description?: string
  params?: Params
  query?: Query
  /** Read as JSON, unless it is `rawBody`. */
  body?: Body
  answers: A
  /** The media type of the answers, when it isn't JSON. */
  mediaType?: string
  /** Headers of a successful answer, with what they mean. */
  headers?: Record<string, string>
  /** Reasons of its own refusals, by status. */
  refusals?: Record<number, string>
  /** Signed-out visitors get 401 AUTH_REQUIRED. */
  membersOnly?: boolean
  /** Doesn't look at who asks. */
  open?: boolean
  /** Everybody gets the same answer, made once for all who ask within a second. Not with a stream, nor with cookies. */
  shared?: boolean
  /** Changes what shared answers hold. */
  changesShared?: boolean
  /** A GET that changes state is refused across sites like a POST, and has no HEAD. */
  changesState?: boolean
  /** Refused with 503 while the process drains: it would start work that may not finish. */
  startsWork?: boolean
  /** Costs a password's hash. A flood of these is refused with 503 at the door, so that it leaves everybody else alone. */
  hashesPassword?: boolean
  handle: (visit: Visit<z.infer<Params>, z.infer<Query>, z.infer<Body>>, ports: Ports) => Promise<Answer<NoInfer<A>> | typeof written>
}

// biome-ignore lint/suspicious/noExplicitAny: a table of routes holds schemas of every type; `route` checks each one
export type Route = RouteOptions<any, any, any, any>

/** Declares one call of the API: what is checked, documented and answered, in one place. */
export function route<
  A extends Answers,
  P extends z.ZodType = z.ZodUnknown,
  Q extends z.ZodType = z.ZodUnknown,
  B extends z.ZodType = z.ZodUnknown,
>(options: RouteOptions<A, P, Q, B>): Route {
  return { changesState: options.method !== 'get', ...options }
}
