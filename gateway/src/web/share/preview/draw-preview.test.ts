import { describe, expect, it } from '@jest/globals'
import { footer } from './canvas-parts.ts'
import { drawPreview } from './draw-preview.ts'
import { loadCanvas } from './load-canvas.ts'
import type { PreviewContent } from './preview-content.ts'
import { height, width } from './preview-size.ts'

/** Returns how many pixels above the product's name differ from the background, in the left and in the right half. */
async function inked(content: PreviewContent): Promise<{ left: number; right: number }> {
  const { createCanvas, loadImage } = await loadCanvas()
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(await loadImage(await drawPreview(content)), 0, 0)
  const { data } = context.getImageData(0, 0, width, height - footer)
  const pixels = new Uint32Array(data.buffer)
  const counts = { left: 0, right: 0 }
  for (const [index, pixel] of pixels.entries()) if (pixel !== pixels[0]) counts[index % width < width / 2 ? 'left' : 'right']++
  return counts
}

const persona = (name: string, description: string) => inked({ kind: 'persona', name, description, avatarBgColor: '#0F766E' })
/** Pixels of half of the round field with the product's sign. */
const halfOfField = 20_000

describe('the picture of what has no letters of the fonts', () => {
  it.each(['தமிழ் ஆசிரியர்', 'বাংলা (২)', 'ქართული 1', 'Հայերեն - 2', 'ខ្មែរ'])(
    'has the sign of the product in its middle: %s',
    async (name) => {
      const { left, right } = await persona(name, name)
      expect(left).toBeGreaterThan(halfOfField)
      expect(Math.abs(left - right)).toBeLessThan(left / 10)
    },
  )

  it('has the description beside the sign', async () => {
    const { left, right } = await persona('தமிழ்', 'A teacher of Tamil who answers questions on its grammar.')
    expect(left).toBeGreaterThan(halfOfField * 2)
    expect(right).toBeGreaterThan(1_000)
  })

  it('has the sign in place of a question', async () => {
    const { left } = await inked({ kind: 'question', question: 'தமிழ் எப்படி?', description: 'Answered by Ada' })
    expect(left).toBeGreaterThan(halfOfField * 2)
  })
})
