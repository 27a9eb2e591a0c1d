import type { ServiceDefinition } from '@grpc/grpc-js'
import type { ServiceApp, ServiceOverrides } from '@rostra/kit/app/service-app'
import { processClock } from '@rostra/kit/async/clock'
import { interval } from '@rostra/kit/async/interval'
import { createRpcClient } from '@rostra/kit/rpc/client'
import { createModels, type ServedModel } from '@rostra/llm/models'
import { connectIdentityAccess, type IdentityAccess } from '@rostra/platform/identity-access'
import { createServiceApp } from '@rostra/platform/service'
import { ChatService } from '@rostra/proto/chat'
import { IdentityService } from '@rostra/proto/identity'
import { PersonaService } from '@rostra/proto/persona'
import { ZeitgeistService } from '@rostra/proto/zeitgeist'
import { memberClient } from './clients/members.ts'
import { messageClient } from './clients/messages.ts'
import { personaClient } from './clients/personas.ts'
import type { Config } from './config.ts'
import type { Ports } from './domain/ports.ts'
import { onAccountDeleted } from './events/on-account-deleted.ts'
import { onExchangeFinished } from './events/on-exchange-finished.ts'
import { onInsightsConsentChanged } from './events/on-insights-consent-changed.ts'
import { rpcs } from './rpc/index.ts'
import { ingestMetrics } from './runtime/ingest-metrics.ts'
import { mongoActivity } from './store/activity/activity.ts'
import { activityModel } from './store/activity/activity-model.ts'
import { withdrawalModel } from './store/deletion/withdrawal-model.ts'
import { mongoWithdrawals } from './store/deletion/withdrawals.ts'
import { keyModel } from './store/keys/key-model.ts'
import { mongoKeys } from './store/keys/keys.ts'
import { mongoPeople } from './store/people/people.ts'
import { personModel } from './store/people/person-model.ts'
import { deleteExpired } from './usecases/ingest/delete-expired.ts'
import { sweepWithdrawals } from './usecases/withdrawal/sweep-withdrawals.ts'

export interface Overrides extends ServiceOverrides {
  identity?: IdentityAccess
  /** The model that writes entries. */
  model?: ServedModel
  /** Milliseconds since 1970. */
  now?: () => number
}

/** Milliseconds between two deletions of expired rows and keys. */
const maintenanceMs = 600_000

/** Creates the zeitgeist service with all its adapters. */
export function createApp(config: Config, overrides: Overrides = {}): ServiceApp {
  return createServiceApp<Ports>({
    name: 'zeitgeist',
    definition: ZeitgeistService,
    config,
    overrides,
    wire: async ({ connection, bus, log, onStop }) => {
      const identity = overrides.identity ?? connectIdentityAccess(config.IDENTITY_ADDRESS, 'zeitgeist', config.SERVICE_SECRET)
      onStop(identity.close)
      const connect = (definition: ServiceDefinition, address: string) => {
        const client = createRpcClient(definition, { address, credential: identity.credential })
        onStop(client.close)
        return client
      }
      const stopped = new AbortController()
      onStop(() => stopped.abort())
      const ports: Ports = {
        activity: mongoActivity(activityModel(connection)),
        ...mongoKeys(keyModel(connection), processClock),
        people: mongoPeople(personModel(connection)),
        withdrawals: mongoWithdrawals(withdrawalModel(connection), config.REFRESH_LEASE_MS),
        ingestMetrics,
        members: memberClient(connect(IdentityService, config.IDENTITY_ADDRESS)),
        messages: messageClient(connect(ChatService, config.CHAT_ADDRESS)),
        personas: personaClient(connect(PersonaService, config.PERSONA_ADDRESS)),
        model: overrides.model ?? createModels(config).forChat(),
        minPeople: config.ZEITGEIST_MIN_PEOPLE,
        clock: processClock,
        wallTime: overrides.now ?? Date.now,
        log,
      }
      return {
        ports,
        rpcs,
        verify: identity.verify,
        begin: async () => {
          const expiryFailed = (err: unknown) => log.warn({ err }, 'expired rows and keys could not be deleted, and will be later')
          onStop(interval(maintenanceMs, () => deleteExpired(ports), expiryFailed))
          const sweepFailed = (err: unknown) =>
            log.warn({ err }, 'a sweep for late writes of withdrawn members failed and will be repeated')
          onStop(interval(config.REFRESH_LEASE_MS, () => sweepWithdrawals(ports, stopped.signal), sweepFailed))
          onStop(await bus.subscribe(onExchangeFinished(ports, stopped.signal)))
          onStop(await bus.subscribe(onInsightsConsentChanged(ports, stopped.signal)))
          onStop(await bus.subscribe(onAccountDeleted(ports)))
        },
      }
    },
  })
}
