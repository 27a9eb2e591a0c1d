import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import type { AskedQuestion, ModelAnswers } from '../../../api/schemas.ts'
import { Toaster } from '../../../components/overlays/toaster.tsx'
import { tabDraftKey } from '../../../data/accounts/session/tab-drafts.ts'
import { fakeApi, heldAnswer, refusal } from '../../../data/testing/fake-api.ts'
import { renderApp } from '../../../data/testing/render-app.tsx'
import { ThreeSixty } from '../three-sixty.tsx'

const askRoute = 'POST /api/360-chat'
const listRoute = 'GET /api/360-chat/questions'
const answersTo = (id: string, text: string): ModelAnswers => {
  const answer = {
    model: 'claude',
    modelId: 'claude-x',
    formattedContent: `<p>${text}</p>`,
    offline: false,
    failure: null,
    end: 'finished',
  } as const
  return { id, expertA: answer, expertB: answer, devilAdvocate: answer, offline: false }
}
const askedAt = '2026-11-28T10:00:00.000Z'
const asked = (id: string, question: string, more: Partial<AskedQuestion> = {}): AskedQuestion => ({
  id,
  question,
  askedAt,
  turnCount: 0,
  variant: 'sequence',
  shared: false,
  answers: answersTo(id, `About ${question}`),
  followUp: null,
  ...more,
})
const cats = asked('q-1', 'Cats?')
const dogs = asked('q-2', 'Dogs?', { followUp: { question: 'Small ones?', askedAt, answers: answersTo('q-3', 'About small ones') } })

const realMatchMedia = window.matchMedia
beforeEach(() => {
  sessionStorage.clear()
  window.matchMedia = (media) => ({ matches: media.includes('reduced-motion') }) as MediaQueryList
})
afterEach(() => {
  cleanup()
  window.matchMedia = realMatchMedia
  jest.useRealTimers()
})

/** A page that a button leaves and opens again. */
function Leavable({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        Another page
      </button>
      {isShown && children}
    </>
  )
}

function show(
  questions: AskedQuestion[],
  {
    at = '/360-chat',
    listed = () => Response.json(questions),
    one = () => Response.json(cats),
  }: { at?: string; listed?: () => Response | Promise<Response>; one?: () => Response } = {},
) {
  const api = fakeApi({
    [listRoute]: listed,
    'PUT /api/guest': () => new Response(null, { status: 204 }),
    'GET /api/360-chat/questions/q-1': one,
    'GET /api/360-chat/models': () => Response.json([]),
  })
  renderApp(
    <>
      <Leavable>
        <ThreeSixty variant="sequence" title="360" heading="360" lead="" signUpFrom={null} other={null} />
      </Leavable>
      <Toaster />
    </>,
    null,
    { at },
  )
  return api
}

const summary = async (question: string) => (await screen.findByText(question)).closest('summary') as HTMLElement
const unfold = async (question: string) => {
  const details = (await summary(question)).closest('details') as HTMLDetailsElement
  details.open = true
  fireEvent(details, new Event('toggle'))
  return within(details)
}

it('earlier questions are folded lines, and unfold their answers and follow-up', async () => {
  show([dogs, cats])
  await summary('Cats?')
  expect(screen.queryByText('About Cats?')).toBeNull()
  const unfolded = await unfold('Dogs?')
  expect((await unfolded.findAllByText(/About/)).map(({ textContent }) => textContent)).toEqual([
    ...Array(3).fill('About Dogs?'),
    ...Array(3).fill('About small ones'),
  ])
  expect(unfolded.queryByRole('textbox')).toBeNull()
})

it('says nothing of earlier questions when there are none, and offers to try again when they cannot be loaded', async () => {
  const api = show([])
  await waitFor(() => expect(api.callsOf(listRoute)).toHaveLength(1))
  expect(screen.queryByText('Earlier questions')).toBeNull()
  cleanup()
  const failing = show([], { listed: () => refusal(503, 'No') })
  await screen.findByText('Your earlier questions could not be loaded.')
  failing.on(listRoute, () => Response.json([cats]))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await summary('Cats?')
})

