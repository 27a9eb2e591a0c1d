import { randomBytes } from 'node:crypto'
import { maxPictureBytes, picturePath, pictureTooLarge } from '../domain/picture.ts'
import type { Ports } from '../domain/ports.ts'

/** Stores an image as a picture of an account, and returns its address. Throws VALIDATION for a file that is too large or no image. */
export async function addPicture(
  { pictures, encodePicture }: Pick<Ports, 'pictures' | 'encodePicture'>,
  ownerId: string,
  image: Buffer,
): Promise<string> {
  if (image.length > maxPictureBytes) throw pictureTooLarge()
  const content = await encodePicture(image)
  const id = randomBytes(16).toString('base64url')
  await pictures.add({ id, ownerId, content })
  return picturePath(id)
}
