import type { ServiceApp, ServiceOverrides } from '@rostra/kit/app/service-app'
import { startOutboxRelay } from '@rostra/kit/events/outbox-relay'
import type { ServedModel } from '@rostra/llm/models'
import { type IdentityAccess, openServiceAccess } from '@rostra/platform/identity-access'
import { createServiceApp } from '@rostra/platform/service'
import { ChatService } from '@rostra/proto/chat'
import { createAsks } from './asks/index.ts'
import type { Config } from './config.ts'
import { createCore } from './core/index.ts'
import { openStores } from './core/open-stores.ts'
import type { Slice } from './core/slice.ts'
import { chargedAmongDeleted, createDeletion } from './deletion/index.ts'
import { createDemo } from './demo/index.ts'
import { createFigures } from './figures/index.ts'
import { createInbox, type InboxTimers, notePause, reportFeedback } from './inbox/index.ts'
import { createMemories } from './memories/index.ts'
import { createSearch, removeSearchEntries } from './search/index.ts'
import { createShares, referencesToShares, removeShares } from './shares/index.ts'

export interface Overrides extends ServiceOverrides {
  identity?: IdentityAccess
  answeringModel?: ServedModel | undefined
  /** The clock of weekly summaries, the end of questions, figures and the quota of guests, in milliseconds since 1970. */
  now?: () => number
  inboxTimers?: Partial<InboxTimers>
}

/** Creates the chat service from core and its slices. What a slice needs of another one is passed to it here. */
export function createApp(config: Config, overrides: Overrides = {}): ServiceApp {
  return createServiceApp<unknown>({
    name: 'chat',
    definition: ChatService,
    config,
    overrides,
    wire: async (foundation) => {
      const { connection, bus, log, onStop } = foundation
      const { verify, connect } = openServiceAccess('chat', config, { identity: overrides.identity, onStop })
      const removeEntries = removeSearchEntries(connection)
      const inTransaction = { removeWith: removeShares(connection, removeEntries), onFeedback: reportFeedback(connection) }
      const clients = { persona: connect('persona'), billing: connect('billing'), verify }
      const { answeringModel, now } = overrides
      const figures = createFigures(foundation, config.MODEL_PRICES, now)
      const stores = await openStores(foundation, config, clients, { answeringModel, onModelUse: figures.onUse, inTransaction, now })
      const onEvents = () => void stores.outbox.emit('stored')
      const leaseMs = config.GENERATION_LEASE_MS

      const memories = createMemories(foundation, stores)
      const search = createSearch(foundation, stores, leaseMs)
      const { promptMaterial, answered } = memories
      const { titleChanged, personChanged } = search
      const references = referencesToShares(foundation, { copied: search.copied, removeEntries })
      const ofStores = { chargedAmongDeleted: chargedAmongDeleted(connection), personaPaused: notePause(connection) }
      const asks = createAsks(foundation, stores, ofStores.personaPaused, { leaseMs, onEnded: stores.answerEnded })
      const { askOutcomes } = asks
      const hooks = { askOutcomes, promptMaterial, answered, titleChanged, personChanged, references, ...ofStores }
      const core = createCore(foundation, stores, hooks, leaseMs)
      const shares = createShares(foundation, { ...stores, titleChanged }, { removeEntries })
      const inbox = createInbox(foundation, stores, connect('identity'), { now, timers: overrides.inboxTimers, onEvents })
      const forgets = [memories, inbox, search, asks].flatMap(({ forget }) => forget ?? [])
      const deletion = createDeletion(foundation, { ...stores, stopAnswer: core.stopAnswer, forgets }, leaseMs)
      const parts: Slice[] = [core, deletion, asks, memories, search, inbox, shares, figures]
      if (config.DEMO_DATA) parts.push(createDemo(foundation, stores, { ownerId: config.DEMO_OWNER_ID, onEvents }))

      return {
        ports: undefined,
        rpcs: parts.flatMap(({ rpcs }) => rpcs),
        verify,
        begin: async () => {
          const relay = startOutboxRelay({ service: 'chat', connection, models: parts.flatMap(({ outboxes = [] }) => outboxes), bus, log })
          stores.outbox.on('stored', relay.wake)
          onStop(relay.stop)
          for (const { begin } of parts) await begin?.()
        },
        drain: async (graceMs) => {
          await Promise.all([stores.running.drain(graceMs), inbox.drain(graceMs)])
        },
      }
    },
  })
}
