import { afterEach, expect, it } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, refusal } from '../../data/testing/fake-api.ts'
import { user } from '../../data/testing/fixtures.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { StorageSection } from './storage-section.tsx'

const route = 'GET /api/user/storage'
const storage = { material: 12_300_000, quota: 200_000_000, conversations: 1_204, conversationLimit: 2_000 }

afterEach(cleanup)

it('shows how much the account keeps, and may keep', async () => {
  fakeApi({ [route]: () => Response.json(storage) })
  renderApp(<StorageSection user={user} />, user)
  await screen.findByText('12.3 MB of 200.0 MB')
  screen.getByText('1,204 of 2,000')
  const meter = screen.getByRole<HTMLMeterElement>('meter', { name: 'Material of your personas' })
  expect([meter.value, meter.max]).toEqual([storage.material, storage.quota])
})

it('can be loaded again after a failure', async () => {
  const api = fakeApi({ [route]: () => refusal(404, 'No') })
  renderApp(<StorageSection user={user} />, user)
  await screen.findByText('Your storage could not be loaded.')
  api.on(route, () => Response.json(storage))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('12.3 MB of 200.0 MB')
})
