import { describe, expect, it } from '@jest/globals'
import { streamFrame } from '@rostra/proto/http/stream-frame'
import { connectionLostFrame, contentFrame, lastFrame, stateFrame } from './frame.ts'

const facts = { model: 'offline', free: true, openers: ['How do owls hunt?'] }
/** What no client sees, or not of every end. */
const more = { usage: null, paid: null, previousMessageId: '' }
const end = 'ANSWER_END_LENGTH' as const
const busy = { seq: 2, error: 'Busy', reason: 'MODEL_BUSY', retryAfter: 20 }

describe('contentFrame', () => {
  it('keeps any text on one data line', () => {
    const text = 'a\r\nb\n\ndata: {"done":true}\u2028\ud800'
    const frame = contentFrame('id: g:', 7, text)
    expect(frame.split('\n')).toEqual(['id: g:7', expect.stringMatching(/^data: \{[^\r\n]*\}$/), '', ''])
    expect(JSON.parse(frame.split('\n')[1]?.slice('data: '.length) ?? '')).toEqual({ content: text })
  })
})

describe('lastFrame', () => {
  it('formats the end of a generation and nothing else', () => {
    expect(lastFrame('id: g:', { started: { generationId: 'g', offline: false } })).toBeUndefined()
    expect(lastFrame('id: g:', { state: { kind: 'STATE_KIND_THINKING', seconds: 1 } })).toBeUndefined()
    expect(lastFrame('id: g:', { failure: busy })).toBe('id: g:2\ndata: {"error":"Busy","reason":"MODEL_BUSY","retryAfter":20}\n\n')
    expect(lastFrame('id: g:', { failure: { ...busy, reason: 'MODEL_FAILED', retryAfter: 0 } })).toBe(
      'id: g:2\ndata: {"error":"Busy","reason":"MODEL_FAILED"}\n\n',
    )
  })

  it('throws for an unknown status, and for an unknown reason of the end', () => {
    const done = {
      seq: 3,
      fullResponse: '',
      userMessageId: '',
      botMessageId: '',
      status: 'MESSAGE_STATUS_UNSPECIFIED' as const,
      citations: [],
      given: [],
      end,
      ...more,
      ...facts,
    }
    expect(() => lastFrame('id: g:', { done })).toThrow('MESSAGE_STATUS_UNSPECIFIED')
    const unknown = { ...done, status: 'MESSAGE_STATUS_COMPLETE' as const, end: 'ANSWER_END_UNSPECIFIED' as const }
    expect(() => lastFrame('id: g:', { done: unknown })).toThrow('ANSWER_END_UNSPECIFIED')
  })
})

it('lists the passages that an answer cites, and for a trial all passages that the model got', () => {
  const passage = { n: 2, sourceId: 's-1', title: 'owls.pdf', page: 0, pageLabel: '', heading: '', excerpt: 'Owls eat mice.' }
  const { pageLabel: _, ...shown } = passage
  const ended = {
    seq: 3,
    fullResponse: 'Mice [2]',
    status: 'MESSAGE_STATUS_COMPLETE' as const,
    citations: [passage],
    end,
    ...more,
    ...facts,
  }
  const given = [{ ...passage, n: 1, page: 7, pageLabel: 'iv' }, passage]
  const dataOf = (frame?: string) => JSON.parse(frame?.split('\ndata: ')[1] ?? '')
  const stored = dataOf(lastFrame('id: g:', { done: { ...ended, userMessageId: 'm-1', botMessageId: 'm-2', given: [] } }))
  expect([stored.citations, stored.given]).toEqual([[{ ...shown, page: null }], undefined])
  expect(stored).toMatchObject({ ...facts, end: 'length' })
  const trial = dataOf(lastFrame('id: trial:', { done: { ...ended, userMessageId: '', botMessageId: '', given } }))
  expect([trial.citations, trial.given]).toEqual([
    [{ ...shown, page: null }],
    [
      { ...shown, n: 1, page: 7, pageLabel: 'iv' },
      { ...shown, page: null },
    ],
  ])
  for (const data of [stored, trial]) expect(streamFrame.parse(data)).toEqual(data)
})

it('tells what an answer has cost and which message its question follows', () => {
  const ended = {
    seq: 3,
    fullResponse: 'Hi',
    userMessageId: 'm-1',
    botMessageId: 'm-2',
    citations: [],
    given: [],
    end,
    usage: null,
    ...facts,
  }
  const paid = { price: 2, freeCredits: 96, purchasedCredits: 5 }
  const done = { ...ended, status: 'MESSAGE_STATUS_COMPLETE' as const, paid, previousMessageId: 'm-0' }
  const json = JSON.parse(lastFrame('id: g:', { done })?.split('\ndata: ')[1] ?? '')
  expect(json).toMatchObject({ paid, previousMessageId: 'm-0' })
  expect(streamFrame.parse(json)).toEqual(json)
})

it('every frame matches the schema that clients check', () => {
  const ended = { seq: 3, fullResponse: 'Hi', userMessageId: 'm-1', botMessageId: 'm-2', citations: [], given: [], end, ...more, ...facts }
  const done = { ...ended, status: 'MESSAGE_STATUS_STOPPED' as const }
  const frames = [
    contentFrame('id: g:', 1, 'Hi'),
    lastFrame('id: g:', { done }),
    lastFrame('id: g:', { failure: busy }),
    connectionLostFrame('id: g:', 2),
    stateFrame({ kind: 'STATE_KIND_WAITING', seconds: 7 }),
  ]
  const data = frames.map((frame) => JSON.parse(frame?.split('data: ')[1] ?? ''))
  expect(data.map((json) => streamFrame.parse(json))).toEqual(data)
})
