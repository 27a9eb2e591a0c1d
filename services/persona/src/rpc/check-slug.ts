import { unary } from '@rostra/kit/rpc/method'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../domain/ports.ts'
import { checkSlug } from '../usecases/check-slug.ts'

export const checkSlugRpc = unary(PersonaService.CheckSlug, async ({ slug, personaId }, caller, ports: Ports) =>
  checkSlug(ports, { caller, slug, personaId }),
)
