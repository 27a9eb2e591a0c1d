import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { User } from '../../api/schemas.ts'
import { useSwitchUser } from '../accounts/user.ts'
import { user } from '../testing/fixtures.ts'
import { renderApp } from '../testing/render-app.tsx'
import { useUploads } from './uploads.ts'

/** The databases that were deleted. */
let deleted: string[]

/** An IndexedDB that refuses to store. */
const refusing = {
  open: () => {
    throw new DOMException('Not in this mode', 'SecurityError')
  },
  deleteDatabase: (name: string) => deleted.push(name),
}

function Draft() {
  const { queue, uploads } = useUploads(user.id, null)
  const switchUser = useSwitchUser()
  const other: User = { ...user, id: 'u2' }
  return (
    <>
      <button type="button" onClick={() => queue.add([{ kind: 'text', title: 'Prices', text: 'All prices.' }])}>
        Add
      </button>
      <button type="button" onClick={() => switchUser(null)}>
        Sign out
      </button>
      <button type="button" onClick={() => switchUser(other)}>
        Change account
      </button>
      <button type="button" onClick={() => switchUser(user)}>
        Sign in again
      </button>
      {uploads.map(({ id, title }) => (
        <p key={id}>{title}</p>
      ))}
    </>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** The listeners of this test that ask before the page is closed. Other files leave their own. */
let asking: Set<unknown>

beforeEach(() => {
  deleted = []
  asking = new Set()
  const isAsk = (type: string) => type === 'beforeunload'
  jest.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => isAsk(type) && asking.add(listener))
  jest.spyOn(window, 'removeEventListener').mockImplementation((type: string, listener: unknown) => isAsk(type) && asking.delete(listener))
  Object.defineProperty(globalThis, 'indexedDB', { value: refusing, configurable: true })
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
  Reflect.deleteProperty(globalThis, 'indexedDB')
})

it.each(['Sign out', 'Change account'])('%s removes what waits, on the page and in the browser', async (name) => {
  renderApp(<Draft />, user)
  await press('Add')
  await screen.findByText('Prices')
  // The browser refuses to store it.
  expect(asking.size).toBe(1)
  await press(name)
  await waitFor(() => expect(screen.queryByText('Prices')).toBeNull())
  expect(asking.size).toBe(0)
  expect(deleted).toEqual(['rostra.uploads'])
})

it('a sign-in of the same account keeps what waits', async () => {
  renderApp(<Draft />, user)
  await press('Add')
  await press('Sign in again')
  await screen.findByText('Prices')
  expect(deleted).toEqual([])
  await press('Sign out')
})
