import { afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { Toaster } from '../../components/overlays/toaster.tsx'
import { fakeApi, heldAnswer, refusal } from '../../data/testing/fake-api.ts'
import { bot, user, userStatus } from '../../data/testing/fixtures.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { toastStore } from '../../lib/toast/toast.ts'
import { DashboardPage } from './dashboard-page.tsx'

const own = { ...bot, userId: user.id, rolePrompt: 'You are Livia, a running coach of twenty years.' }
const away = () => refusal(503, 'The store is away', { reason: 'INTERNAL' })

// Loaded first, because the code of the tabs takes longer to load than a test waits.
beforeAll(() => Promise.all([import('./create-tab.tsx'), import('./manage-tab.tsx')]), 60_000)
afterEach(() => {
  cleanup()
  localStorage.clear()
  for (const { id } of toastStore.list()) toastStore.dismiss(id)
})

const Address = () => {
  const { pathname, search } = useLocation()
  return <output aria-label="Address">{pathname + search}</output>
}
const address = () => screen.getByLabelText('Address').textContent

function open(at: string, routes: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    'GET /api/bots': () => Response.json([own]),
    'GET /api/bots/b1': () => Response.json(own),
    'GET /api/inbox/counts': () => Response.json({}),
    'GET /api/user/status': () => Response.json(userStatus),
    ...routes,
  })
  renderApp(
    <>
      <DashboardPage />
      <Address />
      <Toaster />
    </>,
    user,
    { at },
  )
  return api
}

const openMenu = async () => {
  const button = await screen.findByRole('button', { name: 'More for Livia' })
  await userEvent.click(button)
}

it('the first of three tabs, with the form of a new persona, opens when the address names no other', async () => {
  open('/dashboard?tab=nonsense')
  screen.getByRole('heading', { level: 1, name: 'Your AI Persona Dashboard' })
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Create', 'Manage', 'Account'])
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Create')
  await screen.findByRole('heading', { name: 'Create New AI Persona' })
  screen.getByRole('heading', { name: 'Pro Tips' })
  const options = [...screen.getByLabelText('Category').children].map(({ textContent }) => textContent)
  expect(options.filter((option) => !option?.includes('Choose'))).toEqual([
    'Business',
    'Education',
    'Entertainment',
    'Finance',
    'Health & Fitness',
    'Life Advice',
    'Nonprofit',
    'Technology',
    'Travel',
    'Other',
  ])
})

it('the menu of a persona downloads it as a card', async () => {
  open('/dashboard?tab=manage')
  await openMenu()
  const item = await screen.findByRole<HTMLAnchorElement>('menuitem', { name: 'Download as card' })
  expect([item.getAttribute('href'), item.hasAttribute('download')]).toEqual(['/api/bots/b1/card.png', true])
})

