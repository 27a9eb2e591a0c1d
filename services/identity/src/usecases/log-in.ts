import { invalidCredentials, readLogIn } from '../domain/log-in.ts'
import type { Ports } from '../domain/ports.ts'
import { type SignedIn, signIn } from './sign-in.ts'

export interface LogIn {
  username: string
  password: string
  agent: string
}

export async function logIn(ports: Ports, { agent, ...input }: LogIn): Promise<SignedIn> {
  const { usernameKey, password } = readLogIn(input)
  const found = await ports.accounts.forLogIn(usernameKey)
  const proved = await ports.passwords.matches(password, found?.passwordHash)
  if (!found || !proved) throw invalidCredentials()
  return signIn(ports, found.account, agent)
}
