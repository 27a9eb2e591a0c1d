import { describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import fc from 'fast-check'
import { normalizeLine, normalizeLines } from '../personas/displayable-text.ts'
import { visibilities } from '../personas/persona.ts'
import { type PersonaDraft, type PersonaForm, readForm } from './persona-form.ts'

const form: PersonaForm = {
  name: 'Ada Lovelace',
  description: 'Teaches you to think in machines',
  category: 'Education',
  rolePrompt: 'You are Ada, who thinks in machines.',
  strictlyFollows: 'Never shout.',
  voice: 'female1',
  avatarUrl: 'https://example.org/ada.png',
  avatarEmoji: '👩🏽‍💻',
  avatarBgColor: '#0F766E',
  visibility: 'public',
  slug: 'ada-lovelace',
  greeting: 'Good day.\nWhat shall we compute?',
  openingLines: ['What is a machine?'],
  embedOrigins: ['https://example.org'],
  onlyFromMaterial: true,
  chatModel: 'deep',
}

/** Returns the problems by field. Any other error fails the test. */
function problems(over: Partial<PersonaForm>): Record<string, string> {
  try {
    readForm({ ...form, ...over })
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'invalid' && error.reason === 'VALIDATION') return error.details.fields ?? {}
    throw error
  }
  return {}
}

