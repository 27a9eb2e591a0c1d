import http, { type CookieJar, type RefinedResponse, type ResponseType } from 'k6/http'
import { cookieHeader } from '../client/cookie-header.ts'
import type { Sender } from './options.ts'

/** A client with its own cookies. k6's jar is not used, since it does not send Secure cookies over plain HTTP. */
export interface Visitor {
  who: Sender
  /** The value of the Cookie header. */
  cookie: string
}

/** Returns an empty cookie jar for one call. */
export const newJar = (): CookieJar => new http.CookieJar()

/** Stores the cookies that a response sets. */
export function takeCookies(visitor: Visitor, { cookies }: Pick<RefinedResponse<ResponseType>, 'cookies'>): void {
  const set = Object.values(cookies ?? {}).flatMap((all) => all.slice(-1))
  visitor.cookie = cookieHeader(visitor.cookie, set)
}
