import { DomainError } from '@rostra/kit/errors'
import { deviceMailHash, gatewayAudience } from '@rostra/platform/claims'
import type { TokenVerifier } from '@rostra/platform/tokens'
import type { Request, Response } from 'express'
import type { ServerCookie } from './server-cookie.ts'

export interface Devices {
  /** Returns the id of this browser if it has signed in to the account with that username before. Clears an invalid cookie. */
  find: (request: Request, response: Response, username: string) => Promise<string | undefined>
  /** Like `find`, by the address that the account had at that sign-in. */
  findByEmail: (request: Request, response: Response, emailKey: string) => Promise<string | undefined>
  /** Sets the cookie of a device token; does nothing for an empty token. */
  remember: (response: Response, deviceToken: string) => void
  clear: (response: Response) => void
}

/** The lifetime of the cookie and of the token in it. */
const lifetimeMs = 30 * 24 * 3_600_000

export interface DevicesOptions {
  verify: TokenVerifier
  cookie: ServerCookie
}

/**
 * Recognizes browsers that have signed in before by a signed token. The token grants no access: it only separates the limits on tries and
 * mails, and the attempts at a one-time code.
 */
export function createDevices({ verify, cookie }: DevicesOptions): Devices {
  const read = async (token: string) => {
    const claims = await verify(token, gatewayAudience).catch((error) => {
      if (error instanceof DomainError && error.kind === 'unauthenticated') return undefined
      throw error
    })
    return claims?.kind === 'device' ? claims : undefined
  }

  const deviceOf = async (request: Request, response: Response) => {
    const token = cookie.read(request)
    if (!token) return undefined
    const device = await read(token)
    if (!device) cookie.clear(response)
    return device
  }

  return {
    find: async (request, response, username) => {
      const device = await deviceOf(request, response)
      return device?.name === username.toLowerCase() ? device.sub : undefined
    },
    findByEmail: async (request, response, emailKey) => {
      const device = await deviceOf(request, response)
      return device && device.mailHash === deviceMailHash(device.sub, emailKey) ? device.sub : undefined
    },
    remember: (response, deviceToken) => {
      if (deviceToken) cookie.write(response, deviceToken, new Date(Date.now() + lifetimeMs))
    },
    clear: cookie.clear,
  }
}
