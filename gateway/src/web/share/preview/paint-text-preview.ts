import type { SKRSContext2D } from '@napi-rs/canvas'
import { fillLine, footer, ink, isRightToLeft, lineLimits, margin, secondInk } from './canvas-parts.ts'
import { drawableText, type TextPreview } from './preview-content.ts'
import type { PreviewFonts } from './preview-fonts.ts'
import { height, width } from './preview-size.ts'
import { wrapText } from './wrap-text.ts'

const mastheadLine = { size: 58, baseline: 108, ruleTop: 38, ruleBottom: 134 }
const titleLine = { size: 68, height: 78, maxLines: 3, maxHeight: 270 }
const bylineSize = 30

/** Paints the masthead of the publication, the title of a text and its byline. */
export function paintTextPreview(
  context: SKRSContext2D,
  { masthead, title, byline }: TextPreview,
  { serif, sans, hasGlyph }: PreviewFonts,
): void {
  context.fillStyle = ink
  for (const y of [mastheadLine.ruleTop, mastheadLine.ruleTop + 6, mastheadLine.ruleBottom, mastheadLine.ruleBottom + 6]) {
    context.fillRect(margin, y, width - 2 * margin, 2)
  }
  context.font = `600 ${mastheadLine.size}px ${serif(masthead)}`
  context.fillText(masthead, (width - context.measureText(masthead).width) / 2, mastheadLine.baseline)

  const drawable = drawableText(title, hasGlyph)
  const rightToLeft = isRightToLeft(drawable)
  context.font = `500 ${titleLine.size}px ${serif(drawable)}`
  const { height: lineHeight, maxLines } = lineLimits(context, drawable, titleLine)
  const measure = (text: string) => context.measureText(text).width
  const lines = wrapText(drawable, { width: width - 2 * margin, maxLines, measure })
  const top = mastheadLine.ruleBottom + 8
  const textHeight = lines.length * lineHeight + 24 + bylineSize
  let y = top + (height - footer - top - textHeight) / 2
  for (const line of lines) {
    fillLine(context, line, rightToLeft, { left: margin, right: width - margin }, y + titleLine.size)
    y += lineHeight
  }
  context.font = `400 ${bylineSize}px ${sans(byline)}`
  context.fillStyle = secondInk
  context.fillText(byline, margin, y + 24 + bylineSize)
}
