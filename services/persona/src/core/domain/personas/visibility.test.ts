import { describe, expect, it } from '@jest/globals'
import type { Caller } from '@rostra/platform/caller'
import { type Persona, visibilities } from './persona.ts'
import { isHidden, isListed, requireVisible } from './visibility.ts'

const owner: Caller = { kind: 'member', id: 'ada', username: 'ada', role: 'orator', sessionId: 's', isConfirmed: true }
const persona = (over: Partial<Persona>) => ({ id: 'p', ownerId: 'ada', visibility: 'public', ...over }) as Persona

const hiddenChoices = ['draft', 'private'] as const

describe('requireVisible', () => {
  it.each(['public', 'unlisted'] as const)('returns a persona that is %s to every caller', (visibility) => {
    expect(requireVisible({ kind: 'anonymous' }, persona({ visibility })).id).toBe('p')
  })

  it.each(hiddenChoices)('returns a persona that is %s to its owner', (visibility) => {
    expect(requireVisible(owner, persona({ visibility })).id).toBe('p')
  })

  it.each<Caller>([{ kind: 'anonymous' }, { kind: 'guest', id: 'ada' }, { ...owner, id: 'bob' }])(
    'hides a draft and a private persona from %o',
    (caller) => {
      for (const visibility of hiddenChoices) expect(() => requireVisible(caller, persona({ visibility }))).toThrow('Bot not found')
    },
  )

  it('throws the same error for a persona that does not exist', () => {
    expect(() => requireVisible(owner, null)).toThrow('Bot not found')
  })
})

describe('isHidden', () => {
  const suspension = { reason: 'Sells pills to children', at: new Date(), operatorId: 'o' }

  it.each([{ visibility: 'draft' }, { visibility: 'private' }, { suspension }, { ownerSuspended: true }, { aboveLimit: true }] as const)(
    'hides a persona with %j from others, not from its owner',
    (over) => {
      expect(isHidden(persona(over))).toBe(true)
      expect(() => requireVisible({ ...owner, id: 'bob' }, persona(over))).toThrow('Bot not found')
      expect(requireVisible(owner, persona(over)).id).toBe('p')
    },
  )

  it('shows any other persona', () => {
    expect(isHidden(persona({}))).toBe(false)
    expect(isHidden(persona({ visibility: 'unlisted' }))).toBe(false)
  })

  it('hides from lists what is hidden, and what is unlisted', () => {
    const unlisted = visibilities.filter((visibility) => !isListed(persona({ visibility })))
    expect(unlisted).toEqual(['unlisted', 'draft', 'private'])
    for (const over of [{ suspension }, { ownerSuspended: true }, { aboveLimit: true }]) expect(isListed(persona(over))).toBe(false)
  })
})
