import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import type { Discussion } from '../../api/schemas.ts'
import { fakeApi, fakeStream, heldAnswer, refusal } from '../testing/fake-api.ts'
import { completedDiscussion, discussion, discussionWithOneAnswer, userStatus } from '../testing/fixtures.ts'
import { renderApp } from '../testing/render-app.tsx'
import { useDiscussion } from './use-discussion.ts'

const [stateRoute, streamRoute, statusRoute] = [
  'GET /api/expert-discussions/d1',
  'GET /api/expert-discussions/d1/stream',
  'GET /api/user/status',
] as const

/** Shows the status, the number of answers, and whether the state could not be fetched. */
function Probe() {
  const { data, isReconnecting } = useDiscussion('d1', 'u1')
  return <p>{data ? `${data.status} ${data.conversationFlow.length}${isReconnecting ? ' reconnecting' : ''}` : 'loading'}</p>
}

let api: ReturnType<typeof fakeApi>
const asState = (state: Discussion, etag = '"1"') => Response.json(state, { headers: { ETag: etag } })
/** Advances the time and renders the changes. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const open = () => renderApp(<Probe />, null, { retries: true })

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  api = fakeApi({
    [stateRoute]: () => asState(discussion),
    [streamRoute]: () => refusal(503, 'Down'),
    [statusRoute]: () => Response.json(userStatus),
  })
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

it('the stream updates the discussion until it has ended, without polls', async () => {
  const stream = fakeStream('d1')
  api.on(streamRoute, () => stream.response)
  open()
  await pass(10)
  screen.getByText('ongoing 0')
  stream.send(1, discussion)
  stream.send(2, discussionWithOneAnswer)
  await pass(10)
  screen.getByText('ongoing 1')
  await pass(5_000)
  stream.send(3, completedDiscussion)
  stream.end()
  await pass(10)
  screen.getByText('completed 4')
  await pass(60_000)
  expect(api.callsOf(stateRoute)).toHaveLength(1)
  expect(api.callsOf(streamRoute)).toHaveLength(1)
})

it('a refused stream leaves a poll each second with the ETag, which ends with the discussion', async () => {
  open()
  await pass(10)
  api.on(stateRoute, ({ headers }) => (headers.get('If-None-Match') === '"1"' ? new Response(null, { status: 304 }) : asState(discussion)))
  await pass(3_000)
  screen.getByText('ongoing 0')
  expect(api.callsOf(stateRoute)).toHaveLength(4)
  expect(api.callsOf(stateRoute).map(({ headers }) => headers.get('If-None-Match'))).toEqual([null, '"1"', '"1"', '"1"'])
  api.on(stateRoute, () => asState(completedDiscussion, '"2"'))
  await pass(1_000)
  screen.getByText('completed 4')
  await pass(60_000)
  expect(api.callsOf(stateRoute)).toHaveLength(5)
})

it('a stream that breaks off is replaced by polls, and opened again after 10 s', async () => {
  const first = fakeStream('d1')
  const second = fakeStream('d1')
  const streams = [first, second]
  api.on(streamRoute, () => streams.shift()?.response ?? refusal(503, 'Down'))
  open()
  await pass(10)
  first.send(1, discussion)
  await pass(10)
  first.breakOff()
  api.on(stateRoute, () => asState(discussionWithOneAnswer, '"2"'))
  await pass(10)
  await pass(1_100)
  screen.getByText('ongoing 1')
  await pass(9_000)
  second.send(2, completedDiscussion)
  await pass(10)
  screen.getByText('completed 4')
})

it('the stream of a page that is left is closed, and opened again when the browser shows the page from its cache', async () => {
  const first = fakeStream('d1')
  const second = fakeStream('d1')
  const streams = [first, second]
  api.on(streamRoute, () => streams.shift()?.response ?? refusal(503, 'Down'))
  open()
  await pass(10)
  first.send(1, discussion)
  await pass(10)
  act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await pass(10)
  expect(() => first.send(2, discussionWithOneAnswer)).toThrow(/closed/)
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await pass(10)
  expect(api.callsOf(streamRoute)).toHaveLength(2)
  second.send(3, completedDiscussion)
  await pass(10)
  screen.getByText('completed 4')
})

it('a silent stream is given up after 20 s', async () => {
  const stream = fakeStream('d1')
  api.on(streamRoute, () => stream.response)
  open()
  await pass(10)
  stream.send(1, discussion)
  await pass(19_000)
  expect(api.callsOf(stateRoute)).toHaveLength(1)
  api.on(stateRoute, () => asState(discussionWithOneAnswer, '"2"'))
  await pass(1_500)
  await pass(1_100)
  screen.getByText('ongoing 1')
})

it('a poll that fails keeps what is shown and says so, until one succeeds', async () => {
  open()
  await pass(10)
  api.on(stateRoute, () => Promise.reject(new TypeError('Failed to fetch')))
  await pass(3_000)
  screen.getByText('ongoing 0 reconnecting')
  api.on(stateRoute, () => asState(discussionWithOneAnswer, '"2"'))
  await pass(2_000)
  screen.getByText('ongoing 1')
})

it('a poll’s late response does not replace a newer event of the stream', async () => {
  const stream = fakeStream('d1')
  const held = heldAnswer()
  open()
  await pass(10)
  api.on(stateRoute, held.answer)
  await pass(2_000)
  api.on(streamRoute, () => stream.response)
  await pass(9_000)
  stream.send(1, completedDiscussion)
  await pass(10)
  screen.getByText('completed 4')
  held.release(asState(discussionWithOneAnswer))
  await pass(10)
  screen.getByText('completed 4')
})

it('the end of a discussion refreshes the credits at once and when its hold is settled, and the list; opening one that has ended does not', async () => {
  const { client } = open()
  await pass(10)
  const invalidated = jest.spyOn(client, 'invalidateQueries')
  await pass(1_000)
  expect(invalidated).not.toHaveBeenCalled()
  api.on(stateRoute, () => asState(completedDiscussion, '"2"'))
  await pass(1_000)
  expect(invalidated.mock.calls.map(([filter]) => filter?.queryKey)).toEqual(expect.arrayContaining([['user', 'status'], ['discussions']]))
  const statusFetches = () => invalidated.mock.calls.filter(([filter]) => filter?.queryKey?.[1] === 'status').length
  expect(statusFetches()).toBe(1)
  await pass(2_000)
  expect(statusFetches()).toBe(3)
  cleanup()
  const again = open()
  const invalidatedAgain = jest.spyOn(again.client, 'invalidateQueries')
  await pass(2_000)
  screen.getByText('completed 4')
  expect(invalidatedAgain).not.toHaveBeenCalled()
})
