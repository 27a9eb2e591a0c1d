import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AccessKey } from '../../../api/schemas.ts'
import { Toaster } from '../../../components/overlays/toaster.tsx'
import { useChangePassword } from '../../../data/accounts/account.ts'
import { useConfirmApp } from '../../../data/accounts/second-factor/second-factor.ts'
import { fakeApi, refusal } from '../../../data/testing/fake-api.ts'
import { user } from '../../../data/testing/fixtures.ts'
import { renderApp } from '../../../data/testing/render-app.tsx'
import { toastStore } from '../../../lib/toast/toast.ts'
import { clientLine, clients } from './client-lines.ts'
import { KeysSection } from './keys-section.tsx'

const listRoute = 'GET /api/keys'
const createRoute = 'POST /api/keys'
const laptop: AccessKey = {
  id: 'k1',
  name: 'laptop',
  scopes: ['chat', 'read'],
  start: 'rk_abcde',
  createdAt: '2025-04-15T00:00:00Z',
  lastUsedAt: '2025-04-16T12:00:00Z',
  expiresAt: null,
}
const script: AccessKey = {
  ...laptop,
  id: 'k2',
  name: 'a script',
  scopes: ['experts'],
  lastUsedAt: null,
  expiresAt: '2099-01-02T00:00:00Z',
}
const ended: AccessKey = { ...script, id: 'k3', name: 'old', expiresAt: '2025-05-01T00:00:00Z' }
const secret = `rk_${'x'.repeat(43)}`

let api: ReturnType<typeof fakeApi>
let keys: AccessKey[]
let copied = ''
const writeText = async (text: string) => {
  copied = text
}
beforeEach(() => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  keys = [laptop, script]
  api = fakeApi({
    [listRoute]: () => Response.json(keys),
    'GET /api/apps': () => Response.json([]),
    [createRoute]: () => {
      keys = [{ ...laptop, id: 'k9', name: 'new one' }, ...keys]
      return Response.json({ ...keys[0], key: secret }, { status: 201 })
    },
  })
  for (const { id } of [laptop, ended])
    api.on(`DELETE /api/keys/${id}`, () => {
      keys = keys.filter((key) => key.id !== id)
      return new Response(null, { status: 204 })
    })
})
afterEach(() => {
  cleanup()
  for (const { id } of toastStore.list()) toastStore.dismiss(id)
})

const open = () =>
  renderApp(
    <>
      <KeysSection user={user} />
      <Toaster />
    </>,
    user,
  )
const rows = () => within(screen.getByRole('list', { name: 'API keys' })).getAllByRole('listitem')
const dialog = () => within(screen.getByRole('alertdialog'))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('the list of keys', () => {
  it('shows name, scopes, start, last use and end', async () => {
    open()
    await screen.findByText('laptop')
    expect(rows().map((row) => [...row.querySelectorAll('p')].map(({ textContent }) => textContent))).toEqual([
      ['laptopChatRead', 'rk_abcde… · Last used Apr 16, 2025 · No end'],
      ['a scriptExperts', 'rk_abcde… · Never used · Ends on Jan 2, 2099'],
    ])
  })

  it('says how to begin when it is empty', async () => {
    keys = []
    open()
    await screen.findByText('You have no key. Make one to use personas in another program.')
    screen.getByRole('button', { name: 'New key' })
  })

  it('that could not be loaded is loaded by Try again', async () => {
    api.on(listRoute, () => refusal(500, 'Broken', { reason: 'INTERNAL' }))
    open()
    await screen.findByText('Your keys could not be loaded.')
    api.on(listRoute, () => Response.json(keys))
    await press('Try again')
    await screen.findByText('laptop')
  })
})

