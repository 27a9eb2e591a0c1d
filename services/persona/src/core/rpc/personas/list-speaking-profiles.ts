import { requireService } from '@rostra/kit/rpc/require-service'
import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import { readIds } from '../../domain/personas/id-list.ts'
import { isVisible } from '../../domain/personas/visibility.ts'
import type { Ports } from '../../domain/ports.ts'
import { toWireProfile } from '../wire.ts'

const maxIds = 5

export const listSpeakingProfilesRpc = unary(PersonaService.ListSpeakingProfiles, async ({ ids }, caller, { personas }: Ports, call) => {
  requireService('experts', call)
  const found = await personas.byIds(readIds(ids, maxIds))
  const visible = found.filter((persona) => isVisible(caller, persona))
  return {
    profiles: visible.map((persona) => {
      const { avatarUrl, avatarEmoji, avatarBgColor } = persona
      return { ...toWireProfile(persona), avatarUrl, avatarEmoji, avatarBgColor }
    }),
  }
})
