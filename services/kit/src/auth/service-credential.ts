export interface IssuedToken {
  token: string
  expiresAt: Date
}

/** Returns this service's own token, which names it as the calling service. */
export type ServiceCredential = () => Promise<string>

/**
 * Creates a credential that fetches a token when first needed and renews it after half its lifetime. While the issuer does not answer, the
 * current token is used until 5 s before it expires.
 */
export function createServiceCredential(issue: () => Promise<IssuedToken>, now: () => number = Date.now): ServiceCredential {
  let current: (IssuedToken & { renewAt: number }) | undefined
  let renewing: Promise<void> | undefined

  const renew = () => {
    renewing ??= issue()
      .then((issued) => {
        current = { ...issued, renewAt: (now() + issued.expiresAt.getTime()) / 2 }
      })
      .finally(() => {
        renewing = undefined
      })
    return renewing
  }

  return async () => {
    if (current && now() < current.renewAt) return current.token
    if (current && now() < current.expiresAt.getTime() - 5_000) {
      renew().catch(() => undefined)
      return current.token
    }
    await renew()
    return (current as IssuedToken).token
  }
}