it('the turn goes on from the latest question of the variant', async () => {
  const api = show([asked('q-9', 'Birds?', { turnCount: 4 }), asked('q-8', 'Fish?', { turnCount: 9, variant: 'original' })])
  api.on(askRoute, () => Response.json(answersTo('q-10', 'About more')))
  await summary('Birds?')
  const input = screen.getByRole('textbox', { name: 'Your question' })
  fireEvent.change(input, { target: { value: 'More?' } })
  fireEvent.keyDown(input, { key: 'Enter' })
  await screen.findAllByText('About more')
  expect(api.callsOf(askRoute)[0]?.body).toMatchObject({ turnCount: 5 })
})

it('a question that is written while the list loads stays, also when it is the latest one', async () => {
  const held = heldAnswer()
  show([], { listed: held.answer })
  const input = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' })
  fireEvent.change(input(), { target: { value: 'Cats?' } })
  expect(input().value).toBe('Cats?')
  held.release(Response.json([cats]))
  await screen.findByRole('region', { name: 'Earlier questions' })
  expect(input().value).toBe('Cats?')
})

it('a question that was asked is listed when the page is opened again, and its turn is counted', async () => {
  const api = show([])
  api.on(askRoute, () => Response.json(answersTo('q-1', 'About Cats?')))
  await waitFor(() => expect(api.callsOf(listRoute)).toHaveLength(1))
  api.on(listRoute, () => Response.json([cats]))
  const ask = (question: string) => {
    const input = screen.getByRole('textbox', { name: 'Your question' })
    fireEvent.change(input, { target: { value: question } })
    fireEvent.keyDown(input, { key: 'Enter' })
  }
  ask('Cats?')
  await screen.findAllByText('About Cats?')
  fireEvent.click(screen.getByRole('button', { name: 'Another page' }))
  await waitFor(() => expect(screen.queryByText('Cats?')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Another page' }))
  await summary('Cats?')
  ask('Birds?')
  await waitFor(() => expect(api.callsOf(askRoute)[1]?.body).toMatchObject({ turnCount: 1 }))
})

it('a question that was being answered when the page was reloaded shows its answers once they are there, and is not asked again', async () => {
  sessionStorage.setItem(tabDraftKey(null, '360'), 'Cats?')
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const api = show([{ ...cats, answers: null }])
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  await pass(0)
  const listed = within(screen.getByRole('region', { name: 'Earlier questions' }))
  listed.getByText('Three answers are on their way.')
  expect(listed.queryByRole('button', { name: 'Share' })).toBeNull()
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Your question' }), { key: 'Enter' })
  await pass(2_100)
  api.on(listRoute, () => Response.json([cats]))
  await pass(2_100)
  await pass(100)
  expect(listed.getAllByText('About Cats?')).toHaveLength(3)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' }).value).toBe('')
  const calls = api.callsOf(listRoute).length
  await pass(60_000)
  expect([calls, api.callsOf(listRoute).length, api.callsOf(askRoute).length]).toEqual([3, 3, 0])
})

it('the looks for answers end when they fail, and the question can be asked again when it failed', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const api = show([{ ...cats, answers: null }])
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  await pass(0)
  api.on(listRoute, () => refusal(503, 'No'))
  await pass(60_000)
  expect(api.callsOf(listRoute)).toHaveLength(2)
  api.on(listRoute, () => Response.json([]))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await pass(0)
  screen.getByRole('button', { name: 'Ask all three' })
})

it('a follow-up whose connection broke is shown with its answers once they are there', async () => {
  const api = show([cats])
  const unfolded = await unfold('Cats?')
  const followUp = { question: 'Kittens?', askedAt }
  api.on(askRoute, () => Promise.reject(new TypeError('Failed to fetch')))
  api.on(listRoute, () => Response.json([{ ...cats, followUp: { ...followUp, answers: null } }]))
  fireEvent.change(await unfolded.findByRole('textbox'), { target: { value: 'Kittens?' } })
  fireEvent.click(unfolded.getByRole('button', { name: 'Ask the follow-up' }))
  await screen.findByText('Connection lost')
  await unfolded.findByText('Three answers are on their way.')
  api.on(listRoute, () => Response.json([{ ...cats, followUp: { ...followUp, answers: answersTo('q-4', 'About kittens') } }]))
  expect(await unfolded.findAllByText('About kittens', {}, { timeout: 5_000 })).toHaveLength(3)
})

it('a follow-up names the question that it follows, and its answers take the place of the form', async () => {
  const api = show([cats])
  api.on(askRoute, () => Response.json(answersTo('q-4', 'About kittens')))
  const unfolded = await unfold('Cats?')
  const field = await unfolded.findByRole('textbox', { name: 'One follow-up question' })
  fireEvent.change(field, { target: { value: ' Kittens? ' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  const title = await unfolded.findByRole('heading', { level: 3, name: 'Follow-up Kittens?' })
  expect(document.activeElement).toBe(title)
  expect(await unfolded.findAllByText('About kittens')).toHaveLength(3)
  expect(unfolded.queryByRole('textbox')).toBeNull()
  expect(api.callsOf(askRoute)[0]?.body).toMatchObject({ question: 'Kittens?', followsUp: 'q-1' })
})

it('a phone moves to a follow-up that was asked', async () => {
  window.matchMedia = (media) => ({ matches: media.includes('width') }) as MediaQueryList
  const scrolled = jest.fn()
  HTMLElement.prototype.scrollIntoView = scrolled
  const api = show([cats])
  api.on(askRoute, () => Response.json(answersTo('q-4', 'About kittens')))
  const unfolded = await unfold('Cats?')
  const field = await unfolded.findByRole('textbox', { name: 'One follow-up question' })
  expect(scrolled).not.toHaveBeenCalled()
  fireEvent.change(field, { target: { value: 'Kittens?' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  await unfolded.findAllByText('About kittens')
  expect(scrolled).toHaveBeenCalledTimes(1)
})

it('a follow-up that fails keeps its text and says why', async () => {
  const api = show([cats])
  api.on(askRoute, () => refusal(409, 'This question has its follow-up already.', { reason: 'FOLLOW_UP_ASKED' }))
  const unfolded = await unfold('Cats?')
  fireEvent.change(await unfolded.findByRole('textbox'), { target: { value: 'Kittens?' } })
  fireEvent.click(unfolded.getByRole('button', { name: 'Ask the follow-up' }))
  await screen.findByText('This question has its follow-up already.')
  const field = await unfolded.findByRole<HTMLTextAreaElement>('textbox')
  expect(field.value).toBe('Kittens?')
  expect(document.activeElement).toBe(field)
})

it('the text of a follow-up is there again after a reload, until it is asked', async () => {
  const field = async () => (await unfold('Cats?')).findByRole<HTMLTextAreaElement>('textbox')
  show([cats])
  fireEvent.change(await field(), { target: { value: 'Kittens?' } })
  cleanup()
  const api = show([cats, dogs])
  expect((await field()).value).toBe('Kittens?')
  api.on(askRoute, () => Response.json(answersTo('q-4', 'About kittens')))
  fireEvent.click(screen.getByRole('button', { name: 'Ask the follow-up' }))
  await screen.findAllByText('About kittens')
  cleanup()
  show([cats])
  expect((await field()).value).toBe('')
})

it('a link opens its question, which is not listed twice', async () => {
  show([dogs, cats], { at: '/360-chat?question=q-1' })
  expect(await screen.findAllByText('About Cats?')).toHaveLength(3)
  await summary('Dogs?')
  expect(screen.getAllByText('Cats?')).toHaveLength(1)
})

it('a link to what is not one’s own says so', async () => {
  show([], { at: '/360-chat?question=q-1', one: () => refusal(404, 'gone', { reason: 'QUESTION_NOT_FOUND' }) })
  await screen.findByText(/Only the person who asked can open it/)
})

it('the title of the tab is the question that the link opens', async () => {
  show([cats], { at: '/360-chat?question=q-1' })
  await waitFor(() => expect(document.title).toBe('Cats? · Rostra'))
  cleanup()
  show([cats])
  await waitFor(() => expect(document.title).toBe('360 · Rostra'))
})

it('a question is shared by a link, which is revoked again', async () => {
  const api = show([cats])
  api.on('POST /api/360-chat/questions/q-1/share', () => Response.json({ url: 'https://rostra.example/360-chat/shared/t', token: 't' }))
  api.on('DELETE /api/360-chat/questions/q-1/share', () => new Response(null, { status: 204 }))
  const unfolded = await unfold('Cats?')
  fireEvent.click(unfolded.getByRole('button', { name: 'Share' }))
  fireEvent.click(unfolded.getByRole('button', { name: 'Create link' }))
  expect((await unfolded.findByLabelText<HTMLInputElement>('Link to this question')).value).toMatch(/\/360-chat\/shared\/t$/)
  fireEvent.click(unfolded.getByRole('button', { name: 'Revoke the link' }))
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }))
  await unfolded.findByRole('button', { name: 'Create link' })
  expect(api.callsOf('DELETE /api/360-chat/questions/q-1/share')).toHaveLength(1)
})

it('a question that has a link says so, and offers a new one', async () => {
  show([{ ...cats, shared: true }])
  expect((await summary('Cats?')).textContent).toContain('Shared')
  const unfolded = await unfold('Cats?')
  fireEvent.click(unfolded.getByRole('button', { name: 'Share' }))
  unfolded.getByRole('button', { name: 'Create a new link' })
})

/** Presses Delete, and then a button of the question that follows. */
async function pressDelete(answer: string) {
  const button = await screen.findByRole('button', { name: 'Delete the question: Cats?' })
  button.focus()
  fireEvent.click(button)
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: answer }))
  return button
}

const deleteRoute = 'DELETE /api/360-chat/questions/q-1'
const done = () => new Response(null, { status: 204 })
const hasFocus = () => document.activeElement !== document.body

it('a question is deleted only when the person agrees; it leaves the list, and the focus stays on the page', async () => {
  const api = show([cats])
  api.on(deleteRoute, done)
  await unfold('Cats?')
  const button = await pressDelete('Keep it')
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(api.callsOf(deleteRoute)).toHaveLength(0)
  api.on(listRoute, () => Response.json([]))
  await pressDelete('Delete')
  await screen.findByText('Question deleted')
  await waitFor(() => expect(screen.queryByText('Cats?')).toBeNull())
  await waitFor(() => expect(hasFocus()).toBe(true))
})

it('a deleted question leaves the page that its link opened', async () => {
  const api = show([cats], { at: '/360-chat?question=q-1' })
  api.on(deleteRoute, () => {
    api.on(listRoute, () => Response.json([]))
    api.on('GET /api/360-chat/questions/q-1', () => refusal(404, 'gone', { reason: 'QUESTION_NOT_FOUND' }))
    return done()
  })
  await pressDelete('Delete')
  await screen.findByText(/^This question cannot be opened\./)
  expect(screen.queryByText('About Cats?')).toBeNull()
  await waitFor(() => expect(document.title).toBe('360 · Rostra'))
  await waitFor(() => expect(hasFocus()).toBe(true))
})

it('the copied link of a question begins with the public URL', async () => {
  const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValue()
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  document.head.innerHTML = '<meta name="public-url" content="https://rostra.example">'
  show([cats])
  const unfolded = await unfold('Cats?')
  fireEvent.click(unfolded.getByRole('button', { name: 'Copy link' }))
  document.head.innerHTML = ''
  await waitFor(() => expect(writeText).toHaveBeenCalledWith('https://rostra.example/360-chat?question=q-1'))
})

it('a follow-up has the direction of its text, not of the words above it', async () => {
  show([dogs])
  const unfolded = await unfold('Dogs?')
  expect((await unfolded.findByText('Small ones?')).dir).toBe('auto')
})
