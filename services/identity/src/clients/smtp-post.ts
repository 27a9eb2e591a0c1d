import type { Log } from '@rostra/kit/log'
import { createTransport } from 'nodemailer'
import type { Post } from '../domain/mail-ports.ts'

export interface SmtpPostOptions {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  url: string
  from: string
  /** What follows the @ in message ids. */
  host: string
  log: Log
}

/** However slowly a server answers, a mail is done with, one way or the other, before somebody else may take it. */
const patienceMs = 30_000
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000, dnsTimeout: 5_000 }

interface SmtpError {
  code?: string
  command?: string
  responseCode?: number
}

/** Sends by SMTP, one connection a letter. What it logs of a failure are the codes alone: the server's words may hold the address. */
export function smtpPost({ url, from, host, log }: SmtpPostOptions): Post {
  const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
  return {
    send: async ({ id, to, subject, text, html }) => {
      const headers = { 'Auto-Submitted': 'auto-generated' }
      const letter = { from, to: { name: '', address: to }, subject, text, html, messageId: `<${id}@${host}>`, headers }
      try {
        await transport.sendMail({ ...letter, signal: AbortSignal.timeout(patienceMs) })
        return 'sent'
      } catch (error) {
        const { code, command, responseCode } = error as SmtpError
        log.warn({ mailId: id, code, command, responseCode }, 'a mail could not be sent')
        return code === 'EENVELOPE' && command === 'RCPT TO' && (responseCode ?? 0) >= 500 ? 'refused' : 'failed'
      }
    },
    kept: () => null,
    close: () => transport.close(),
  }
}
