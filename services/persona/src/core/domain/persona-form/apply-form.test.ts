import { describe, expect, it } from '@jest/globals'
import { applyForm, checkVersion, newPersona } from './apply-form.ts'
import { readForm } from './persona-form.ts'

const draft = readForm({
  name: 'Ada',
  description: 'Teaches you to think',
  category: 'Education',
  rolePrompt: 'You are Ada, who thinks.',
  strictlyFollows: '',
  voice: '',
  avatarUrl: '',
  avatarEmoji: '',
  avatarBgColor: '',
  visibility: 'public',
  slug: '',
  greeting: 'Hello.',
  openingLines: ['Why?'],
  embedOrigins: [],
  onlyFromMaterial: false,
  chatModel: '',
})
const persona = { id: 'p', ...newPersona(draft, { slug: 'ada', ownerId: 'o', at: new Date(0) }), upvotes: 3 }

describe('newPersona', () => {
  it('returns version 1 without conversations and votes', () => {
    const fresh = newPersona(draft, { slug: 'ada', ownerId: 'o', at: new Date(0) })
    expect(fresh).toMatchObject({
      slug: 'ada',
      ownerId: 'o',
      version: 1,
      greeting: 'Hello.',
      upvotes: 0,
      conversationCount: 0,
      voice: 'male1',
    })
  })
})

describe('applyForm', () => {
  it('raises the version, replaces the fields of the form, and keeps the slug when the form has none', () => {
    expect(applyForm(persona, { ...draft, name: 'Bob' })).toEqual({ ...persona, name: 'Bob', version: 2 })
    expect(applyForm(persona, { ...draft, greeting: '' })).toEqual({ ...persona, greeting: '', version: 2 })
    expect(applyForm(persona, { ...draft, slug: 'bob' })).toEqual({ ...persona, slug: 'bob', version: 2 })
  })
})

describe('checkVersion', () => {
  it('refuses every version but the current one', () => {
    const elsewhere = expect.objectContaining({ kind: 'state', reason: 'EDITED_ELSEWHERE' })
    for (const version of [0, 2]) expect(() => checkVersion(persona, version)).toThrow(elsewhere)
    for (const version of [1, undefined]) expect(() => checkVersion(persona, version)).not.toThrow()
  })
})
