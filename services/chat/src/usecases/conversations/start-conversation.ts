import type { Conversation } from '../../domain/conversations/conversation.ts'
import type { Ports } from '../../domain/ports.ts'

export interface StartConversation {
  person: string
  /** The person's access token; persona checks with it that the person may see the persona. */
  token: string
  personaId: string
  endUserId: string
}

/** Starts a conversation, whose first message is the persona's greeting. Throws BOT_NOT_FOUND. */
export async function startConversation(
  { personas, conversations }: Pick<Ports, 'personas' | 'conversations'>,
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
