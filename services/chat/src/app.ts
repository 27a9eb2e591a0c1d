import { randomUUID } from 'node:crypto'
import { startOutboxRelay } from '@rostra/kit/events/outbox-relay'
import { every } from '@rostra/kit/every'
import { createModels, type ServedModel } from '@rostra/kit/llm/models'
import { connectRedis } from '@rostra/kit/redis'
import { createRpcClient } from '@rostra/kit/rpc/client'
import { createServiceApp, type ServiceApp, type ServiceOverrides } from '@rostra/kit/service-app'
import { BillingService } from '@rostra/proto/billing'
import { ChatService } from '@rostra/proto/chat'
import { connectIdentityAccess, type IdentityAccess } from '@rostra/proto/identity-access'
import { PersonaService } from '@rostra/proto/persona'
import { billingCredits } from './clients/billing.ts'
import { personaClient } from './clients/personas.ts'
import type { Config } from './config.ts'
import { creditsByPerson } from './domain/credits-by-person.ts'
import type { Credits, Personas, Ports } from './domain/ports.ts'
import { exchangeFinished } from './events/exchange-finished.ts'
import { messageSent } from './events/message-sent.ts'
import { onAccountDeleted } from './events/on-account-deleted.ts'
import { answers } from './live/answer-metrics.ts'
import { keepHouse } from './live/housekeeping.ts'
import { ProcessGenerations } from './live/process-generations.ts'
import { rpcs } from './rpc/index.ts'
import { conversationModel } from './store/conversation-model.ts'
import { mongoConversations } from './store/conversations.ts'
import { departureModel } from './store/departure-model.ts'
import { mongoDepartures } from './store/departures.ts'
import { exchangeModel } from './store/exchange-model.ts'
import { type ExchangeEvents, mongoExchanges } from './store/exchanges.ts'
import { guestQuota } from './store/guest-quota.ts'
import { redisFrames } from './store/redis-frames.ts'
import { redisStopSignal } from './store/stop-signal.ts'
import { forgetLateTraces } from './usecases/let-go.ts'
import { settleAbandoned } from './usecases/settle-abandoned.ts'

export interface Overrides extends ServiceOverrides {
  identity?: IdentityAccess
  personas?: Personas
  /** What members pay with. */
  members?: Credits
  served?: ServedModel
}

/** Messages of one guest before an account is asked for. */
const messagesPerGuest = 10

/** The chat service, whole. */
export function createApp(config: Config, overrides: Overrides = {}): ServiceApp {
  return createServiceApp<Ports>({
    name: 'chat',
    definition: ChatService,
    config,
    overrides,
    wire: async ({ connection, bus, log, onStop }) => {
      const identity = overrides.identity ?? connectIdentityAccess(config.IDENTITY_ADDRESS, 'chat', config.SERVICE_SECRET)
      onStop(identity.close)
      const personaRpc = createRpcClient(PersonaService, { address: config.PERSONA_ADDRESS, credential: identity.credential })
      onStop(personaRpc.close)
      const billingRpc = createRpcClient(BillingService, { address: config.BILLING_ADDRESS, credential: identity.credential })
      onStop(billingRpc.close)

      const connectTo = async () => {
        const redis = await connectRedis(config.REDIS_URL, `rostra:chat${config.DATABASE_SUFFIX}:`)
        onStop(() => redis.disconnect())
        return redis
      }
      const [redis, blocking, subscriber] = await Promise.all([connectTo(), connectTo(), connectTo()])
      const frames = redisFrames(redis, blocking)
      onStop(frames.close)

      const [exchangeRows, departureRows] = [exchangeModel(connection), departureModel(connection)]
      const live = new ProcessGenerations(config.MAX_GENERATIONS, (err, generationId) =>
        log.error({ err, generationId }, 'a generation could not store its end'),
      )
      let wakeRelay = () => {}
      const events: ExchangeEvents = {
        sent: messageSent,
        finished: exchangeFinished,
        stored: (status) => {
          if (status !== 'running') answers.inc({ status })
          wakeRelay()
        },
      }
      const quota = guestQuota(redis, { perGuest: messagesPerGuest, perAddress: config.GUEST_ADDRESS_LIMIT })
      const ports: Ports = {
        conversations: mongoConversations(conversationModel(connection)),
        exchanges: mongoExchanges(exchangeRows, { owner: randomUUID(), leaseMs: config.GENERATION_LEASE_MS }, events),
        departures: mongoDepartures(departureRows, config.GENERATION_LEASE_MS),
        frames,
        live,
        stopSignal: await redisStopSignal(redis, subscriber, (id) => live.abort(id, 'stopped')),
        credits: creditsByPerson(quota, overrides.members ?? billingCredits(billingRpc)),
        personas: overrides.personas ?? personaClient(personaRpc),
        served: overrides.served ?? createModels(config).forChat(),
        verify: identity.verify,
        log,
      }

      return {
        ports,
        rpcs,
        verify: identity.verify,
        begin: async () => {
          const relay = startOutboxRelay({ service: 'chat', connection, models: [exchangeRows, departureRows], bus, log })
          wakeRelay = relay.wake
          onStop(relay.stop)
          onStop(keepHouse(ports, () => settleAbandoned(ports), config.GENERATION_LEASE_MS / 3))
          const lookFailed = (err: unknown) => log.warn({ err }, 'people who left could not be looked after, it will be tried again')
          onStop(every(config.GENERATION_LEASE_MS, () => forgetLateTraces(ports), lookFailed))
          onStop(await bus.subscribe(onAccountDeleted(ports)))
        },
        drain: (graceMs) => live.drain(graceMs),
      }
    },
  })
}
