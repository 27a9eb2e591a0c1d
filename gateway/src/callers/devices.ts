import { DomainError } from '@rostra/kit/errors'
import type { TokenVerifier } from '@rostra/kit/token-verifier'
import type { Request, Response } from 'express'
import type { ServerCookie } from './cookie-jar.ts'

export interface Devices {
  /** The id of this browser if it was signed in to the account of that name before; clears a cookie that shows nothing of the kind. */
  of: (request: Request, response: Response, name: string) => Promise<string | undefined>
  remember: (response: Response, deviceToken: string) => void
  clear: (response: Response) => void
}

/** As long as the token in it. */
const keptMs = 30 * 24 * 3_600_000

export interface DevicesOptions {
  verify: TokenVerifier
  cookie: ServerCookie
}

/** Browsers that were signed in before, told by a signed token. It opens nothing: limits on tries count such a browser by itself. */
export function createDevices({ verify, cookie }: DevicesOptions): Devices {
  const read = async (token: string) => {
    const claims = await verify(token).catch((error) => {
      if (error instanceof DomainError && error.kind === 'unauthenticated') return undefined
      throw error
    })
    return claims?.kind === 'device' ? claims : undefined
  }

  return {
    of: async (request, response, name) => {
      const token = cookie.read(request)
      if (!token) return undefined
      const device = await read(token)
      if (!device) cookie.clear(response)
      return device?.name === name.toLowerCase() ? device.sub : undefined
    },
    remember: (response, deviceToken) => {
      if (deviceToken) cookie.write(response, deviceToken, new Date(Date.now() + keptMs))
    },
    clear: cookie.clear,
  }
}
