import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { kinds } from './highlight/theme.ts'

const styles = new URL('../../../styles/', import.meta.url)
const tokens = readFileSync(new URL('tokens.css', styles), 'utf8')
const rules = readFileSync(new URL('parts/code.css', styles), 'utf8')

/** Returns the colour of a token in each theme. */
function coloursOf(name: string): { light: string; dark: string } {
  const [, light = '', dark = ''] = new RegExp(`--color-${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(tokens) ?? []
  return { light, dark }
}

/** The relative luminance of WCAG 2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const pairs = [
  ...kinds.map((kind) => [`code-${kind}`, 'sunken'] as const),
  ...['ink', 'ink-soft'].map((name) => [name, 'sunken'] as const),
  ['ink', 'code-added'] as const,
  ['ink', 'code-removed'] as const,
]

it.each(pairs)('%s on %s has a contrast of 4.5 : 1 in both themes', (text, background) => {
  for (const theme of ['light', 'dark'] as const) {
    expect(contrast(coloursOf(text)[theme], coloursOf(background)[theme])).toBeGreaterThanOrEqual(4.5)
  }
})

it.each(kinds)('a %s has its colour', (kind) => {
  expect(rules).toContain(`.code-${kind} {\n  color: var(--color-code-${kind});\n}`)
})
