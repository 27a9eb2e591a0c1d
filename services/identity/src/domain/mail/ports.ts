import type { EmailContent } from './email-content.ts'
import type { Mail, RequestedMail } from './mail.ts'

export type LeasedMail = Mail & { attempts: number }

/** What is counted of a mail. `delayed`: its first attempt failed. `refused`: the mailbox cannot get it. `expired`: it was never sent. */
export const mailOutcomes = ['sent', 'delayed', 'refused', 'expired'] as const
export type MailOutcome = (typeof mailOutcomes)[number]

/** The queue of mails. */
export interface MailQueue {
  add: (mail: RequestedMail) => Promise<void>
  /** Leases the next due mail to this replica for one minute. Returns null when none is due. */
  lease: () => Promise<LeasedMail | null>
  /** Ends the lease. The mail is due again after `delayMs`. */
  retryAfter: (mail: LeasedMail, delayMs: number) => Promise<void>
  remove: (id: string) => Promise<void>
  /** Returns since when the mail that is leased next has been due. Null when none is due. */
  dueSince: () => Promise<Date | null>
  /** Removes the mails of a deleted account. */
  removeOfAccount: (accountId: string, emailKey: string) => Promise<void>
}

export interface OutgoingMail extends EmailContent {
  /** The id of the queued mail. Every attempt to send it has the same id. */
  id: string
  to: string
}

/** Sends mails. */
export interface Mailer {
  /** Sends a mail. Never throws. `refused`: its mailbox is unknown or closed. `failed`: another attempt may succeed. */
  send: (mail: OutgoingMail) => Promise<'sent' | 'refused' | 'failed'>
  close: () => void
}

export interface DevMail extends OutgoingMail {
  at: Date
}

/** The mails that development keeps in memory instead of sending them. */
export interface DevMailbox {
  /** Returns the mails, newest first. */
  list: () => readonly DevMail[]
}
