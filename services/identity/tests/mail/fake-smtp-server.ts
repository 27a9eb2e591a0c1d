import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** Rejects mails at one SMTP command, with a status, an enhanced status (RFC 3463) if any, and a text that contains the address. */
export type Rejection = { at: 'recipient' | 'data'; status: number; enhanced?: string } | undefined

export interface FakeSmtpServer {
  url: string
  /** The accepted mails, oldest first. */
  received: { to: string[]; email: Email }[]
  /** Returns the number of attempts to send a mail. */
  attempts: () => number
  /** Rejects every further mail; `undefined` accepts again. */
  reject: (rejection: Rejection) => void
  stop: () => Promise<void>
  /** Starts a stopped server on the same port. */
  restart: () => Promise<void>
}

/** Starts a real SMTP server that stores the mails it accepts. */
export async function startFakeSmtpServer(): Promise<FakeSmtpServer> {
  const received: FakeSmtpServer['received'] = []
  let rejection: Rejection
  let attempts = 0
  let port = 0
  let server: SMTPServer

  const error = ({ status, enhanced }: { status: number; enhanced?: string }, address: string) =>
    Object.assign(new Error([enhanced, `${address} is not served now`].filter(Boolean).join(' ')), { responseCode: status })
  const create = () =>
    new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      hideENHANCEDSTATUSCODES: true,
      logger: false,
      onRcptTo: ({ address }, _session, done) => {
        attempts++
        done(rejection?.at === 'recipient' ? error(rejection, address) : null)
      },
      onData: async (stream, { envelope }, done) => {
        const to = envelope.rcptTo.map(({ address }) => address)
        const chunks: Buffer[] = []
        for await (const chunk of stream) chunks.push(chunk)
        if (rejection?.at === 'data') return done(error(rejection, to.join()))
        received.push({ to, email: await PostalMime.parse(Buffer.concat(chunks)) })
        done(null)
      },
    })
  const start = async () => {
    server = create()
    server.on('error', () => {})
    const listening = once(server.listen(port, '127.0.0.1'), 'listening')
    await listening
    port = (server.server.address() as AddressInfo).port
  }
  await start()

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    attempts: () => attempts,
    reject: (next) => {
      rejection = next
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
    restart: start,
  }
}
