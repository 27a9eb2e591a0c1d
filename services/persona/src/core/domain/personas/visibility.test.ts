import { describe, expect, it } from '@jest/globals'
import type { Caller } from '@rostra/platform/caller'
import type { Persona } from './persona.ts'
import { isHidden, requireVisible } from './visibility.ts'

const owner: Caller = { kind: 'member', id: 'ada', username: 'ada', role: 'orator', sessionId: 's', isConfirmed: true }
const persona = (over: Partial<Persona>) => ({ id: 'p', ownerId: 'ada', isPrivate: false, ...over }) as Persona

describe('requireVisible', () => {
  it('returns a public persona to every caller', () => {
    expect(requireVisible({ kind: 'anonymous' }, persona({})).id).toBe('p')
  })

  it('returns a private persona to its owner', () => {
    expect(requireVisible(owner, persona({ isPrivate: true })).id).toBe('p')
  })

  it.each<Caller>([{ kind: 'anonymous' }, { kind: 'guest', id: 'ada' }, { ...owner, id: 'bob' }])(
    'hides a private persona from %o',
    (caller) => {
      expect(() => requireVisible(caller, persona({ isPrivate: true }))).toThrow('Bot not found')
    },
  )

  it('throws the same error for a persona that does not exist', () => {
    expect(() => requireVisible(owner, null)).toThrow('Bot not found')
  })
})

describe('isHidden', () => {
  const suspension = { reason: 'Sells pills to children', at: new Date(), operatorId: 'o' }

  it.each([{ isPrivate: true }, { suspension }, { ownerSuspended: true }, { aboveLimit: true }])(
    'hides a persona with %j from others, not from its owner',
    (over) => {
      expect(isHidden(persona(over))).toBe(true)
      expect(() => requireVisible({ ...owner, id: 'bob' }, persona(over))).toThrow('Bot not found')
      expect(requireVisible(owner, persona(over)).id).toBe('p')
    },
  )

  it('shows any other persona', () => {
    expect(isHidden(persona({}))).toBe(false)
  })
})
