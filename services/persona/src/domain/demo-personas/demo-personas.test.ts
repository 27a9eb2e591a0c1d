import { describe, expect, it } from '@jest/globals'
import { categories } from '../personas/persona.ts'
import { demoPersonas } from './demo-personas.ts'

const themeColours = ['#4F46E5', '#0F766E', '#B45309', '#BE185D', '#0369A1', '#7C3AED']
const unique = (values: readonly string[]) => new Set(values).size

describe('the demo personas', () => {
  it('are fourteen and cover every category', () => {
    expect(demoPersonas).toHaveLength(14)
    expect(new Set(demoPersonas.map((persona) => persona.category))).toEqual(new Set(categories))
  })

  it('have unique names, slugs, emoji, greetings and descriptions, and use every theme colour', () => {
    for (const field of ['name', 'slug', 'avatarEmoji', 'greeting', 'description'] as const) {
      expect(unique(demoPersonas.map((persona) => persona[field]))).toBe(demoPersonas.length)
    }
    expect(new Set(demoPersonas.map((persona) => persona.avatarBgColor))).toEqual(new Set(themeColours))
  })

  it.each(demoPersonas.map((persona) => [persona.name, persona] as const))('%s is within the limits of the form', (_name, persona) => {
    const lengths = {
      name: persona.name.length >= 3 && persona.name.length <= 50,
      description: persona.description.length >= 10 && persona.description.length <= 150,
      rolePrompt: persona.rolePrompt.length >= 20 && persona.rolePrompt.length <= 5000,
      strictlyFollows: persona.strictlyFollows.length > 0 && persona.strictlyFollows.length <= 5000,
      slug: persona.slug.length >= 3 && persona.slug.length <= 60,
    }
    expect(lengths).toEqual({ name: true, description: true, rolePrompt: true, strictlyFollows: true, slug: true })
    expect(persona.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it.each(demoPersonas.map((persona) => [persona.name, persona] as const))(
    '%s has a greeting of one to three sentences and three opening lines',
    (_name, persona) => {
      const sentences = persona.greeting.replace('Mr.', 'Mr').match(/[.?!](\s|$)/g) ?? []
      expect(sentences.length).toBeGreaterThanOrEqual(1)
      expect(sentences.length).toBeLessThanOrEqual(3)
      expect(unique(persona.openingLines)).toBe(3)
      for (const line of persona.openingLines) expect(line.length).toBeLessThanOrEqual(60)
    },
  )
})
