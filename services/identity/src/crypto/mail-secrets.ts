import { createHmac, hkdfSync } from 'node:crypto'
import type { MailSecrets } from '../domain/mail-ports.ts'

/**
 * Codes and tokens that follow from the id of their mail under a key made from `secret`, which must be random. A code is 48 of the bits
 * modulo a million: no digit is more probable than another by more than four in a thousand million.
 */
export function createMailSecrets(secret: string): MailSecrets {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'rostra identity mail secrets', 32))
  const bytes = (purpose: string, mailId: string) => createHmac('sha256', key).update(`${purpose} ${mailId}`).digest()
  return {
    code: (mailId) => String(bytes('code', mailId).readUIntBE(0, 6) % 1_000_000).padStart(6, '0'),
    resetToken: (mailId) => bytes('reset', mailId).toString('base64url'),
  }
}
