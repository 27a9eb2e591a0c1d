import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toaster } from '../../components/overlays/toaster.tsx'
import { fakeApi, heldAnswer, refusal } from '../../data/testing/fake-api.ts'
import { bot, user, userStatus } from '../../data/testing/fixtures.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { PersonaEditor } from './persona-editor.tsx'

const slugRoute = 'GET /api/bots/slug-check'
const createRoute = 'POST /api/bots'
const free = () => Response.json({ available: true, problem: null, suggestion: null })

const nameField = () => screen.getByLabelText<HTMLInputElement>('Name')
const slugField = () => screen.getByLabelText<HTMLInputElement>('Address (slug)')
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

let api: ReturnType<typeof fakeApi>

const open = () =>
  renderApp(
    <>
      <PersonaEditor user={user} bot={null} material={null} onCreated={() => undefined} onReload={(forget) => forget()} />
      <Toaster />
    </>,
    user,
  )

function fillIn(name: string) {
  type(nameField(), name)
  type(screen.getByLabelText('Description'), 'Plans a first marathon with you.')
  type(screen.getByLabelText('Category'), 'Education')
  type(screen.getByLabelText('Role prompt'), 'You are Livia, a running coach of twenty years.')
}
const publish = () => userEvent.click(screen.getByRole('button', { name: 'Save & Publish' }))

beforeEach(() => {
  localStorage.clear()
  api = fakeApi({ [slugRoute]: free, 'GET /api/user/status': () => Response.json(userStatus) })
})
afterEach(cleanup)

describe('the model of a persona', () => {
  const modelsRoute = 'GET /api/chat-models'
  const models = [
    { id: 'quick', label: 'Quick', credits: 1 },
    { id: 'deep', label: 'Deep', credits: 5 },
  ]

  it('is chosen among several with their prices, and saved; the default is saved as no choice', async () => {
    api.on(modelsRoute, () => Response.json(models))
    api.on(createRoute, () => Response.json(bot, { status: 201 }))
    open()
    const select = await screen.findByLabelText<HTMLSelectElement>('Model')
    expect([...select.options].map(({ text }) => text)).toEqual(['Quick · 1 credit a message', 'Deep · 5 credits a message'])
    fillIn('Coach Livia')
    await publish()
    await waitFor(() => expect(api.callsOf(createRoute).map(({ body }) => body?.chatModel)).toEqual(['']))
    cleanup()
    localStorage.clear()
    open()
    await userEvent.selectOptions(await screen.findByLabelText('Model'), 'Deep · 5 credits a message')
    fillIn('Coach Livia')
    await publish()
    await waitFor(() => expect(api.callsOf(createRoute).map(({ body }) => body?.chatModel)).toEqual(['', 'deep']))
  })

  it.each([
    ['only one', models.slice(0, 1)],
    ['none', []],
  ])('is not shown when there is %s', async (_what, some) => {
    api.on(modelsRoute, () => Response.json(some))
    open()
    await waitFor(() => expect(api.callsOf(modelsRoute)).toHaveLength(1))
    expect(screen.queryByLabelText('Model')).toBeNull()
  })

  it('is the default when that of a draft is no longer there', async () => {
    api.on(modelsRoute, () => Response.json(models))
    open()
    await userEvent.selectOptions(await screen.findByLabelText('Model'), 'Deep · 5 credits a message')
    window.dispatchEvent(new Event('pagehide'))
    cleanup()
    api.on(modelsRoute, () => Response.json([models[0], { id: 'other', label: 'Other', credits: 3 }]))
    open()
    const select = await screen.findByLabelText<HTMLSelectElement>('Model')
    await waitFor(() => expect(select.selectedOptions[0]?.text).toBe('Quick · 1 credit a message'))
  })

  it('is saved as no choice when none is left to choose', async () => {
    api.on(modelsRoute, () => Response.json(models))
    api.on(createRoute, () => Response.json(bot, { status: 201 }))
    open()
    await userEvent.selectOptions(await screen.findByLabelText('Model'), 'Deep · 5 credits a message')
    window.dispatchEvent(new Event('pagehide'))
    cleanup()
    api.on(modelsRoute, () => Response.json([]))
    open()
    await waitFor(() => expect(api.callsOf(modelsRoute)).toHaveLength(2))
    fillIn('Coach Livia')
    await publish()
    await waitFor(() => expect(api.callsOf(createRoute).map(({ body }) => body?.chatModel)).toEqual(['']))
  })
})

