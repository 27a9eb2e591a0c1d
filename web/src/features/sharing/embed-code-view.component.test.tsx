import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Bot } from '../../api/schemas.ts'
import { fakeApi, refusal } from '../../data/testing/fake-api.ts'
import { bot, user } from '../../data/testing/fixtures.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { EmbedCodeView } from './embed-code-view.tsx'

const own: Bot = { ...bot, userId: user.id }
const savedRoute = 'PUT /api/bots/b1'

let api: ReturnType<typeof fakeApi>
let stored: Bot
beforeEach(() => {
  stored = { ...own, rolePrompt: 'You are Livia, a coach.', strictlyFollows: '', embedOrigins: [], openingLinesMade: true, version: 3 }
  api = fakeApi({
    'GET /api/bots/b1': () => Response.json(stored),
    [savedRoute]: ({ body }) => {
      stored = { ...stored, embedOrigins: body?.embedOrigins as string[], version: (stored.version ?? 0) + 1 }
      return Response.json(stored)
    },
  })
})
afterEach(cleanup)

const code = () => document.querySelector('pre')?.textContent ?? null
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Address of your website' })

it('asks the owner for the website first, allows it at once, and then shows the code', async () => {
  renderApp(<EmbedCodeView bot={own} />, user)
  await userEvent.type(await field(), 'http://localhost:8080{Enter}')
  await screen.findByText('http://localhost:8080')
  expect(code()).toContain('data-persona="livia"')
  const { embedOrigins, rolePrompt, openingLines, version } = api.callsOf(savedRoute)[0]?.body ?? {}
  expect({ embedOrigins, rolePrompt, openingLines, version }).toEqual({
    embedOrigins: ['http://localhost:8080'],
    rolePrompt: 'You are Livia, a coach.',
    openingLines: [],
    version: 3,
  })
  expect((await field()).value).toBe('')
})

it.each(['http://shop.example', 'http://127.0.0.1:80', 'two words', '*', ''])(
  'refuses %p with an example, and saves nothing',
  async (text) => {
    renderApp(<EmbedCodeView bot={own} />, user)
    const input = await field()
    if (text) await userEvent.type(input, text)
    await userEvent.click(screen.getByRole('button', { name: 'Add website' }))
    expect((await screen.findByRole('alert')).textContent).toContain('https://example.org')
    expect([document.activeElement, code(), api.callsOf(savedRoute)]).toEqual([input, null, []])
  },
)

it('lists the allowed websites, and removes one', async () => {
  stored.embedOrigins = ['https://a.example', 'https://b.example']
  renderApp(<EmbedCodeView bot={own} />, user)
  const list = within(await screen.findByRole('list', { name: 'Websites that may show it' }))
  await userEvent.click(list.getByRole('button', { name: 'Remove https://a.example' }))
  await waitFor(() => expect(list.queryByText('https://a.example')).toBeNull())
  expect(stored.embedOrigins).toEqual(['https://b.example'])
  expect(document.activeElement).toBe(await field())
})

it('saves again when the persona was changed elsewhere, and keeps both changes', async () => {
  renderApp(<EmbedCodeView bot={own} />, user)
  const input = await field()
  let isFirst = true
  api.on(savedRoute, ({ body }) => {
    if (isFirst) {
      isFirst = false
      stored = { ...stored, name: 'Livia II', embedOrigins: ['https://other.example'], version: 4 }
      return refusal(409, 'This AI persona was changed elsewhere', { reason: 'EDITED_ELSEWHERE' })
    }
    stored = { ...stored, embedOrigins: body?.embedOrigins as string[] }
    return Response.json(stored)
  })
  await userEvent.type(input, 'shop.example{Enter}')
  await screen.findByText('https://shop.example')
  expect(stored.embedOrigins).toEqual(['https://other.example', 'https://shop.example'])
  expect(api.callsOf(savedRoute)[1]?.body).toMatchObject({ name: 'Livia II', version: 4 })
})

it('says why the server refused a website, and keeps its text', async () => {
  api.on(savedRoute, () => refusal(403, 'Please confirm your email address', { reason: 'EMAIL_NOT_CONFIRMED' }))
  renderApp(<EmbedCodeView bot={own} />, user)
  await userEvent.type(await field(), 'shop.example{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('Please confirm your email address')
  expect((await field()).value).toBe('shop.example')
})

it('changes the code with the options', async () => {
  stored.embedOrigins = ['*']
  renderApp(<EmbedCodeView bot={own} />, user)
  await userEvent.click(await screen.findByText('Options'))
  await userEvent.click(screen.getByRole('radio', { name: 'Left' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Greeting' }), 'Ask me')
  await userEvent.click(screen.getByRole('checkbox', { name: /^Open the chat/ }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'German')
  expect(code()).toContain('data-persona="livia" data-position="left" data-greeting="Ask me" data-open data-lang="de" async')
  await userEvent.click(screen.getByRole('button', { name: 'Allow only websites that I name' }))
  await field()
  expect([stored.embedOrigins, code()]).toEqual([[], null])
})

it('shows others the code, with a note that the owner decides', async () => {
  renderApp(<EmbedCodeView bot={bot} />, user)
  expect(code()).toContain('data-persona="livia"')
  expect(screen.getByText(/^The owner of the persona decides/)).not.toBeNull()
  expect(api.callsOf('GET /api/bots/b1')).toEqual([])
})
