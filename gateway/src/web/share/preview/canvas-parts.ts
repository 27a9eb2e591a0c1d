import type { SKRSContext2D } from '@napi-rs/canvas'
import type { PreviewFonts } from './preview-fonts.ts'
import { height, width } from './preview-size.ts'

export const stone = '#FBFAF7'
const line = '#E4E0D6'
export const ink = '#191A1E'
export const secondInk = '#55565C'
const accent = '#4F46E5'

export const margin = 88
export const footer = 126

/** Paints the product's name below a line. */
export function paintFooter(context: SKRSContext2D, { serif }: PreviewFonts): void {
  context.fillStyle = line
  context.fillRect(margin, height - footer, width - 2 * margin, 2)
  const y = height - footer / 2
  disc(context, margin + 24, y, 24, accent)
  paintLogo(context, margin + 24, y, 24, '#FFFFFF')
  context.font = `500 38px ${serif('Rostra')}`
  context.fillStyle = ink
  context.fillText('Rostra', margin + 66, y + 13)
}

export function disc(context: SKRSContext2D, x: number, y: number, r: number, colour: string): void {
  context.fillStyle = colour
  context.beginPath()
  context.arc(x, y, r, 0, 2 * Math.PI)
  context.fill()
}

/** The lines of a text, in pixels. */
export interface LineLimits {
  /** The distance between two lines. */
  height: number
  maxLines: number
  /** The most that all lines together take. */
  maxHeight: number
}

/** Returns the distance between two lines of a text, and the most lines. Scripts with high or deep letters have fewer and higher lines. */
export function lineLimits(context: SKRSContext2D, text: string, usual: LineLimits): Pick<LineLimits, 'height' | 'maxLines'> {
  const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } = context.measureText(text)
  const height = Math.max(usual.height, Math.ceil(ascent + descent))
  return { height, maxLines: Math.min(usual.maxLines, Math.floor(usual.maxHeight / height)) }
}

/** Whether the first letter of a text belongs to a script that is written from right to left. */
export const isRightToLeft = (text: string): boolean => /^\P{L}*[\p{sc=Arabic}\p{sc=Hebrew}]/u.test(text)

/** Draws one line at the side of a column where its text begins. */
export function fillLine(
  context: SKRSContext2D,
  text: string,
  rightToLeft: boolean,
  { left, right }: { left: number; right: number },
  baseline: number,
): void {
  context.direction = rightToLeft ? 'rtl' : 'ltr'
  context.textAlign = rightToLeft ? 'right' : 'left'
  context.fillText(text, rightToLeft ? right : left, baseline)
  context.direction = 'ltr'
  context.textAlign = 'left'
}

/** The strokes of the logo as in favicon.svg: x and y of both ends, on a square of 32. */
const logoStrokes: [number, number, number, number][] = [
  [9.5, 22.5, 22.5, 22.5],
  [11.5, 19, 20.5, 19],
  [12.5, 9.5, 19.5, 9.5],
  [13.5, 10, 13.5, 18.5],
  [18.5, 10, 18.5, 18.5],
]

export function paintLogo(context: SKRSContext2D, x: number, y: number, r: number, colour: string): void {
  const scale = r / 16
  context.strokeStyle = colour
  context.lineWidth = 1.9 * scale
  context.lineCap = 'round'
  context.beginPath()
  for (const [fromX, fromY, toX, toY] of logoStrokes) {
    context.moveTo(x + (fromX - 16) * scale, y + (fromY - 16) * scale)
    context.lineTo(x + (toX - 16) * scale, y + (toY - 16) * scale)
  }
  context.stroke()
}
