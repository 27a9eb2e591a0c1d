import { type CropView, squareOf } from './crop-view.ts'

/** The largest file that is opened, in bytes. The part that is uploaded is smaller than a megabyte. */
export const maxFileBytes = 20 * 1024 * 1024

/** The largest side of the uploaded square, in pixels. */
const maxSide = 512

const webpQuality = 0.92

/** Opens a picture as it is meant to be seen: a browser turns it as its EXIF data says. Null for a file that is no picture. */
export async function openPicture(file: File): Promise<ImageBitmap | null> {
  try {
    const picture = await createImageBitmap(file)
    if (picture.width > 0 && picture.height > 0) return picture
    picture.close()
    return null
  } catch {
    return null
  }
}

/** Draws the part of a picture that is in the frame onto a square canvas. */
export function drawPart(canvas: HTMLCanvasElement, picture: ImageBitmap, view: CropView): void {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas')
  const { left, top, side } = squareOf(picture, view)
  context.imageSmoothingQuality = 'high'
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/** Returns the part as a file: WebP, or PNG from a browser that cannot write WebP. Never larger than it is in the picture. */
export async function cropPicture(picture: ImageBitmap, view: CropView): Promise<File> {
  const canvas = document.createElement('canvas')
  const side = Math.max(1, Math.min(maxSide, Math.round(squareOf(picture, view).side)))
  canvas.width = side
  canvas.height = side
  drawPart(canvas, picture, view)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', webpQuality))
  if (!blob) throw new Error('The canvas could not be written')
  return new File([blob], blob.type === 'image/webp' ? 'picture.webp' : 'picture.png', { type: blob.type })
}