describe('readForm', () => {
  it('returns a valid form unchanged', () => {
    expect(readForm(form)).toEqual(form)
  })

  it('fills optional fields with defaults', () => {
    const { name, description, category, rolePrompt } = form
    const empty = { strictlyFollows: '', voice: '', avatarUrl: '', avatarEmoji: '', avatarBgColor: '', slug: '' }
    const bare = {
      name,
      description,
      category,
      rolePrompt,
      ...empty,
      visibility: 'public' as const,
      greeting: '',
      openingLines: [],
      embedOrigins: [],
      onlyFromMaterial: false,
      chatModel: '',
    }
    expect(readForm(bare)).toEqual({ ...bare, voice: 'male1', avatarBgColor: '#4F46E5' })
  })

  it('reports every problem of an empty form at once', () => {
    const empty = Object.fromEntries(Object.keys(form).map((field) => [field, '']))
    expect(problems({ ...empty, visibility: 'public', openingLines: [], embedOrigins: [] })).toEqual({
      name: 'AI Persona name must be at least 3 characters',
      description: 'Description must be at least 10 characters',
      category: 'Please choose a category',
      rolePrompt: 'Role prompt must be at least 20 characters',
    })
  })

  it.each<[keyof PersonaForm, unknown, string]>([
    ['name', ' ab ', 'AI Persona name must be at least 3 characters'],
    ['name', '👨‍👩‍👧‍👦', 'AI Persona name must be at least 3 characters'],
    ['name', 'a\u2800\u2800b', 'AI Persona name must be at least 3 characters'],
    ['name', 'a'.repeat(51), 'AI Persona name must be less than 50 characters'],
    ['name', 'e\u0301'.repeat(101), 'AI Persona name must be less than 50 characters'],
    ['name', `Ada${'\u0301\u0316'.repeat(4)}`, 'AI Persona name contains characters that cannot be shown'],
    ['greeting', 'g'.repeat(241), 'Greeting must be at most 240 characters'],
    ['greeting', '👨‍👩‍👧‍👦'.repeat(240), 'Greeting must be at most 240 characters'],
    ['greeting', 'x'.repeat(100_000), 'Greeting must be at most 240 characters'],
    ['greeting', 'Hello\u202e', 'Greeting contains characters that cannot be shown'],
    ['openingLines', [' '.repeat(500)], 'Opening lines must be less than 120 characters'],
    ['name', 'Ada\u202egnp', 'AI Persona name contains characters that cannot be shown'],
    ['name', 'Ada\nLovelace', 'AI Persona name contains characters that cannot be shown'],
    ['description', 'too short', 'Description must be at least 10 characters'],
    ['description', 'd'.repeat(151), 'Description must be less than 150 characters'],
    ['description', 'Teaches\0 anything', 'Description contains characters that cannot be shown'],
    ['rolePrompt', 'p'.repeat(19), 'Role prompt must be at least 20 characters'],
    ['rolePrompt', 'p'.repeat(5001), 'Role prompt must be less than 5000 characters'],
    ['rolePrompt', `${'p'.repeat(20)}\u{e0041}`, 'Role prompt contains characters that cannot be shown'],
    ['strictlyFollows', 's'.repeat(5001), 'Strictly follows guidelines must be less than 5000 characters'],
    ['category', 'Cooking', 'Please choose a category'],
    ['voice', 'robot1', 'Please choose a voice'],
    ['slug', 'ab', 'Slug must be at least 3 characters'],
    ['slug', 'Ada', 'Slug can only contain lowercase letters, numbers, and hyphens'],
    ['slug', 'admin', 'This slug is reserved, please choose another one'],
    ['avatarUrl', 'http://example.org/a.png', 'Avatar URL must be an https:// address'],
    ['avatarUrl', 'javascript:alert(1)', 'Avatar URL must be an https:// address'],
    ['avatarUrl', 'data:image/svg+xml,<svg/>', 'Avatar URL must be an https:// address'],
    ['avatarUrl', '//example.org/a.png', 'Avatar URL must be an https:// address'],
    ['avatarUrl', 'https://ada:secret@example.org/a.png', 'Avatar URL must not contain a user name or a password'],
    ['avatarUrl', `https://example.org/${'a'.repeat(2_040)}`, 'Avatar URL must be at most 2048 characters'],
    ['avatarEmoji', 'A', 'Please choose one emoji'],
    ['avatarEmoji', '7', 'Please choose one emoji'],
    ['avatarEmoji', '😀😀', 'Please choose one emoji'],
    ['avatarEmoji', '😀\u{e0141}', 'Please choose one emoji'],
    ['avatarBgColor', 'red', 'Please choose a colour like #4F46E5'],
    ['avatarBgColor', '#fff;background:url(x)', 'Please choose a colour like #4F46E5'],
    ['openingLines', ['aaa', 'bbb', 'ccc', 'ddd'], 'Please give at most 3 opening lines'],
    ['openingLines', ['aaa', 'aaa', 'aaa', 'aaa'], 'Please give at most 3 opening lines'],
    ['openingLines', ['Why', 'No'], 'Opening lines must be at least 3 characters'],
    ['openingLines', ['w'.repeat(121)], 'Opening lines must be less than 120 characters'],
    ['openingLines', ['Why\u200b?'], 'Opening lines contain characters that cannot be shown'],
    ['embedOrigins', ['http://example.org'], 'Each website must look like https://example.org'],
    ['embedOrigins', ['https://example.org/page'], 'Each website must look like https://example.org'],
    ['embedOrigins', ['https://ada@example.org'], 'Each website must look like https://example.org'],
    ['embedOrigins', ["https://a;script-src'unsafe-inline'"], 'Each website must look like https://example.org'],
    ['embedOrigins', ['https://a, https://b'], 'Each website must look like https://example.org'],
    ['embedOrigins', ['https://*.example.org'], 'Each website must look like https://example.org'],
    ['embedOrigins', ["'self'"], 'Each website must look like https://example.org'],
    ['embedOrigins', ['null'], 'Each website must look like https://example.org'],
    ['embedOrigins', Array.from({ length: 21 }, (_, i) => `https://a${i}.example`), 'Please give at most 20 websites'],
    ['embedOrigins', Array.from({ length: 21 }, () => 'https://a.example'), 'Please give at most 20 websites'],
  ])('refuses the %s %j: %s', (field, value, message) => {
    expect(problems({ [field]: value })).toEqual({ [field]: message })
  })

  it.each<[keyof PersonaForm, unknown, unknown]>([
    ['name', '  Ame\u0301lie\t', 'Amélie'],
    ['name', 'a'.repeat(50), 'a'.repeat(50)],
    ['description', 'd'.repeat(150), 'd'.repeat(150)],
    ['description', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['rolePrompt', 'You are Ada.\r\n\tBe kind to people.\n', 'You are Ada.\n\tBe kind to people.'],
    ['slug', ' ada ', 'ada'],
    ['avatarUrl', ' https://EXAMPLE.org:443/a b"<>.png ', 'https://example.org/a%20b%22%3C%3E.png'],
    ['avatarEmoji', '🏴󠁧󠁢󠁷󠁬󠁳󠁿', '🏴󠁧󠁢󠁷󠁬󠁳󠁿'],
    ['avatarEmoji', '❤', '❤'],
    ['avatarBgColor', '#0f766e', '#0F766E'],
    ['openingLines', [' Why? ', '', 'How?'], ['Why?', 'How?']],
    ['embedOrigins', ['HTTPS://Example.org:443/', 'https://example.org', ''], ['https://example.org']],
    ['embedOrigins', ['http://localhost:5173', 'https://[::1]:8443'], ['http://localhost:5173', 'https://[::1]:8443']],
    ['embedOrigins', ['https://example.org', '*'], ['*']],
    ['embedOrigins', ['https://münchen.example'], ['https://xn--mnchen-3ya.example']],
  ])('normalizes the %s %j to %j', (field, value, normalized) => {
    expect(readForm({ ...form, [field]: value })[field]).toEqual(normalized)
  })
})

const hostileText = fc.constantFrom(
  ...['<script>alert(1)</script>', '"><svg onload=alert(1)>', '\u202e', '\u200b', '\0', '\ud800', '😀', '𝔄', 'é', 'e\u0301', '\n', '\t'],
  ...[
    "'; DROP TABLE personas; --",
    '{"$gt":""}',
    '$where',
    '__proto__',
    '%00',
    '../',
    'W'.repeat(10_000),
    '\u0300',
    '\u{e0041}',
    ' ',
    'Ada ',
  ],
)
const text = fc.oneof(
  fc.array(hostileText, { maxLength: 6 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
)
const hostile: fc.Arbitrary<PersonaForm> = fc.record({
  name: text,
  description: text,
  category: text,
  rolePrompt: text,
  strictlyFollows: text,
  voice: text,
  slug: text,
  avatarUrl: fc.oneof(text, fc.webUrl()),
  avatarEmoji: text,
  avatarBgColor: text,
  visibility: fc.constantFrom(...visibilities),
  onlyFromMaterial: fc.boolean(),
  chatModel: fc.string(),
  greeting: text,
  openingLines: fc.array(text, { maxLength: 5 }),
  embedOrigins: fc.array(fc.oneof(text, fc.webUrl()), { maxLength: 5 }),
})

describe('readForm with hostile text', () => {
  const expectStable = (draft: PersonaDraft) => expect(readForm(draft)).toEqual(draft)

  it('refuses the form with its problems, or returns a draft that it accepts unchanged', () => {
    fc.assert(
      fc.property(hostile, (over) => {
        if (Object.keys(problems(over)).length > 0) return
        expectStable(readForm({ ...form, ...over }))
      }),
      { numRuns: 300 },
    )
  })

  it('reports a problem only for the hostile field', () => {
    const fields = fc.constantFrom(...(Object.keys(form) as (keyof PersonaForm)[]))
    fc.assert(
      fc.property(hostile, fields, (over, field) => {
        const found = problems({ [field]: over[field] })
        if (Object.keys(found).length > 0) return expect(Object.keys(found)).toEqual([field])
        const draft = readForm({ ...form, [field]: over[field] })
        expectStable(draft)
        if (field === 'name' || field === 'description') expect(draft[field]).toBe(normalizeLine(over[field], 150))
        if (field === 'rolePrompt' || field === 'strictlyFollows') expect(draft[field]).toBe(normalizeLines(over[field], 5_000))
        if (field === 'embedOrigins') for (const origin of draft.embedOrigins) expect(origin).toMatch(/^(\*|https?:\/\/[a-z0-9.:[\]-]+)$/)
        if (field === 'avatarUrl' && draft.avatarUrl) expect(draft.avatarUrl).toMatch(/^https:\/\/[^\s"<>]+$/)
      }),
      { numRuns: 600 },
    )
  })
})
