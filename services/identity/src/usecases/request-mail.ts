import { readEmail } from '../domain/email-address.ts'
import { type RequestedKind, requestedMail } from '../domain/mail.ts'
import type { Ports } from '../domain/ports.ts'

/** Has a mail made for an address, without looking whether somebody has it. Throws VALIDATION for what isn't one. */
export async function requestMail({ mails, now }: Ports, kind: RequestedKind, email: string): Promise<void> {
  const { emailKey } = readEmail({ email })
  await mails.add(requestedMail(kind, emailKey, now()))
}
