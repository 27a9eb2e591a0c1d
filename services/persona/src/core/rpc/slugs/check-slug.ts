import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../../domain/ports.ts'
import { checkSlug } from '../../usecases/slugs/check-slug.ts'

export const checkSlugRpc = unary(PersonaService.CheckSlug, async ({ slug, name, personaId }, caller, ports: Ports) =>
  checkSlug(ports, { caller, slug, name: name ?? '', personaId }),
)
