import { hashOf, isShareToken } from '@rostra/platform/share-token'
import type { SpeakingProfile } from '../../core/domain/personas/ports.ts'
import type { Ports } from '../domain/ports.ts'
import { type Share, shareNotFound } from '../domain/share.ts'

/**
 * Returns the share of a token, and its persona. Throws SHARE_NOT_FOUND for an unknown or revoked token, a deleted conversation, a
 * suspended member, and a persona that is not public.
 */
export async function getSharedConversation(
  { conversations, shares, personas }: Pick<Ports, 'conversations' | 'shares' | 'personas'>,
  { token, signal }: { token: string; signal: AbortSignal },
): Promise<{ share: Share; persona: SpeakingProfile }> {
  const share = isShareToken(token) ? await shares.byTokenHash(hashOf(token)) : null
  if (!share) throw shareNotFound()
  const [conversation, persona] = await Promise.all([
    conversations.byId(share.conversationId),
    personas.publicProfile(share.personaId, signal),
  ])
  if (!conversation || conversation.suspension?.isSuspended || !persona) throw shareNotFound()
  return { share, persona }
}
