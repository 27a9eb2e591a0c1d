import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test as withoutSite } from './support/test.ts'

/** A page of somebody else's, on another site than the product: 127.0.0.1 is not localhost to a browser. */
const test = withoutSite.extend<{ otherSite: (html: string) => Promise<string> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
  otherSite: async ({}, use) => {
    let page = ''
    const server = createServer((_request, response) => response.setHeader('Content-Type', 'text/html').end(page))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    await use(async (html) => {
      page = html
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    })
    server.closeAllConnections()
    server.close()
  },
})

test('the cookies of a guest and of a session are out of the reach of scripts and of other sites', async ({ page, context, chat }) => {
  await chat.open('coach-bex')
  const { username, email, password } = { username: `cookie_${Date.now()}`, email: `${Date.now()}@example.org`, password: 'Secret123' }
  const guest = await context.cookies()
  expect(guest).toHaveLength(1)
  await page.request.post('/api/register', { data: { username, email, password } })
  const all = [...guest, ...(await context.cookies())]
  expect(new Set(all.map(({ name }) => name)).size).toBe(2)
  for (const cookie of all) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(await page.evaluate('document.cookie')).toBe('')
})

test('a form on another site changes nothing for a member', async ({ page, member, baseURL, otherSite }) => {
  for (const path of ['/api/logout', '/api/login', '/api/register', '/api/messages', '/api/messages/stream']) {
    const form = `<form method="post" action="${baseURL}${path}" enctype="text/plain"><input name='{"username":"${member.username}","x":"' value='"}'><button>Win</button></form>`
    await page.goto(await otherSite(form))
    const answer = page.waitForResponse(`${baseURL}${path}`)
    await page.getByRole('button', { name: 'Win' }).click()
    expect((await answer).status(), path).toBe(403)
  }
  expect(await (await page.request.get(`${baseURL}/api/user`)).json()).toMatchObject({ username: member.username })
})

test('a link or an image on another site sends no message in a member’s name', async ({ page, member, chat, baseURL, otherSite }) => {
  await chat.open('coach-bex')
  const address = `/api/conversations/${await chat.conversationId()}/messages`
  const send = `${baseURL}/api/messages/stream?conversationId=${await chat.conversationId()}&content=Bought`
  await page.goto(await otherSite(`<a href="${send}">Win</a>`))
  const navigated = page.waitForResponse(send)
  await page.getByRole('link', { name: 'Win' }).click()
  expect((await navigated).status()).toBe(403)

  await page.goto(await otherSite(`<img src="${send}" alt="Win">`), { waitUntil: 'load' })
  const stored = await (await page.request.get(`${baseURL}${address}`)).json()
  expect(stored).toHaveLength(1)
  expect(await (await page.request.get(`${baseURL}/api/user`)).json()).toMatchObject({ username: member.username })
})

test('another site can neither frame the product nor read from it', async ({ page, member, baseURL, otherSite }) => {
  await page.goto(await otherSite(`<iframe src="${baseURL}/discover"></iframe>`))
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1, name: /Chat Free/ })).toHaveCount(0)
  const read = await page.evaluate<string>(
    `fetch('${baseURL}/api/user', { credentials: 'include' }).then((answer) => answer.text(), () => 'refused')`,
  )
  expect(read).toBe('refused')
  expect(read).not.toContain(member.username)
})
