import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../domain/ports.ts'
import { exportCard } from '../usecases/export-card.ts'

export const exportCardRpc = unary(PersonaService.ExportCard, async ({ id }, caller, ports: Ports) => {
  const { persona, version3, version2 } = await exportCard(ports, { caller, personaId: id })
  const { slug, name, avatarUrl, avatarBgColor } = persona
  return { version3: JSON.stringify(version3), version2: JSON.stringify(version2), slug, name, avatarUrl, avatarBgColor }
})
