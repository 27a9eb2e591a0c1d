import { describe, expect, it } from '@jest/globals'
import { accepted, cast, initialVotes, refused, reported, shownVotes, withVote } from './vote-state.ts'

const none = { count: 5, userVote: null }

describe('a vote', () => {
  it('moves the count by one, a switch by two, a repetition by none', () => {
    expect(withVote(none, 'up')).toEqual({ count: 6, userVote: 'up' })
    expect(withVote(none, 'down')).toEqual({ count: 4, userVote: 'down' })
    expect(withVote({ count: 6, userVote: 'up' }, 'down')).toEqual({ count: 4, userVote: 'down' })
    expect(withVote({ count: 4, userVote: 'down' }, 'up')).toEqual({ count: 6, userVote: 'up' })
    expect(withVote({ count: 6, userVote: 'up' }, 'up')).toEqual({ count: 6, userVote: 'up' })
  })

  it('is shown before the response, then with the count of the server', () => {
    const { state, request } = cast(initialVotes(none), 'up')
    expect(request).toBe('up')
    expect(shownVotes(state)).toEqual({ count: 6, userVote: 'up' })
    const after = accepted(state, { count: 9, userVote: 'up' })
    expect([shownVotes(after.state), after.request]).toEqual([{ count: 9, userVote: 'up' }, null])
  })

  it('is requested once on a double click', () => {
    const first = cast(initialVotes(none), 'up')
    const second = cast(first.state, 'up')
    expect(second.request).toBeNull()
    expect(accepted(second.state, { count: 6, userVote: 'up' }).request).toBeNull()
  })

  it('that is switched before the response is requested after it', () => {
    const switched = cast(cast(initialVotes(none), 'up').state, 'down')
    expect([switched.request, shownVotes(switched.state).userVote]).toEqual([null, 'down'])
    const next = accepted(switched.state, { count: 6, userVote: 'up' })
    expect(next.request).toBe('down')
    expect(shownVotes(next.state)).toEqual({ count: 4, userVote: 'down' })
    expect(accepted(next.state, { count: 4, userVote: 'down' })).toEqual({
      state: initialVotes({ count: 4, userVote: 'down' }),
      request: null,
    })
  })

  it('that is switched back again needs no further request', () => {
    const back = cast(cast(cast(initialVotes(none), 'up').state, 'down').state, 'up')
    expect(accepted(back.state, { count: 6, userVote: 'up' }).request).toBeNull()
  })
})

describe('a refused vote', () => {
  it('is rolled back', () => {
    const { state } = cast(initialVotes(none), 'up')
    expect(refused(state, false)).toEqual({ state: initialVotes(none), request: null })
  })

  it('is rolled back together with a waiting switch', () => {
    const { state } = cast(cast(initialVotes(none), 'up').state, 'down')
    expect(refused(state, false)).toEqual({ state: initialVotes(none), request: null })
  })

  it('that existed already is shown without being counted twice', () => {
    const { state } = cast(initialVotes(none), 'up')
    expect(shownVotes(refused(state, true).state)).toEqual({ count: 5, userVote: 'up' })
  })

  it('that existed already still lets a waiting switch be requested', () => {
    const { state } = cast(cast(initialVotes(none), 'up').state, 'down')
    const next = refused(state, true)
    expect(next.request).toBe('down')
    expect(shownVotes(next.state)).toEqual({ count: 3, userVote: 'down' })
  })
})

it('a report from before the vote does not undo the vote', () => {
  const { state } = cast(initialVotes(none), 'up')
  expect(reported(state, none)).toBe(state)
  expect(reported(initialVotes(none), { count: 7, userVote: 'down' })).toEqual(initialVotes({ count: 7, userVote: 'down' }))
})
