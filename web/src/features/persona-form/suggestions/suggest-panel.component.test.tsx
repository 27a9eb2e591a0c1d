import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, heldAnswer, noConnection, refusal } from '../../../data/testing/fake-api.ts'
import { bot, user, userStatus } from '../../../data/testing/fixtures.ts'
import { renderApp } from '../../../data/testing/render-app.tsx'
import { PersonaEditor } from '../persona-editor.tsx'

const route = 'POST /api/bots/suggest'
const sentences = 'Livia is a running coach. She is for beginners. She is warm and brief.'
const texts = {
  name: 'Coach Livia',
  description: 'Plans a first marathon with you.',
  rolePrompt: 'You are Livia, a running coach of twenty years.',
  openingLines: ['Where do I begin?', 'How often should I run?'],
  greeting: 'Hello, I am Livia.',
  template: false,
}

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  localStorage.clear()
  api = fakeApi({
    [route]: () => Response.json(texts),
    'GET /api/bots/slug-check': () => Response.json({ available: true, problem: null, suggestion: null }),
    'GET /api/user/status': () => Response.json(userStatus),
  })
})
afterEach(cleanup)

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const sentencesField = () => field('Who is it, for whom, and how does it speak?')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

async function open(edited: typeof bot | null = null) {
  renderApp(<PersonaEditor user={user} bot={edited} material={null} onCreated={() => undefined} onReload={(forget) => forget()} />, user)
  await press('Help me write it')
}
async function suggest() {
  fireEvent.change(sentencesField(), { target: { value: sentences } })
  await press('Suggest texts')
  return screen.findByRole('heading', { name: 'Suggestions' })
}

describe('a suggestion', () => {
  it('is shown beside what the form has, and changes nothing by itself', async () => {
    await open()
    type('Name', 'Max')
    await suggest()
    expect(api.callsOf(route).map(({ body }) => body)).toEqual([{ sentences }])
    expect(field('Name').value).toBe('Max')
    const row = screen.getByRole('heading', { name: 'Name' }).closest('li') as HTMLElement
    within(row).getByText('Max')
    within(row).getByText('Coach Livia')
    screen.getByText(/^Written by a language model/)
    screen.getByText(/The form changes only where you take one over/)
  })

  it('is taken over field by field, and undone', async () => {
    await open()
    type('Name', 'Max')
    await suggest()
    await press('Use this: Name')
    expect([field('Name').value, field('Address (slug)').value, field('Description').value]).toEqual(['Coach Livia', 'coach-livia', ''])
    await press('Use this: Opening lines')
    expect([1, 2, 3].map((number) => field(`Opening line ${number}`).value)).toEqual([...texts.openingLines, ''])
    await press('Undo: Name')
    expect([field('Name').value, field('Address (slug)').value]).toEqual(['Max', 'max'])
    expect(field('Opening line 1').value).toBe('Where do I begin?')
  })

  it('is taken over as a whole, and undone as a whole', async () => {
    await open()
    type('Description', 'My own description')
    await suggest()
    await press('Use all')
    const values = () => ['Name', 'Description', 'Role prompt', 'Greeting (optional)', 'Opening line 1'].map((label) => field(label).value)
    expect(values()).toEqual([texts.name, texts.description, texts.rolePrompt, texts.greeting, texts.openingLines[0]])
    await press('Undo all')
    expect(values()).toEqual(['', 'My own description', '', '', ''])
  })

  it('that was taken over and then edited is not undone over the edit', async () => {
    await open()
    await suggest()
    await press('Use all')
    type('Description', 'Plans your second marathon.')
    screen.getByRole('button', { name: 'Use this: Description' })
    await press('Use all')
    await press('Undo: Description')
    expect(field('Description').value).toBe('Plans your second marathon.')
  })

  it('gives a new persona the address of its name, also after that of another name came from the server', async () => {
    api.on('GET /api/bots/slug-check', ({ query }) =>
      Response.json({ available: true, problem: null, suggestion: query.slug === '' ? 'ri-ben-yu' : null }),
    )
    await open()
    type('Name', '日本語')
    await waitFor(() => expect(field('Address (slug)').value).toBe('ri-ben-yu'))
    await suggest()
    await press('Use this: Name')
    expect(field('Address (slug)').value).toBe('coach-livia')
  })

  it('keeps the address of a persona that exists', async () => {
    await open({ ...bot, rolePrompt: 'You are Livia, a running coach.', version: 1 })
    await suggest()
    await press('Use this: Name')
    expect([field('Name').value, field('Address (slug)').value]).toEqual(['Coach Livia', 'livia'])
  })

  it('says that it is a template, and for which fields the sentences say too little', async () => {
    api.on(route, () => Response.json({ ...texts, name: null, greeting: null, template: true }))
    await open()
    await suggest()
    screen.getByText(/^This is a template: no language model is connected/)
    screen.getByText('Your sentences say too little for: Name, Greeting.')
    expect(screen.queryByRole('button', { name: 'Use this: Name' })).toBeNull()
  })

  it('can be asked for again; the earlier one stays until then', async () => {
    await open()
    await suggest()
    const held = heldAnswer()
    api.on(route, held.answer)
    await press('Suggest again')
    screen.getByText('Coach Livia')
    await act(async () => held.release(Response.json({ ...texts, name: 'Coach Ada' })))
    await screen.findByText('Coach Ada')
  })
})

describe('a request for a suggestion', () => {
  it('is not sent for too few words, and says what is missing', async () => {
    await open()
    fireEvent.change(sentencesField(), { target: { value: 'A coach.' } })
    await press('Suggest texts')
    screen.getByText(/^Please write at least 20 characters/)
    expect(api.callsOf(route)).toEqual([])
  })

  it('shows that it runs, and can be stopped: its late answer is dropped', async () => {
    const held = heldAnswer()
    api.on(route, held.answer)
    await open()
    fireEvent.change(sentencesField(), { target: { value: sentences } })
    await press('Suggest texts')
    screen.getByText('Writing suggestions…')
    await press('Stop')
    screen.getByText('Stopped. Your sentences are kept.')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Suggest texts' }))
    await act(async () => held.release(Response.json(texts)))
    expect(screen.queryByRole('heading', { name: 'Suggestions' })).toBeNull()
    expect(sentencesField().value).toBe(sentences)
  })

  it.each([
    [
      'the model is busy',
      () => refusal(503, 'The model is busy. Please try again in 7 s.', { reason: 'MODEL_BUSY' }),
      /^The model is busy/,
    ],
    ['there were many', () => refusal(429, 'Too many', { reason: 'RATE_LIMITED', retryAfter: '120' }), /2 minutes/],
    ['the day is used up', () => refusal(429, 'You have used it.', { reason: 'RATE_LIMITED', retryAfter: '40000' }), 'You have used it.'],
    ['there is no connection', noConnection, /could not be reached/],
  ])('that fails says why and what to do, and keeps the sentences: %s', async (_what, answer, text) => {
    api.on(route, answer)
    await open()
    fireEvent.change(sentencesField(), { target: { value: sentences } })
    await press('Suggest texts')
    const alert = await waitFor(() => screen.getByText(/There is no suggestion this time/).closest('[role=alert]') as HTMLElement)
    within(alert).getByText(text)
    expect(sentencesField().value).toBe(sentences)
    api.on(route, () => Response.json(texts))
    await press('Suggest texts')
    await screen.findByText('Coach Livia')
    expect(screen.queryByText(/There is no suggestion this time/)).toBeNull()
  })
})