describe('a draft in the list', () => {
  const draft = { ...own, visibility: 'draft' as const, version: 3, greeting: 'Hello!', openingLines: ['Why?'], openingLinesMade: true }

  it('is published by one click, with every field as it is stored', async () => {
    let stored: typeof own = draft
    const api = open('/dashboard?tab=manage', {
      'GET /api/bots': () => Response.json([stored]),
      'GET /api/bots/b1': () => Response.json(stored),
      'PUT /api/bots/b1': () => {
        stored = own
        return Response.json(stored)
      },
    })
    const row = within((await screen.findByRole('heading', { name: 'Livia' })).closest('li') as HTMLElement)
    row.getByText('Draft')
    expect(row.queryByText('Active')).toBeNull()
    await userEvent.click(row.getByRole('button', { name: 'Publish Livia' }))
    await row.findByText('Public')
    screen.getByText('Livia stands on Discover now.')
    expect(row.queryByRole('button', { name: 'Publish Livia' })).toBeNull()
    expect(document.activeElement?.tagName).toBe('LI')
    const { name, rolePrompt, greeting } = draft
    const sent = { name, rolePrompt, greeting, openingLines: [], visibility: 'public', version: 3 }
    expect(api.callsOf('PUT /api/bots/b1')[0]?.body).toMatchObject(sent)
  })

  it('stays one when it cannot be published, with the reason', async () => {
    const message = 'Please confirm your email address to publish an AI persona.'
    open('/dashboard?tab=manage', {
      'GET /api/bots': () => Response.json([draft]),
      'GET /api/bots/b1': () => Response.json(draft),
      'PUT /api/bots/b1': () => refusal(403, message, { reason: 'EMAIL_NOT_CONFIRMED' }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Publish Livia' }))
    await screen.findByText(`Failed to publish AI persona: ${message}`)
    screen.getByRole('button', { name: 'Publish Livia' })
  })

  it.each([
    ['unlisted', 'Unlisted'],
    ['private', 'Private'],
  ] as const)('is told from a persona that is %s', async (visibility, badge) => {
    open('/dashboard?tab=manage', { 'GET /api/bots': () => Response.json([{ ...own, visibility }]) })
    await screen.findByText(badge)
    screen.getByText('Active')
    expect(screen.queryByRole('button', { name: 'Publish Livia' })).toBeNull()
  })
})

describe('the list of own personas', () => {
  it('has the state of each, and a menu', async () => {
    open('/dashboard?tab=manage')
    const row = within((await screen.findByRole('heading', { name: 'Livia' })).closest('li') as HTMLElement)
    for (const badge of ['Active', 'Public']) row.getByText(badge)
    expect(row.getByRole('link', { name: 'Edit Livia' }).getAttribute('href')).toBe('/dashboard?tab=create&edit=b1')
    await openMenu()
    expect(screen.getByRole('menuitem', { name: 'View' }).getAttribute('href')).toBe('/persona/livia')
    for (const item of ['Copy Link', 'Delete']) screen.getByRole('menuitem', { name: item })
  })

  it('keeps a persona that cannot be deleted, with the reason', async () => {
    open('/dashboard?tab=manage', { 'DELETE /api/bots/b1': away })
    await openMenu()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await screen.findByText('Failed to delete AI persona: The store is away')
    screen.getByText('Livia', { selector: 'li h3 bdi' })
  })

  it('that fails to load says so', async () => {
    open('/dashboard?tab=manage', { 'GET /api/bots': away })
    await screen.findByText('Failed to load your AI personas. Please try again later.')
  })
})

it('a persona is edited on the tab Create, and a failure to save says why and keeps the changes', async () => {
  open('/dashboard?tab=create&edit=b1', { 'PUT /api/bots/b1': away })
  await screen.findByRole('heading', { name: 'Edit AI Persona' })
  expect(address()).toBe('/dashboard?tab=create&edit=b1')
  await waitFor(() => expect(document.title).toBe('Edit Livia · Dashboard · Rostra'))
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Livia')
  const description = screen.getByLabelText<HTMLTextAreaElement>('Description')
  fireEvent.change(description, { target: { value: 'Finds helpers in every street' } })
  fireEvent.submit(description.form as HTMLFormElement)
  await screen.findByText('Failed to update AI Persona: The store is away')
  expect(description.value).toBe('Finds helpers in every street')
})

/** Opens the editor of Livia, and saves another description. */
async function edit(routes: Parameters<typeof fakeApi>[0]) {
  const api = open('/dashboard?tab=create&edit=b1', routes)
  const description = await screen.findByLabelText<HTMLTextAreaElement>('Description')
  fireEvent.change(description, { target: { value: 'Finds helpers in every street' } })
  fireEvent.submit(description.form as HTMLFormElement)
  return api
}

it('a slow save leaves a member who has gone to another page where he is, and says that it is saved', async () => {
  const held = heldAnswer()
  const api = await edit({ 'PUT /api/bots/b1': held.answer })
  await waitFor(() => expect(api.callsOf('PUT /api/bots/b1')).toHaveLength(1))
  await userEvent.click(screen.getByRole('tab', { name: 'Account' }))
  await waitFor(() => expect(address()).toBe('/dashboard?tab=account'))
  held.release(Response.json(own))
  await screen.findByText('AI Persona updated')
  expect(address()).toBe('/dashboard?tab=account')
})

describe('a persona that was deleted while it was edited', () => {
  const gone = { 'PUT /api/bots/b1': () => refusal(404, 'Persona not found', { reason: 'PERSONA_NOT_FOUND' }) }
  const makeNew = async () => fireEvent.click(await screen.findByRole('button', { name: 'Make it a new persona' }))
  const description = () => screen.getByLabelText<HTMLTextAreaElement>('Description').value

  it('becomes a new one with what was typed', async () => {
    await edit(gone)
    await makeNew()
    await waitFor(() => expect(address()).toBe('/dashboard?tab=create'))
    expect(description()).toBe('Finds helpers in every street')
  })

  it('replaces the draft of another new one only when the member agrees', async () => {
    open('/dashboard?tab=create')
    fireEvent.change(await screen.findByLabelText('Description'), { target: { value: 'Another one' } })
    cleanup()
    await edit(gone)
    await makeNew()
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep the other one' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect([address(), description()]).toEqual(['/dashboard?tab=create&edit=b1', 'Finds helpers in every street'])
    await makeNew()
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Replace it' }))
    await waitFor(() => expect(address()).toBe('/dashboard?tab=create'))
    expect(description()).toBe('Finds helpers in every street')
  })
})
