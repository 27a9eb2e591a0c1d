import type { Letter } from './letters/letter.ts'
import type { Mail, RequestedMail } from './mail.ts'

export type TakenMail = Mail & { tries: number }

/** The mails that are due. */
export interface Mails {
  add: (mail: RequestedMail) => Promise<void>
  /** Gives a mail that is due to this replica alone, for a minute. Null when none is. */
  take: () => Promise<TakenMail | null>
  /** Gives a mail back, to be due again after `waitMs`. */
  giveBack: (mail: TakenMail, waitMs: number) => Promise<void>
  remove: (id: string) => Promise<void>
  /** Removes what is due to somebody who has left. */
  removeOf: (accountId: string, emailKey: string) => Promise<void>
}

/** What a mail proves its reader by. It follows from the mail's id and a secret of this service, and is stored nowhere. */
export interface MailSecrets {
  /** 6 digits. */
  code: (mailId: string) => string
  /** 256 bits, base64url. */
  resetToken: (mailId: string) => string
}

export interface AddressedLetter extends Letter {
  /** The mail's: a letter that is sent again has the same. */
  id: string
  to: string
}

export interface KeptLetter extends AddressedLetter {
  at: Date
}

export interface Post {
  /** `refused`: the server knows no such mailbox. `failed`: worth another try. Never throws. */
  send: (letter: AddressedLetter) => Promise<'sent' | 'refused' | 'failed'>
  /** The letters that were kept instead of being sent, newest first; null where they are sent. */
  kept: () => readonly KeptLetter[] | null
  close: () => void
}
