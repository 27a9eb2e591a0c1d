import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  /** The same for every attempt to send a mail. */
  messageId: string
  to: string
  subject: string
  text: string
}

export interface MailSink {
  /** The setting SMTP_URL. */
  url: string
  /** The mails that were accepted, oldest first. */
  received: readonly ReceivedMail[]
  stop: () => Promise<void>
}

/** Starts an SMTP server that accepts every mail. */
export async function startMailSink(): Promise<MailSink> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: async (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      // The process that sends the mail may be killed meanwhile.
      try {
        for await (const chunk of stream) chunks.push(chunk)
      } catch (error) {
        return done(error as Error)
      }
      const { messageId = '', subject = '', text = '' } = await PostalMime.parse(Buffer.concat(chunks))
      for (const { address } of envelope.rcptTo) received.push({ messageId, to: address, subject, text })
      done(null)
    },
  })
  // A connection of a killed process.
  server.on('error', () => undefined)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
