import type { ServiceApp, ServiceOverrides } from '@rostra/kit/app/service-app'
import { processClock } from '@rostra/kit/async/clock'
import { createModels, type ServedModel } from '@rostra/llm/models'
import { connectIdentityAccess, type IdentityAccess } from '@rostra/platform/identity-access'
import { createServiceApp } from '@rostra/platform/service'
import { ZeitgeistService } from '@rostra/proto/zeitgeist'
import type { Config } from './config.ts'
import type { Ports } from './domain/ports.ts'
import { rpcs } from './rpc/index.ts'

export interface Overrides extends ServiceOverrides {
  identity?: IdentityAccess
  /** The model that writes entries. */
  model?: ServedModel
  /** Milliseconds since 1970. */
  now?: () => number
}

/** Creates the zeitgeist service with all its adapters. */
export function createApp(config: Config, overrides: Overrides = {}): ServiceApp {
  return createServiceApp<Ports>({
    name: 'zeitgeist',
    definition: ZeitgeistService,
    config,
    overrides,
    wire: async ({ log, onStop }) => {
      const identity = overrides.identity ?? connectIdentityAccess(config.IDENTITY_ADDRESS, 'zeitgeist', config.SERVICE_SECRET)
      onStop(identity.close)
      const ports = {
        model: overrides.model ?? createModels(config).forChat(),
        minPeople: config.ZEITGEIST_MIN_PEOPLE,
        clock: processClock,
        wallTime: overrides.now ?? Date.now,
        log,
      } as Ports
      return { ports, rpcs, verify: identity.verify, begin: async () => {} }
    },
  })
}
