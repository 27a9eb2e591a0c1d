import { DomainError } from '@rostra/kit/errors'
import { requireService } from '@rostra/kit/rpc/require-service'
import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Reader } from '../../domain/personas/ownership.ts'
import { requireVisible } from '../../domain/personas/visibility.ts'
import type { Ports } from '../../domain/ports.ts'
import { toWireProfile } from '../wire.ts'

export const getSpeakingProfileRpc = unary(PersonaService.GetSpeakingProfile, async (request, caller, { personas }: Ports, call) => {
  requireService('chat', call)
  const reader = request.person === '' ? caller : readerOf(request.person)
  return toWireProfile(requireVisible(reader, await personas.byId(request.id)))
})

/** Reads `member:<id>` or `guest:<id>`. Throws VALIDATION for anything else. */
function readerOf(person: string): Reader {
  const [, kind, id = ''] = /^(member|guest):(.{1,200})$/.exec(person) ?? []
  if (kind === 'member' || kind === 'guest') return { kind, id }
  throw new DomainError('invalid', 'VALIDATION', 'Not a person', { fields: { person: 'must be member:<id> or guest:<id>' } })
}
