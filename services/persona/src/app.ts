import { createServiceApp, type ServiceApp, type ServiceOverrides } from '@rostra/kit/service-app'
import { connectIdentityAccess, type IdentityAccess } from '@rostra/proto/identity-access'
import { PersonaService } from '@rostra/proto/persona'
import type { Config } from './config.ts'
import { demoPersonas } from './domain/demo-personas.ts'
import type { Ports } from './domain/ports.ts'
import { onExchangeFinished, reachGroup } from './events/on-exchange-finished.ts'
import { rpcs } from './rpc/index.ts'
import { mongoFeatured } from './store/featured.ts'
import { personaModel } from './store/persona-model.ts'
import { mongoPersonas } from './store/personas.ts'
import { mongoReach } from './store/reach.ts'
import { mongoVotes } from './store/votes.ts'
import { addDemoPersonas } from './usecases/add-demo-personas.ts'

export interface Overrides extends ServiceOverrides {
  identity?: IdentityAccess
  now?: () => Date
}

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
      const model = personaModel(connection)
      const ports: Ports = {
        personas: mongoPersonas(model),
        featured: mongoFeatured(connection),
        votes: mongoVotes(connection, model),
        now: overrides.now ?? (() => new Date()),
      }
      const reach = mongoReach(connection, model, reachGroup)
      const begin = async () => {
        if (config.DEMO_DATA)
          log.info({ added: await addDemoPersonas(ports, demoPersonas, config.DEMO_OWNER_ID) }, 'demo personas are there')
        onStop(await bus.subscribe(onExchangeFinished(reach)))
      }
      return { ports, rpcs, verify: identity.verify, begin }
    },
  })
}
