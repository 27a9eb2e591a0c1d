import { createHmac, hkdfSync } from 'node:crypto'
import type { MailSecrets } from '../domain/recovery/ports.ts'

/**
 * Derives codes and the tokens of links from mail ids by HMAC-SHA256 under a key derived from `secret`, which must be random. A code is 48
 * bits modulo one million, so the probabilities of two codes differ by at most 4 in 10⁹.
 */
export function createMailSecrets(secret: string): MailSecrets {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'rostra identity mail secrets', 32))
  const bytes = (purpose: string, mailId: string) => createHmac('sha256', key).update(`${purpose} ${mailId}`).digest()
  const token = (purpose: string) => (mailId: string) => bytes(purpose, mailId).toString('base64url')
  return {
    code: (mailId) => String(bytes('code', mailId).readUIntBE(0, 6) % 1_000_000).padStart(6, '0'),
    resetToken: token('reset'),
    confirmationToken: token('confirm-email'),
    undoToken: token('undo-email-change'),
  }
}
