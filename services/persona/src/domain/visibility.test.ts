import { describe, expect, it } from '@jest/globals'
import type { Caller } from '@rostra/kit/caller'
import type { Persona } from './persona.ts'
import { ownOf, visibleTo } from './visibility.ts'

const owner: Caller = { kind: 'member', id: 'ada', username: 'ada', role: 'orator', sessionId: 's' }
const persona = (over: Partial<Persona>) => ({ id: 'p', ownerId: 'ada', isPrivate: false, ...over }) as Persona

describe('who may know of a persona', () => {
  it('shows a public persona to everybody', () => {
    expect(visibleTo({ kind: 'anonymous' }, persona({})).id).toBe('p')
  })

  it('shows a private persona to its owner', () => {
    expect(visibleTo(owner, persona({ isPrivate: true })).id).toBe('p')
  })

  it.each<Caller>([{ kind: 'anonymous' }, { kind: 'guest', id: 'ada' }, { ...owner, id: 'bob' }])(
    'hides a private persona from %o',
    (caller) => {
      expect(() => visibleTo(caller, persona({ isPrivate: true }))).toThrow('Bot not found')
    },
  )

  it('says the same of a persona that does not exist', () => {
    expect(() => visibleTo(owner, null)).toThrow('Bot not found')
  })
})

describe('whose a persona is', () => {
  it('is its owner’s, public or private', () => {
    for (const isPrivate of [true, false]) expect(ownOf(owner, persona({ isPrivate })).id).toBe('p')
  })

  it('is nobody else’s: another member finds none, also where there is no owner', () => {
    for (const other of [persona({}), persona({ isPrivate: true }), persona({ ownerId: '' }), null])
      expect(() => ownOf({ ...owner, id: 'bob' }, other)).toThrow('Bot not found')
    expect(() => ownOf({ ...owner, id: '' }, persona({ ownerId: '' }))).toThrow('Bot not found')
  })

  it.each<Caller>([{ kind: 'anonymous' }, { kind: 'guest', id: 'ada' }])('asks %o to log in, whatever there is', (caller) => {
    for (const found of [persona({}), persona({ isPrivate: true }), null])
      expect(() => ownOf(caller, found)).toThrow(expect.objectContaining({ reason: 'AUTH_REQUIRED' }))
  })
})
