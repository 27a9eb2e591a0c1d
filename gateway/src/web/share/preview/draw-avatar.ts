import type { DrawAvatar } from '../../../ports.ts'
import { stone } from './canvas-parts.ts'
import { medallionRadius, paintMedallion } from './draw-preview.ts'
import { loadCanvas } from './load-canvas.ts'
import { toDrawable } from './preview-content.ts'

/** Pixels on each side of a medallion. */
const side = 512
/** The part of the side that the medallion takes. */
const part = 0.9

/** Draws the picture of a persona as a square PNG: its own, or the medallion with its initials. */
export const drawAvatar: DrawAvatar = async ({ name, avatarBgColor }, picture) => {
  const { createCanvas, loadImage, fonts } = await loadCanvas()
  if (picture) {
    const decoded = await loadImage(picture)
    const canvas = createCanvas(decoded.width, decoded.height)
    canvas.getContext('2d').drawImage(decoded, 0, 0)
    return canvas.encode('png')
  }
  const canvas = createCanvas(side, side)
  const context = canvas.getContext('2d')
  context.fillStyle = stone
  context.fillRect(0, 0, side, side)
  const scale = (part * side) / (2 * medallionRadius)
  context.scale(scale, scale)
  const middle = side / scale / 2
  paintMedallion(context, middle, middle, toDrawable({ name, description: '', avatarBgColor }, fonts.hasGlyph), fonts)
  return canvas.encode('png')
}
