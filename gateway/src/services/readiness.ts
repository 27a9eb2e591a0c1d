import { DomainError } from '@rostra/kit/errors'
import type { Redis } from '@rostra/kit/redis'
import { ChatService } from '@rostra/proto/chat'
import { IdentityService } from '@rostra/proto/identity'
import { PersonaService } from '@rostra/proto/persona'
import type { Services } from '../ports.ts'

const deadline = { deadlineMs: 1_000 }

/** Throws with the name of whatever doesn't answer. A refusal is an answer too. */
export async function checkReadiness({ identity, persona, chat }: Services, redis: Redis): Promise<void> {
  await Promise.all([
    answers('redis', redis.ping()),
    answers('identity', identity.call(IdentityService.GetUsernames, { ids: [] }, deadline)),
    answers('persona', persona.call(PersonaService.ListFeaturedPersonas, {}, deadline)),
    answers('chat', chat.call(ChatService.ListMessages, { conversationId: 'none', limit: 1 }, deadline)),
  ])
}

const answers = (name: string, probe: Promise<unknown>) =>
  probe.catch((error: unknown) => {
    const refused = error instanceof DomainError && !['unavailable', 'deadline'].includes(error.kind)
    if (!refused) throw new Error(`${name} does not answer`)
  })
