import type { Origin } from '../domain/audit.ts'
import type { Ports } from '../domain/ports.ts'
import { readRegistration } from '../domain/registration.ts'
import { type SignedIn, signIn } from './sign-in.ts'

export interface Register {
  username: string
  email: string
  password: string
  agent: string
  origin: Origin
}

export async function register(ports: Ports, { agent, origin, ...input }: Register): Promise<SignedIn> {
  const { password, ...names } = readRegistration(input)
  const passwordHash = await ports.passwords.hash(password)
  const account = await ports.accounts.add({ ...names, passwordHash, createdAt: new Date(ports.now()) })
  return signIn(ports, account, { method: 'registration', agent, origin })
}
