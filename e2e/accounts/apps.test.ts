import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { accountSettingsUrl } from '../support/accounts/account-settings.ts'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { expect, test } from '../support/test-fixtures.ts'

/** Starts the program of an app at the loopback interface, to which the browser comes back. */
async function startApp() {
  const server = createServer((_request, response) => response.end('You may close this page.'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`
  return { url, stop: () => server.close() }
}

test('a member allows an app what it may do and spend, sees it in the account, and removes it', async ({ page, member, guest, toasts }) => {
  const app = await startApp()
  const registration = { client_name: 'My assistant', client_uri: 'https://assistant.example/', redirect_uris: [app.url] }
  const { client_id } = await (await guest.post('/oauth/register', { data: registration })).json()
  const { resource } = await (await guest.get('/.well-known/oauth-protected-resource/mcp')).json()
  const verifier = randomBytes(32).toString('base64url')
  const code_challenge = createHash('sha256').update(verifier).digest('base64url')
  const request = { client_id, redirect_uri: app.url, response_type: 'code', scope: 'chat read', resource, state: 'a-state' }
  const query = new URLSearchParams({ ...request, code_challenge, code_challenge_method: 'S256' })

  await page.goto(`/oauth/authorize?${query}`)
  await expect(page.getByRole('heading', { name: 'Allow “My assistant”?' })).toBeVisible()
  await expect(page.getByText('assistant.example')).toBeVisible()
  await expect(page.getByText('This computer')).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.getByLabel('Credits that it may spend').fill('7')
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.waitForURL(/\/callback\?/)
  const back = new URL(page.url()).searchParams
  expect(back.get('state')).toBe('a-state')

  const grant = {
    grant_type: 'authorization_code',
    client_id,
    redirect_uri: app.url,
    code: back.get('code') ?? '',
    code_verifier: verifier,
    resource,
  }
  const tokens = await (await guest.post('/oauth/token', { form: grant })).json()
  expect(tokens.access_token).toMatch(/^rt_/)
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }
  const headers = {
    Authorization: `Bearer ${tokens.access_token}`,
    Accept: 'application/json, text/event-stream',
    'MCP-Protocol-Version': '2025-11-25',
  }
  const statusOf = async () => (await guest.post('/mcp', { headers, data: list })).status()
  expect(await statusOf()).toBe(200)

  await page.goto(`${accountSettingsUrl}#apps`)
  const row = page.getByRole('list', { name: 'Apps' }).getByRole('listitem')
  await expect(row).toContainText('My assistant')
  await expect(row).toContainText('0 of 7 credits spent')
  await expect(row).toContainText('Last used now')
  await expectAccessibleEverywhere(page)
  await row.getByRole('button', { name: 'Remove the app “My assistant”' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove app' }).click()
  await expect(toasts.all).toContainText('“My assistant” is refused from now on.')
  await expect(page.getByText('No app has access to your account.')).toBeVisible()
  expect(await statusOf()).toBe(401)
  expect(member.username).not.toBe('')
  app.stop()
})

test('a member answers the requests of two apps in two tabs', async ({ page, member: _member, guest }) => {
  const app = await startApp()
  const challenge = { code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256' }
  const begin = async (tab: Page, name: string) => {
    const registration = { client_name: name, redirect_uris: [app.url] }
    const { client_id } = await (await guest.post('/oauth/register', { data: registration })).json()
    const query = new URLSearchParams({ client_id, redirect_uri: app.url, response_type: 'code', state: name, ...challenge })
    await tab.goto(`/oauth/authorize?${query}`)
    await expect(tab.getByRole('heading', { name: `Allow “${name}”?` })).toBeVisible()
  }
  const allow = async (tab: Page, name: string) => {
    await tab.getByRole('button', { name: 'Allow' }).click()
    await tab.waitForURL(/\/callback\?/)
    const back = new URL(tab.url()).searchParams
    expect([back.get('state'), back.get('error'), back.has('code')]).toEqual([name, null, true])
  }
  const other = await page.context().newPage()
  await begin(page, 'First app')
  await begin(other, 'Second app')
  await allow(page, 'First app')
  await allow(other, 'Second app')
  app.stop()
})

test('a visitor signs in first and returns to what an app asks for', async ({ page, guest }) => {
  const registration = { client_name: 'My assistant', redirect_uris: ['http://127.0.0.1:9/callback'] }
  const { client_id } = await (await guest.post('/oauth/register', { data: registration })).json()
  const challenge = { code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256' }
  const query = new URLSearchParams({ client_id, redirect_uri: 'http://127.0.0.1:9/callback', response_type: 'code', ...challenge })
  await page.goto(`/oauth/authorize?${query}`)
  await expect(page).toHaveURL(/\/auth\?tab=login&next=%2Foauth%2Fconsent%3Frequest%3D/)
})
