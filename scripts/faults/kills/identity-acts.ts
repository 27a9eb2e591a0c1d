import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { type ApiClient, createApiClient, patienceMs } from '../../client/api-client.ts'
import { type MemberClient, memberPassword, registerMember, signIn } from '../../client/register-member.ts'
import type { CallLog } from '../../fault-harness/call-log.ts'
import { confirmAddress } from '../../fault-harness/confirm-address.ts'
import type { MailSink } from '../../fault-harness/mail-sink.ts'
import { type IdentityStep, identitySteps } from './identity-steps.ts'
import { type Act, actOf } from './kill-at-steps.ts'

export interface IdentityActors {
  urls: readonly string[]
  log: CallLog
  mails: MailSink
  /** Counts what has succeeded, what a kill has cost its member, and what may come twice. */
  tally: Map<string, number>
  /** The ids of the accounts that were deleted. */
  deletedIds: string[]
  /** The ids of accounts whose consent was withdrawn once. */
  withdrawnIds: string[]
  /** The ids of the accounts that are left. */
  memberIds: string[]
}

const newPassword = 'Difference1822'
const newName = () => `m${randomUUID().slice(0, 12)}`
/** A mail that a killed process had leased is sent after its lease, and may meet three kills: when it is leased, rendered and sent. */
const mailWithinMs = 240_000
/** Codes until a member must have signed in. */
const maxCodes = 6

type Actors = Pick<IdentityActors, 'urls' | 'log' | 'tally'>

/** Registers an account as a person does: when the name is taken by an attempt without an answer, by signing in. */
export const register = ({ urls, log, tally }: Actors, username = newName()): Promise<MemberClient> =>
  registerMember(urls.slice(0, 1), {
    username,
    patienceMs,
    onCall: log.record,
    onSignedInInstead: () => count(tally, 'signed in instead of registered'),
  })

/** Creates another client without a session. */
export const anotherClient = ({ urls, log }: Actors): ApiClient => createApiClient(urls.slice(0, 1), { patienceMs, onCall: log.record })

const count = (tally: Map<string, number>, what: string) => tally.set(what, (tally.get(what) ?? 0) + 1)

/** Returns what makes a step of identity's work happen. */
export async function identityActFor(step: IdentityStep, actors: IdentityActors): Promise<Act> {
  const acts = { registration, passwordChange, addressChange, deletion, codeSignIn, consentChange }
  return acts[actOf(identitySteps, step)](actors, await register(actors))
}

function registration(actors: IdentityActors): Act {
  const username = newName()
  const run = async () => {
    const { id, call } = await register(actors, username)
    actors.memberIds.push(id)
    const { status, body } = await call('GET', '/api/user/status')
    expect([status, body.messageCredits]).toEqual([200, 100])
    count(actors.tally, 'registered')
  }
  return { subject: username, run }
}

/** Changes a password in one of two browsers. The other one must be signed out, and the reader of the confirmed address is told. */
async function passwordChange(actors: IdentityActors, member: MemberClient): Promise<Act> {
  const { mails, tally } = actors
  const { id, username, email, call } = await confirmAddress(member, mails)
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
    count(tally, 'passwords changed')
  }
  return { subject: username, run }
}

/** Changes a confirmed address: only its reader is told. */
async function addressChange({ mails, tally, memberIds }: IdentityActors, member: MemberClient): Promise<Act> {
  const { id, username, email, call } = await confirmAddress(member, mails)
  const address = `${username}@new.example.org`
  const isNew = async () => (await call('GET', '/api/user')).body.email === address
  const run = async () => {
    const asked = await call('PUT', '/api/user/profile', { email: address, password: memberPassword })
    expect(asked.status).toBe(200)
    await mailed(mails, email, 'is being changed')
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
    await mailed(mails, email, 'was changed')
    memberIds.push(id)
    count(tally, 'addresses changed')
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
    count(actors.tally, 'deleted')
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
      if (signedIn.isRepeated) count(tally, 'codes used up without an answer')
      expect(used).toBeLessThan(maxCodes)
    }
    expect((await call('GET', '/api/user')).status).toBe(200)
    actors.memberIds.push(id)
    count(tally, 'signed in by a code')
  }
  return { subject: username, run }
}

function consentChange({ tally, withdrawnIds, memberIds }: IdentityActors, { id, username, call }: MemberClient): Act {
  const run = async () => {
    expect((await call('PUT', '/api/user/profile', { insights: false })).status).toBe(200)
    withdrawnIds.push(id)
    memberIds.push(id)
    count(tally, 'consents changed')
  }
  return { subject: username, run }
}

/** Waits for a mail to an address. */
const mailed = ({ received }: MailSink, address: string, subject: string) =>
  eventually(() => expect(received.some((mail) => mail.to === address && mail.subject.includes(subject))).toBe(true), mailWithinMs)