describe('the draft of a persona', () => {
  it('survives leaving the form, and can be discarded', async () => {
    const { unmount } = open()
    type(nameField(), 'Coach Livia')
    unmount()
    open()
    expect(nameField().value).toBe('Coach Livia')
    screen.getByText('Unsaved changes restored')
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    expect(nameField().value).toBe('')
    expect(document.activeElement?.getAttribute('role')).toBe('status')
    cleanup()
    open()
    expect(nameField().value).toBe('')
  })

  it('survives closing the page', () => {
    open()
    type(nameField(), 'Coach Livia')
    window.dispatchEvent(new Event('pagehide'))
    const kept = { ...localStorage }
    cleanup()
    localStorage.clear()
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    open()
    expect(nameField().value).toBe('Coach Livia')
  })

  it('survives a refused save, and is removed by a successful one', async () => {
    api.on(createRoute, () => refusal(503, 'Please try again later'))
    open()
    fillIn('Coach Livia')
    await publish()
    await screen.findByText('Failed to create AI Persona: Please try again later')
    expect(nameField().value).toBe('Coach Livia')
    cleanup()
    open()
    expect(nameField().value).toBe('Coach Livia')
    api.on(createRoute, () => Response.json({ ...bot, id: 'b9' }, { status: 201 }))
    await publish()
    await screen.findByText('Your AI Persona has been created successfully.')
    cleanup()
    open()
    expect(nameField().value).toBe('')
    expect(screen.queryByText('Unsaved changes restored')).toBeNull()
  })
})

describe('the slug of a new persona', () => {
  it('follows the name until it is edited, and is checked', async () => {
    open()
    type(nameField(), 'Coach Livia')
    expect(slugField().value).toBe('coach-livia')
    await screen.findByText('This address is free.')
    screen.getByText('localhost/persona/coach-livia')
    type(slugField(), 'my-coach')
    type(nameField(), 'Coach Livia M')
    expect(slugField().value).toBe('my-coach')
    await waitFor(() => expect(api.callsOf(slugRoute).map(({ query }) => query.slug)).toEqual(['coach-livia', 'my-coach']))
  })

  it('that is taken is replaced by the suggestion on request', async () => {
    api.on(slugRoute, ({ query }) =>
      query.slug === 'livia' ? Response.json({ available: false, problem: 'This slug is already taken', suggestion: 'livia-2' }) : free(),
    )
    open()
    type(nameField(), 'Livia')
    await screen.findByText('This slug is already taken')
    await userEvent.click(screen.getByRole('button', { name: 'Use livia-2' }))
    expect(slugField().value).toBe('livia-2')
    await screen.findByText('This address is free.')
  })

  it('ignores a late answer about an earlier slug', async () => {
    const late = heldAnswer()
    api.on(slugRoute, ({ query }) => (query.slug === 'livia' ? late.answer() : free()))
    open()
    type(slugField(), 'livia')
    await waitFor(() => expect(api.callsOf(slugRoute)).toHaveLength(1))
    type(slugField(), 'livia-m')
    await screen.findByText('This address is free.')
    await act(async () => late.release(Response.json({ available: false, problem: 'Taken by another', suggestion: 'livia-9' })))
    screen.getByText('This address is free.')
    expect(screen.queryByText('Taken by another')).toBeNull()
  })

  it('comes from the server for a name in another script, and follows the name further', async () => {
    api.on(slugRoute, ({ query }) =>
      query.slug === '' ? Response.json({ available: false, problem: 'Too short', suggestion: `persona-${query.name?.length}` }) : free(),
    )
    open()
    type(nameField(), '日本語')
    await waitFor(() => expect(slugField().value).toBe('persona-3'))
    await screen.findByText('localhost/persona/persona-3')
    type(nameField(), '日本語の先生')
    await waitFor(() => expect(slugField().value).toBe('persona-6'))
    type(nameField(), 'Livia')
    expect(slugField().value).toBe('livia')
    expect(screen.queryByText('Slug must be at least 3 characters')).toBeNull()
  })

  it('may be empty: the server chooses it when the check fails', async () => {
    api.on(slugRoute, () => refusal(503, 'Down'))
    api.on(createRoute, () => Response.json({ ...bot, id: 'b9', slug: 'persona-ab12cd' }, { status: 201 }))
    open()
    fillIn('日本語')
    await publish()
    await screen.findByText('Your AI Persona has been created successfully.')
    expect(api.callsOf(createRoute)[0]?.body).toMatchObject({ name: '日本語', slug: '' })
  })
})

