import type { Conversation } from '../domain/conversation.ts'
import type { Ports } from '../domain/ports.ts'

export interface StartConversation {
  person: string
  /** The person's token: a persona that they may not see isn't there for them. */
  token: string
  personaId: string
  endUserId: string
}

/** Opens a conversation; the persona greets first. Throws BOT_NOT_FOUND. */
export async function startConversation(
  { personas, conversations }: Ports,
  { person, token, personaId, endUserId }: StartConversation,
): Promise<Conversation> {
  const { id, name, slug, greeting } = await personas.speakingProfile(personaId, { person, token })
  const now = new Date()
  return conversations.add({
    person,
    personaId: id,
    personaName: name,
    personaSlug: slug,
    greeting,
    startedAt: now,
    lastMessageAt: now,
    preview: '',
    endUserId,
  })
}
