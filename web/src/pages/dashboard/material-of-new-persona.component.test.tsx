import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes, useSearchParams } from 'react-router-dom'
import { Toaster } from '../../components/overlays/toaster.tsx'
import { fakeApi, refusal } from '../../data/testing/fake-api.ts'
import { bot, user, userStatus } from '../../data/testing/fixtures.ts'
import { source, sourcesResponse } from '../../data/testing/knowledge-fixtures.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { KnowledgePage } from '../knowledge-page.tsx'
import { CreateTab } from './create-tab.tsx'
import { ManageTab } from './manage-tab.tsx'

const createRoute = 'POST /api/bots'
const addRoute = 'POST /api/bots/b1/knowledge'

let api: ReturnType<typeof fakeApi>

function Dashboard() {
  const [query] = useSearchParams()
  return query.get('tab') === 'manage' ? <ManageTab user={user} /> : <CreateTab user={user} />
}

function open() {
  renderApp(
    <>
      <Routes>
        <Route path="/dashboard" element={<Dashboard />} />
        <Route path="/dashboard/personas/:id/knowledge" element={<KnowledgePage />} />
      </Routes>
      <Toaster />
    </>,
    user,
    { at: '/dashboard?tab=create' },
  )
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function addText(title: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Write a text' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Write a text' }))
  fireEvent.change(dialog.getByLabelText('Title'), { target: { value: title } })
  fireEvent.change(dialog.getByLabelText('Text'), { target: { value: `All about ${title}.` } })
  await userEvent.click(dialog.getByRole('button', { name: 'Add text' }))
}

async function publish() {
  type('Name', 'Livia')
  type('Description', 'Plans a first marathon with you.')
  type('Category', 'Education')
  type('Role prompt', 'You are Livia, a running coach of twenty years.')
  await userEvent.click(screen.getByRole('button', { name: 'Save & Publish' }))
}

beforeEach(() => {
  localStorage.clear()
  api = fakeApi({
    'GET /api/bots/slug-check': () => Response.json({ available: true, problem: null, suggestion: null }),
    'GET /api/user/status': () => Response.json(userStatus),
    'GET /api/bots': () => Response.json([{ ...bot, userId: user.id }]),
    'GET /api/bots/b1': () => Response.json(bot),
    'GET /api/inbox/counts': () => Response.json({}),
    'GET /api/bots/b1/knowledge': () => sourcesResponse([]),
    [createRoute]: () => Response.json(bot, { status: 201 }),
    [addRoute]: ({ body }) => Response.json({ ...source, id: String(body?.title), title: String(body?.title) }, { status: 202 }),
  })
})
afterEach(cleanup)

it('material of a new persona waits, and is sent once the persona is stored', async () => {
  open()
  await addText('Prices')
  await addText('Hours')
  await waitFor(() => expect(screen.getAllByText('Added when you save')).toHaveLength(2))
  expect(api.callsOf(createRoute)).toEqual([])
  expect(api.callsOf(addRoute)).toEqual([])
  await userEvent.click(screen.getByRole('switch', { name: 'Answer only from the material' }))
  await publish()
  await screen.findByText('Its material is there, and is read now.')
  expect(api.callsOf(createRoute)[0]?.body).toMatchObject({ name: 'Livia', onlyFromMaterial: true })
  expect(api.callsOf(addRoute).map(({ body }) => body?.title)).toEqual(['Prices', 'Hours'])
})

it('what could not be added is kept, and is sent again on the page that the notice leads to', async () => {
  api.on(addRoute, () => refusal(429, 'Too many', { reason: 'RATE_LIMITED' }))
  open()
  await addText('Prices')
  await publish()
  // Waits for the link, because the form has the same text until the list replaces it.
  const toMaterial = await screen.findByRole('link', { name: 'See its material' })
  screen.getByText('1 item could not be added.')
  await userEvent.click(toMaterial)
  await screen.findByText('Too many')
  api.on(addRoute, () => Response.json({ ...source, title: 'Prices' }, { status: 202 }))
  await userEvent.click(screen.getByRole('button', { name: 'Try again: Prices' }))
  await waitFor(() => expect(screen.queryByText('Too many')).toBeNull())
  expect(api.callsOf(addRoute).at(-1)?.body).toEqual({ title: 'Prices', text: 'All about Prices.' })
})

it('is discarded with the draft', async () => {
  open()
  type('Name', 'Livia')
  cleanup()
  open()
  await addText('Prices')
  await screen.findByText('Added when you save')
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByText('Added when you save')).toBeNull())
  await publish()
  await screen.findByRole('link', { name: 'Knowledge of Livia' })
  expect(api.callsOf(addRoute)).toEqual([])
})
