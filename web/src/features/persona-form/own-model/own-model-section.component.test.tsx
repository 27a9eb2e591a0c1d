import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toaster } from '../../../components/overlays/toaster.tsx'
import { fakeApi, refusal } from '../../../data/testing/fake-api.ts'
import { bot, user } from '../../../data/testing/fixtures.ts'
import { renderApp } from '../../../data/testing/render-app.tsx'
import { OwnModelSection } from './own-model-section.tsx'

const baseUrl = 'https://models.example/v1'
const own = {
  botId: bot.id,
  baseUrl,
  model: 'llama',
  hasKey: true,
  setAt: '2026-03-10T13:00:00.000Z',
  failures: 0,
  failingSince: null,
  lastFailure: '',
}
const list = 'GET /api/own-models'
const set = `PUT /api/bots/${bot.id}/own-model`
let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi({ [list]: () => Response.json([own]) })
})
afterEach(cleanup)

const open = () =>
  renderApp(
    <>
      <OwnModelSection user={user} bot={bot} />
      <Toaster />
    </>,
    user,
  )
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('the own model of a persona', () => {
  it('is tried and saved with address, name and key, and then shows that the key is set', async () => {
    api.on(list, () => Response.json([]))
    api.on(set, () => Response.json(own))
    open()
    await press('Use your own model')
    await userEvent.type(screen.getByLabelText('Address of the API'), baseUrl)
    await userEvent.type(screen.getByLabelText('Name of the model'), 'llama')
    await userEvent.type(screen.getByLabelText('Key'), 'sk-1')
    await press('Try it and save')
    await screen.findByText('llama answers for this persona.')
    screen.getByText(/The key is set, and is never shown/)
    expect(api.callsOf(set)[0]?.body).toEqual({ baseUrl, model: 'llama', key: 'sk-1' })
    expect(document.body.textContent).not.toContain('sk-1')
  })

  it('says what failed when the try fails, and keeps the input', async () => {
    api.on(list, () => Response.json([]))
    api.on(set, () => refusal(400, 'It was tried', { reason: 'OWN_MODEL_FAILED', fields: { baseUrl: 'It refuses the key.' } }))
    open()
    await press('Use your own model')
    await press('Try it and save')
    screen.getByText('Enter the address of the API.')
    screen.getByText('Enter the name of the model.')
    expect(api.callsOf(set)).toEqual([])
    await userEvent.type(screen.getByLabelText('Address of the API'), baseUrl)
    await userEvent.type(screen.getByLabelText('Name of the model'), 'llama')
    await press('Try it and save')
    await screen.findByText('It refuses the key.')
    expect(screen.getByLabelText<HTMLInputElement>('Name of the model').value).toBe('llama')
  })

  it('is changed without the key, which the server keeps', async () => {
    api.on(set, () => Response.json({ ...own, model: 'mistral' }))
    open()
    await press('Change')
    await userEvent.clear(screen.getByLabelText('Name of the model'))
    await userEvent.type(screen.getByLabelText('Name of the model'), 'mistral')
    await press('Try it and save')
    await screen.findByText('mistral answers for this persona.')
    expect(api.callsOf(set)[0]?.body).toEqual({ baseUrl, model: 'mistral' })
  })

  it('is changed to a server without a key, which deletes the stored one', async () => {
    api.on(set, () => Response.json({ ...own, hasKey: false }))
    open()
    await press('Change')
    await userEvent.click(screen.getByLabelText('Without a key: delete the stored one'))
    expect(screen.getByLabelText<HTMLInputElement>('Key').disabled).toBe(true)
    await press('Try it and save')
    await screen.findByText(/Without a key\.$/)
    expect(api.callsOf(set)[0]?.body).toEqual({ baseUrl, model: 'llama', key: '' })
  })

  it('does not keep the key for another server', async () => {
    api.on(set, () => Response.json({ ...own, baseUrl: 'https://other.example/v1', hasKey: false }))
    open()
    await press('Change')
    await userEvent.clear(screen.getByLabelText('Address of the API'))
    await userEvent.type(screen.getByLabelText('Address of the API'), 'https://other.example/v1')
    screen.getByText(/The stored key is for the other address only/)
    await press('Try it and save')
    await screen.findByText(/Without a key\.$/)
    expect(api.callsOf(set)[0]?.body).toEqual({ baseUrl: 'https://other.example/v1', model: 'llama', key: '' })
  })

  it('that fails says how often, since when and why', async () => {
    const failingSince = '2026-03-10T13:00:00.000Z'
    api.on(list, () => Response.json([{ ...own, failures: 12, failingSince, lastFailure: 'It refuses the key' }]))
    open()
    await screen.findByText(/^Your server failed 12 times since Mar 10, 2026/)
    screen.getByText('Last time: it refuses the key.')
    screen.getByText(/No other model answers instead/)
  })

  it('is removed', async () => {
    api.on(`DELETE /api/bots/${bot.id}/own-model`, () => new Response(null, { status: 204 }))
    open()
    await press('Use our models again')
    await screen.findByText('Our models answer again')
    await waitFor(() => expect(screen.queryByText('llama answers for this persona.')).toBeNull())
  })
})
