import { pictureIdOf, pictureUnknown } from '../domain/picture.ts'
import type { Ports } from '../domain/ports.ts'
import { addPicture } from './add-picture.ts'

interface SettlePicture {
  ownerId: string
  /** The address in the form: of a picture, an https address, or empty. */
  address: string
  /** The address that the persona has; empty for none. */
  before: string
}

/**
 * Returns the address that a persona stores. A picture must be one of its owner. Any other address is fetched
 * once, so that no visitor loads anything from it. Throws VALIDATION.
 */
export async function settlePicture(ports: Ports, { ownerId, address, before }: SettlePicture): Promise<string> {
  if (address === '') return ''
  const id = pictureIdOf(address)
  if (id === null) return addPicture(ports, ownerId, await ports.fetchPicture(address))
  if (address === before) return address
  if (!(await ports.pictures.keep(id, ownerId))) throw pictureUnknown()
  return address
}
