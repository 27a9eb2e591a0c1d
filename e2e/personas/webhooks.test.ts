import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { openAccountSettings } from '../support/accounts/account-settings.ts'
import { expectAccessible, expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { createPersona } from '../support/personas/persona.ts'
import { expect, test } from '../support/test-fixtures.ts'

interface Received {
  headers: Record<string, string>
  body: string
}

/** A creator's server on this machine, whose answers have the status that a test sets. */
async function startReceiver() {
  const received: Received[] = []
  const answers = { status: 204 }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += String(piece)
    received.push({ headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])), body })
    response.writeHead(answers.status).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/livia`, received, answers, stop }
}

test('a creator adds a webhook, tests it, gets a signed event of an answer, sends it again and deletes the webhook', async ({
  page,
  member: _member,
  chat,
  toasts,
}) => {
  const receiver = await startReceiver()
  try {
    const persona = await createPersona(page.request)
    await openAccountSettings(page)
    const section = page.locator('section', { has: page.getByRole('heading', { name: 'Webhooks', exact: true }) })
    await section.getByRole('button', { name: 'Add a webhook' }).click()
    await section.getByLabel('Address of your server').fill('https://192.168.0.1/')
    await section.getByLabel('After how many answers').fill('1')
    await section.getByLabel('Persona', { exact: true }).selectOption(persona.name)
    await section.getByRole('button', { name: 'Add webhook' }).click()
    await expect(section.getByText('The address must be of the public internet')).toBeVisible()
    await expectAccessible(page)
    await section.getByLabel('Address of your server').fill(receiver.url)
    await section.getByRole('button', { name: 'Add webhook' }).click()
    const shown = section.getByRole('region', { name: 'The secret of the new webhook' })
    const secret = (await shown.locator('code').textContent()) ?? ''
    await expectAccessibleEverywhere(page)
    await shown.getByRole('button', { name: 'I have saved it' }).click()
    await expect(section.getByText(secret)).toBeHidden()

    await section.getByRole('button', { name: `Send a test to ${receiver.url}` }).click()
    await expect(toasts.all).toContainText('The test arrived')
    const read = (index: number) => {
      const { body, headers } = receiver.received[index] ?? { body: '', headers: {} }
      return new Webhook(secret).verify(body, headers)
    }
    expect(read(0)).toMatchObject({ type: 'webhook.test' })

    receiver.answers.status = 503
    await chat.open(persona.slug)
    await chat.send('What do you know of owls?')
    await expect.poll(() => receiver.received.length).toBeGreaterThan(1)
    expect(read(1)).toMatchObject({ type: 'persona.answered', data: { personaId: persona.id, personaName: persona.name, answers: 1 } })
    expect(receiver.received[1]?.body).not.toContain('owls')
    receiver.answers.status = 200
    // The first attempt is repeated after 5 s.
    await expect.poll(() => receiver.received.length).toBeGreaterThan(2)
    expect(receiver.received[2]?.headers['webhook-id']).toBe(receiver.received[1]?.headers['webhook-id'])

    await openAccountSettings(page)
    await section.getByRole('button', { name: `Deliveries to ${receiver.url}` }).click()
    const log = section.getByRole('list', { name: `Deliveries to ${receiver.url}` })
    const answered = log.getByRole('listitem').filter({ hasText: 'Answers' })
    await expect(answered).toContainText('2 attempts · status 200')
    await expectAccessibleEverywhere(page)
    const before = receiver.received.length
    await answered.getByRole('button', { name: /^Send “Answers” of .* again$/ }).click()
    await expect(toasts.all).toContainText('It is sent again')
    await expect.poll(() => receiver.received.length).toBeGreaterThan(before)

    await section.getByRole('button', { name: `Delete the webhook to ${receiver.url}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(section.getByText('You have no webhooks.')).toBeVisible()
  } finally {
    receiver.stop()
  }
})
