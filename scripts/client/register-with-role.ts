import { grantRoleTo, type Role } from '@rostra/identity/operator'
import { type MemberClient, type MemberOptions, registerMember, signIn } from './register-member.ts'

interface Accounts {
  databaseSuffix: string
  /** By default that of the tests. */
  mongoUrl?: string
}

/** Registers a member with a role. It signs in again, so that its session has the role at once. */
export async function registerWithRole(
  urls: readonly string[],
  role: Role,
  { databaseSuffix, mongoUrl = process.env.TEST_MONGO_URL ?? '' }: Accounts,
  options: MemberOptions = {},
): Promise<MemberClient> {
  const member = await registerMember(urls, options)
  await grantRoleTo({ mongoUrl, databaseSuffix }, member.username, role)
  await signIn(member, member)
  return member
}
