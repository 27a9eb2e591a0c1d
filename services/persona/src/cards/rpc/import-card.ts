import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../domain/ports.ts'
import { importCard, maxCardBytes } from '../usecases/import-card.ts'

/** Bytes of a request besides its file. */
const otherBytes = 1_024

export const importCardRpc = unary(
  PersonaService.ImportCard,
  async ({ content }, caller, ports: Ports, { signal }) => {
    const { form, material, left, picture } = await importCard(ports, { caller, content, signal })
    const lists = { openingLines: [...form.openingLines], embedOrigins: [] }
    return { form: { ...form, ...lists, visibility: 'VISIBILITY_DRAFT' as const }, material, left, picture }
  },
  { largeRequests: { maxBytes: maxCardBytes + otherBytes, atOnce: 4 } },
)
