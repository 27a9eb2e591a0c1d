import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { ModelAnswers } from '../../api/schemas.ts'
import { Toaster } from '../../components/toaster.tsx'
import { fakeApi, heldAnswer, refusal } from '../../data/testing/fake-api.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { ThreeSixty } from './three-sixty.tsx'

const route = 'POST /api/360-chat'
const modelsRoute = 'GET /api/360-chat/models'
const models = (['claude', 'gpt4', 'gemini', 'deepseek'] as const).map((model) => ({ model, modelId: `${model}-x` }))
const answer = (model: ModelAnswers['expertA']['model']) => ({
  model,
  modelId: `${model}-x`,
  formattedContent: `<p>By ${model}</p>`,
  offline: false,
  failure: null,
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

beforeEach(() => {
  noMotion = false
  window.matchMedia = () => ({ matches: noMotion }) as MediaQueryList
})
afterEach(() => {
  cleanup()
  window.matchMedia = realMatchMedia
  jest.useRealTimers()
})

function show(variant: 'sequence' | 'original' = 'sequence') {
  const api = fakeApi({ [route]: () => Response.json(answers), [modelsRoute]: () => Response.json(models) })
  renderApp(
    <>
      <ThreeSixty variant={variant} heading="360" lead="" signUpFrom="/360-chat" other={null} />
      <Toaster />
    </>,
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

it('a question that fails returns to the input, with a toast', async () => {
  const api = show()
  api.on(route, () => refusal(503, 'No'))
  ask('Cats or dogs?')
  await screen.findByText('Failed to process your question. Please try again.')
  expect([input().value, screen.queryAllByRole('article').length]).toEqual(['Cats or dogs?', 0])
})

it('says when the questions of the day are used up, keeps the text and invites a visitor to sign up', async () => {
  const api = show()
  api.on(route, () => refusal(429, 'You have asked 5 questions today.', { reason: 'RATE_LIMITED' }))
  ask('Cats or dogs?')
  const alert = await screen.findByRole('alert')
  within(alert).getByText('You have asked 5 questions today.')
  expect(within(alert).getByRole('link').getAttribute('href')).toContain('next=%2F360-chat')
  expect(input().value).toBe('Cats or dogs?')
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
    [modelsRoute]: () => Response.json(models.map((each) => (each.model === 'claude' ? { ...each, modelId: 'offline' } : each))),
  })
  renderApp(<ThreeSixty variant="original" heading="360" lead="" signUpFrom="/360-chat" other={null} />)
  await screen.findByText('Offline model')
  expect(screen.getByText('Devil’s advocate now').parentElement?.textContent).toContain('Offline model')
  expect(screen.queryByRole('note')).toBeNull()
  ask('Cats or dogs?')
  await within(await screen.findByRole('group', { name: "Devil's Advocate" })).findByText('Offline model')
  expect(document.body.textContent).not.toContain('Gemini')
  cleanup()
  api.on(modelsRoute, () => Response.json(models.map((each) => ({ ...each, modelId: 'offline' }))))
  renderApp(<ThreeSixty variant="sequence" heading="360" lead="" signUpFrom="/360-chat" other={null} />)
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

it('the explanation can be hidden and stays hidden', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Hide the explanation' }))
  cleanup()
  show()
  expect(screen.getByRole('button', { name: 'How does this work?' }).getAttribute('aria-expanded')).toBe('false')
})
