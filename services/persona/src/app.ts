import { createServiceApp, type ServiceApp, type ServiceOverrides } from '@rostra/kit/service-app'
import { connectIdentityAccess } from '@rostra/proto/identity-access'
import { PersonaService } from '@rostra/proto/persona'
import type { Config } from './config.ts'
import type { Ports } from './domain/ports.ts'
import { rpcs } from './rpc/index.ts'
import { personaModel } from './store/persona-model.ts'
import { mongoPersonas } from './store/personas.ts'

/** The persona service, whole. */
export function createApp(config: Config, overrides?: ServiceOverrides): ServiceApp {
  return createServiceApp<Ports>({
    name: 'persona',
    definition: PersonaService,
    config,
    overrides,
    wire: async ({ connection, onStop }) => {
      const identity = connectIdentityAccess(config.IDENTITY_ADDRESS, 'persona', config.SERVICE_SECRET)
      onStop(identity.close)
      return { ports: { personas: mongoPersonas(personaModel(connection)) }, rpcs, verify: identity.verify }
    },
  })
}
