import type { CallOptions } from '@rostra/kit/rpc/client'
import type { NeededScope } from '@rostra/platform/scope'
import type { Request, Response } from 'express'
import type { z } from 'zod'
import type { Client } from '../callers/client.ts'
import type { Ports } from '../ports.ts'
import type { EncodedJson } from './encoded-json.ts'

/** The input of a route's handler for one request. */
export interface RequestContext<Params = unknown, Query = unknown, Body = unknown, Headers = unknown> {
  params: Params
  query: Query
  body: Body
  headers: Headers
  client: Client
  /** Options of every call to a service: the caller's token, the request id and the client's address. */
  call: CallOptions
  /** The start of the handling, a time of `performance.now()`. */
  startedAt: number
  request: Request
  response: Response
}

type ResponseSchemas = Record<number, z.core.$ZodType>

/** Returned by a handler that has written the response itself, as a stream does. */
export const responseWritten = Symbol('response written')

type JsonResponse<Schemas extends ResponseSchemas> = {
  [Status in keyof Schemas & number]: {
    status: Status
    body: z.input<Schemas[Status]> | EncodedJson
    headers?: Record<string, string>
  }
}[keyof Schemas & number]

export interface RouteOptions<
  Schemas extends ResponseSchemas,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Headers extends z.ZodType,
> {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** In OpenAPI's notation: `/api/bots/{id}`. */
  path: string
  summary: string
  /** Documents what the schemas can't: order, headers, limits. */
  description?: string
  params?: Params
  query?: Query
  /** The schema of the JSON body, or `rawBody`. */
  body?: Body
  /** The schema of the request's own headers, an object with their names. */
  requestHeaders?: Headers
  /** The schema of a multipart body, for the document. The handler reads such a request itself, and its `body` is undefined. */
  form?: z.ZodType
  /** Texts of the body may be as long as the body. Its schema must read them in time linear in their length. */
  longTexts?: boolean
  /** The schemas of the successful responses, by status. */
  responses: Schemas
  /** The media type of the successful responses. Default: JSON. */
  mediaType?: string
  /** The body may ask for an event stream instead of JSON. Either way the answer takes a place of a stream, and has no deadline. */
  streams?: true
  /** Headers of a successful response, each with its description. */
  headers?: Record<string, string>
  /** The reasons of this route's own refusals, by status. */
  refusals?: Record<number, string>
  /**
   * Makes it a route of programs, below /v1 or at /mcp: the caller is the program of the Authorization header, with this scope at least;
   * cookies are not read. Pages of every site may call it.
   */
  bearer?: NeededScope
  /** Refuses guests and anonymous callers with 401 AUTH_REQUIRED. */
  membersOnly?: boolean
  /** Handles every request as anonymous; cookies and tokens are not read. */
  anonymous?: boolean
  /** The response is the same for every client and is cached for half a second. Not for streams or routes that set cookies. */
  shared?: boolean
  /** Clears the shared responses, because the call changes the data behind them. */
  changesShared?: boolean
  /** Refuses requests from other sites. Default: true unless the method is GET, or programs call it. A GET route with it has no HEAD. */
  changesState?: boolean
  /** Refuses requests with 503 while the process drains, because the work might not finish. */
  startsWork?: boolean
  /** Marks a route that hashes a password. The gateway refuses such requests with 503 while 20 are in progress. */
  hashesPassword?: boolean
  handle: (
    context: RequestContext<z.infer<Params>, z.infer<Query>, z.infer<Body>, z.infer<Headers>>,
    ports: Ports,
  ) => Promise<JsonResponse<NoInfer<Schemas>> | typeof responseWritten>
}

// biome-ignore lint/suspicious/noExplicitAny: a table of routes holds schemas of every type; `route` checks each one
export type Route = RouteOptions<any, any, any, any, any>

/** Declares one call of the API: its input checks, its documentation and its handler. */
export function route<
  Schemas extends ResponseSchemas,
  Params extends z.ZodType = z.ZodUnknown,
  Query extends z.ZodType = z.ZodUnknown,
  Body extends z.ZodType = z.ZodUnknown,
  Headers extends z.ZodType = z.ZodUnknown,
>(options: RouteOptions<Schemas, Params, Query, Body, Headers>): Route {
  return { changesState: options.method !== 'get' && options.bearer === undefined, ...options }
}