describe('a new key', () => {
  const begin = async () => {
    open()
    await screen.findByText('laptop')
    await press('New key')
  }

  it('is made with name, scopes and end, shown once, copied, and closed by “I have stored it” only', async () => {
    await begin()
    expect(document.activeElement).toBe(dialog().getByLabelText('Name'))
    await userEvent.type(dialog().getByLabelText('Name'), ' new one ')
    await userEvent.click(dialog().getByLabelText('See your circle and start discussions'))
    await userEvent.click(dialog().getByLabelText('30 days'))
    await userEvent.click(dialog().getByRole('button', { name: 'Create key' }))
    await dialog().findByText(secret)
    expect(api.callsOf(createRoute).map(({ body }) => body)).toEqual([{ name: 'new one', scopes: ['chat', 'experts'], expiresInDays: 30 }])
    await userEvent.keyboard('{Escape}')
    await userEvent.click(dialog().getByRole('button', { name: 'Copy key' }))
    expect(copied).toBe(secret)
    await userEvent.click(dialog().getByRole('button', { name: 'I have stored it' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(document.body.textContent).not.toContain(secret)
    await waitFor(() => expect(rows()).toHaveLength(3))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New key' }))
  })

  it('says what each scope does and spends', async () => {
    await begin()
    const box = dialog().getByLabelText('Ask personas')
    const text = document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent
    expect(text).toBe('Each answer costs the credits of the persona, as on its page.')
  })

  it('needs a name and a scope', async () => {
    await begin()
    await userEvent.click(dialog().getByLabelText('Ask personas'))
    await userEvent.click(dialog().getByRole('button', { name: 'Create key' }))
    dialog().getByText('Please give the key a name')
    dialog().getByText('Choose at least one')
    expect(api.callsOf(createRoute)).toEqual([])
  })

  it('may have no end', async () => {
    await begin()
    await userEvent.type(dialog().getByLabelText('Name'), 'endless')
    await userEvent.click(dialog().getByLabelText('Never'))
    await userEvent.click(dialog().getByRole('button', { name: 'Create key' }))
    await dialog().findByText(secret)
    expect(api.callsOf(createRoute).map(({ body }) => body)).toEqual([{ name: 'endless', scopes: ['chat'] }])
  })

  it('beyond the limit is refused, and what was typed stays', async () => {
    api.on(createRoute, () => refusal(409, 'You have 20 keys. Revoke one that you no longer need.', { reason: 'KEY_LIMIT' }))
    await begin()
    await userEvent.type(dialog().getByLabelText('Name'), 'one more')
    await userEvent.click(dialog().getByRole('button', { name: 'Create key' }))
    await dialog().findByText('You have 20 keys. Revoke one that you no longer need.')
    expect(dialog().getByLabelText<HTMLInputElement>('Name').value).toBe('one more')
  })
})

describe('a key', () => {
  it('is revoked after a question', async () => {
    open()
    await screen.findByText('laptop')
    await press('Revoke the key “laptop”')
    dialog().getByRole('heading', { name: 'Revoke “laptop”?' })
    dialog().getByText(/Up to 10 answers that are being written now may still be finished, and cost credits/)
    expect(api.callsOf('DELETE /api/keys/k1')).toEqual([])
    await userEvent.click(dialog().getByRole('button', { name: 'Revoke key' }))
    await screen.findByText('“laptop” is refused from now on.')
    await waitFor(() => expect(rows()).toHaveLength(1))
  })

  it('that could not be revoked stays', async () => {
    api.on('DELETE /api/keys/k1', () => refusal(503, 'Busy'))
    open()
    await screen.findByText('laptop')
    await press('Revoke the key “laptop”')
    await userEvent.click(dialog().getByRole('button', { name: 'Revoke key' }))
    await waitFor(() => expect(toastStore.list()).toHaveLength(1))
    expect(rows()).toHaveLength(2)
  })

  it('that has ended is removed without a question', async () => {
    keys = [laptop, ended]
    open()
    await screen.findByText('Ended on May 1, 2025')
    await press('Remove the ended key “old”')
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(api.callsOf('DELETE /api/keys/k3')).toHaveLength(1)
  })
})

it('each kind of client has a line with the address, which is copied', async () => {
  open()
  await screen.findByText('laptop')
  await userEvent.click(screen.getByText('How to connect a program'))
  for (const client of clients) expect(screen.getAllByText(clientLine(client, window.location.origin))).not.toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Copy the line for Open WebUI' }))
  expect(copied).toBe(`OPENAI_API_BASE_URL=${window.location.origin}/v1 OPENAI_API_KEY=rk_…`)
})

function Changes() {
  const password = useChangePassword()
  const factor = useConfirmApp()
  return (
    <>
      <button type="button" onClick={() => password.mutate({ currentPassword: 'Engine1843', newPassword: 'Engine1844' })}>
        new password
      </button>
      <button type="button" onClick={() => factor.mutate('123456')}>
        first factor
      </button>
    </>
  )
}

it.each(['new password', 'first factor'])('keys and apps that a %s has ended are gone from the lists', async (change) => {
  const app = { ...laptop, id: 'a1', name: 'Inspector', url: '', budget: 1, spent: 0, grantedAt: laptop.createdAt }
  let apps = [app]
  const end = () => {
    keys = []
    apps = []
    return Response.json({ message: 'done', recoveryCodes: ['a'] })
  }
  api.on('GET /api/apps', () => Response.json(apps))
  api.on('PUT /api/user/password', end)
  api.on('POST /api/user/second-factor/totp/confirm', end)
  renderApp(
    <>
      <KeysSection user={user} />
      <Changes />
    </>,
    user,
  )
  await screen.findByText('laptop')
  await screen.findByText('Inspector')
  await userEvent.click(screen.getByRole('button', { name: change }))
  await waitFor(() => expect([screen.queryByText('laptop'), screen.queryByText('Inspector')]).toEqual([null, null]))
})
