/** Width of the quiet zone in squares, as the standard requires. */
const quiet = 4

export interface QrCode {
  /** Squares per side, including the quiet zone. */
  side: number
  /** The dark squares as an SVG path, one unit each. */
  path: string
}

interface Squares {
  size: number
  /** The squares row by row; 0 is light. */
  data: ArrayLike<number>
}

/** Draws the dark squares as one path. Neighbours in a row form one rectangle, to avoid hairlines between them. */
export function drawQrCode({ size, data }: Squares): QrCode {
  const strokes: string[] = []
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!data[y * size + x]) continue
      const start = x
      while (x + 1 < size && data[y * size + x + 1]) x += 1
      const length = x - start + 1
      strokes.push(`M${start + quiet} ${y + quiet}h${length}v1h-${length}z`)
    }
  }
  return { side: size + 2 * quiet, path: strokes.join('') }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Returns an SVG file: black on white, ten units per square. */
export function qrCodeFile({ side, path }: QrCode, title: string): string {
  const size = side * 10
  const view = `0 0 ${side} ${side}`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${view}" shape-rendering="crispEdges">`,
    `<title>${escaped(title)}</title><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="#000" d="${path}"/></svg>\n`,
  ].join('')
}

/** Fetches the encoder and encodes a link. */
export async function encodeLink(link: string): Promise<QrCode> {
  const { default: encoder } = await import('qrcode')
  return drawQrCode(encoder.create(link, { errorCorrectionLevel: 'M' }).modules)
}
