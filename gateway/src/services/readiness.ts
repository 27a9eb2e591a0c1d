import { DomainError } from '@rostra/kit/errors'
import type { Redis } from '@rostra/kit/redis'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { ChatService } from '@rostra/proto/chat'
import { IdentityService } from '@rostra/proto/identity'
import { PersonaService } from '@rostra/proto/persona'
import type { Services } from '../ports.ts'

const deadline = { deadlineMs: 1_000 }

/** A cheap call of each service that hardly a page does without. While billing is away only members' sends and purchases wait. */
const probes: Record<keyof Omit<Services, 'billing'>, (client: RpcClient) => Promise<unknown>> = {
  identity: (client) => client.call(IdentityService.GetUsernames, { ids: [] }, deadline),
  persona: (client) => client.call(PersonaService.ListFeaturedPersonas, {}, deadline),
  chat: (client) => client.call(ChatService.ListMessages, { conversationId: 'none', limit: 1 }, deadline),
}

/**
 * Gives the question whether this process may get requests: from the moment on when Redis and the services have answered once, a refusal being
 * an answer too. Before, it throws with the name of whatever doesn't answer. What goes away later is told by each call's own 503: were all
 * gateways taken out with it, an outage of one service would be one of every page.
 */
export function createReadiness(services: Services, redis: Redis): () => Promise<void> {
  const names = Object.keys(probes) as (keyof typeof probes)[]
  let haveAnswered = false
  return async () => {
    if (haveAnswered) return
    await Promise.all([answers('redis', redis.ping()), ...names.map((name) => answers(name, probes[name](services[name])))])
    haveAnswered = true
  }
}

const answers = (name: string, probe: Promise<unknown>) =>
  probe.catch((error: unknown) => {
    const refused = error instanceof DomainError && !['unavailable', 'deadline'].includes(error.kind)
    if (!refused) throw new Error(`${name} does not answer`)
  })
