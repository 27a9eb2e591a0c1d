import type { Origin } from '../domain/audit.ts'
import { invalidCredentials, readLogIn } from '../domain/log-in.ts'
import type { Ports } from '../domain/ports.ts'
import { type SignedIn, signIn } from './sign-in.ts'
import { signInFailed } from './sign-in-failed.ts'

export interface LogIn {
  username: string
  password: string
  agent: string
  origin: Origin
}

export async function logIn(ports: Ports, { agent, origin, ...input }: LogIn): Promise<SignedIn> {
  const { usernameKey, password } = readLogIn(input)
  const proof = { method: 'password', agent, origin } as const
  const found = await ports.accounts.forLogIn(usernameKey)
  const proved = await ports.passwords.matches(password, found?.passwordHash)
  if (!found || !proved) {
    await signInFailed(ports, found?.account.id ?? null, proof)
    throw invalidCredentials()
  }
  return signIn(ports, found.account, proof)
}
