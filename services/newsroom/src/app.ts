import type { ServiceApp, ServiceOverrides } from '@rostra/kit/app/service-app'
import { processClock } from '@rostra/kit/async/clock'
import { createModels, type ServedModel } from '@rostra/llm/models'
import { connectIdentityAccess, type IdentityAccess } from '@rostra/platform/identity-access'
import { createServiceApp } from '@rostra/platform/service'
import { NewsroomService } from '@rostra/proto/newsroom'
import type { Config } from './config.ts'
import type { Author } from './domain/articles/author.ts'
import type { Ports } from './domain/ports.ts'
import { rpcs } from './rpc/index.ts'

export interface Overrides extends ServiceOverrides {
  identity?: IdentityAccess
  models?: Readonly<Record<Author, ServedModel>>
  /** Milliseconds since 1970. */
  now?: () => number
}

/** Creates the newsroom service with all its adapters. */
export function createApp(config: Config, overrides: Overrides = {}): ServiceApp {
  return createServiceApp<Ports>({
    name: 'newsroom',
    definition: NewsroomService,
    config,
    overrides,
    wire: async ({ log, onStop }) => {
      const identity = overrides.identity ?? connectIdentityAccess(config.IDENTITY_ADDRESS, 'newsroom', config.SERVICE_SECRET)
      onStop(identity.close)
      const served = createModels(config)
      const ports: Ports = {
        models: overrides.models ?? {
          claudeus: served.named('claude'),
          geeps: served.named('gpt4'),
          gemma: served.named('gemini'),
          deeps: served.named('deepseek'),
        },
        clock: processClock,
        wallTime: overrides.now ?? Date.now,
        log,
      }
      return { ports, rpcs, verify: identity.verify, begin: async () => {} }
    },
  })
}
