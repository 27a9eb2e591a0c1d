import { describe, expect, it } from '@jest/globals'
import type { Caller } from '@rostra/platform/caller'
import { requireOwner, survivesOwner } from './ownership.ts'
import type { Persona } from './persona.ts'

const owner: Caller = { kind: 'member', id: 'ada', username: 'ada', role: 'orator', sessionId: 's', isConfirmed: true }
const persona = (over: Partial<Persona>) => ({ id: 'p', ownerId: 'ada', isPrivate: false, ...over }) as Persona

describe('requireOwner', () => {
  it('returns a public and a private persona to its owner', () => {
    for (const isPrivate of [true, false]) expect(requireOwner(owner, persona({ isPrivate })).id).toBe('p')
  })

  it('throws BOT_NOT_FOUND for other members, also when the persona has no owner', () => {
    for (const other of [persona({}), persona({ isPrivate: true }), persona({ ownerId: '' }), null])
      expect(() => requireOwner({ ...owner, id: 'bob' }, other)).toThrow('Bot not found')
    expect(() => requireOwner({ ...owner, id: '' }, persona({ ownerId: '' }))).toThrow('Bot not found')
  })

  it.each<Caller>([{ kind: 'anonymous' }, { kind: 'guest', id: 'ada' }])(
    'throws AUTH_REQUIRED for %o, whether it exists or not',
    (caller) => {
      for (const found of [persona({}), persona({ isPrivate: true }), null])
        expect(() => requireOwner(caller, found)).toThrow(expect.objectContaining({ reason: 'AUTH_REQUIRED' }))
    },
  )
})

describe('survivesOwner', () => {
  it.each([
    [false, 100, true],
    [false, 99, false],
    [false, 0, false],
    [true, 100, false],
    [true, 100_000, false],
  ])('with isPrivate %s and %i conversations is %s', (isPrivate, conversationCount, survives) => {
    expect(survivesOwner({ isPrivate, conversationCount })).toBe(survives)
  })
})
