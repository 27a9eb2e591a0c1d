import type { EventBus } from '@rostra/kit/events/event-bus'
import type { Log } from '@rostra/kit/log'
import type { Environment } from '@rostra/kit/settings'
import type { ServiceName } from '@rostra/proto/services'
import type { Connection } from 'mongoose'

export interface Startable {
  start: () => Promise<void>
  stop: () => Promise<void>
}

/** What `app.ts` and `config.ts` of every service export. */
export interface ServiceModule {
  // As methods, because each service takes the settings that it read itself.
  createApp(config: object, shared: { bus: EventBus; log: Log; mongo: Connection; isLocal: boolean }): Startable
  readConfig(env: Environment): object
}

/** Imports a service. Each is named here, so that a bundle can hold them. */
export const importService: Record<ServiceName, () => Promise<ServiceModule>> = {
  identity: async () => ({ ...(await import('@rostra/identity/app')), ...(await import('@rostra/identity/config')) }),
  persona: async () => ({ ...(await import('@rostra/persona/app')), ...(await import('@rostra/persona/config')) }),
  chat: async () => ({ ...(await import('@rostra/chat/app')), ...(await import('@rostra/chat/config')) }),
  billing: async () => ({ ...(await import('@rostra/billing/app')), ...(await import('@rostra/billing/config')) }),
  experts: async () => ({ ...(await import('@rostra/experts/app')), ...(await import('@rostra/experts/config')) }),
  zeitgeist: async () => ({ ...(await import('@rostra/zeitgeist/app')), ...(await import('@rostra/zeitgeist/config')) }),
  newsroom: async () => ({ ...(await import('@rostra/newsroom/app')), ...(await import('@rostra/newsroom/config')) }),
}
