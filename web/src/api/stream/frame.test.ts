import { describe, expect, it } from '@jest/globals'
import { readFrame } from './frame.ts'

describe('reading a frame', () => {
  it('reads the position from the id; a generation id may contain colons', () => {
    expect(readFrame({ id: 'a:b:7', data: '{"content":"x"}' })).toEqual({ kind: 'chunk', generationId: 'a:b', seq: 7, content: 'x' })
  })

  it('reads the end with its message ids and status', () => {
    const data = JSON.stringify({ done: true, fullResponse: 'Hi', userMessageId: 'u', botMessageId: 'b', status: 'stopped' })
    expect(readFrame({ id: 'g:3', data })).toMatchObject({ kind: 'done', fullResponse: 'Hi', botMessageId: 'b', status: 'stopped' })
  })

  it('reads an end without the whole answer', () => {
    const end = { kind: 'done', fullResponse: null, userMessageId: null, botMessageId: null, status: 'complete' }
    expect(readFrame({ id: 'g:3', data: '{"done":true}' })).toMatchObject(end)
    expect(readFrame({ id: 'g:3', data: '{"done":true,"fullResponse":null}' })).toMatchObject(end)
  })

  it('reads the passages that an answer cites, and none from a gateway that sends none', () => {
    const cited = [{ n: 1, sourceId: 's', title: 'Owls', page: null, heading: '', excerpt: 'Owls eat mice.' }]
    const end = { done: true, fullResponse: 'Hi', userMessageId: '', botMessageId: '', status: 'complete' }
    const read = (more: object) => readFrame({ id: 'g:3', data: JSON.stringify({ ...end, ...more }) })
    expect(read({ citations: cited, given: cited })).toMatchObject({ kind: 'done', citations: cited, given: cited })
    expect(read({})).toMatchObject({ kind: 'done', citations: [], model: null, free: false, openers: [], end: 'finished' })
    expect(read({ end: 'length' })).toMatchObject({ end: 'length' })
    expect(read({ citations: [{ n: 1 }] })).toEqual({ kind: 'malformed' })
  })

  it('reads an error with its reason, and when to try again', () => {
    const read = (more: object) => readFrame({ id: '', data: JSON.stringify({ error: 'Model is away', reason: 'MODEL', ...more }) })
    expect(read({})).toMatchObject({ kind: 'error', reason: 'MODEL', retryAfter: null })
    expect(read({ retryAfter: 20 })).toMatchObject({ kind: 'error', retryAfter: 20 })
  })

  it('reads what the model does while no text arrives', () => {
    const activity = { state: 'thinking', seconds: 3 }
    expect(readFrame({ id: '', data: JSON.stringify(activity) })).toEqual({ kind: 'state', activity })
  })

  it.each(['', '{', 'null', '[]', '{"content":5}', '{"done":"yes"}', '{"state":"asleep","seconds":1}'])('reads %p as malformed', (data) => {
    expect(readFrame({ id: 'g:1', data })).toEqual({ kind: 'malformed' })
  })
})
