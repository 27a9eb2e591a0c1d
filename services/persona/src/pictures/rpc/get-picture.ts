import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import { pictureNotFound } from '../domain/picture.ts'
import type { Ports } from '../domain/ports.ts'

export const getPictureRpc = unary(PersonaService.GetPicture, async ({ id }, _caller, { pictures }: Ports) => {
  const content = await pictures.find(id)
  if (!content) throw pictureNotFound()
  return { content: Buffer.from(content) }
})
