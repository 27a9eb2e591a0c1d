import { describe, expect, it } from '@jest/globals'
import { accepted, cast, learned, refused, shownTally, votesAt, withVote } from './vote-state.ts'

const none = { count: 5, userVote: null }

describe('a vote', () => {
  it('moves the count by one, a switch by two, the same again not at all', () => {
    expect(withVote(none, 'up')).toEqual({ count: 6, userVote: 'up' })
    expect(withVote(none, 'down')).toEqual({ count: 4, userVote: 'down' })
    expect(withVote({ count: 6, userVote: 'up' }, 'down')).toEqual({ count: 4, userVote: 'down' })
    expect(withVote({ count: 4, userVote: 'down' }, 'up')).toEqual({ count: 6, userVote: 'up' })
    expect(withVote({ count: 6, userVote: 'up' }, 'up')).toEqual({ count: 6, userVote: 'up' })
  })

  it('is shown before the server has answered, and then as the server counted it', () => {
    const { state, ask } = cast(votesAt(none), 'up')
    expect(ask).toBe('up')
    expect(shownTally(state)).toEqual({ count: 6, userVote: 'up' })
    const after = accepted(state, { count: 9, userVote: 'up' })
    expect([shownTally(after.state), after.ask]).toEqual([{ count: 9, userVote: 'up' }, null])
  })

  it('is asked for once on a double click', () => {
    const first = cast(votesAt(none), 'up')
    const second = cast(first.state, 'up')
    expect(second.ask).toBeNull()
    expect(accepted(second.state, { count: 6, userVote: 'up' }).ask).toBeNull()
  })

  it('that is switched before the answer is asked for after it', () => {
    const switched = cast(cast(votesAt(none), 'up').state, 'down')
    expect([switched.ask, shownTally(switched.state).userVote]).toEqual([null, 'down'])
    const next = accepted(switched.state, { count: 6, userVote: 'up' })
    expect(next.ask).toBe('down')
    expect(shownTally(next.state)).toEqual({ count: 4, userVote: 'down' })
    expect(accepted(next.state, { count: 4, userVote: 'down' })).toEqual({ state: votesAt({ count: 4, userVote: 'down' }), ask: null })
  })

  it('that is switched there and back again needs nothing more', () => {
    const back = cast(cast(cast(votesAt(none), 'up').state, 'down').state, 'up')
    expect(accepted(back.state, { count: 6, userVote: 'up' }).ask).toBeNull()
  })
})

describe('a refused vote', () => {
  it('is taken back', () => {
    const { state } = cast(votesAt(none), 'up')
    expect(refused(state, false)).toEqual({ state: votesAt(none), ask: null })
  })

  it('is taken back together with the switch that waited for it', () => {
    const { state } = cast(cast(votesAt(none), 'up').state, 'down')
    expect(refused(state, false)).toEqual({ state: votesAt(none), ask: null })
  })

  it('that was there already is shown without being counted twice', () => {
    const { state } = cast(votesAt(none), 'up')
    expect(shownTally(refused(state, true).state)).toEqual({ count: 5, userVote: 'up' })
  })

  it('that was there already lets the switch go on', () => {
    const { state } = cast(cast(votesAt(none), 'up').state, 'down')
    const next = refused(state, true)
    expect(next.ask).toBe('down')
    expect(shownTally(next.state)).toEqual({ count: 3, userVote: 'down' })
  })
})

it('a tally that was asked for before the vote does not undo it', () => {
  const { state } = cast(votesAt(none), 'up')
  expect(learned(state, none)).toBe(state)
  expect(learned(votesAt(none), { count: 7, userVote: 'down' })).toEqual(votesAt({ count: 7, userVote: 'down' }))
})
