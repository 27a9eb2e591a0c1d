import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { heldAnswer, noConnection, refusal } from '../data/testing/fake-api.ts'
import { bot } from '../data/testing/fixtures.ts'
import { conversation } from '../data/testing/history-fixtures.ts'
import { renderApp } from '../data/testing/render-app.tsx'
import { fakeHistoryApi, messagesOf, messagesRoute, openHistory } from './chat/history-harness.tsx'
import { FeaturedChat } from './landing/featured-chat.tsx'

const personaRoute = 'GET /api/bots/slug/livia'
const startRoute = 'POST /api/conversations'

let api: ReturnType<typeof fakeHistoryApi>
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  localStorage.clear()
  sessionStorage.clear()
  api = fakeHistoryApi([])
  api.on(messagesRoute('c1'), () => messagesOf('c1', 'Hello, runner.'))
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

const started = async () => {
  const [initialMessage] = await messagesOf('c1', 'Hello, runner.').json()
  return Response.json({ conversation: { id: 'c1', botId: bot.id }, initialMessage }, { status: 201 })
}
const open = () => openHistory(null, '/persona/livia')

describe('the page of a persona', () => {
  it('that loads slowly shows its current step', async () => {
    const persona = heldAnswer()
    const conversation = heldAnswer()
    api.on(personaRoute, persona.answer)
    api.on(startRoute, conversation.answer)
    open()
    await screen.findByText('Loading bot details...')
    persona.release(Response.json(bot))
    await screen.findByText('Starting conversation...')
    conversation.release(await started())
    await screen.findByText('Hello, runner.')
    expect(document.title).toBe('Livia · Rostra')
  })

  it('has the title of the conversation in its tab', async () => {
    api.on('GET /api/conversations/c1', () => Response.json(conversation))
    openHistory(null, '/persona/livia?conversation=c1')
    await screen.findByText('Hello, runner.')
    await waitFor(() => expect(document.title).toBe('A first marathon · Rostra'))
  })

  it('that does not exist is not found, and leads back to discover', async () => {
    api.on(personaRoute, () => refusal(404, 'Bot not found', { reason: 'BOT_NOT_FOUND' }))
    open()
    await screen.findByRole('heading', { level: 1, name: 'Bot Not Found' })
    expect(document.title).toMatch(/^Bot Not Found/)
    expect(screen.getByRole('link', { name: 'Back to Discover' }).getAttribute('href')).toBe('/discover')
  })

  it('of an id leads to its slug, and keeps the query', async () => {
    const id = '65f000000000000000000001'
    api.on(`GET /api/bots/slug/${id}`, () => refusal(404, 'Bot not found', { reason: 'BOT_NOT_FOUND' }))
    api.on(`GET /api/bots/${id}`, () => Response.json(bot))
    openHistory(null, `/persona/${id}?conversation=c1`)
    await screen.findByText('Hello, runner.')
    expect(api.callsOf(personaRoute)).toHaveLength(1)
    expect(api.callsOf(startRoute)).toEqual([])
  })

  it('of an unknown id is not found', async () => {
    const missing = () => refusal(404, 'Bot not found', { reason: 'BOT_NOT_FOUND' })
    api.on('GET /api/bots/slug/65f000000000000000000002', missing)
    api.on('GET /api/bots/65f000000000000000000002', missing)
    openHistory(null, '/persona/65f000000000000000000002')
    await screen.findByRole('heading', { level: 1, name: 'Bot Not Found' })
  })

  it('that fails to load says so, can be retried, and leads back to discover', async () => {
    api.on(personaRoute, () => refusal(500, 'x', { reason: 'INTERNAL' }))
    api.on(startRoute, started)
    open()
    await screen.findByRole('heading', { level: 1, name: 'Failed to fetch bot details' })
    expect(screen.getByRole('link', { name: 'Back to Discover' }).getAttribute('href')).toBe('/discover')
    api.on(personaRoute, () => Response.json(bot))
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Hello, runner.')
  })
})

describe('the chat of the landing page', () => {
  it('is with the default persona when none is featured', async () => {
    api.on('GET /api/bots/featured', noConnection)
    api.on('GET /api/bots/slug/mr-abernathy', () => Response.json({ ...bot, name: 'Mr. Abernathy' }))
    api.on(startRoute, started)
    renderApp(<FeaturedChat />)
    await screen.findByRole('region', { name: 'Chat with Mr. Abernathy' })
  })

  it('is a card that leads to discover when that one cannot be loaded either', async () => {
    api.on('GET /api/bots/featured', noConnection)
    api.on('GET /api/bots/slug/mr-abernathy', noConnection)
    renderApp(<FeaturedChat />)
    await screen.findByRole('heading', { name: 'Featured Community Teacher' })
    expect(screen.getByRole('link', { name: 'Explore All Teaching Personas' }).getAttribute('href')).toBe('/discover')
  })
})
