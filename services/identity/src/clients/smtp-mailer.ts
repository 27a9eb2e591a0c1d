import type { Log } from '@rostra/kit/log'
import { createTransport } from 'nodemailer'
import type { Mailer } from '../domain/mail/ports.ts'

export interface SmtpMailerOptions {
  /** `smtp://` or `smtps://`, with user and password where the server requires them. */
  url: string
  from: string
  /** The domain of message ids. */
  host: string
  log: Log
}

/** The time limit of one attempt, in milliseconds. Shorter than the lease of the mail, so that no other replica sends the same mail. */
const maxSendMs = 30_000
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000, dnsTimeout: 5_000 }

interface SmtpError {
  code?: string
  command?: string
  responseCode?: number
}

/**
 * Creates a mailer that sends by SMTP, with one connection per mail. Logs only the codes of a failure: the server's text may contain the
 * address.
 */
export function createSmtpMailer({ url, from, host, log }: SmtpMailerOptions): Mailer {
  const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
  return {
    send: async ({ id, to, subject, text, html }) => {
      const headers = { 'Auto-Submitted': 'auto-generated' }
      const message = { from, to: { name: '', address: to }, subject, text, html, messageId: `<${id}@${host}>`, headers }
      try {
        await transport.sendMail({ ...message, signal: AbortSignal.timeout(maxSendMs) })
        return 'sent'
      } catch (error) {
        const { code, command, responseCode } = error as SmtpError
        log.warn({ mailId: id, code, command, responseCode }, 'a mail could not be sent')
        return code === 'EENVELOPE' && command === 'RCPT TO' && (responseCode ?? 0) >= 500 ? 'refused' : 'failed'
      }
    },
    close: () => transport.close(),
  }
}
