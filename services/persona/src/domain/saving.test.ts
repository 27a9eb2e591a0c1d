import { describe, expect, it } from '@jest/globals'
import { readForm } from './persona-form.ts'
import { created, edited, refuseStale } from './saving.ts'

const draft = readForm({
  ...{
    name: 'Ada',
    description: 'Teaches you to think',
    category: 'Education',
    rolePrompt: 'You are Ada, who thinks.',
    strictlyFollows: '',
  },
  ...{ voice: '', avatarUrl: '', avatarEmoji: '', avatarBgColor: '', isPrivate: false, slug: '', openingLines: ['Why?'], embedOrigins: [] },
})
const persona = { id: 'p', ...created(draft, { slug: 'ada', ownerId: 'o', at: new Date(0) }), upvotes: 3, greeting: 'Hello.' }

describe('a save', () => {
  it('is the first of a new persona, with which nobody has talked yet', () => {
    const fresh = created(draft, { slug: 'ada', ownerId: 'o', at: new Date(0) })
    expect(fresh).toMatchObject({ slug: 'ada', ownerId: 'o', version: 1, greeting: '', upvotes: 0, conversationCount: 0, voice: 'male1' })
  })

  it('counts, replaces what the form holds, and keeps the slug where it holds none', () => {
    expect(edited(persona, { ...draft, name: 'Bob' })).toEqual({ ...persona, name: 'Bob', version: 2 })
    expect(edited(persona, { ...draft, slug: 'bob' })).toEqual({ ...persona, slug: 'bob', version: 2 })
  })

  it('is refused when it names another version than the one that is there', () => {
    const elsewhere = expect.objectContaining({ kind: 'state', reason: 'EDITED_ELSEWHERE' })
    for (const version of [0, 2]) expect(() => refuseStale(persona, version)).toThrow(elsewhere)
    for (const version of [1, undefined]) expect(() => refuseStale(persona, version)).not.toThrow()
  })
})
