import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toaster } from '../../../components/overlays/toaster.tsx'
import { fakeApi, refusal } from '../../../data/testing/fake-api.ts'
import { bot, user } from '../../../data/testing/fixtures.ts'
import { renderApp } from '../../../data/testing/render-app.tsx'
import { WebhooksSection } from './webhooks-section.tsx'

const at = '2026-03-10T13:00:00.000Z'
const url = 'https://hooks.example/livia'
const hook = {
  id: 'w1',
  url,
  events: ['persona.answered', 'persona.inbox_item'],
  every: 10,
  botId: bot.id,
  createdAt: at,
  failingSince: null,
  offAt: null,
  offReason: null,
  dropped: 0,
}
const failed = {
  id: 'msg_1',
  event: 'persona.answered',
  at,
  state: 'failed',
  attempts: 8,
  status: 503,
  failure: 'status',
  durationMs: 1_200,
  dueAt: null,
}
const list = 'GET /api/webhooks'
const create = 'POST /api/webhooks'
const log = 'GET /api/webhooks/w1/deliveries'
const testing = 'POST /api/webhooks/w1/test'
const resending = 'POST /api/webhooks/w1/deliveries/msg_1/resend'

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi({
    [list]: () => Response.json([hook]),
    'GET /api/bots': () => Response.json([bot]),
    [log]: () => Response.json([failed]),
  })
})
afterEach(cleanup)

const open = () =>
  renderApp(
    <>
      <WebhooksSection user={user} />
      <Toaster />
    </>,
    user,
  )
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

describe('a new webhook', () => {
  beforeEach(() => api.on(list, () => Response.json([])))

  it('is added with what was chosen, and its secret is shown until it is saved', async () => {
    api.on(create, () => Response.json({ ...hook, secret: 'whsec_AAAA' }, { status: 201 }))
    open()
    await screen.findByText('You have no webhooks.')
    await press('Add a webhook')
    await userEvent.type(field('Address of your server'), ` ${url} `)
    await userEvent.click(screen.getByRole('checkbox', { name: /^New in the inbox/ }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Persona' }), bot.name)
    await press('Add webhook')
    const secret = within(await screen.findByRole('region', { name: 'The secret of the new webhook' }))
    expect(api.callsOf(create)[0]?.body).toEqual({ url, events: ['persona.answered', 'persona.inbox_item'], every: 10, botId: bot.id })
    expect(secret.getByText('whsec_AAAA')).not.toBeNull()
    expect(screen.getByRole('list', { name: 'Your webhooks' }).textContent).toContain(`every 10 answers, inbox · ${bot.name}`)
    await userEvent.click(secret.getByRole('button', { name: 'I have saved it' }))
    expect(screen.queryByText('whsec_AAAA')).toBeNull()
    expect(document.activeElement).not.toBe(document.body)
  })

  it('without an address, an event or a number is not sent, and says what is missing', async () => {
    open()
    await press('Add a webhook')
    await userEvent.clear(screen.getByRole('spinbutton', { name: 'After how many answers' }))
    await press('Add webhook')
    screen.getByText('Enter the address of your server.')
    screen.getByText('Choose a number from 1 to 10,000.')
    await userEvent.click(screen.getByRole('checkbox', { name: /^Answers/ }))
    await press('Add webhook')
    screen.getByText('Choose at least one.')
    expect(screen.queryByRole('spinbutton')).toBeNull()
    expect(api.callsOf(create)).toEqual([])
  })

  it('at an address that is not allowed says why at the field', async () => {
    const message = 'The address must be of the public internet'
    api.on(create, () => refusal(400, message, { reason: 'ADDRESS_NOT_ALLOWED', fields: { url: message } }))
    open()
    await press('Add a webhook')
    await userEvent.type(field('Address of your server'), 'https://10.0.0.1/')
    await press('Add webhook')
    await screen.findByText(message)
    expect(field('Address of your server').getAttribute('aria-invalid')).toBe('true')
    expect(field('Address of your server').value).toBe('https://10.0.0.1/')
  })

  it('is not offered beside ten others', async () => {
    api.on(list, () => Response.json(Array.from({ length: 10 }, (_, index) => ({ ...hook, id: `w${index}` }))))
    open()
    await screen.findByText('You have 10 webhooks. Delete one to add another.')
    expect(screen.queryByRole('button', { name: 'Add a webhook' })).toBeNull()
  })
})

describe('a webhook', () => {
  it('that was switched off says why, and how it is on again', async () => {
    api.on(list, () => Response.json([{ ...hook, offAt: at, offReason: 'failing', failingSince: at, dropped: 12 }]))
    open()
    await screen.findByText('Switched off')
    screen.getByText('Your server did not take a delivery for five days. Send a test: when it arrives, the webhook is on again.')
    screen.getByText('12 events were dropped because too many waited.')
    api.on(testing, () => Response.json({ ...failed, event: 'webhook.test', state: 'delivered', status: 200, failure: null }))
    api.on(list, () => Response.json([hook]))
    await press(`Send a test to ${url}`)
    await screen.findByText('The test arrived')
    await waitFor(() => expect(screen.queryByText('Switched off')).toBeNull())
  })

  it.each([
    ['gone', 'Your server said that it is gone. Send a test: when it arrives, the webhook is on again.'],
    ['unreadable', 'Its secret can no longer be read here. Delete it and add a new one.'],
  ])('that was switched off as %s says what to do', async (offReason, text) => {
    api.on(list, () => Response.json([{ ...hook, offAt: at, offReason, failingSince: at }]))
    open()
    await screen.findByText(text)
  })

  it.each([
    ['timeout', 'Your server took longer than 10 seconds'],
    ['host', 'The host of the address was not found'],
  ])('says why a test did not arrive: %s', async (failure, text) => {
    api.on(testing, () => Response.json({ ...failed, event: 'webhook.test', status: null, failure }))
    open()
    await press(`Send a test to ${url}`)
    await screen.findByText('The test did not arrive')
    screen.getByText(text)
  })

  it('lists its deliveries, and sends one again', async () => {
    api.on(resending, () => {
      api.on(log, () => Response.json([{ ...failed, state: 'waiting', attempts: 0, status: null, failure: null, dueAt: at }]))
      return new Response(null, { status: 202 })
    })
    open()
    await press(`Deliveries to ${url}`)
    const row = within(within(await screen.findByRole('list', { name: `Deliveries to ${url}` })).getByRole('listitem'))
    row.getByText('8 attempts · Your server refused it · status 503 · 1,200 ms')
    await userEvent.click(row.getByRole('button', { name: /^Send “Answers” of .* again$/ }))
    await screen.findByText('It is sent again')
    expect(await row.findByText('Waiting')).not.toBeNull()
    expect(row.queryByRole('button')).toBeNull()
    expect(api.callsOf(resending)).toHaveLength(1)
  })

  it('is deleted after a question, and the focus stays in the section', async () => {
    api.on('DELETE /api/webhooks/w1', () => {
      api.on(list, () => Response.json([]))
      return new Response(null, { status: 204 })
    })
    open()
    await press(`Delete the webhook to ${url}`)
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await screen.findByText('You have no webhooks.')
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  })
})

it('webhooks that could not be loaded are loaded by Try again', async () => {
  api.on(list, () => refusal(500, 'Broken', { reason: 'INTERNAL' }))
  open()
  await screen.findByText('Your webhooks could not be loaded.')
  api.on(list, () => Response.json([hook]))
  await press('Try again')
  await screen.findByText(url)
})
