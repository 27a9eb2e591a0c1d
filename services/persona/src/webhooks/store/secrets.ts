import { createSealedBox } from '@rostra/kit/auth/sealed-box'
import type { Secrets } from '../domain/ports.ts'

/** Seals the secrets of webhooks with a key from PERSONA_ENCRYPTION_SECRET. */
export function sealedSecrets(encryptionSecret: string): Secrets {
  const box = createSealedBox(encryptionSecret, 'rostra persona webhook secrets')
  return {
    seal: (secret, webhookId) => box.seal(Buffer.from(secret), webhookId),
    open: (sealed, webhookId) => {
      try {
        return box.open(sealed, webhookId).toString()
      } catch {
        return null
      }
    },
  }
}
