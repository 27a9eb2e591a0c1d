import { readEmail } from '../../domain/accounts/email-address.ts'
import { type RequestedKind, requestedMail } from '../../domain/mail/mail.ts'
import type { Ports } from '../../domain/ports.ts'

/** Queues a mail to an address without looking up its account. Throws VALIDATION for an invalid address. */
export async function requestMail({ mailQueue, now }: Pick<Ports, 'mailQueue' | 'now'>, kind: RequestedKind, email: string): Promise<void> {
  const { emailKey } = readEmail({ email })
  await mailQueue.add(requestedMail(kind, emailKey, now()))
}
