import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** Says no to a letter at one point of the conversation, with a status and words that repeat the address. */
export type Refuse = { at: 'recipient' | 'data'; status: number } | undefined

export interface SmtpSink {
  url: string
  /** What was accepted, in the order in which it came. */
  received: { to: string[]; letter: Email }[]
  /** How often somebody tried to send, whatever came of it. */
  tries: () => number
  refuse: (how: Refuse) => void
  /** Goes away, as a server does that is started anew. */
  down: () => Promise<void>
  up: () => Promise<void>
}

/** A real SMTP server that keeps what it is sent. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const received: SmtpSink['received'] = []
  let refusal: Refuse
  let tries = 0
  let port = 0
  let server: SMTPServer

  const no = (status: number, address: string) => Object.assign(new Error(`${address} is not served now`), { responseCode: status })
  const create = () =>
    new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      onRcptTo: ({ address }, _session, answer) => {
        tries++
        answer(refusal?.at === 'recipient' ? no(refusal.status, address) : null)
      },
      onData: async (stream, { envelope }, answer) => {
        const to = envelope.rcptTo.map(({ address }) => address)
        const chunks: Buffer[] = []
        for await (const chunk of stream) chunks.push(chunk)
        if (refusal?.at === 'data') return answer(no(refusal.status, to.join()))
        received.push({ to, letter: await PostalMime.parse(Buffer.concat(chunks)) })
        answer(null)
      },
    })
  const up = async () => {
    server = create()
    server.on('error', () => {})
    const listening = once(server.listen(port, '127.0.0.1'), 'listening')
    await listening
    port = (server.server.address() as AddressInfo).port
  }
  await up()

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    tries: () => tries,
    refuse: (how) => {
      refusal = how
    },
    down: () => new Promise((resolve) => server.close(() => resolve())),
    up,
  }
}
