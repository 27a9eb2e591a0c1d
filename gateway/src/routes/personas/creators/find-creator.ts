import { DomainError } from '@rostra/kit/errors'
import type { CallOptions } from '@rostra/kit/rpc/client'
import { IdentityService } from '@rostra/proto/identity'
import { PersonaService } from '@rostra/proto/persona'
import { type Creator, toCreator } from '../../../json/personas/creator.ts'
import type { Ports } from '../../../ports.ts'

/**
 * Returns the creator of a username, whatever its case. Throws CREATOR_NOT_FOUND for an unknown account and for one without a public
 * persona, after the same calls for both, so that an answer does not tell which accounts exist.
 */
export async function findCreator(
  { identity, persona }: Pick<Ports, 'identity' | 'persona'>,
  username: string,
  call: CallOptions,
): Promise<Creator> {
  const profile = await identity.call(IdentityService.GetProfile, { username }, call).catch((error) => {
    if (error instanceof DomainError && error.kind === 'not_found') return undefined
    throw error
  })
  const found = await persona.call(PersonaService.GetCreator, { ownerId: profile?.id ?? '' }, call)
  if (!profile) throw new DomainError('not_found', 'CREATOR_NOT_FOUND', 'Creator not found')
  return toCreator(profile, found)
}
