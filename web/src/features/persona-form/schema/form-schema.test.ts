import { describe, expect, it } from '@jest/globals'
import { type PersonaFields, personaSchema, trialSchema } from './form-schema.ts'
import { emptyFields } from './persona-fields.ts'

const good: PersonaFields = {
  ...emptyFields,
  name: 'Coach Livia',
  slug: 'coach-livia',
  description: 'Plans a first marathon with you.',
  category: 'Health & Fitness',
  rolePrompt: 'You are Livia, a running coach of twenty years.',
}
const messagesOf = (fields: Partial<PersonaFields>) =>
  personaSchema.safeParse({ ...good, ...fields }).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

describe('a persona form', () => {
  it('accepts a valid persona', () => expect(messagesOf({})).toEqual([]))

  it.each<[Partial<PersonaFields>, string]>([
    [{ name: 'Li' }, 'name: AI Persona name must be at least 3 characters'],
    [{ name: '  Li  ' }, 'name: AI Persona name must be at least 3 characters'],
    [{ name: 'n'.repeat(51) }, 'name: AI Persona name must be less than 50 characters'],
    [{ name: 'Liv\u202eia' }, 'name: AI Persona name contains characters that cannot be shown'],
    [{ slug: 'ab' }, 'slug: Slug must be at least 3 characters'],
    [{ slug: 'a'.repeat(61) }, 'slug: Slug must be at most 60 characters'],
    [{ slug: 'Coach' }, 'slug: Slug can only contain lowercase letters, numbers, and hyphens'],
    [{ description: 'too short' }, 'description: Description must be at least 10 characters'],
    [{ description: 'd'.repeat(151) }, 'description: Description must be less than 150 characters'],
    [{ description: 'two\nlines of it' }, 'description: Description contains characters that cannot be shown'],
    [{ category: '' }, 'category: Please choose a category'],
    [{ category: 'Magic' }, 'category: Please choose a category'],
    [{ rolePrompt: 'r'.repeat(19) }, 'rolePrompt: Role prompt must be at least 20 characters'],
    [{ rolePrompt: 'r'.repeat(5001) }, 'rolePrompt: Role prompt must be less than 5000 characters'],
    [{ strictlyFollows: 's'.repeat(5001) }, 'strictlyFollows: Strictly follows guidelines must be less than 5000 characters'],
    [{ greeting: 'g'.repeat(241) }, 'greeting: Greeting must be at most 240 characters'],
    [{ greeting: 'Hi\u202e there' }, 'greeting: Greeting contains characters that cannot be shown'],
    [{ openingLines: ['', 'x', ''] }, 'openingLines.1: Opening lines must be at least 3 characters'],
    [{ openingLines: ['', '', 'x'.repeat(121)] }, 'openingLines.2: Opening lines must be less than 120 characters'],
    [{ avatarKind: 'image' }, 'avatarUrl: Please upload a picture, or enter its address'],
    [{ avatarKind: 'image', avatarUrl: 'http://example.org/a.png' }, 'avatarUrl: Avatar URL must be an https:// address'],
    [
      { avatarKind: 'image', avatarUrl: 'https://me:secret@example.org/a.png' },
      'avatarUrl: Avatar URL must not contain a user name or a password',
    ],
    [{ avatarKind: 'image', avatarUrl: 'javascript:alert(1)' }, 'avatarUrl: Avatar URL must be an https:// address'],
    [
      { avatarKind: 'image', avatarUrl: `https://example.org/${'a'.repeat(2048)}` },
      'avatarUrl: Avatar URL must be at most 2048 characters',
    ],
    [{ avatarKind: 'emoji' }, 'avatarEmoji: Please choose one emoji'],
    [{ avatarKind: 'emoji', avatarEmoji: '🦉🦉' }, 'avatarEmoji: Please choose one emoji'],
    [{ embedOrigins: 'example.org\nnot one' }, 'embedOrigins: Each website must look like https://example.org; ‘not one’ does not'],
    [
      { embedOrigins: Array.from({ length: 21 }, (_, i) => `w${i}.example.org`).join('\n') },
      'embedOrigins: Please give at most 20 websites',
    ],
  ])('%j is refused', (fields, message) => expect(messagesOf(fields)).toEqual([message]))

  it('accepts an empty slug, which the server makes from the name', () => expect(messagesOf({ slug: '' })).toEqual([]))

  it('accepts all texts at their limits', () => {
    expect(
      messagesOf({
        name: 'n'.repeat(50),
        slug: 'a'.repeat(60),
        description: 'd'.repeat(150),
        rolePrompt: ` ${'r'.repeat(5000)} `,
        strictlyFollows: 's\n\t'.repeat(1666),
        greeting: '🦉'.repeat(240),
        openingLines: ['abc', 'x'.repeat(120), ''],
      }),
    ).toEqual([])
  })

  it('accepts markup and operators as text', () => {
    expect(
      messagesOf({ name: '<b>$gt</b>', description: '"; DROP TABLE bots; --', rolePrompt: '{"$where": "sleep(1000)"} is text' }),
    ).toEqual([])
  })

  it('ignores fields of options that are not chosen', () => {
    expect(messagesOf({ avatarUrl: 'http://x', avatarEmoji: 'none', embedAnywhere: true, embedOrigins: 'nonsense here' })).toEqual([])
  })

  it('reports the field of a chosen option together with the others', () => {
    expect(messagesOf({ name: '', avatarKind: 'emoji' })).toEqual([
      'name: AI Persona name must be at least 3 characters',
      'avatarEmoji: Please choose one emoji',
    ])
  })
})

it('a trial needs only the fields that decide the answer', () => {
  expect(trialSchema.safeParse({ ...good, slug: '', avatarKind: 'emoji' }).success).toBe(true)
  const missing = trialSchema.safeParse(emptyFields).error?.issues.map(({ path }) => path[0])
  expect(new Set(missing)).toEqual(new Set(['name', 'description', 'category', 'rolePrompt']))
})
