import type { SKRSContext2D } from '@napi-rs/canvas'
import { type Drawable, drawable, type PreviewFace } from './preview-face.ts'
import { type PreviewFonts, previewFonts } from './preview-fonts.ts'
import { height, width } from './preview-size.ts'
import { wrapText } from './wrap-text.ts'

const stone = '#FBFAF7'
const line = '#E4E0D6'
const ink = '#191A1E'
const secondInk = '#55565C'
const accent = '#4F46E5'

const margin = 88
const footer = 126
/** Of the medallion. */
const radius = 128
const column = { left: margin + 2 * radius + 64, right: width - margin }
const nameLine = { size: 76, height: 84, lines: 2, style: '500' }
const textLine = { size: 34, height: 48, lines: 3, style: '400' }

/** Draws what other sites show of a link to a persona, as a PNG. The avatar's address is never asked for. */
export type PaintPreview = (face: PreviewFace) => Promise<Buffer>

/** The canvas and the fonts are loaded with the first picture: most processes draw none. */
export function createPreviewPainter(): PaintPreview {
  const load = async () => {
    const { createCanvas, GlobalFonts } = await import('@napi-rs/canvas')
    return { createCanvas, fonts: previewFonts(GlobalFonts) }
  }
  let loaded: ReturnType<typeof load> | undefined
  return async (face) => {
    loaded ??= load()
    const { createCanvas, fonts } = await loaded
    const canvas = createCanvas(width, height)
    paint(canvas.getContext('2d'), drawable(face, fonts.has), fonts)
    return canvas.encode('png')
  }
}

function paint(context: SKRSContext2D, shown: Drawable, fonts: PreviewFonts): void {
  context.fillStyle = stone
  context.fillRect(0, 0, width, height)
  const middle = (height - footer) / 2
  paintMedallion(context, shown.name ? margin + radius : width / 2, middle, shown, fonts)
  if (shown.name) paintText(context, middle, shown, fonts)
  paintFooter(context, fonts)
}

function paintMedallion(
  context: SKRSContext2D,
  x: number,
  y: number,
  { initials, colour, onColour }: Drawable,
  { serif }: PreviewFonts,
): void {
  disc(context, x, y, radius, colour)
  context.globalAlpha = 0.4
  context.lineWidth = 3
  context.strokeStyle = onColour
  context.beginPath()
  context.arc(x, y, radius - 12, 0, 2 * Math.PI)
  context.stroke()
  context.globalAlpha = 1
  if (!initials) {
    paintPlatform(context, x, y, radius * 1.1, onColour)
    return
  }
  context.font = `500 100px ${serif}`
  context.fillStyle = onColour
  const { width: wide, actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = context.measureText(initials)
  context.fillText(initials, x - wide / 2, y + (above - below) / 2)
}

function paintText(context: SKRSContext2D, middle: number, { name, description }: Drawable, { serif, sans }: PreviewFonts): void {
  const blocks = [
    { ...nameLine, text: name, family: serif, colour: ink },
    { ...textLine, text: description, family: sans, colour: secondInk },
  ].map((block) => {
    const font = `${block.style} ${block.size}px ${block.family}`
    context.font = font
    const measure = (text: string) => context.measureText(text).width
    return { ...block, font, rows: wrapText(block.text, { width: column.right - column.left, lines: block.lines, measure }) }
  })
  const gap = 20
  let y = middle - (blocks.reduce((sum, block) => sum + block.rows.length * block.height, gap) - gap / 2) / 2
  for (const block of blocks) {
    context.font = block.font
    context.fillStyle = block.colour
    for (const row of block.rows) {
      context.fillText(row, column.left, y + block.size)
      y += block.height
    }
    y += gap
  }
}

function paintFooter(context: SKRSContext2D, { serif }: PreviewFonts): void {
  context.fillStyle = line
  context.fillRect(margin, height - footer, width - 2 * margin, 2)
  const y = height - footer / 2
  disc(context, margin + 24, y, 24, accent)
  paintPlatform(context, margin + 24, y, 24, '#FFFFFF')
  context.font = `500 38px ${serif}`
  context.fillStyle = ink
  context.fillText('Rostra', margin + 66, y + 13)
}

function disc(context: SKRSContext2D, x: number, y: number, r: number, colour: string): void {
  context.fillStyle = colour
  context.beginPath()
  context.arc(x, y, r, 0, 2 * Math.PI)
  context.fill()
}

/** The platform of the product's mark, as in favicon.svg: its strokes on a square of 32. */
const platform: [number, number, number, number][] = [
  [9.5, 22.5, 22.5, 22.5],
  [11.5, 19, 20.5, 19],
  [12.5, 9.5, 19.5, 9.5],
  [13.5, 10, 13.5, 18.5],
  [18.5, 10, 18.5, 18.5],
]

function paintPlatform(context: SKRSContext2D, x: number, y: number, r: number, colour: string): void {
  const scale = r / 16
  context.strokeStyle = colour
  context.lineWidth = 1.9 * scale
  context.lineCap = 'round'
  context.beginPath()
  for (const [fromX, fromY, toX, toY] of platform) {
    context.moveTo(x + (fromX - 16) * scale, y + (fromY - 16) * scale)
    context.lineTo(x + (toX - 16) * scale, y + (toY - 16) * scale)
  }
  context.stroke()
}
