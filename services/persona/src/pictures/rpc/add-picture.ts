import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../domain/ports.ts'
import { addPicture } from '../usecases/add-picture.ts'

export const addPictureRpc = unary(PersonaService.AddPicture, async ({ image }, caller, ports: Ports) => ({
  path: await addPicture(ports, member(caller).id, Buffer.from(image)),
}))
