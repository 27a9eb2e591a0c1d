import type { Log } from '@rostra/kit/log'

export interface MailerOptions {
  /** Sends one mail that is due; false when none is. */
  sendDue: () => Promise<boolean>
  tickMs: number
  log: Log
}

/**
 * Sends what is due, then waits a tick and a bit. No request wakes it: work for an address that somebody has must not show in how long
 * the next request takes. Gives what ends it, after the mail at hand.
 */
export function startMailer({ sendDue, tickMs, log }: MailerOptions): () => Promise<void> {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  const sendAll = async () => {
    while (!stopped && (await sendDue()));
  }
  const tick = () => {
    running = sendAll()
      .catch((err) => log.warn({ err }, 'mails could not be looked at, they will be again'))
      .finally(schedule)
  }
  const schedule = () => {
    if (!stopped) timer = setTimeout(tick, tickMs * (1 + Math.random() / 2))
  }
  schedule()

  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}
