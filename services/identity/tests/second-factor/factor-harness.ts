import { expect } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import type { PendingSignIn__Output } from '@rostra/proto/gen/rostra/identity/v1/PendingSignIn'
import { IdentityService } from '@rostra/proto/identity'
import jwt from 'jsonwebtoken'
import { Secret, TOTP } from 'otpauth'
import { newRegistration, proven } from '../harness.ts'
import { createSoftwareAuthenticator } from './software-authenticator.ts'

/** Returns the code that an authenticator app shows at a time (ms). */
export const codeAt = (secret: string, at: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp: at })

export interface TestMember {
  id: string
  username: string
  email: string
  password: string
  token: string
  sessionSecret: string
}

export async function register(gateway: RpcClient): Promise<TestMember> {
  const registration = newRegistration()
  const { account, accessToken: token, sessionSecret } = await gateway.call(IdentityService.Register, registration)
  return { ...registration, id: account?.id ?? '', token, sessionSecret }
}

/** Adds an authenticator app, and returns its secret and the recovery codes of a first factor. */
export async function addTotp(gateway: RpcClient, token: string, clock: { now: number }) {
  const { secret, uri } = await gateway.call(IdentityService.StartTotp, proven, { token })
  const { recoveryCodes, deviceToken } = await gateway.call(IdentityService.ConfirmTotp, { code: codeAt(secret, clock.now) }, { token })
  // A code works once, so later steps of a test use the code of the next time step.
  clock.now += 30_000
  return { secret, uri, recoveryCodes, deviceToken }
}

/** Adds a passkey of a new authenticator. */
export async function addPasskey(gateway: RpcClient, token: string, name = 'Laptop') {
  const authenticator = createSoftwareAuthenticator()
  const { options } = await gateway.call(IdentityService.CreatePasskeyOptions, proven, { token })
  const added = await gateway.call(IdentityService.AddPasskey, { name, passkey: authenticator.create(options) }, { token })
  return { authenticator, id: added.passkey?.id ?? '', recoveryCodes: added.recoveryCodes, deviceToken: added.deviceToken }
}

/** Returns the claims of a device token. */
export const deviceIn = (deviceToken: string) => jwt.decode(deviceToken) as jwt.JwtPayload

/** Performs the first step of a sign-in and returns the pending sign-in. */
export async function askedAfterPassword(gateway: RpcClient, { username, password }: TestMember): Promise<PendingSignIn__Output> {
  const { secondFactor, ...rest } = await gateway.call(IdentityService.LogIn, { username, password })
  expect(rest).toMatchObject({ account: null, sessionSecret: '', accessToken: '', deviceToken: '' })
  if (!secondFactor) throw new Error('the sign-in did not ask for the second factor')
  return secondFactor
}

/** Waits until the mailboxes of the replicas have `count` mails to an address. The mails of a replica are newest first. */
export const mailsOf = (replicas: readonly RpcClient[], address: string, count: number) =>
  eventually(async () => {
    const boxes = await Promise.all(replicas.map((replica) => replica.call(IdentityService.ListDevMailbox, {})))
    const found = boxes.flatMap(({ mails }) => mails).filter(({ to }) => to === address)
    if (found.length !== count) throw new Error(`${found.length} mails of ${count}`)
    return found
  })

export const finish = (gateway: RpcClient, token: string, factor: { code?: string; recoveryCode?: string; passkey?: string }) =>
  gateway.call(IdentityService.LogInWithSecondFactor, { token, ...factor })
