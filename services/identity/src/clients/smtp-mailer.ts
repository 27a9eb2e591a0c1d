import type { Log } from '@rostra/kit/log'
import { createTransport } from 'nodemailer'
import type { Mailer } from '../domain/mail/ports.ts'

export interface SmtpMailerOptions {
  /** `smtp://` or `smtps://`, with user and password where the server requires them. */
  url: string
  from: string
  /** The domain of message ids. */
  host: string
  /** Sends nothing by `smtp://` to a server that does not offer STARTTLS. */
  requireTls: boolean
  log: Log
}

/** The time limit of one attempt, in milliseconds. Shorter than the lease of the mail, so that no other replica sends the same mail. */
const maxSendMs = 30_000
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000, dnsTimeout: 5_000 }

interface SmtpError {
  code?: string
  command?: string
  responseCode?: number
  /** The server's reply. */
  response?: string
}

/**
 * The enhanced statuses (RFC 3463) about the mailbox itself: unknown, of an unknown host, malformed, moved, of a host without mail, closed.
 * Other refusals of a recipient are about the sender or a policy, and may end.
 */
const mailboxStatuses = ['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1']

/** Returns the enhanced status of a reply; empty without one. */
const enhancedStatus = (response: string) => /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? ''

/**
 * Creates a mailer that sends by SMTP, with one connection per mail. Logs only the codes of a failure: the server's text may contain the
 * address.
 */
export function createSmtpMailer({ url, from, host, requireTls, log }: SmtpMailerOptions): Mailer {
  const transport = createTransport({ url, ...timeouts, requireTLS: requireTls, disableFileAccess: true, disableUrlAccess: true })
  return {
    send: async ({ id, to, subject, text, html }) => {
      const headers = { 'Auto-Submitted': 'auto-generated' }
      const message = { from, to: { name: '', address: to }, subject, text, html, messageId: `<${id}@${host}>`, headers }
      try {
        await transport.sendMail({ ...message, signal: AbortSignal.timeout(maxSendMs) })
        return 'sent'
      } catch (error) {
        const { code, command, responseCode, response = '' } = error as SmtpError
        const status = enhancedStatus(response)
        log.warn({ mailId: id, code, command, responseCode, status }, 'a mail could not be sent')
        return command === 'RCPT TO' && mailboxStatuses.includes(status) ? 'refused' : 'failed'
      }
    },
    close: () => transport.close(),
  }
}
