import { afterEach, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { fakeApi } from '../../../data/testing/fake-api.ts'
import { user } from '../../../data/testing/fixtures.ts'
import { renderApp } from '../../../data/testing/render-app.tsx'
import { DeleteSection } from './delete-section.tsx'

afterEach(cleanup)

it('the deletion of an account says before that popular personas and records of payments stay', async () => {
  fakeApi({})
  renderApp(<DeleteSection user={user} />, user)
  fireEvent.click(screen.getByRole('button', { name: 'Delete account' }))
  const stays = await screen.findByRole('heading', { name: 'What stays' })
  const items = [...(stays.parentElement?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)
  expect(items).toEqual([
    'Public personas with 100 or more conversations, shown as by ‘a former member’',
    'Records of your payments, as the law requires, with the number of the account and without your name',
  ])
})
