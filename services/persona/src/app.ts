import { every } from '@rostra/kit/every'
import { createServiceApp, type ServiceApp, type ServiceOverrides } from '@rostra/kit/service-app'
import { connectIdentityAccess, type IdentityAccess } from '@rostra/proto/identity-access'
import { PersonaService } from '@rostra/proto/persona'
import type { Config } from './config.ts'
import { demoPersonas } from './domain/demo-personas.ts'
import type { Ports } from './domain/ports.ts'
import { onAccountDeleted } from './events/on-account-deleted.ts'
import { onExchangeFinished, reachGroup } from './events/on-exchange-finished.ts'
import { rpcs } from './rpc/index.ts'
import { departureModel, mongoDepartures } from './store/departures.ts'
import { mongoFeatured } from './store/featured.ts'
import { personaModel } from './store/persona-model.ts'
import { mongoPersonas } from './store/personas.ts'
import { mongoReach } from './store/reach.ts'
import { mongoVotes } from './store/votes.ts'
import { addDemoPersonas } from './usecases/add-demo-personas.ts'
import { forgetLateTraces } from './usecases/forget-account.ts'

export interface Overrides extends ServiceOverrides {
  identity?: IdentityAccess
  now?: () => Date
  /** How often it is looked whether anything of an account that was deleted has appeared. */
  lookEveryMs?: number
}

const defaultLookEveryMs = 15_000

/** The persona service, whole. */
export function createApp(config: Config, overrides: Overrides = {}): ServiceApp {
  return createServiceApp<Ports>({
    name: 'persona',
    definition: PersonaService,
    config,
    overrides,
    wire: async ({ connection, bus, log, onStop }) => {
      const identity = overrides.identity ?? connectIdentityAccess(config.IDENTITY_ADDRESS, 'persona', config.SERVICE_SECRET)
      onStop(identity.close)
      const [model, departureRows] = [personaModel(connection), departureModel(connection)]
      const lookEveryMs = overrides.lookEveryMs ?? defaultLookEveryMs
      const ports: Ports = {
        personas: mongoPersonas(connection, model),
        featured: mongoFeatured(connection),
        votes: mongoVotes(connection, model, departureRows),
        departures: mongoDepartures(departureRows, lookEveryMs),
        now: overrides.now ?? (() => new Date()),
      }
      const reach = mongoReach(connection, model, reachGroup)
      const begin = async () => {
        if (config.DEMO_DATA)
          log.info({ added: await addDemoPersonas(ports, demoPersonas, config.DEMO_OWNER_ID) }, 'demo personas are there')
        const lookFailed = (err: unknown) => log.warn({ err }, 'accounts that left could not be looked after, it will be tried again')
        onStop(every(lookEveryMs, () => forgetLateTraces(ports), lookFailed))
        onStop(await bus.subscribe(onExchangeFinished(reach)))
        onStop(await bus.subscribe(onAccountDeleted(ports)))
      }
      return { ports, rpcs, verify: identity.verify, begin }
    },
  })
}
