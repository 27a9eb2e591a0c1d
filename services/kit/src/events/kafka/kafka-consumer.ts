import type { Consumer, ConsumerRunConfig } from 'kafkajs'
import { type Clock, processClock } from '../../async/clock.ts'
import type { Log } from '../../log.ts'

/** What is used of a consumer of kafkajs. */
export type GroupConsumer = Pick<Consumer, 'connect' | 'subscribe' | 'run' | 'disconnect' | 'on' | 'events'>

interface Consuming {
  /** Creates a consumer. kafkajs asks `restartOnFailure` whether it may restart a consumer that failed. */
  create: (restartOnFailure: () => Promise<boolean>) => GroupConsumer
  topic: string
  /** What each consumer runs with: how it handles messages. */
  run: ConsumerRunConfig
  log: Log
  clock?: Clock
}

/** Milliseconds before a consumer takes the place of one that has ended. */
const replaceAfterMs = 2_000

/**
 * Consumes a topic until it is stopped. kafkajs restarts a consumer after errors that it calls retriable. A lock that times out while the broker
 * is away is none of them: that consumer has ended for good, and a new one takes its place. Rejects when the first one cannot connect. Returns a
 * stop function.
 */
export async function keepConsuming({ create, topic, run, log, clock = processClock }: Consuming): Promise<() => Promise<void>> {
  let isStopped = false
  let cancel = () => {}
  let current: GroupConsumer

  const begin = async () => {
    // A consumer that is disconnected while it joins its group fails; kafkajs would restart it although it was stopped.
    const consumer = create(async () => !isStopped)
    current = consumer
    consumer.on(consumer.events.CRASH, ({ payload: { error, restart } }) => {
      if (restart || isStopped || consumer !== current) return
      log.warn({ err: error }, 'a consumer has ended and is replaced')
      replaceLater()
    })
    await consumer.connect()
    await consumer.subscribe({ topic, fromBeginning: true })
    if (isStopped) return consumer.disconnect()
    // Not awaited: the group admits no member until a dead one has timed out, and calls can be answered meanwhile.
    consumer.run(run).catch((err) => log.warn({ err }, 'a consumer could not join its group'))
  }

  const replaceLater = () => {
    cancel = clock.after(replaceAfterMs, () => {
      begin().catch((err) => {
        log.warn({ err }, 'a consumer could not be replaced, retrying')
        if (!isStopped) replaceLater()
      })
    })
  }

  await begin()
  return async () => {
    isStopped = true
    cancel()
    await current.disconnect()
  }
}
