import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AppAccess } from '../../../api/schemas.ts'
import { Toaster } from '../../../components/overlays/toaster.tsx'
import { fakeApi, refusal } from '../../../data/testing/fake-api.ts'
import { user } from '../../../data/testing/fixtures.ts'
import { renderApp } from '../../../data/testing/render-app.tsx'
import { toastStore } from '../../../lib/toast/toast.ts'
import { AppsPart } from './apps-part.tsx'

const listRoute = 'GET /api/apps'
const inspector: AppAccess = {
  id: 'a1',
  name: 'Inspector',
  url: 'https://inspector.example/',
  scopes: ['chat', 'read'],
  budget: 100,
  spent: 12,
  grantedAt: '2025-04-15T12:00:00Z',
  lastUsedAt: '2025-04-16T12:00:00Z',
}
const unused: AppAccess = { ...inspector, id: 'a2', name: 'Other', url: '', scopes: ['read'], budget: 1, spent: 0, lastUsedAt: null }

let api: ReturnType<typeof fakeApi>
let apps: AppAccess[]
beforeEach(() => {
  apps = [inspector, unused]
  api = fakeApi({
    [listRoute]: () => Response.json(apps),
    'DELETE /api/apps/a1': () => {
      apps = [unused]
      return new Response(null, { status: 204 })
    },
  })
})
afterEach(() => {
  cleanup()
  for (const { id } of toastStore.list()) toastStore.dismiss(id)
})

const open = () =>
  renderApp(
    <>
      <AppsPart user={user} />
      <Toaster />
    </>,
    user,
  )
const rows = () => within(screen.getByRole('list', { name: 'Apps' })).getAllByRole('listitem')

describe('the list of apps', () => {
  it('shows name, scopes, website, budget, what was spent, and last use', async () => {
    open()
    await screen.findByText('Inspector')
    expect(rows().map((row) => [...row.querySelectorAll('p')].map(({ textContent }) => textContent))).toEqual([
      ['InspectorChatRead', 'inspector.example · 12 of 100 credits spent · Allowed Apr 15, 2025 · Last used Apr 16, 2025'],
      ['OtherRead', '0 of 1 credit spent · Allowed Apr 15, 2025 · Never used'],
    ])
  })

  it('removes an app after a question', async () => {
    open()
    await screen.findByText('Inspector')
    await userEvent.click(screen.getByRole('button', { name: 'Remove the app “Inspector”' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove app' }))
    await waitFor(() => expect(rows()).toHaveLength(1))
    await screen.findByText('App removed')
  })

  it('keeps an app that could not be removed', async () => {
    api.on('DELETE /api/apps/a1', () => refusal(503, 'Busy', { reason: 'OVERLOADED' }))
    open()
    await screen.findByText('Inspector')
    await userEvent.click(screen.getByRole('button', { name: 'Remove the app “Inspector”' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove app' }))
    await screen.findByText('Busy')
    expect(rows()).toHaveLength(2)
  })

  it('says that it is empty, or could not be loaded', async () => {
    apps = []
    open()
    await screen.findByText('No app has access to your account.')
    cleanup()
    api.on(listRoute, () => refusal(500, 'Broken', { reason: 'INTERNAL' }))
    open()
    await screen.findByText('Your apps could not be loaded.')
  })
})
