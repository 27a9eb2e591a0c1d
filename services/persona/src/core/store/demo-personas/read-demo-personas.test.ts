import { describe, expect, it } from '@jest/globals'
import { readForm } from '../../domain/persona-form/persona-form.ts'
import { refuseReservedName } from '../../domain/persona-form/reserved-name.ts'
import { categories } from '../../domain/personas/persona.ts'
import { readDemoPersonas } from './read-demo-personas.ts'

const demoPersonas = await readDemoPersonas()
const named = demoPersonas.map((persona) => [persona.name, persona] as const)
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

  it.each(named)('%s is what the form accepts, with a slug, guidelines and a name that is not reserved', (_name, persona) => {
    const form = { ...persona, avatarUrl: '', visibility: 'public' as const, embedOrigins: [], onlyFromMaterial: false, chatModel: '' }
    expect(readForm(form)).toEqual(form)
    expect([persona.slug, persona.strictlyFollows]).not.toContain('')
    expect(() => refuseReservedName(persona.name)).not.toThrow()
  })

  it.each(named)('%s has a greeting of one to three sentences and three opening lines', (_name, { greeting, openingLines }) => {
    const sentences = greeting.replace('Mr.', 'Mr').match(/[.?!](\s|$)/g) ?? []
    expect(sentences.length).toBeGreaterThanOrEqual(1)
    expect(sentences.length).toBeLessThanOrEqual(3)
    expect(unique(openingLines)).toBe(3)
  })
})
