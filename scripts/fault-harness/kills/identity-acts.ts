import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { type AttemptLog, type Browser, createBrowser } from './browser.ts'
import type { IdentityStep } from './identity-steps.ts'
import type { Act } from './kill-at-steps.ts'
import type { MailSink } from './mail-sink.ts'

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
  url: string
  log: AttemptLog
  mails: MailSink
  tally: IdentityTally
  /** The ids of the accounts that were deleted. */
  deletedIds: string[]
  /** The ids of accounts whose consent was withdrawn once. */
  withdrawnIds: string[]
  /** The ids of the accounts that are left. */
  memberIds: string[]
}

const password = 'Engine1843'
const newPassword = 'Difference1822'
const addressOf = (username: string, host = 'example.org') => `${username}@${host}`
const newName = () => `m${randomUUID().slice(0, 12)}`
/** A mail that a killed process had leased is sent a minute later, and a mail may meet three kills: when it is leased, rendered and sent. */
const mailWithinMs = 240_000
/** Codes until a member must have signed in. */
const maxCodes = 6

interface Registered {
  id: string
  username: string
  browser: Browser
}

/** Registers an account as a person does: when the name is taken by an attempt without an answer, by signing in. */
export async function register({ url, log, tally }: IdentityActors, username = newName()): Promise<Registered> {
  const browser = createBrowser(url, log)
  let answer = await browser.call('POST', '/api/register', { username, email: addressOf(username), password })
  if (answer.isRepeated && answer.reason === 'USERNAME_TAKEN') {
    tally.signedInInstead++
    answer = await logIn(browser, username, password)
  }
  expect([200, 201]).toContain(answer.status)
  return { id: answer.body.id ?? '', username, browser }
}

const logIn = (browser: Browser, username: string, secret: string) => browser.call('POST', '/api/login', { username, password: secret })

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
    const { id, browser } = await register(actors, username)
    actors.memberIds.push(id)
    const { status, body } = await browser.call('GET', '/api/user/status')
    expect([status, body.messageCredits]).toEqual([200, 100])
    actors.tally.registered++
  }
  return { subject: username, run }
}

/** Changes a password in one of two browsers. The other one must be signed out. */
function passwordChange(actors: IdentityActors, { id, username, browser }: Registered): Act {
  const { url, log, mails, tally } = actors
  const run = async () => {
    const other = createBrowser(url, log)
    expect((await logIn(other, username, password)).status).toBe(200)
    const changed = await browser.call('PUT', '/api/user/password', { currentPassword: password, newPassword })
    const isDone = changed.status === 200 || (changed.isRepeated && changed.reason === 'WRONG_PASSWORD')
    expect({ isDone, ...changed }).toMatchObject({ isDone: true })
    expect((await browser.call('GET', '/api/user')).status).toBe(200)
    // A gateway may have a token of the ended session for 0.9 s.
    await eventually(async () => expect((await other.call('GET', '/api/user')).status).toBe(401), 10_000)
    expect((await logIn(createBrowser(url, log), username, password)).status).toBe(401)
    expect((await logIn(createBrowser(url, log), username, newPassword)).status).toBe(200)
    await mailed(mails, addressOf(username), 'was changed')
    actors.memberIds.push(id)
    tally.passwordsChanged++
  }
  return { subject: username, run }
}

function addressChange({ mails, tally, memberIds }: IdentityActors, { id, username, browser }: Registered): Act {
  const address = addressOf(username, 'new.example.org')
  const isNew = async () => (await browser.call('GET', '/api/user')).body.email === address
  const run = async () => {
    const asked = await browser.call('PUT', '/api/user/profile', { email: address, password })
    expect(asked.status).toBe(200)
    await mailed(mails, addressOf(username), '')
    // Of two confirmations the later one is valid.
    await eventually(async () => {
      const tokens = mails.received.filter(({ to }) => to === address).map(({ text }) => /confirm-email#(\S+)/.exec(text)?.[1])
      for (const token of tokens.reverse()) {
        const confirmed = await browser.call('POST', '/api/confirm-email', { token })
        if (confirmed.status === 200 || (await isNew())) return
      }
      throw new Error(`${tokens.length} confirmations, and none is valid`)
    }, mailWithinMs)
    expect(await isNew()).toBe(true)
    await eventually(
      () => expect(mails.received.filter(({ to }) => to === addressOf(username)).length).toBeGreaterThanOrEqual(2),
      mailWithinMs,
    )
    memberIds.push(id)
    tally.addressesChanged++
  }
  return { subject: username, run }
}

function deletion({ tally, deletedIds, url, log }: IdentityActors, { id, username, browser }: Registered): Act {
  const run = async () => {
    const deleted = await browser.call('DELETE', '/api/user', { password })
    const isDone = deleted.status === 204 || (deleted.isRepeated && deleted.status === 401)
    expect({ isDone, ...deleted }).toMatchObject({ isDone: true })
    expect((await browser.call('GET', '/api/user')).status).toBe(401)
    expect((await logIn(createBrowser(url, log), username, password)).status).toBe(401)
    deletedIds.push(id)
    tally.deleted++
  }
  return { subject: username, run }
}

function codeSignIn(actors: IdentityActors, { id, username }: Registered): Act {
  const { url, log, mails, tally } = actors
  const email = addressOf(username)
  const codes = () => mails.received.filter(({ to }) => to === email).flatMap(({ text }) => /^ +(\d{6})$/m.exec(text)?.[1] ?? [])
  const run = async () => {
    const browser = createBrowser(url, log)
    for (let used = 0; ; used = new Set(codes()).size) {
      expect((await browser.call('POST', '/api/request-otp', { email })).status).toBe(202)
      await eventually(() => expect(new Set(codes()).size).toBeGreaterThan(used), mailWithinMs)
      const signedIn = await browser.call('POST', '/api/login-with-otp', { email, otp: codes().at(-1) })
      if (signedIn.status === 200) break
      expect(signedIn.reason).toBe('OTP_INVALID')
      // A code that was asked for twice is replaced by its second mail.
      if (signedIn.isRepeated) tally.codesLost++
      expect(used).toBeLessThan(maxCodes)
    }
    expect((await browser.call('GET', '/api/user')).status).toBe(200)
    actors.memberIds.push(id)
    tally.signedInByCode++
  }
  return { subject: username, run }
}

function consentChange({ tally, withdrawnIds, memberIds }: IdentityActors, { id, username, browser }: Registered): Act {
  const run = async () => {
    expect((await browser.call('PUT', '/api/user/profile', { insights: false })).status).toBe(200)
    withdrawnIds.push(id)
    memberIds.push(id)
    tally.consentsChanged++
  }
  return { subject: username, run }
}

/** Waits for a mail to an address. */
const mailed = ({ received }: MailSink, address: string, subject: string) =>
  eventually(() => expect(received.some((mail) => mail.to === address && mail.subject.includes(subject))).toBe(true), mailWithinMs)
