import type { SKRSContext2D } from '@napi-rs/canvas'
import { disc, fillLine, footer, ink, isRightToLeft, lineLimits, margin, paintFooter, paintLogo, secondInk, stone } from './canvas-parts.ts'
import { loadCanvas } from './load-canvas.ts'
import { paintQuestion } from './paint-question.ts'
import { paintTextPreview } from './paint-text-preview.ts'
import { type DrawablePersona, drawableText, type PreviewContent, toDrawable } from './preview-content.ts'
import type { PreviewFonts } from './preview-fonts.ts'
import { height, width } from './preview-size.ts'
import { wrapText } from './wrap-text.ts'

/** The radius of the medallion with the initials. */
export const medallionRadius = 128
const radius = medallionRadius
/** Pixels from the middle of the medallion within which its initials stay. */
const initialsRadius = 108
const initialsSize = 100
const column = { left: margin + 2 * radius + 64, right: width - margin }
const nameLine = { size: 76, height: 84, maxLines: 2, maxHeight: 250, style: '500' }
const textLine = { size: 34, height: 48, maxLines: 3, maxHeight: 200, style: '400' }

/**
 * Draws the image that other sites show for a link to a persona, a story, an entry of the zeitgeist or
 * a shared question, as a PNG. The avatar's URL is never fetched.
 */
export type DrawPreview = (content: PreviewContent) => Promise<Buffer>

/** Draws a preview image. */
export const drawPreview: DrawPreview = async (content) => {
  const { createCanvas, fonts } = await loadCanvas()
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = stone
  context.fillRect(0, 0, width, height)
  if (content.kind === 'text') paintTextPreview(context, content, fonts)
  else if (content.kind === 'persona') paintPersona(context, toDrawable(content, fonts.hasGlyph), fonts)
  else if (drawableText(content.question, fonts.hasGlyph)) paintQuestion(context, content, fonts)
  else paintPersona(context, toDrawable({ name: '', description: content.description, avatarBgColor: '' }, fonts.hasGlyph), fonts)
  paintFooter(context, fonts)
  return canvas.encode('png')
}

/** Paints a persona. What the fonts cannot write is left out; without initials the field has the sign of the product. */
function paintPersona(context: SKRSContext2D, content: DrawablePersona, fonts: PreviewFonts): void {
  const middle = (height - footer) / 2
  const hasText = content.name !== '' || content.description !== ''
  paintMedallion(context, hasText ? margin + radius : width / 2, middle, content, fonts)
  if (hasText) paintText(context, middle, content, fonts)
}

export function paintMedallion(
  context: SKRSContext2D,
  x: number,
  y: number,
  { initials, colour, textColour }: DrawablePersona,
  { serif }: PreviewFonts,
): void {
  disc(context, x, y, radius, colour)
  context.globalAlpha = 0.4
  context.lineWidth = 3
  context.strokeStyle = textColour
  context.beginPath()
  context.arc(x, y, radius - 12, 0, 2 * Math.PI)
  context.stroke()
  context.globalAlpha = 1
  if (!initials) {
    paintLogo(context, x, y, radius * 1.1, textColour)
    return
  }
  context.font = `500 ${initialsSize}px ${serif(initials)}`
  context.fillStyle = textColour
  const { width: textWidth, actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } = context.measureText(initials)
  const scale = Math.min(1, initialsRadius / Math.hypot(textWidth / 2, (ascent + descent) / 2))
  context.save()
  context.translate(x, y)
  context.scale(scale, scale)
  context.fillText(initials, -textWidth / 2, (ascent - descent) / 2)
  context.restore()
}

function paintText(context: SKRSContext2D, middle: number, { name, description }: DrawablePersona, { serif, sans }: PreviewFonts): void {
  const blocks = [
    { ...nameLine, text: name, family: serif(name), colour: ink },
    { ...textLine, text: description, family: sans(description), colour: secondInk },
  ].map((block) => {
    const font = `${block.style} ${block.size}px ${block.family}`
    context.font = font
    const { height: lineHeight, maxLines } = lineLimits(context, block.text, block)
    const measure = (text: string) => context.measureText(text).width
    return {
      ...block,
      font,
      height: lineHeight,
      isRightToLeft: isRightToLeft(block.text),
      lines: wrapText(block.text, { width: column.right - column.left, maxLines, measure }),
    }
  })
  const gap = 20
  let y = middle - (blocks.reduce((sum, block) => sum + block.lines.length * block.height, gap) - gap / 2) / 2
  for (const block of blocks) {
    context.font = block.font
    context.fillStyle = block.colour
    for (const text of block.lines) {
      fillLine(context, text, block.isRightToLeft, column, y + block.size)
      y += block.height
    }
    y += gap
  }
}
