import type { SealedBox } from '@rostra/kit/auth/sealed-box'
import type { TotpSecrets } from '../../domain/second-factor/ports.ts'

/** Seals secrets of authenticator apps, each for its account. Calls `onUnreadable` for a secret that was sealed with another key. */
export function createTotpSecrets(box: SealedBox, onUnreadable: (accountId: string) => void): TotpSecrets {
  return {
    seal: (secret, accountId) => box.seal(Buffer.from(secret), accountId),
    open: (sealed, accountId) => {
      try {
        return box.open(sealed, accountId).toString()
      } catch {
        onUnreadable(accountId)
        return null
      }
    },
  }
}
