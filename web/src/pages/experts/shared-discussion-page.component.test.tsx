import { afterEach, expect, it } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { fakeApi, refusal } from '../../data/testing/fake-api.ts'
import { completedDiscussion } from '../../data/testing/fixtures.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { SharedDiscussionPage } from './shared-discussion-page.tsx'

const route = 'GET /api/shared-discussions/token'

const open = () =>
  renderApp(
    <Routes>
      <Route path="/shared/:token" element={<SharedDiscussionPage />} />
    </Routes>,
    null,
    { at: '/shared/token' },
  )

afterEach(cleanup)

it('a visitor reads a shared discussion, whose links tell no other site about it', async () => {
  fakeApi({ [route]: () => Response.json({ ...completedDiscussion, credits: 0 }) })
  open()
  await screen.findByRole('heading', { level: 1, name: completedDiscussion.prompt })
  screen.getByText('Eat a little, then run.')
  screen.getByText('Max in round 2')
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
  expect(screen.queryByText(/credits/)).toBeNull()
  expect(document.querySelector<HTMLMetaElement>('meta[name="referrer"]')?.content).toBe('no-referrer')
})

it('a revoked link leads nowhere', async () => {
  fakeApi({ [route]: () => refusal(404, 'No discussion', { reason: 'DISCUSSION_NOT_FOUND' }) })
  open()
  await screen.findByRole('heading', { level: 1, name: 'This link leads nowhere' })
})
