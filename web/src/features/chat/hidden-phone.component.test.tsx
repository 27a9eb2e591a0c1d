import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { type fakeApi, fakeStream } from '../../data/testing/fake-api.ts'
import { user } from '../../data/testing/fixtures.ts'
import { storePushed } from '../../lib/background/notification-choice.ts'
import { done, fakeChatApi, greeting, input, messages, openChat, sendRoute } from './chat-panel-harness.tsx'

const realMatchMedia = window.matchMedia
let isHidden = false
let api: ReturnType<typeof fakeApi>

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  isHidden = false
  Object.defineProperty(document, 'hidden', { get: () => isHidden, configurable: true })
  window.matchMedia = (media) => ({ matches: media.includes('coarse') }) as MediaQueryList
  api = fakeChatApi()
})
afterEach(async () => {
  cleanup()
  // The mark in the title lasts until the tab is visible.
  await setHidden(false)
  Reflect.deleteProperty(document, 'hidden')
  window.matchMedia = realMatchMedia
})

const setHidden = (hidden: boolean) =>
  act(async () => {
    isHidden = hidden
    document.dispatchEvent(new Event('visibilitychange'))
  })
const list = 'GET /api/conversations/c1/messages'
const question = { ...greeting, id: 'm1', content: 'Hello', isFromBot: false }

/** Asks in a chat whose answer has begun, and hides the page. */
async function hideWhileAnswering() {
  const stream = fakeStream('g1')
  api.on(sendRoute, () => stream.response)
  openChat(user)
  fireEvent.change(await input(), { target: { value: 'Hello' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }))
  stream.send(1, { content: 'Good' })
  await messages().findByText('Good')
  await setHidden(true)
  return stream
}

describe('a chat that is hidden on a phone while it answers', () => {
  it('leaves its stream where pushes tell the reader, and goes on when it is shown', async () => {
    storePushed(true)
    const left = await hideWhileAnswering()
    left.send(2, { content: ' evening' })
    const rest = fakeStream('g1')
    api.on('GET /api/generations/g1/stream', () => rest.response)
    api.on(list, () => Response.json([greeting, question], { headers: { 'X-Running-Generation': 'g1' } }))
    await setHidden(false)
    rest.send(1, { content: 'Good' })
    rest.send(2, { content: ' mor' })
    await messages().findByText('Good mor')
    expect(messages().queryByText('Good evening')).toBeNull()
    api.on(list, () => Response.json([greeting, question, { ...greeting, id: 'm2', content: 'Good morning.' }]))
    rest.send(3, done)
    await messages().findByText('Good morning.')
  })

  it('keeps its stream elsewhere', async () => {
    const stream = await hideWhileAnswering()
    stream.send(2, done)
    await messages().findByText('Good morning.')
  })
})
