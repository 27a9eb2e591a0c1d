import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { type ApiClient, createApiClient, patienceMs } from '../../client/api-client.ts'
import { type MemberClient, memberPassword, registerMember, signIn } from '../../client/register-member.ts'
import type { CallLog } from '../../fault-harness/call-log.ts'
import type { MailSink } from '../../fault-harness/mail-sink.ts'
import type { IdentityStep } from './identity-steps.ts'
import type { Act } from './kill-at-steps.ts'

/** Counts what a kill may cost its member, and what may come twice. */
export interface IdentityTally {
  registered: number
  passwordsChanged: number
  addressesChanged: number
  deleted: number
  signedInByCode: number
  consentsChanged: number
  /** Members whose registration had succeeded without an answer, and who signed in by their password. */
  signedInInstead: number
  /** Codes that were used up without an answer, so that another one was needed. */
  codesLost: number
}

export const newIdentityTally = (): IdentityTally => ({
  ...{ registered: 0, passwordsChanged: 0, addressesChanged: 0, deleted: 0, signedInByCode: 0, consentsChanged: 0 },
  ...{ signedInInstead: 0, codesLost: 0 },
})

export interface IdentityActors {
  urls: readonly string[]
  log: CallLog
  mails: MailSink
  tally: IdentityTally
  /** The ids of the accounts that were deleted. */
  deletedIds: string[]
  /** The ids of accounts whose consent was withdrawn once. */
  withdrawnIds: string[]
  /** The ids of the accounts that are left. */
  memberIds: string[]
}

const newPassword = 'Difference1822'
const newName = () => `m${randomUUID().slice(0, 12)}`
/** A mail that a killed process had leased is sent a minute later, and a mail may meet three kills: when it is leased, rendered and sent. */
const mailWithinMs = 240_000
/** Codes until a member must have signed in. */
const maxCodes = 6

type Actors = Pick<IdentityActors, 'urls' | 'log' | 'tally'>

/** Registers an account as a person does: when the name is taken by an attempt without an answer, by signing in. */
export const register = ({ urls, log, tally }: Actors, username = newName()): Promise<MemberClient> =>
  registerMember(urls.slice(0, 1), { username, patienceMs, onCall: log.record, onSignedInInstead: () => tally.signedInInstead++ })

/** Creates another client without a session. */
export const anotherClient = ({ urls, log }: Actors): ApiClient => createApiClient(urls.slice(0, 1), { patienceMs, onCall: log.record })

/** Returns what makes a step of identity's work happen. */
export async function identityActFor(step: IdentityStep, actors: IdentityActors): Promise<Act> {
  switch (step) {
    case 'account stored':
    case 'session stored':
    case 'sign-in recorded':
      return registration(actors)
    case 'password stored':
    case 'sessions ended':
    case 'notice leased':
    case 'notice sent':
      return passwordChange(actors, await register(actors))
    case 'address pending':
    case 'confirmation sent':
    case 'address confirmed':
      return addressChange(actors, await register(actors))
    case 'account erased':
    case 'sessions removed':
    case 'deletion published':
    case 'deletion finished':
      return deletion(actors, await register(actors))
    case 'code issued':
    case 'code sent':
    case 'attempt counted':
    case 'code used':
      return codeSignIn(actors, await register(actors))
    case 'consent published':
      return consentChange(actors, await register(actors))
  }
}

function registration(actors: IdentityActors): Act {
  const username = newName()
  const run = async () => {
    const { id, call } = await register(actors, username)
    actors.memberIds.push(id)
    const { status, body } = await call('GET', '/api/user/status')
    expect([status, body.messageCredits]).toEqual([200, 100])
    actors.tally.registered++
  }
  return { subject: username, run }
}

