import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ModelAnswers } from '../../api/schemas.ts'
import { Toaster } from '../../components/overlays/toaster.tsx'
import { fakeApi, heldAnswer, refusal } from '../../data/testing/fake-api.ts'
import { user } from '../../data/testing/fixtures.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { ThreeSixty } from './three-sixty.tsx'

const route = 'POST /api/360-chat'
const guestRoute = 'PUT /api/guest'
const guestMade = () => new Response(null, { status: 204 })
const modelsRoute = 'GET /api/360-chat/models'
const ownRoute = 'GET /api/360-chat/questions'
const models = (['claude', 'gpt4', 'gemini', 'deepseek'] as const).map((model) => ({ model, modelId: `${model}-x` }))
const answer = (model: ModelAnswers['expertA']['model']) => ({
  model,
  modelId: `${model}-x`,
  formattedContent: `<p>By ${model}</p>`,
  offline: false,
  failure: null,
  end: 'finished' as const,
})
const answers: ModelAnswers = {
  id: 'q1',
  expertA: answer('claude'),
  expertB: answer('gpt4'),
  devilAdvocate: answer('gemini'),
  offline: false,
}
const realMatchMedia = window.matchMedia
let noMotion = false
let isPhone = false
const scrolled: unknown[] = []

beforeEach(() => {
  sessionStorage.clear()
  noMotion = false
  isPhone = false
  scrolled.length = 0
  window.matchMedia = (media) =>
    ({ matches: media.includes('reduced-motion') ? noMotion : media.includes('width') && isPhone }) as MediaQueryList
  HTMLElement.prototype.scrollIntoView = (options) => void scrolled.push(options)
})
afterEach(() => {
  cleanup()
  window.matchMedia = realMatchMedia
  jest.useRealTimers()
})

function show(variant: 'sequence' | 'original' = 'sequence', reader: typeof user | null = null) {
  const api = fakeApi({
    [route]: () => Response.json(answers),
    [guestRoute]: guestMade,
    [modelsRoute]: () => Response.json(models),
    [ownRoute]: () => Response.json([]),
  })
  renderApp(
    <>
      <ThreeSixty variant={variant} title="360" heading="360" lead="" signUpFrom="/360-chat" other={null} />
      <Toaster />
    </>,
    reader,
  )
  return api
}

const input = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' })
function ask(question: string) {
  fireEvent.change(input(), { target: { value: question } })
  fireEvent.keyDown(input(), { key: 'Enter' })
}
const shownModels = () => screen.queryAllByText(/^By /).map((text) => text.textContent)

it('reveals expert A after 0.5 s, expert B after 1.5 s and the devil’s advocate after 2.5 s', async () => {
  show()
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  ask('Cats or dogs?')
  await act(() => jest.advanceTimersByTimeAsync(0))
  const seen: (readonly [number, (string | null)[]])[] = []
  for (const ms of [499, 1, 999, 1, 999, 1]) {
    await act(() => jest.advanceTimersByTimeAsync(ms))
    seen.push([ms, shownModels()])
  }
  expect(seen.map(([, models]) => models.length)).toEqual([0, 1, 1, 2, 2, 3])
  expect(shownModels()).toEqual(['By claude', 'By gpt4', 'By gemini'])
  for (const badge of ['claude-x', 'gpt4-x', 'gemini-x']) screen.getByText(badge)
})

it('shows the form of a follow-up once all answers are shown, which would move it before', async () => {
  show()
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  ask('Cats or dogs?')
  await act(() => jest.advanceTimersByTimeAsync(0))
  const forms = () => screen.queryAllByRole('button', { name: 'Ask the follow-up' }).length
  const seen: number[] = []
  for (const ms of [1_500, 999, 1]) {
    await act(() => jest.advanceTimersByTimeAsync(ms))
    seen.push(forms())
  }
  expect([seen, shownModels().length]).toEqual([[0, 0, 1], 3])
})

