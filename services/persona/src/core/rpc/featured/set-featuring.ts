import { DomainError } from '@rostra/kit/errors'
import { unary } from '@rostra/platform/rpc'
import type { Featuring__Output as WireFeaturing } from '@rostra/proto/gen/rostra/persona/v1/Featuring'
import { PersonaService } from '@rostra/proto/persona'
import type { Featuring } from '../../domain/featured/ports.ts'
import type { Ports } from '../../domain/ports.ts'
import { getFeatured } from '../../usecases/featured/get-featured.ts'
import { setFeaturing } from '../../usecases/featured/set-featuring.ts'
import { toWireFeatured } from './get-featured.ts'

/** An unknown wire value is not in this map. */
const featuringByWire: Partial<Record<WireFeaturing, Featuring>> = {
  FEATURING_UNSPECIFIED: 'rotation',
  FEATURING_PINNED: 'pinned',
  FEATURING_EXCLUDED: 'excluded',
}

export const setFeaturingRpc = unary(PersonaService.SetFeaturing, async ({ id, featuring: wire }, caller, ports: Ports) => {
  const featuring = featuringByWire[wire]
  const message = 'Featuring must be pinned, excluded or rotation'
  if (!featuring) throw new DomainError('invalid', 'VALIDATION', message, { fields: { featuring: message } })
  await setFeaturing(ports, { caller, personaId: id, featuring })
  return toWireFeatured(await getFeatured(ports, caller))
})
