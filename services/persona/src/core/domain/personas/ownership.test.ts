import { describe, expect, it } from '@jest/globals'
import type { Caller } from '@rostra/platform/caller'
import { requireOwner, survivesOwner } from './ownership.ts'
import { type Persona, visibilities } from './persona.ts'

const owner: Caller = { kind: 'member', id: 'ada', username: 'ada', role: 'orator', sessionId: 's', isConfirmed: true }
const persona = (over: Partial<Persona>) => ({ id: 'p', ownerId: 'ada', visibility: 'public', ...over }) as Persona

describe('requireOwner', () => {
  it('returns every persona to its owner', () => {
    for (const visibility of visibilities) expect(requireOwner(owner, persona({ visibility })).id).toBe('p')
  })

  it('throws BOT_NOT_FOUND for other members, also when the persona has no owner', () => {
    for (const other of [persona({}), persona({ visibility: 'private' }), persona({ ownerId: '' }), null])
      expect(() => requireOwner({ ...owner, id: 'bob' }, other)).toThrow('Bot not found')
    expect(() => requireOwner({ ...owner, id: '' }, persona({ ownerId: '' }))).toThrow('Bot not found')
  })

  it.each<Caller>([{ kind: 'anonymous' }, { kind: 'guest', id: 'ada' }])(
    'throws AUTH_REQUIRED for %o, whether it exists or not',
    (caller) => {
      for (const found of [persona({}), persona({ visibility: 'private' }), null])
        expect(() => requireOwner(caller, found)).toThrow(expect.objectContaining({ reason: 'AUTH_REQUIRED' }))
    },
  )
})

describe('survivesOwner', () => {
  it.each([
    ['public', 100, true],
    ['public', 99, false],
    ['public', 0, false],
    ['unlisted', 100_000, false],
    ['draft', 100_000, false],
    ['private', 100, false],
    ['private', 100_000, false],
  ] as const)('of a %s persona with %i conversations is %s', (visibility, conversationCount, survives) => {
    expect(survivesOwner({ visibility, conversationCount })).toBe(survives)
  })
})
