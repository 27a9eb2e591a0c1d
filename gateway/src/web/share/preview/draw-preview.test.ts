import { describe, expect, it } from '@jest/globals'
import { footer, margin } from './canvas-parts.ts'
import { drawPreview, medallionRadius } from './draw-preview.ts'
import { loadCanvas } from './load-canvas.ts'
import type { PreviewContent } from './preview-content.ts'
import { height, width } from './preview-size.ts'

/** Draws a preview image. Returns for each row of pixels above the product's name where it differs from the background. */
async function inkOf(content: PreviewContent): Promise<number[][]> {
  const { createCanvas, loadImage } = await loadCanvas()
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(await loadImage(await drawPreview(content)), 0, 0)
  const { data } = context.getImageData(0, 0, width, height - footer)
  const pixels = new Uint32Array(data.buffer)
  const rows: number[][] = Array.from({ length: height - footer }, () => [])
  for (const [index, pixel] of pixels.entries()) if (pixel !== pixels[0]) rows[Math.floor(index / width)]?.push(index % width)
  return rows
}

/** Returns how many pixels are inked in the left and in the right half. */
async function inked(content: PreviewContent): Promise<{ left: number; right: number }> {
  const columns = (await inkOf(content)).flat()
  const left = columns.filter((x) => x < width / 2).length
  return { left, right: columns.length - left }
}

const personaOf = (name: string, description: string): PreviewContent => ({ kind: 'persona', name, description, avatarBgColor: '#0F766E' })
const persona = (name: string, description: string) => inked(personaOf(name, description))
/** A column between the field and the name, with space for letters that begin further to the left. */
const nameStart = margin + 2 * medallionRadius + 50
/** Pixels of half of the round field with the product's sign. */
const halfOfField = 20_000

describe('the picture of what has no letters of the fonts', () => {
  it.each(['ᏣᎳᎩ ᎦᏬᏂᎯᏍᏗ', 'ދިވެހި (2)', 'ܣܘܪܝܝܐ 1', 'ᱥᱟᱱᱛᱟᱲᱤ - 2', 'ꦧꦱꦗꦮ'])('has the sign of the product in its middle: %s', async (name) => {
    const { left, right } = await persona(name, name)
    expect(left).toBeGreaterThan(halfOfField)
    expect(Math.abs(left - right)).toBeLessThan(left / 10)
  })

  it('has the description beside the sign', async () => {
    const { left, right } = await persona('ᏣᎳᎩ', 'A teacher of Cherokee who answers questions on its grammar.')
    expect(left).toBeGreaterThan(halfOfField * 2)
    expect(right).toBeGreaterThan(1_000)
  })

  it('has the sign in place of a question', async () => {
    const { left } = await inked({ kind: 'question', question: 'ᏣᎳᎩ ᎦᏙ?', description: 'Answered by Ada' })
    expect(left).toBeGreaterThan(halfOfField * 2)
  })
})

describe('the picture of a name in letters of an unusual size', () => {
  it.each(['தமிழ் கௌதமன்', 'മലയാളം അദ്ധ്യാപകൻ', 'မြန်မာ အောင်ဆန်း'])('has the initials within the round field: %s', async (name) => {
    const columns = (await inkOf(personaOf(name, ''))).flat()
    const fieldEnd = margin + 2 * medallionRadius
    const besideField = columns.filter((x) => x < margin || (x > fieldEnd && x < nameStart))
    expect(besideField.length).toBe(0)
  })

  it.each(['မြန်မာ အောင်ဆန်း', 'བརྒྱུད'])('has space between the name and the description: %s', async (name) => {
    const rows = (await inkOf(personaOf(name, 'Ada'))).map((columns) => columns.some((x) => x > nameStart))
    const beginnings = rows.filter((isInked, y) => isInked && !rows[y - 1])
    expect(beginnings).toHaveLength(2)
  })

  it.each(['question', 'text'] as const)('has a long %s within its edges', async (kind) => {
    const text = 'བོད་ཡིག་སློབ་དཔོན་བརྒྱུད་'.repeat(6)
    const parts = { question: text, description: 'Answered by Ada', masthead: 'The Singularity Bugle', title: text, byline: 'Ada' }
    const rows = await inkOf({ kind, ...parts } as PreviewContent)
    expect([rows[0], rows.at(-1)]).toEqual([[], []])
  })
})
