import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { Route, Routes, useLocation } from 'react-router-dom'
import { MessageTime } from '../../components/message/message-time.tsx'
import { fakeApi, refusal } from '../../data/testing/fake-api.ts'
import { sharedConversation } from '../../data/testing/fixtures.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { SharedConversationPage } from './shared-conversation-page.tsx'

const readRoute = 'GET /api/shared/token'
const copyRoute = 'POST /api/shared/token/continue'
const read = () => Response.json(sharedConversation)
const missing = () => refusal(404, 'No share', { reason: 'SHARE_NOT_FOUND' })
const copied = () => Response.json({ conversation: { id: 'c9', botId: 'b1' }, initialMessage: {} }, { status: 201 })

let api: ReturnType<typeof fakeApi>

function Address() {
  const { pathname, search } = useLocation()
  return <p>{pathname + search}</p>
}

const open = () =>
  renderApp(
    <Routes>
      <Route path="/shared/:token" element={<SharedConversationPage />} />
      <Route path="*" element={<Address />} />
    </Routes>,
    null,
    { at: '/shared/token' },
  )
const continueButton = () => screen.findByRole('button', { name: 'Continue this conversation' })

beforeEach(() => {
  api = fakeApi({ [readRoute]: read, [copyRoute]: copied })
})
afterEach(cleanup)

it('a visitor reads a shared conversation, whose links tell no other site about it', async () => {
  open()
  await screen.findByRole('heading', { level: 1, name: 'My first marathon' })
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'with Livia' }).pathname).toBe('/persona/livia')
  const messages = within(screen.getByRole('region', { name: 'Messages' }))
  expect((await messages.findByText('Slowly')).tagName).toBe('STRONG')
  messages.getByText('How do I train for a *marathon*?')
  messages.getByText('A person')
  expect(messages.queryByText('You')).toBeNull()
  screen.getByText('A snapshot: what was said later is not here.')
  expect(screen.queryByText(/Shared by/)).toBeNull()
  expect(document.querySelector<HTMLMetaElement>('meta[name="referrer"]')?.content).toBe('no-referrer')
  await waitFor(() => expect(document.title).toBe('My first marathon · Rostra'))
})

it('who shared it is named when that was chosen', async () => {
  api.on(readRoute, () => Response.json({ ...sharedConversation, sharedBy: 'ada' }))
  open()
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getByText(/Shared by/).textContent).toBe('Shared by ada · Apr 15, 2025')
  within(screen.getByRole('region', { name: 'Messages' })).getByText('ada')
})

it('a link that has ended leads nowhere, and says what to do next', async () => {
  api.on(readRoute, missing)
  open()
  await screen.findByRole('heading', { level: 1, name: 'This link leads nowhere' })
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Find someone to talk to' }).pathname).toBe('/discover')
})

it('a conversation that could not be loaded is loaded by Try again', async () => {
  api.on(readRoute, () => refusal(500, 'Broken', { reason: 'INTERNAL' }))
  open()
  await screen.findByRole('heading', { level: 1, name: 'The conversation could not be loaded' })
  api.on(readRoute, read)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 1, name: 'My first marathon' })
})

it('continuing opens the copy; a failed attempt is repeated with the same request id', async () => {
  api.on(copyRoute, () => refusal(500, 'Broken', { reason: 'INTERNAL' }))
  open()
  await userEvent.click(await continueButton())
  expect((await screen.findByRole('alert')).textContent).toBe('The conversation could not be copied. Broken')
  api.on(copyRoute, copied)
  await userEvent.click(await continueButton())
  await screen.findByText('/persona/livia?conversation=c9')
  const ids = api.callsOf(copyRoute).map(({ body }) => body?.requestId)
  expect(ids).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), ids[0]])
})

it('a link that ends while the page is open shows nothing once that is known', async () => {
  open()
  const button = await continueButton()
  api.on(readRoute, missing)
  api.on(copyRoute, missing)
  await userEvent.click(button)
  await screen.findByRole('heading', { level: 1, name: 'This link leads nowhere' })
  expect(screen.queryByText('My first marathon')).toBeNull()
})

it('the server writes times as days in UTC, which need no time zone of the reader', () => {
  const late = '2025-04-15T23:59:59.000Z'
  expect(renderToString(<MessageTime at={late} />)).toBe(`<time dateTime="${late}">Apr 15, 2025</time>`)
})

it('a shared answer keeps its citations, with their passages, and names its model', async () => {
  const citation = { n: 2, sourceId: '', title: 'Handbook', page: null, heading: '', excerpt: 'Run slowly at first.' }
  const [greeting, question, answer] = sharedConversation.messages
  const cited = { ...answer, content: 'Slowly [2].', citations: [citation], model: 'offline' }
  api.on(readRoute, () => Response.json({ ...sharedConversation, messages: [greeting, question, cited] }))
  open()
  await screen.findByText('Offline model')
  await userEvent.click((await screen.findAllByRole('button', { name: 'Source 2: Handbook' }))[0] as HTMLElement)
  within(await screen.findByRole('dialog', { name: 'Handbook' })).getByText('Run slowly at first.')
})
