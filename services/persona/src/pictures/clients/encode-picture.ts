import { createKeyedMutex } from '@rostra/kit/async/keyed-mutex'
import { checkImageHeader } from '../domain/image-header.ts'
import { pictureUnreadable } from '../domain/picture.ts'
import type { EncodePicture } from '../domain/ports.ts'

/** Pixels on each side. */
const side = 256
const quality = 85

/** Creates the encoder. It decodes one image at a time, up to 96 MB, and loads the canvas with the first one. */
export function createPictureEncoder(): EncodePicture {
  const oneAtATime = createKeyedMutex()
  return (image) => oneAtATime('image', () => encode(image))
}

async function encode(image: Buffer): Promise<Buffer> {
  checkImageHeader(image)
  const { createCanvas, loadImage } = await import('@napi-rs/canvas')
  const decoded = await loadImage(image).catch(() => {
    throw pictureUnreadable()
  })
  const { width, height } = decoded
  const part = Math.min(width, height)
  const canvas = createCanvas(side, side)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(decoded, (width - part) / 2, (height - part) / 2, part, part, 0, 0, side, side)
  return canvas.encode('webp', quality)
}
