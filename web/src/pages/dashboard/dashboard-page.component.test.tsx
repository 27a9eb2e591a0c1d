import { afterEach, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { fakeApi } from '../../data/testing/fake-api.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { DashboardPage } from './dashboard-page.tsx'

afterEach(cleanup)

const Address = () => {
  const { pathname, search } = useLocation()
  return <output aria-label="Address">{pathname + search}</output>
}
const address = () => screen.getByRole('status', { name: 'Address' }).textContent
const selected = () => screen.getByRole('tab', { selected: true }).textContent

it('the last of several quick clicks on tabs is the one that is shown', async () => {
  fakeApi({})
  renderApp(
    <>
      <DashboardPage />
      <Address />
    </>,
    null,
    { at: '/dashboard' },
  )
  expect(selected()).toBe('Create')
  for (const name of ['Manage', 'Account', 'Create']) {
    fireEvent.mouseDown(screen.getByRole('tab', { name }))
    expect(selected()).toBe(name)
  }
  await waitFor(() => expect(address()).toBe('/dashboard?tab=create'))
  await waitFor(() => expect(screen.getByRole('tabpanel').getAttribute('aria-busy')).toBe('false'))
  expect(selected()).toBe('Create')
})