describe('the limits of a citizen', () => {
  it('a sixth persona is refused with the way to make room, and its text stays', async () => {
    const message = 'You have reached your limit of 5 AI personas'
    api.on(createRoute, () => refusal(403, message, { reason: 'PERSONA_LIMIT' }))
    open()
    fillIn('Coach Livia')
    await publish()
    await screen.findByText(`Failed to create AI Persona: ${message}`)
    expect((await screen.findByText('There is no room for another persona.')).closest('[role=alert]')).not.toBeNull()
    expect(screen.getByRole('link', { name: 'Manage your personas' }).getAttribute('href')).toBe('/dashboard?tab=manage')
    expect(nameField().value).toBe('Coach Livia')
  })

  it('without a confirmed address a persona is not published: it says how, and its text stays', async () => {
    const message = 'Please confirm your email address to publish an AI persona.'
    api.on(createRoute, () => refusal(403, message, { reason: 'EMAIL_NOT_CONFIRMED' }))
    open()
    fillIn('Coach Livia')
    await publish()
    expect((await screen.findByText('Your email address is not confirmed yet.')).closest('[role=alert]')).not.toBeNull()
    expect(screen.getByRole('link', { name: 'Go to your account' }).getAttribute('href')).toBe('/dashboard?tab=account')
    expect(nameField().value).toBe('Coach Livia')
  })

  it('a persona cannot be private, which is said to be free during the beta', () => {
    open()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Private persona' }).disabled).toBe(true)
    screen.getByText('Free during beta testing (a $5 value)')
  })

  it('a persona that is private may stay so, also after another choice', async () => {
    const stored = { ...bot, visibility: 'private', isPrivate: true, rolePrompt: 'You are Livia.', version: 1 } as const
    renderApp(<PersonaEditor user={user} bot={stored} material={null} onCreated={() => undefined} onReload={(forget) => forget()} />, user)
    const option = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
    expect(option('Private persona').checked).toBe(true)
    await userEvent.click(option('Draft'))
    await userEvent.click(option('Private persona'))
    expect(option('Private persona').checked).toBe(true)
  })

  it('a persona can be unlisted or a draft, which is saved by a button of its own', async () => {
    api.on(createRoute, () => Response.json(bot, { status: 201 }))
    open()
    const choice = screen.getByRole('group', { name: 'Who can see it' })
    expect(
      within(choice)
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('value')),
    ).toEqual(['public', 'unlisted', 'draft', 'private'])
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Public' }).checked).toBe(true)
    fillIn('Coach Livia')
    await userEvent.click(screen.getByRole('radio', { name: 'Unlisted' }))
    screen.getByRole('button', { name: 'Save & Publish' })
    await userEvent.click(screen.getByRole('radio', { name: 'Draft' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save Draft' }))
    await waitFor(() => expect(api.callsOf(createRoute)[0]?.body).toMatchObject({ visibility: 'draft', isPrivate: false }))
  })
})