it('shows all answers at once to a reader who wants no motion', async () => {
  noMotion = true
  show()
  ask('Cats or dogs?')
  await screen.findByText('By claude')
  expect(shownModels()).toHaveLength(3)
})

it('asks for a question when there is none, and sends nothing', async () => {
  const api = show()
  ask('   ')
  await screen.findByText('Question Required')
  screen.getByText('Please enter a question to analyze.')
  expect(api.callsOf(route)).toEqual([])
})

it('a failed model says so, and the answers of the others are shown', async () => {
  noMotion = true
  const api = show()
  const failed = { ...answer('gpt4'), formattedContent: '', failure: 'This model could not answer.' }
  api.on(route, () => Response.json({ ...answers, expertB: failed }))
  ask('Cats or dogs?')
  const card = await screen.findByRole('group', { name: 'Expert B' })
  await within(card).findByText('This model could not answer.')
  expect(shownModels()).toEqual(['By claude', 'By gemini'])
})

it.each([
  ['length', 'The answer was cut off'],
  ['filtered', 'The provider’s content filter ended this answer'],
  ['refused', 'The model declined to answer'],
] as const)('an answer that ended %s says so below its text', async (end, line) => {
  show('original').on(route, () => Response.json({ ...answers, expertB: { ...answer('gpt4'), end } }))
  ask('Why?')
  const text = await screen.findByText('By gpt4')
  expect(screen.getByRole('group', { name: /B$/ }).textContent).toContain(line)
  expect(text.compareDocumentPosition(screen.getByText(line))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('a question that fails returns to the input, with a toast', async () => {
  const api = show()
  api.on(route, () => refusal(503, 'No'))
  ask('Cats or dogs?')
  await screen.findByText('Failed to process your question. Please try again.')
  expect([input().value, screen.queryAllByRole('article').length]).toEqual(['Cats or dogs?', 0])
})

it('a question that is on its way is in the input again after a reload', async () => {
  const held = heldAnswer()
  const api = show()
  api.on(route, held.answer)
  fireEvent.change(input(), { target: { value: 'Cats or dogs?' } })
  fireEvent.keyDown(input(), { key: 'Enter' })
  await screen.findByRole('article')
  cleanup()
  show()
  expect(input().value).toBe('Cats or dogs?')
  ask('Cats or dogs?')
  await screen.findByText('By claude')
  cleanup()
  show()
  expect(input().value).toBe('')
})

it('says when the questions of the day are used up, keeps the text and invites a visitor to sign up', async () => {
  const api = show()
  api.on(route, () => refusal(429, 'You have asked 5 questions today.', { reason: 'RATE_LIMITED', retryAfter: '7200' }))
  ask('Cats or dogs?')
  const alert = await screen.findByRole('alert')
  within(alert).getByText('You have asked 5 questions today.')
  expect(within(alert).getByRole('link').getAttribute('href')).toContain('next=%2F360-chat')
  expect(input().value).toBe('Cats or dogs?')
})

it('shows a limit that ends in minutes as a toast, which neither ends the day nor invites to sign up', async () => {
  const api = show()
  const words = 'That was a lot at once. Please wait a moment and try again.'
  api.on(route, () => refusal(429, words, { reason: 'RATE_LIMITED', retryAfter: '600' }))
  ask('Cats or dogs?')
  await screen.findByText(words)
  expect([screen.queryByText('That was it for today'), screen.queryByRole('link', { name: 'Sign up for free' })]).toEqual([null, null])
  expect(input().value).toBe('Cats or dogs?')
})

it('makes a visitor a guest before the question, whose answers come late', async () => {
  const held = heldAnswer()
  const api = show()
  api.on(guestRoute, held.answer)
  ask('Cats or dogs?')
  await waitFor(() => expect(api.callsOf(guestRoute)).toHaveLength(1))
  expect(api.callsOf(route)).toEqual([])
  held.release(guestMade())
  await waitFor(() => expect(api.callsOf(route)).toHaveLength(1))
})

it('asks as the member who is signed in', async () => {
  const api = show('sequence', user)
  ask('Cats or dogs?')
  await waitFor(() => expect(api.callsOf(route)).toHaveLength(1))
  expect(api.callsOf(guestRoute)).toEqual([])
})

it('asks once when Enter is pressed again while the models answer', async () => {
  const api = show()
  const held = heldAnswer()
  api.on(route, held.answer)
  ask('Cats or dogs?')
  ask('And birds?')
  await screen.findByRole('button', { name: 'Three models are thinking…' })
  held.release(Response.json(answers))
  await screen.findByRole('button', { name: 'Ask all three' })
  expect([api.callsOf(route).length, input().value]).toEqual([1, 'And birds?'])
})

it('the original variant shows three answers at once and says who is devil’s advocate now and next', async () => {
  const api = show('original')
  const status = () => screen.getByText('Devil’s advocate now').parentElement?.parentElement?.textContent
  await screen.findByText('claude-x')
  expect(status()).toContain('Turn 1Devil’s advocate nowclaude-xNext turngpt4-x')
  ask('Cats or dogs?')
  await screen.findByText('By claude')
  expect(shownModels()).toHaveLength(3)
  expect(status()).toContain('Turn 2Devil’s advocate nowgpt4-xNext turndeepseek-x')
  ask('And birds?')
  await screen.findAllByText('By claude')
  expect(api.callsOf(route).map(({ body }) => [body?.turnCount, body?.variant])).toEqual([
    [0, 'original'],
    [1, 'original'],
  ])
})

it('names the offline model wherever it answers in place of a named one, before a question too', async () => {
  noMotion = true
  const api = fakeApi({
    [route]: () => Response.json({ ...answers, devilAdvocate: { ...answer('gemini'), modelId: 'offline', offline: true } }),
    [guestRoute]: guestMade,
    [modelsRoute]: () => Response.json(models.map((each) => (each.model === 'claude' ? { ...each, modelId: 'offline' } : each))),
  })
  renderApp(<ThreeSixty variant="original" title="360" heading="360" lead="" signUpFrom="/360-chat" other={null} />)
  await screen.findByText('Offline model')
  expect(screen.getByText('Devil’s advocate now').parentElement?.textContent).toContain('Offline model')
  expect(screen.queryByRole('note')).toBeNull()
  ask('Cats or dogs?')
  await within(await screen.findByRole('group', { name: "Devil's Advocate" })).findByText('Offline model')
  expect(document.body.textContent).not.toContain('Gemini')
  cleanup()
  api.on(modelsRoute, () => Response.json(models.map((each) => ({ ...each, modelId: 'offline' }))))
  renderApp(<ThreeSixty variant="sequence" title="360" heading="360" lead="" signUpFrom="/360-chat" other={null} />)
  await screen.findByRole('note')
})

it('HTML of an answer is sanitised before it is shown', async () => {
  noMotion = true
  const api = show()
  const hostile = { ...answer('claude'), formattedContent: '<p>By claude<img src=x onerror=alert(1)></p>' }
  api.on(route, () => Response.json({ ...answers, expertA: hostile }))
  ask('Cats or dogs?')
  await screen.findByText('By claude')
  expect(document.querySelector('.prose img')).toBeNull()
})

it('tables and code of an answer scroll in their own box, which is reached by keyboard', async () => {
  noMotion = true
  const api = show()
  const formattedContent = '<table dir="auto"><tbody><tr><td>Bread</td></tr></tbody></table><pre dir="ltr"><code>mix()</code></pre>'
  api.on(route, () => Response.json({ ...answers, expertA: { ...answer('claude'), formattedContent } }))
  ask('Cats or dogs?')
  const cell = await screen.findByText('Bread')
  expect(cell.closest('.table-frame')?.getAttribute('tabindex')).toBe('0')
  expect(screen.getByText('mix()').closest('pre')?.getAttribute('tabindex')).toBe('0')
})

it('formulas of an answer are set, and copied as they were written', async () => {
  // KaTeX takes a while to load on a busy machine.
  await import('../../components/message/formulas/set-formula.tsx')
  noMotion = true
  const written: string[] = []
  const writeText = async (text: string) => void written.push(text)
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  const api = show()
  const formattedContent = '<p dir="auto">Let <code class="math-inline" dir="ltr">$x^2$</code>.</p>'
  api.on(route, () => Response.json({ ...answers, expertA: { ...answer('claude'), formattedContent } }))
  ask('Cats or dogs?')
  await waitFor(() => expect(document.querySelector('.prose math annotation')?.textContent).toBe('x^2'))
  fireEvent.click(screen.getByRole('button', { name: /Copy.*Expert A/ }))
  await screen.findAllByText(/Copied/)
  expect(written).toEqual(['Let $x^2$.'])
})

it('copies the text of an answer with its line breaks, each once', async () => {
  noMotion = true
  const written: string[] = []
  const writeText = async (text: string) => {
    written.push(text)
  }
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  const api = show()
  const poem = {
    ...answer('claude'),
    formattedContent: '<p dir="auto">Roses are <strong>red</strong>,<br>\nviolets are blue.</p><h3>A</h3>',
  }
  api.on(route, () => Response.json({ ...answers, expertA: poem }))
  ask('Cats or dogs?')
  fireEvent.click(await screen.findByRole('button', { name: /Copy.*Expert A/ }))
  await screen.findAllByText(/Copied/)
  expect(written).toEqual(['Roses are red,\nviolets are blue.\nA'])
})

describe('on a phone', () => {
  beforeEach(() => {
    isPhone = true
  })

  it('the page moves to a question that was asked and says that answers come, and the explanation folds', async () => {
    const api = show()
    const held = heldAnswer()
    api.on(route, held.answer)
    ask('Cats or dogs?')
    const title = await screen.findByRole('heading', { name: 'Cats or dogs?' })
    expect(document.activeElement).toBe(title)
    expect(scrolled).toEqual([{ behavior: 'smooth', block: 'start' }])
    const coming = screen.getByText('Three answers are on their way.')
    expect([coming.getAttribute('role'), title.getAttribute('aria-describedby')]).toEqual(['status', coming.id])
    const explanation = () => screen.getByRole('button', { name: /explanation|How does/ }).getAttribute('aria-expanded')
    expect(explanation()).toBe('false')
    held.release(Response.json(answers))
    await screen.findByText('Expert A has answered')
    cleanup()
    // The choice of the reader is kept, this is none.
    show()
    expect(explanation()).toBe('true')
  })

  it('it jumps without motion for a reader who wants none, and the focus returns to the form when nothing could be asked', async () => {
    noMotion = true
    const api = show()
    api.on(route, () => refusal(503, 'No'))
    ask('Cats or dogs?')
    await screen.findByText('Failed to process your question. Please try again.')
    expect(scrolled).toEqual([{ behavior: 'instant', block: 'start' }])
    expect(document.activeElement).toBe(input())
  })
})

it('on a wide screen the focus stays where it is, and so does the explanation', async () => {
  show()
  input().focus()
  ask('Cats or dogs?')
  await screen.findByText('Three answers are on their way.')
  expect([document.activeElement, scrolled.length]).toEqual([input(), 0])
  screen.getByRole('button', { name: 'Hide the explanation' })
})

it('the explanation can be hidden and stays hidden', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Hide the explanation' }))
  cleanup()
  show()
  expect(screen.getByRole('button', { name: 'How does this work?' }).getAttribute('aria-expanded')).toBe('false')
})

it('a question has the direction of its text, not of the words above it', async () => {
  show('original')
  ask('قطط أم كلاب؟')
  expect((await screen.findByText('قطط أم كلاب؟', { selector: 'h2 *' })).dir).toBe('auto')
})
