import { afterEach, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { User } from '../../api/schemas.ts'
import { fakeApi, refusal } from '../../data/testing/fake-api.ts'
import { bot, user } from '../../data/testing/fixtures.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { toastStore } from '../../lib/toast/toast.ts'
import { SaveButton } from './save-button.tsx'

const list = 'GET /api/saved-personas'
const save = 'PUT /api/bots/b1/saved'
const remove = 'DELETE /api/bots/b1/saved'
const done = () => new Response(null, { status: 204 })

afterEach(() => {
  cleanup()
  for (const { id } of toastStore.list()) toastStore.dismiss(id)
})

/** Renders both looks of the button: on a card, and in a chat. */
function open(routes: Parameters<typeof fakeApi>[0], as: User | null = user, of = bot) {
  const api = fakeApi(routes)
  renderApp(
    <>
      <SaveButton bot={of} look="icon" />
      <SaveButton bot={of} look="text" />
    </>,
    as,
  )
  return api
}
const pressed = () => screen.getAllByRole('button').map((button) => [button.textContent, button.getAttribute('aria-pressed')])
const saved = [
  ['', 'true'],
  ['Saved', 'true'],
]
const notSaved = [
  ['', 'false'],
  ['Save', 'false'],
]

it('a member saves a persona, and removes it again', async () => {
  let stored = [{ ...bot, id: 'b2' }]
  const api = open({
    [list]: () => Response.json(stored),
    [save]: () => {
      stored = [bot, ...stored]
      return done()
    },
    [remove]: () => {
      stored = stored.filter(({ id }) => id !== bot.id)
      return done()
    },
  })
  await waitFor(() => expect(api.callsOf(list)).toHaveLength(1))
  expect(pressed()).toEqual(notSaved)
  fireEvent.click(screen.getByRole('button', { name: 'Save Livia' }))
  await waitFor(() => expect(pressed()).toEqual(saved))
  await waitFor(() => expect(api.callsOf(list)).toHaveLength(2))
  expect(api.callsOf(save)).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Saved' }))
  await waitFor(() => expect(api.callsOf(remove)).toHaveLength(1))
  await waitFor(() => expect(pressed()).toEqual(notSaved))
})

it('a change that the server refuses is rolled back, with the reason', async () => {
  const api = open({ [list]: () => Response.json([]), [save]: () => refusal(409, 'You have saved 200 AI personas') })
  await waitFor(() => expect(api.callsOf(list)).toHaveLength(1))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(toastStore.list()[0]?.description).toBe('Failed to save the AI persona: You have saved 200 AI personas'))
  expect(pressed()).toEqual(notSaved)
})

it.each([
  ['a guest', null, bot],
  ['the owner', user, { ...bot, userId: user.id }],
])('%s has no such button', (_, as, of) => {
  open({}, as, of)
  expect(screen.queryAllByRole('button')).toEqual([])
})
