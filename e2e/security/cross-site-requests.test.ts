import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { mailsFor } from '../support/accounts/mail.ts'
import { type Member, newAccount } from '../support/accounts/member.ts'
import { passwords } from '../support/accounts/passwords.ts'
import { test as base, expect } from '../support/test-fixtures.ts'

/** Serves a page on another site than the product. Browsers treat 127.0.0.1 and localhost as different sites. */
const test = base.extend<{ otherSite: (html: string) => Promise<string> }>({
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

test('the guest, session and device cookies are hidden from scripts and from other sites', async ({ page, context, chat }) => {
  await chat.open('coach-bex')
  const { username, email, password } = { username: `cookie_${Date.now()}`, email: `${Date.now()}@example.org`, password: passwords.short }
  const guest = await context.cookies()
  expect(guest).toHaveLength(1)
  await page.request.post('/api/register', { data: { username, email, password } })
  const all = [...guest, ...(await context.cookies())]
  // This cookie says that there may be a session, and nothing else: scripts may read it.
  const secret = all.filter(({ name }) => name !== 'rostra_signed_in')
  expect(new Set(secret.map(({ name }) => name)).size).toBe(3)
  for (const cookie of secret) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(await page.evaluate('document.cookie')).toMatch(/^rostra_signed_in=\w{1,10}$/)
})

/** Returns the body of a forged request by an attacker who knows the member's name, address and password. */
const forgedBody = ({ username, email, password }: Member) => ({
  username,
  email,
  password,
  currentPassword: password,
  newPassword: passwords.changed,
  token: 'a-token',
  otp: '123456',
})

/** Expects that the member is still signed in once, with the same data and password, and that no mail was sent. */
async function expectUntouched({ request }: Page, baseURL: string | undefined, { username, email, password }: Member) {
  expect(await (await request.get(`${baseURL}/api/user`)).json()).toMatchObject({ username, email })
  expect(await (await request.get(`${baseURL}/api/user/sessions`)).json()).toHaveLength(1)
  expect(await mailsFor(request, email)).toEqual([])
  expect((await request.post(`${baseURL}/api/login`, { data: { username, password } })).status()).toBe(200)
}

test('a form on another site changes nothing for a member (CSRF)', async ({ page, member, baseURL, otherSite }) => {
  const refusals: [path: string, status: number][] = [
    ...['logout', 'login', 'register', 'messages', 'messages/stream'].map((path): [string, number] => [path, 403]),
    ...['forgot-password', 'reset-password', 'request-otp', 'login-with-otp'].map((path): [string, number] => [path, 403]),
    ...['user', 'user/password', 'user/profile'].map((path): [string, number] => [path, 405]),
  ]
  const json = JSON.stringify({ ...forgedBody(member), x: '' })
  for (const [path, status] of refusals) {
    const action = `${baseURL}/api/${path}`
    const field = `<input name='${json.slice(0, -2)}' value='"}'>`
    await page.goto(await otherSite(`<form method="post" action="${action}" enctype="text/plain">${field}<button>Win</button></form>`))
    const answer = page.waitForResponse(action)
    await page.getByRole('button', { name: 'Win' }).click()
    expect((await answer).status(), path).toBe(status)
  }
  await expectUntouched(page, baseURL, member)
})

test('scripts, images, links and frames on another site change and read nothing of a member (CSRF)', async ({
  page,
  member,
  chat,
  baseURL,
  otherSite,
}) => {
  await chat.open('coach-bex')
  const conversation = await chat.conversationId()
  await page.goto(await otherSite('<h1>Win</h1>'))
  const calls: [method: string, path: string, mode: 'cors' | 'no-cors'][] = [
    ['DELETE', '/api/user', 'no-cors'],
    ['DELETE', '/api/user', 'cors'],
    ['PUT', '/api/user/password', 'cors'],
    ['PUT', '/api/user/profile', 'cors'],
    ['POST', '/api/forgot-password', 'no-cors'],
    ['POST', '/api/logout', 'no-cors'],
  ]
  for (const [method, path, mode] of calls) {
    const type = mode === 'cors' ? 'application/json' : 'text/plain'
    const body = JSON.stringify({ ...forgedBody(member), ...(method === 'PUT' && { email: newAccount().email }) })
    const init = { method, mode, credentials: 'include', headers: { 'Content-Type': type }, body }
    const outcome = await page.evaluate<string>(
      `fetch('${baseURL}${path}', ${JSON.stringify(init)}).then((answer) => answer.type, () => 'refused')`,
    )
    expect(outcome, `${method} ${path}`).toBe('refused')
  }
  for (const [path, status] of [
    ['/api/logout', 405],
    ['/api/user/export', 403],
  ] as const) {
    await page.goto(await otherSite(`<img src="${baseURL}${path}" alt="Win">`), { waitUntil: 'load' })
    await page.goto(await otherSite(`<a href="${baseURL}${path}">Win</a>`))
    const answer = page.waitForResponse(`${baseURL}${path}`)
    await page.getByRole('link', { name: 'Win' }).click()
    expect((await answer).status(), path).toBe(status)
  }

  // A message cannot be sent.
  const send = `${baseURL}/api/messages/stream?conversationId=${conversation}&content=Bought`
  await page.goto(await otherSite(`<a href="${send}">Win</a>`))
  const navigated = page.waitForResponse(send)
  await page.getByRole('link', { name: 'Win' }).click()
  expect((await navigated).status()).toBe(403)
  await page.goto(await otherSite(`<img src="${send}" alt="Win">`), { waitUntil: 'load' })
  const stored = await (await page.request.get(`${baseURL}/api/conversations/${conversation}/messages`)).json()
  expect(stored).toHaveLength(1)

  // The product can be neither framed nor read.
  await page.goto(await otherSite(`<iframe src="${baseURL}/discover"></iframe>`))
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1, name: /Chat Free/ })).toHaveCount(0)
  const read = await page.evaluate<string>(
    `fetch('${baseURL}/api/user', { credentials: 'include' }).then((answer) => answer.text(), () => 'refused')`,
  )
  expect(read).toBe('refused')
  await expectUntouched(page, baseURL, member)
})
