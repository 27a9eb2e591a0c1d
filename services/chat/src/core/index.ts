import type { Foundation } from '@rostra/kit/app/service-app'
import { startPeriodicWork } from '@rostra/kit/async/periodic-work'
import type { Turn } from '@rostra/kit/async/run-batches'
import { leaseTimes } from '@rostra/kit/leases/lease-times'
import { bindRpcs } from '@rostra/kit/rpc/method'
import type { Hooks, Ports, Stores } from './domain/ports.ts'
import { onAccountSuspended } from './events/on-account-suspended.ts'
import { rpcs } from './rpc/index.ts'
import { startMaintenance } from './runtime/maintenance.ts'
import { titleQueue } from './runtime/title-queue.ts'
import type { Slice } from './slice.ts'
import { exchangeModel } from './store/exchanges/exchange-model.ts'
import { bindSteps } from './usecases/bind-steps.ts'
import { deleteExpiredConversations } from './usecases/conversations/delete-expired.ts'
import { makeTitle } from './usecases/conversations/make-title.ts'
import { requestStop, stopAnswersOf } from './usecases/generations/request-stop.ts'

interface Core extends Slice {
  /** Stops the answer of an exchange, on whatever replica it runs. */
  stopAnswer: (exchangeId: string) => Promise<void>
}

/** Creates core: conversations, their messages and answers. It imports no slice; `hooks` is what it calls of them. */
export function createCore({ connection, bus, log, onStop }: Foundation, stores: Stores, hooks: Hooks, leaseMs: number): Core {
  const { answeringModel, conversations, freeWork } = stores
  const titles = titleQueue(
    (first, signal) => makeTitle({ answeringModel, conversations, freeWork, ...hooks }, first, signal),
    (err, conversationId) => log.warn({ err, conversationId }, 'the model made no title of a conversation'),
  )
  const ports: Ports = { ...stores, ...hooks, titles: answeringModel.offline ? { add: () => undefined } : titles }
  const steps = bindSteps(ports)
  return {
    rpcs: bindRpcs(rpcs, { ...ports, ...steps }),
    stopAnswer: (exchangeId) => requestStop(ports, exchangeId),
    outboxes: [exchangeModel(connection)],
    begin: async () => {
      onStop(titles.stop)
      onStop(startMaintenance(ports, steps.settleTakenOver, leaseTimes(leaseMs)))
      onStop(await bus.subscribe(onAccountSuspended('chat.suspended-accounts', (person) => stopAnswersOf(ports, person))))
      const deleteExpired = (turn: Turn) => deleteExpiredConversations(ports, turn)
      onStop(startPeriodicWork({ everyMs: leaseMs, subject: 'the deletion of expired conversations', run: deleteExpired, log }))
    },
  }
}
