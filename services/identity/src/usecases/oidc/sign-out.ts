import type { Ports } from '../../domain/ports.ts'
import type { Session } from '../../domain/sessions/session.ts'

/**
 * Returns the page that ends the session at the issuer by which a closed session was opened. Empty for any other session, unless the
 * settings want it, and while the issuer does not answer: a sign-out here never waits for it.
 */
export async function issuerSignOutUrl(
  { issuers, issuerClient }: Pick<Ports, 'issuers' | 'issuerClient'>,
  session: Session | null,
): Promise<string> {
  const issuer = issuers.find(({ id, signOut }) => signOut && id === session?.issuerId)
  if (!issuer) return ''
  return issuerClient.signOutUrl(issuer).catch(() => '')
}
