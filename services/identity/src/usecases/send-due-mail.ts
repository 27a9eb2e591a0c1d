import { codeLetter } from '../domain/letters/code-letter.ts'
import { emailChangedLetter } from '../domain/letters/email-changed-letter.ts'
import { passwordChangedLetter } from '../domain/letters/password-changed-letter.ts'
import { resetLetter } from '../domain/letters/reset-letter.ts'
import { type Mail, waitAfter } from '../domain/mail.ts'
import type { AddressedLetter } from '../domain/mail-ports.ts'
import type { Ports } from '../domain/ports.ts'
import { hashOf } from '../domain/session.ts'

/** Sends one mail that is due, if there is one: false when none is. What fails is tried again until it runs out. */
export async function sendDueMail(ports: Ports): Promise<boolean> {
  const { mails, post, now } = ports
  const mail = await mails.take()
  if (!mail) return false
  const letter = mail.expiresAt.getTime() > now() ? await write(ports, mail) : null
  const outcome = letter ? await post.send(letter) : 'refused'
  if (outcome === 'failed') await mails.giveBack(mail, waitAfter(mail.tries))
  else await mails.remove(mail.id)
  return true
}

/** What a mail says, or null when there is nobody to read it. It goes where the account has its address, not where it was typed. */
async function write(ports: Ports, mail: Mail): Promise<AddressedLetter | null> {
  const { accounts, codes, resetLinks, mailSecrets, publicUrl } = ports
  const { id, expiresAt } = mail
  switch (mail.kind) {
    case 'code': {
      const account = await codes.issue(mail.emailKey, { id, expiresAt })
      return account && { id, to: account.email, ...codeLetter(account.username, mailSecrets.code(id)) }
    }
    case 'reset-link': {
      const token = mailSecrets.resetToken(id)
      const account = await resetLinks.issue(mail.emailKey, { hash: hashOf(token), expiresAt })
      return account && { id, to: account.email, ...resetLetter(account.username, `${publicUrl}/reset-password/${token}`) }
    }
    case 'email-changed': {
      const account = await accounts.byId(mail.accountId)
      return account && { id, to: mail.to, ...emailChangedLetter(account.username, `${publicUrl}/auth`) }
    }
    case 'password-changed': {
      const account = await accounts.byId(mail.accountId)
      return account && { id, to: mail.to, ...passwordChangedLetter(account.username, `${publicUrl}/forgot-password`) }
    }
  }
}
