import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { register } from '../support/accounts/member.ts'
import { expectAccessible, expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { ChatPanel } from '../support/chat-panel.ts'
import { createPersona } from '../support/personas/persona.ts'
import { expect, test } from '../support/test-fixtures.ts'

const key = 'sk-of-the-creator'

/** A creator's server on this machine that speaks OpenAI's chat completions, and refuses every other key. */
async function startModel() {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += String(piece)
    if (request.headers.authorization !== `Bearer ${key}`) return response.writeHead(401).end('{"error":{"message":"No"}}')
    bodies.push(body)
    const chunk = (delta: object, finish: string | null) =>
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.end(`${chunk({ role: 'assistant', content: 'Hoo says the own model.' }, null)}${chunk({}, 'stop')}data: [DONE]\n\n`)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, bodies, stop }
}

test('a creator lets a persona answer through an own model, of which readers know, and stops it', async ({
  page,
  member: _member,
  browser,
  baseURL,
  toasts,
}) => {
  const model = await startModel()
  try {
    const persona = await createPersona(page.request)
    const section = page.getByRole('region', { name: 'Your own model' })
    const address = section.getByLabel('Address of the API')

    await test.step('a private address, and a model that refuses the try, are not saved', async () => {
      await page.goto(`/dashboard?tab=create&edit=${persona.id}`)
      await section.getByRole('button', { name: 'Use your own model' }).click()
      await section.getByRole('button', { name: 'Try it and save' }).click()
      await expect(section.getByText('Enter the address of the API.')).toBeVisible()
      await address.fill('https://192.168.0.1/v1')
      await section.getByLabel('Name of the model').fill('llama-owl')
      await section.getByRole('button', { name: 'Try it and save' }).click()
      await expect(section.getByText('The address must be of the public internet')).toBeVisible()
      await expectAccessible(page, 'main')
      await address.fill(model.url)
      await section.getByLabel('Key').fill('sk-wrong')
      await section.getByRole('button', { name: 'Try it and save' }).click()
      await expect(section.getByText('It refuses the key')).toBeVisible()
      expect(model.bodies).toHaveLength(0)
    })

    await test.step('one that answers the try is saved, and its key is never shown', async () => {
      await section.getByLabel('Key').fill(key)
      await section.getByRole('button', { name: 'Try it and save' }).click()
      await expect(toasts.all).toContainText('Your model answers now')
      await expect(section).toContainText('llama-owl answers for this persona.')
      await expect(section).toContainText('The key is set, and is never shown.')
      expect(await page.content()).not.toContain(key)
      await expectAccessibleEverywhere(page)
      expect(model.bodies).toHaveLength(1)
    })

    await test.step('another member is told who answers before the first message, and gets the answer of the model', async () => {
      const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
      const reader = await context.newPage()
      await register(context.request)
      const chat = new ChatPanel(reader)
      await chat.open(persona.slug)
      await expect(reader.getByText(/^Answered by a model that its creator runs\./)).toBeVisible()
      await expectAccessibleEverywhere(reader)
      await chat.sendAndWait('What do you know of owls?')
      await expect(chat.lastAnswer).toContainText('Hoo says the own model.')
      expect(model.bodies.at(-1)).toContain('What do you know of owls?')
      await context.close()
    })

    await test.step('the creator returns to the models of the product', async () => {
      await section.getByRole('button', { name: 'Use our models again' }).click()
      await expect(toasts.all).toContainText('Our models answer again')
      await expect(section.getByRole('button', { name: 'Use your own model' })).toBeVisible()
    })
  } finally {
    model.stop()
  }
})
