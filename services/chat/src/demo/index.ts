import type { Foundation } from '@rostra/kit/app/service-app'
import { demoExchangeFinished } from '../core/events/exchange-finished.ts'
import type { Slice } from '../core/slice.ts'
import type { Ports } from './domain/ports.ts'
import { startAddingDemoConversations } from './runtime/demo-conversations.ts'
import { mongoDemoExchanges } from './store/mongo-demo-exchanges.ts'
import { readDemoConversations } from './store/read-demo-conversations.ts'
import { addDemoConversations } from './usecases/add-demo-conversations.ts'

export interface DemoOptions {
  /** The account that owns the demo personas. */
  ownerId: string
  /** Called after events were stored. */
  onEvents: () => void
}

/** Creates the slice that adds conversations of demo members with demo personas in the background. */
export function createDemo(
  { connection, log, onStop }: Foundation,
  { personas }: Pick<Ports, 'personas'>,
  { ownerId, onEvents }: DemoOptions,
): Slice {
  const demoExchanges = mongoDemoExchanges(connection, { finishedEvent: demoExchangeFinished, onAdded: onEvents })
  return {
    rpcs: [],
    begin: async () => {
      const conversations = await readDemoConversations()
      const add = () => addDemoConversations({ demoExchanges, personas }, conversations, { ownerId, now: new Date() })
      onStop(startAddingDemoConversations(add, log))
    },
  }
}
