import { afterEach, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, refusal } from '../../data/testing/fake-api.ts'
import { bot, user } from '../../data/testing/fixtures.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { ReportAnswerButton } from './report-answer-button.tsx'
import { ReportButton } from './report-button.tsx'

afterEach(cleanup)

const route = 'POST /api/bots/b1/report'
const done = () => new Response(null, { status: 204 })

async function open(answer: () => Response = done) {
  const api = fakeApi({ [route]: answer })
  renderApp(<ReportButton bot={bot} />)
  fireEvent.click(screen.getByRole('button', { name: 'Report this persona' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Report Livia/ }))
  return { api, dialog, send: () => fireEvent.click(dialog.getByRole('button', { name: 'Send report' })) }
}

it('sends the chosen reason, thanks, and returns the focus', async () => {
  const { api, dialog, send } = await open()
  expect(dialog.getAllByRole('radio')).toHaveLength(7)
  send()
  dialog.getByText('Please choose what is wrong.')
  fireEvent.click(dialog.getByRole('radio', { name: /spam or fraud/ }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Details (optional)' }), ' It sells pills. ')
  send()
  await screen.findByRole('heading', { name: 'Thank you' })
  expect(api.callsOf(route).map(({ body }) => body)).toEqual([{ reason: 'spam', details: 'It sells pills.' }])
  const close = screen.getByRole('button', { name: 'Close' })
  expect(document.activeElement).toBe(close)
  fireEvent.click(close)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Report this persona' })))
})

it('another reason needs details', async () => {
  const { api, dialog, send } = await open()
  fireEvent.click(dialog.getByRole('radio', { name: /Something else/ }))
  send()
  dialog.getByText('Please describe what is wrong.')
  expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Details' }))
  expect(api.callsOf(route)).toEqual([])
})

it('keeps what was written when sending fails', async () => {
  const { api, dialog, send } = await open(() => refusal(429, 'Slow down', { reason: 'RATE_LIMITED' }))
  fireEvent.click(dialog.getByRole('radio', { name: /hateful/ }))
  await userEvent.type(dialog.getByRole('textbox'), 'It insults.')
  send()
  await dialog.findByText('Slow down')
  expect((dialog.getByRole('textbox') as HTMLTextAreaElement).value).toBe('It insults.')
  api.on(route, done)
  send()
  await screen.findByRole('heading', { name: 'Thank you' })
})

it('a second report says that the persona was reported already', async () => {
  const { dialog, send } = await open(() => refusal(409, 'x', { reason: 'ALREADY_REPORTED' }))
  fireEvent.click(dialog.getByRole('radio', { name: /private data/ }))
  send()
  await screen.findByRole('heading', { name: 'You have reported it already' })
})

it('a report of an answer names it, and says what operators get', async () => {
  const api = fakeApi({ [route]: done })
  renderApp(<ReportAnswerButton bot={bot} messageId="b7" conversationId="c1" />)
  fireEvent.click(screen.getByRole('button', { name: 'Report this answer' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Report an answer of Livia' }))
  dialog.getByText(/get this answer and your question/)
  fireEvent.click(dialog.getByRole('radio', { name: /dangerous advice/ }))
  fireEvent.click(dialog.getByRole('button', { name: 'Send report' }))
  await screen.findByRole('heading', { name: 'Thank you' })
  expect(api.callsOf(route).map(({ body }) => body)).toEqual([{ reason: 'harmful', details: '', messageId: 'b7', conversationId: 'c1' }])
})

it('the owner of a persona has no button', () => {
  renderApp(
    <>
      <ReportButton bot={{ ...bot, userId: user.id }} />
      <ReportAnswerButton bot={{ ...bot, userId: user.id }} messageId="b7" conversationId="c1" />
    </>,
    user,
  )
  expect(screen.queryByRole('button')).toBeNull()
})
