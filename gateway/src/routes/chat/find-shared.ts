import { DomainError } from '@rostra/kit/errors'
import type { CallOptions } from '@rostra/kit/rpc/client'
import { ChatService } from '@rostra/proto/chat'
import type { SharedConversation__Output } from '@rostra/proto/gen/rostra/chat/v1/SharedConversation'
import type { Persona__Output } from '@rostra/proto/gen/rostra/persona/v1/Persona'
import { PersonaService } from '@rostra/proto/persona'
import { isOpen } from '../../json/personas/visibility.ts'
import type { Ports } from '../../ports.ts'

export interface FoundShare {
  shared: SharedConversation__Output
  persona: Persona__Output
}

/**
 * Returns a shared conversation with its persona, as a visitor sees them. Calls the services each time, without a cache. Throws
 * SHARE_NOT_FOUND.
 */
export async function findShared(
  { chat, persona }: Pick<Ports, 'chat' | 'persona'>,
  token: string,
  call: CallOptions,
): Promise<FoundShare> {
  const shared = await chat.call(ChatService.GetSharedConversation, { token }, call)
  const notFound = () => new DomainError('not_found', 'SHARE_NOT_FOUND', 'This conversation is not shared any more')
  const found = await persona.call(PersonaService.GetPersona, { id: shared.personaId }, call).catch((error) => {
    // The persona was hidden or deleted after chat's answer.
    throw error instanceof DomainError && error.kind === 'not_found' ? notFound() : error
  })
  if (!isOpen(found)) throw notFound()
  return { shared, persona: found }
}
