import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { User } from '../../../api/schemas.ts'
import { useSwitchUser } from '../../../data/accounts/user.ts'
import { bot, user } from '../../../data/testing/fixtures.ts'
import { renderApp } from '../../../data/testing/render-app.tsx'
import { ChatPanel } from '../chat-panel.tsx'
import { fakeChatApi, input } from '../chat-panel-harness.tsx'

const other: User = { ...user, id: 'u2', username: 'eve' }

function Accounts() {
  const switchUser = useSwitchUser()
  return (
    <>
      <button type="button" onClick={() => switchUser(user)}>
        Sign in
      </button>
      <button type="button" onClick={() => switchUser(other)}>
        Change account
      </button>
      <button type="button" onClick={() => switchUser(null)}>
        Sign out
      </button>
    </>
  )
}

async function open(as: User | null) {
  cleanup()
  renderApp(
    <>
      <ChatPanel bot={bot} header={<h1>Livia</h1>} />
      <Accounts />
    </>,
    as,
  )
  return input()
}
const write = async (text: string) => fireEvent.change(await input(), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const typed = async () => (await input()).value
const stored = () => JSON.stringify({ ...localStorage, ...sessionStorage })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  fakeChatApi()
})
afterEach(cleanup)

describe('an unsent message', () => {
  it('is shown to its member again, and to no other one of the tab', async () => {
    await open(user)
    await write('My secret')
    expect((await open(other)).value).toBe('')
    expect((await open(null)).value).toBe('')
    expect((await open(user)).value).toBe('My secret')
  })

  it.each(['Sign out', 'Change account'])('is removed by "%s", also from the browser', async (leave) => {
    await open(user)
    await write('My secret')
    press(leave)
    await waitFor(async () => expect(await typed()).toBe(''))
    expect(stored()).not.toContain('My secret')
  })

  it('of a guest stays when he signs in, and then belongs to the member', async () => {
    await open(null)
    await write('My question')
    press('Sign in')
    await waitFor(() => expect(stored()).toContain('draft.u1'))
    expect(await typed()).toBe('My question')
    expect((await open(null)).value).toBe('')
    expect((await open(user)).value).toBe('My question')
  })

  it('of a member is not replaced by what was written before signing in', async () => {
    await open(user)
    await write('Mine')
    await open(null)
    await write('Of a guest')
    press('Sign in')
    await waitFor(async () => expect(await typed()).toBe('Mine'))
  })
})
