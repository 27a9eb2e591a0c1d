import { setTimeout as sleep } from 'node:timers/promises'
import { previewOf } from '../domain/conversation.ts'
import type { Exchange } from '../domain/exchange.ts'
import type { Ending, Ports } from '../domain/ports.ts'

/** Waits between tries to store an end, in milliseconds: as long as the lease may still be this replica's. */
const retryDelaysMs = [100, 500, 2_000, 5_000, 5_000]

/** Stores how an exchange ended, its event with it, and settles what was held for it. False when another replica has done so. */
export async function storeEnd(ports: Ports, exchange: Exchange, ending: Ending): Promise<boolean> {
  if (!(await retried(() => ports.exchanges.end(exchange, ending)))) return false
  const warn = (err: unknown) => ports.log.warn({ err, generationId: exchange.id }, 'an ended exchange could not be settled yet')
  await Promise.all([
    ports.credits.settle(exchange, ending.reply !== '').catch(warn),
    ports.conversations.touch(exchange.conversationId, new Date(), previewOf(ending.reply || exchange.content)).catch(warn),
  ])
  return true
}

async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const delay = retryDelaysMs[attempt]
      if (delay === undefined) throw error
      await sleep(delay)
    }
  }
}
