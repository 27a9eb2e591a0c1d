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

/** Throws with the name of whatever doesn't answer. A refusal is an answer too. */
export async function checkReadiness(services: Services, redis: Redis): Promise<void> {
  const names = Object.keys(probes) as (keyof typeof probes)[]
  await Promise.all([answers('redis', redis.ping()), ...names.map((name) => answers(name, probes[name](services[name])))])
}

const answers = (name: string, probe: Promise<unknown>) =>
  probe.catch((error: unknown) => {
    const refused = error instanceof DomainError && !['unavailable', 'deadline'].includes(error.kind)
    if (!refused) throw new Error(`${name} does not answer`)
  })
