export interface IssuedToken {
  token: string
  expiresAt: Date
}

/** Gives this service's own token, the one that says which service calls. */
export type ServiceCredential = () => Promise<string>

/**
 * Keeps one token fresh: it is asked for when first needed and again when half its life is over. While identity doesn't
 * answer, the old one is used as long as it is valid.
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