/** Changes a password in one of two browsers. The other one must be signed out. */
function passwordChange(actors: IdentityActors, { id, username, email, call }: MemberClient): Act {
  const { mails, tally } = actors
  const run = async () => {
    const other = anotherClient(actors)
    expect((await signIn(other, { username, password: memberPassword })).status).toBe(200)
    const changed = await call('PUT', '/api/user/password', { currentPassword: memberPassword, newPassword })
    const isDone = changed.status === 200 || (changed.isRepeated && changed.reason === 'WRONG_PASSWORD')
    expect({ isDone, ...changed }).toMatchObject({ isDone: true })
    expect((await call('GET', '/api/user')).status).toBe(200)
    // A gateway may have a token of the ended session for 0.9 s.
    await eventually(async () => expect((await other.call('GET', '/api/user')).status).toBe(401), 10_000)
    expect((await signIn(anotherClient(actors), { username, password: memberPassword })).status).toBe(401)
    expect((await signIn(anotherClient(actors), { username, password: newPassword })).status).toBe(200)
    await mailed(mails, email, 'was changed')
    actors.memberIds.push(id)
    tally.passwordsChanged++
  }
  return { subject: username, run }
}

function addressChange({ mails, tally, memberIds }: IdentityActors, { id, username, email, call }: MemberClient): Act {
  const address = `${username}@new.example.org`
  const isNew = async () => (await call('GET', '/api/user')).body.email === address
  const run = async () => {
    const asked = await call('PUT', '/api/user/profile', { email: address, password: memberPassword })
    expect(asked.status).toBe(200)
    await mailed(mails, email, '')
    // Of two confirmations the later one is valid.
    await eventually(async () => {
      const tokens = mails.received.filter(({ to }) => to === address).map(({ text }) => /confirm-email#(\S+)/.exec(text)?.[1])
      for (const token of tokens.reverse()) {
        const confirmed = await call('POST', '/api/confirm-email', { token })
        if (confirmed.status === 200 || (await isNew())) return
      }
      throw new Error(`${tokens.length} confirmations, and none is valid`)
    }, mailWithinMs)
    expect(await isNew()).toBe(true)
    await eventually(() => expect(mails.received.filter(({ to }) => to === email).length).toBeGreaterThanOrEqual(2), mailWithinMs)
    memberIds.push(id)
    tally.addressesChanged++
  }
  return { subject: username, run }
}

function deletion(actors: IdentityActors, { id, username, call }: MemberClient): Act {
  const run = async () => {
    const deleted = await call('DELETE', '/api/user', { password: memberPassword })
    const isDone = deleted.status === 204 || (deleted.isRepeated && deleted.status === 401)
    expect({ isDone, ...deleted }).toMatchObject({ isDone: true })
    expect((await call('GET', '/api/user')).status).toBe(401)
    expect((await signIn(anotherClient(actors), { username, password: memberPassword })).status).toBe(401)
    actors.deletedIds.push(id)
    actors.tally.deleted++
  }
  return { subject: username, run }
}

function codeSignIn(actors: IdentityActors, { id, username, email }: MemberClient): Act {
  const { mails, tally } = actors
  const codes = () => mails.received.filter(({ to }) => to === email).flatMap(({ text }) => /^ +(\d{6})$/m.exec(text)?.[1] ?? [])
  const run = async () => {
    const { call } = anotherClient(actors)
    for (let used = 0; ; used = new Set(codes()).size) {
      expect((await call('POST', '/api/request-otp', { email })).status).toBe(202)
      await eventually(() => expect(new Set(codes()).size).toBeGreaterThan(used), mailWithinMs)
      const signedIn = await call('POST', '/api/login-with-otp', { email, otp: codes().at(-1) })
      if (signedIn.status === 200) break
      expect(signedIn.reason).toBe('OTP_INVALID')
      // A code that was asked for twice is replaced by its second mail.
      if (signedIn.isRepeated) tally.codesLost++
      expect(used).toBeLessThan(maxCodes)
    }
    expect((await call('GET', '/api/user')).status).toBe(200)
    actors.memberIds.push(id)
    tally.signedInByCode++
  }
  return { subject: username, run }
}

function consentChange({ tally, withdrawnIds, memberIds }: IdentityActors, { id, username, call }: MemberClient): Act {
  const run = async () => {
    expect((await call('PUT', '/api/user/profile', { insights: false })).status).toBe(200)
    withdrawnIds.push(id)
    memberIds.push(id)
    tally.consentsChanged++
  }
  return { subject: username, run }
}

/** Waits for a mail to an address. */
const mailed = ({ received }: MailSink, address: string, subject: string) =>
  eventually(() => expect(received.some((mail) => mail.to === address && mail.subject.includes(subject))).toBe(true), mailWithinMs)
