import type { DevMail, DevMailbox, Mailer } from '../domain/mail/ports.ts'

const maxMails = 200

/** Creates a mailer for development. It keeps the latest 200 mails in memory instead of sending them. */
export function createDevMailbox(now: () => number): Mailer & DevMailbox {
  const mails: DevMail[] = []
  return {
    send: async (mail) => {
      mails.unshift({ ...mail, at: new Date(now()) })
      mails.length = Math.min(mails.length, maxMails)
      return 'sent'
    },
    list: () => mails,
    close: () => {},
  }
}
