import { describe, expect, it } from '@jest/globals'
import { readDemoPersonas } from '../../core/store/demo-personas/read-demo-personas.ts'
import { readDemoMaterial } from './read-demo-material.ts'

const personas = await readDemoPersonas()
const material = await readDemoMaterial()
const plain = (text: string) => text.replace(/[^\p{L}\p{N} ]/gu, '')
const headingsOf = (slug: string) => {
  const documents = material.find((each) => each.slug === slug)?.documents ?? []
  return documents.flatMap(({ text }) => [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading))
}

describe.each(personas)('the material of $name', ({ slug, openingLines }) => {
  it('has 40 to 90 passages, each under a question of its own', () => {
    const headings = headingsOf(slug)
    expect(headings.length).toBeGreaterThanOrEqual(40)
    expect(headings.length).toBeLessThanOrEqual(90)
    expect(new Set(headings).size).toBe(headings.length)
  })

  it.each(openingLines)('answers the opening line: %s', (line) => {
    const headings = headingsOf(slug).map(plain)
    expect(headings.filter((heading) => heading.startsWith(plain(line)))).not.toEqual([])
  })
})
