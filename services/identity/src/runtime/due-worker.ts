import { logEpisodes } from '@rostra/kit/episode-log'
import type { Log } from '@rostra/kit/log'

export interface DueWorkerOptions {
  /** What is sent, for the log: `due mails`. */
  subject: string
  /** Sends one that is due. Returns false when none is due. */
  sendDue: () => Promise<boolean>
  /** Minimum pause in milliseconds between two runs; the maximum is 1.5 times as long. */
  tickMs: number
  log: Log
}

/**
 * Starts a worker that sends what is due, one after the other. It runs on a timer only: if requests woke it, the duration of the next
 * request would show whether an address has an account. Returns a stop function that waits for the current one.
 */
export function startDueWorker({ subject, sendDue, tickMs, log }: DueWorkerOptions): () => Promise<void> {
  const episodes = logEpisodes(log, { began: `${subject} cannot be sent, retrying`, ended: `${subject} are sent again` })
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  const sendAllDue = async () => {
    while (!stopped && (await sendDue()));
    episodes.recovered()
  }
  const tick = () => {
    running = sendAllDue().catch(episodes.failed).finally(schedule)
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
