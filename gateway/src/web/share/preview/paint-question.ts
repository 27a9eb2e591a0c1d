import type { SKRSContext2D } from '@napi-rs/canvas'
import { fillLine, footer, ink, isRightToLeft, lineLimits, margin, secondInk } from './canvas-parts.ts'
import { drawableText, type QuestionPreview } from './preview-content.ts'
import type { PreviewFonts } from './preview-fonts.ts'
import { height, width } from './preview-size.ts'
import { wrapText } from './wrap-text.ts'

const column = { left: margin, right: width - margin }
const questionLine = { size: 64, height: 76, maxLines: 4, maxHeight: 390 }
const noteLine = { size: 30, height: 42, maxLines: 2, maxHeight: 110 }
const gap = 28

/** Paints a question, and who answered it. */
export function paintQuestion(
  context: SKRSContext2D,
  { question, description }: QuestionPreview,
  { serif, sans, hasGlyph }: PreviewFonts,
): void {
  const text = drawableText(question, hasGlyph)
  const note = drawableText(description, hasGlyph)
  const blocks = [
    { ...questionLine, text, font: `500 ${questionLine.size}px ${serif(text)}`, colour: ink },
    { ...noteLine, text: note, font: `400 ${noteLine.size}px ${sans(note)}`, colour: secondInk },
  ].map((block) => {
    context.font = block.font
    const { height: lineHeight, maxLines } = lineLimits(context, block.text, block)
    const measure = (part: string) => context.measureText(part).width
    return {
      ...block,
      height: lineHeight,
      lines: wrapText(block.text, { width: column.right - column.left, maxLines, measure }),
    }
  })
  const textHeight = blocks.reduce((sum, block) => sum + block.lines.length * block.height, gap)
  let y = (height - footer - textHeight) / 2
  for (const block of blocks) {
    context.font = block.font
    context.fillStyle = block.colour
    for (const line of block.lines) {
      fillLine(context, line, isRightToLeft(block.text), column, y + block.size)
      y += block.height
    }
    y += gap
  }
}
