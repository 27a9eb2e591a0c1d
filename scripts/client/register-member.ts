import { randomUUID } from 'node:crypto'
import { type ApiClient, type ClientOptions, createApiClient } from './api-client.ts'

/** A member of the trials, signed in. */
export interface MemberClient extends ApiClient {
  id: string
  username: string
  email: string
  password: string
}

export interface MemberOptions extends ClientOptions {
  username?: string
  /** Called when the registration had succeeded without an answer, so that the member signs in instead. */
  onSignedInInstead?: () => void
}

export const memberPassword = 'Engine1843'

/** Registers a new account and returns a client with its session. Throws unless it is registered. */
export async function registerMember(urls: readonly string[], options: MemberOptions = {}): Promise<MemberClient> {
  const { username = `p${randomUUID().slice(0, 12)}`, onSignedInInstead, ...clientOptions } = options
  const client = createApiClient(urls, clientOptions)
  const account = { username, email: `${username}@example.org`, password: memberPassword }
  let answer = await client.call('POST', '/api/register', account)
  if (answer.isRepeated && answer.reason === 'USERNAME_TAKEN') {
    onSignedInInstead?.()
    answer = await signIn(client, account)
  }
  if (answer.status > 201 || answer.status === 0)
    throw new Error(`a member could not register: ${answer.status} ${JSON.stringify(answer.body)}`)
  return withAccount(client, { ...account, id: answer.body.id })
}

export const signIn = (client: ApiClient, { username, password }: { username: string; password: string }) =>
  client.call('POST', '/api/login', { username, password })

/** Adds properties without reading the cookies of now. */
const withAccount = <Account extends object>(client: ApiClient, account: Account): ApiClient & Account =>
  Object.defineProperties(account, Object.getOwnPropertyDescriptors(client)) as ApiClient & Account
