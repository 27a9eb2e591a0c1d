import http, { type CookieJar, type RefinedResponse, type ResponseType } from 'k6/http'
import { cookieHeader } from '../plan/cookie-header.ts'

/** Somebody at a browser of their own. Cookies are kept here and not in k6's jar, which wouldn't send Secure ones over plain HTTP. */
export interface Person {
  who: 'nobody' | 'guest' | 'member'
  /** As it is sent. */
  cookie: string
}

export const nobody = (): Person => ({ who: 'nobody', cookie: '' })

/** An empty jar for one call. */
export const newJar = (): CookieJar => new http.CookieJar()

/** Keeps the cookies that an answer sets. */
export function takeCookies(person: Person, { cookies }: Pick<RefinedResponse<ResponseType>, 'cookies'>): void {
  person.cookie = cookieHeader(
    person.cookie,
    Object.values(cookies ?? {}).flatMap((all) => all.slice(-1)),
  )
}
