import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { type fakeApi, fakeStream, refusal } from '../../data/testing/fake-api.ts'
import { bot, user, userStatus } from '../../data/testing/fixtures.ts'
import { done, fakeChatApi, input, messages, openChat, send, sendRoute } from './chat-panel-harness.tsx'

let api: ReturnType<typeof fakeApi>

const sentTexts = () => api.callsOf(sendRoute).map(({ body }) => body?.content)
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send message' })
const answered = () => {
  const stream = fakeStream('g1')
  stream.send(1, done)
  return stream.response
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  api = fakeChatApi()
  api.on(sendRoute, answered)
})
afterEach(cleanup)

describe('the composer', () => {
  it('sends an empty message neither by key nor by button, and leaves out the spaces around a text', async () => {
    openChat()
    for (const empty of ['', '   ', ' \n ']) {
      await send(empty)
      expect(sendButton().disabled).toBe(true)
      fireEvent.click(sendButton())
    }
    expect(sentTexts()).toEqual([])
    await send('  Thanks  ')
    await messages().findByText('Thanks')
    expect(sentTexts()).toEqual(['Thanks'])
  })

  it('counts the characters, and sends 4,000 of them but not one more', async () => {
    const full = 'a'.repeat(4_000)
    openChat()
    await input()
    screen.getByText('0 / 4,000')
    await send(`${full}b`)
    screen.getByText('1 character too many')
    expect(sendButton().disabled).toBe(true)
    expect((await input()).value).toBe(`${full}b`)
    expect(sentTexts()).toEqual([])
    await send(full)
    await messages().findByText(full)
    expect(sentTexts()).toEqual([full])
    expect((await input()).value).toBe('')
    screen.getByText('0 / 4,000')
  })

  it('sends no message while an answer streams, says so and keeps the draft', async () => {
    const stream = fakeStream('g1')
    api.on(sendRoute, () => stream.response)
    openChat()
    await send('Hello')
    stream.send(1, { content: 'Good ' })
    await messages().findByText('Good')
    await send('And then?')
    const note = screen.getByText('You can send when the reply has ended.')
    expect(note.textContent).toBe('Livia is replying. You can send when the reply has ended.')
    expect((await input()).value).toBe('And then?')
    expect(sentTexts()).toEqual(['Hello'])
    stream.send(2, done)
    await messages().findByText('Good morning.')
    api.on(sendRoute, answered)
    fireEvent.keyDown(await input(), { key: 'Enter' })
    await waitFor(() => expect(sentTexts()).toEqual(['Hello', 'And then?']))
  })
})

describe('the price of a message', () => {
  const { messageCredits: _price, ...listed } = bot

  it('is that of the persona, also of one that comes from a list', async () => {
    openChat(user, { ...bot, messageCredits: 5 })
    await screen.findByText('5 credits a message · 100 left')
    cleanup()
    api.on('GET /api/bots/slug/livia', () => Response.json({ ...bot, messageCredits: 7 }))
    openChat(user, listed)
    await screen.findByText('7 credits a message · 100 left')
  })

  it('is not shown to a guest, who pays none, nor asked for', async () => {
    openChat(null, listed)
    await input()
    expect(screen.queryByText(/credits a message/)).toBeNull()
  })

  describe('after its owner has chosen another model', () => {
    const priceRoute = 'GET /api/bots/slug/livia'
    /** Opens the chat at 2 credits a message; from then on one costs 5. */
    const openBefore = async (messageCredits = 100) => {
      api.on('GET /api/user/status', () => Response.json({ ...userStatus, messageCredits }))
      openChat({ ...user, messageCredits })
      await screen.findByText(`2 credits a message · ${messageCredits} left`)
      api.on(priceRoute, () => Response.json({ ...bot, messageCredits: 5 }))
    }

    it('is the new one once the window has the focus again', async () => {
      await openBefore()
      expect(api.callsOf(priceRoute)).toHaveLength(0)
      window.dispatchEvent(new Event('visibilitychange'))
      await screen.findByText('5 credits a message · 100 left')
    })

    it('is the new one once an answer has ended', async () => {
      await openBefore()
      await send('Hello')
      await screen.findByText('5 credits a message · 100 left')
      expect(api.callsOf(priceRoute)).toHaveLength(1)
    })

    it('is the new one once a message was refused for missing credits, which are then asked for', async () => {
      await openBefore(4)
      api.on(sendRoute, () => refusal(402, 'No credits', { reason: 'INSUFFICIENT_CREDITS' }))
      await send('Hello')
      await screen.findByText('5 credits a message · 4 left')
      screen.getByRole('link', { name: 'Buy credits' })
      await waitFor(async () => expect((await input()).value).toBe('Hello'))
    })

    it('is told when a message is refused that was sent at the old one, which comes back and can be sent at the new one', async () => {
      await openBefore()
      api.on(sendRoute, () => refusal(409, 'An answer costs 5 credits now', { reason: 'PRICE_CHANGED' }))
      await send('Hello')
      await screen.findByText('The price has changed')
      screen.getByText('An answer costs 5 credits now')
      await waitFor(async () => expect((await input()).value).toBe('Hello'))
      await screen.findByText('5 credits a message · 100 left')
      api.on(sendRoute, answered)
      fireEvent.click(await messages().findByRole('button', { name: 'Try again · 5 credits' }))
      await messages().findByText('Good morning.')
      expect(api.callsOf(sendRoute).map(({ body }) => body?.maxCredits)).toEqual([2, 5])
    })

    it('is not asked for by a guest', async () => {
      openChat(null)
      await send('Hello')
      await messages().findByText('Good morning.')
      window.dispatchEvent(new Event('visibilitychange'))
      expect(api.callsOf(priceRoute)).toHaveLength(0)
      expect(api.callsOf(sendRoute)[0]?.body).not.toHaveProperty('maxCredits')
    })
  })

  it('lets nothing be sent that costs more than is left', async () => {
    api.on('GET /api/user/status', () => Response.json({ ...userStatus, messageCredits: 4 }))
    openChat({ ...user, messageCredits: 4 }, { ...bot, messageCredits: 5 })
    await screen.findByText('5 credits a message · 4 left')
    await send('Hello')
    expect(sentTexts()).toEqual([])
    expect((await input()).value).toBe('Hello')
  })
})
