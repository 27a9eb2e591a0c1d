import { DomainError } from '@rostra/kit/errors'
import { type Claims, deviceMailHash, gatewayAudience } from '@rostra/platform/claims'
import type { TokenVerifier } from '@rostra/platform/tokens'
import type { Request, Response } from 'express'
import type { ServerCookie } from './server-cookie.ts'

/** A browser that has signed in to an account before. */
export interface Device {
  id: string
  /** The username of the account, in lower case. */
  username: string
  /** Whether it has passed the second factor of the account. A reset of the password alone does not. */
  passedFactor: boolean
}

export interface Devices {
  /** Returns this browser if it has signed in to the account with that username before. Clears an invalid cookie. */
  find: (request: Request, response: Response, username: string) => Promise<Device | undefined>
  /** Like `find`, by the address that the account had at that sign-in. */
  findByEmail: (request: Request, response: Response, emailKey: string) => Promise<Device | undefined>
  /** Sets the cookie of a device token; does nothing for an empty token. */
  remember: (response: Response, deviceToken: string) => void
  /** Does the same after a reset of the password. Keeps the cookie of a device of the account that has passed the second factor. */
  rememberReset: (request: Request, response: Response, deviceToken: string) => Promise<void>
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

  const remember = (response: Response, deviceToken: string) => {
    if (deviceToken) cookie.write(response, deviceToken, new Date(Date.now() + lifetimeMs))
  }

  return {
    find: async (request, response, username) => {
      const device = await deviceOf(request, response)
      return device?.name === username.toLowerCase() ? toDevice(device) : undefined
    },
    findByEmail: async (request, response, emailKey) => {
      const device = await deviceOf(request, response)
      return device && device.mailHash === deviceMailHash(device.sub, emailKey) ? toDevice(device) : undefined
    },
    remember,
    rememberReset: async (request, response, deviceToken) => {
      const known = await deviceOf(request, response)
      const isKept = known?.factor === true && (await read(deviceToken))?.name === known.name
      if (!isKept) remember(response, deviceToken)
    },
    clear: cookie.clear,
  }
}

const toDevice = ({ sub, name, factor }: Extract<Claims, { kind: 'device' }>): Device => ({
  id: sub,
  username: name,
  passedFactor: factor === true,
})
