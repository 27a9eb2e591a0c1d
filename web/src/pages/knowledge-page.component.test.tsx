import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import type { Source } from '../api/schemas.ts'
import { Toaster } from '../components/overlays/toaster.tsx'
import { fakeApi, heldAnswer, refusal } from '../data/testing/fake-api.ts'
import { bot, user } from '../data/testing/fixtures.ts'
import { inboxResponse, noticeItem, reportedItem, source, sourcesResponse, unansweredItem } from '../data/testing/knowledge-fixtures.ts'
import { renderApp } from '../data/testing/render-app.tsx'
import { KnowledgePage } from './knowledge-page.tsx'

const listRoute = 'GET /api/bots/b1/knowledge'
const addRoute = 'POST /api/bots/b1/knowledge'
const inboxRoute = 'GET /api/bots/b1/inbox'
const answerRoute = 'POST /api/bots/b1/inbox/i1'

const processing: Source = { ...source, id: 's2', kind: 'text', title: 'Prices', pages: null, passages: 0, status: 'processing' }

let api: ReturnType<typeof fakeApi>

const open = (hash = '') =>
  renderApp(
    <>
      <Routes>
        <Route path="/dashboard/personas/:id/knowledge" element={<KnowledgePage />} />
      </Routes>
      <Toaster />
    </>,
    user,
    { at: `/dashboard/personas/b1/knowledge${hash}` },
  )
const rows = () => within(screen.getByRole('list', { name: 'Sources' })).getAllByRole('listitem')
const button = (name: string) => screen.findByRole('button', { name })

async function addText(title: string, text: string) {
  await userEvent.click(await button('Write a text'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Write a text' }))
  fireEvent.change(dialog.getByLabelText('Title'), { target: { value: title } })
  fireEvent.change(dialog.getByLabelText('Text'), { target: { value: text } })
  await userEvent.click(dialog.getByRole('button', { name: 'Add text' }))
}

beforeEach(() => {
  api = fakeApi({
    'GET /api/bots/b1': () => Response.json(bot),
    'GET /api/inbox/counts': () => Response.json({ b1: 2 }),
    [listRoute]: () => sourcesResponse([source]),
    [addRoute]: () => Response.json(processing, { status: 202 }),
    [inboxRoute]: ({ query }) => inboxResponse(query.state === 'open' ? [reportedItem, unansweredItem] : []),
  })
})
afterEach(cleanup)

describe('the material', () => {
  it('lists each source with its state, and how many there may be', async () => {
    const failed: Source = {
      ...source,
      id: 's3',
      title: 'Scan.pdf',
      status: 'failed',
      reason: 'The PDF is encrypted. Remove its password.',
    }
    api.on(listRoute, () => sourcesResponse([processing, failed, source]))
    open()
    await screen.findByText('2 of 20 sources')
    const [first, second, third] = rows()
    within(first as HTMLElement).getByText(/^(Reading it|Still being read)/)
    within(second as HTMLElement).getByText(/The PDF is encrypted\. Remove its password\./)
    within(third as HTMLElement).getByText('34 passages · 12 pages')
  })

  it('says what could not be read of a source that is ready', async () => {
    api.on(listRoute, () => sourcesResponse([{ ...source, reason: 'Page 2 is a picture without text.' }]))
    open()
    await screen.findByText('Page 2 is a picture without text.')
    await screen.findByText('34 passages · 12 pages')
  })

  it.each([
    ['when it is found by meaning', 350, 'Found by words now, by meaning in about 6 minutes'],
    ['soon, while the time is unknown', null, 'Found by words now, by meaning soon'],
    ['that it is found by both', 0, 'Found by words and by meaning'],
  ])('says of each source and of all %s', async (_what, secondsLeft, expected) => {
    const finished: Source = { ...source, id: 's4', title: 'Prices.txt', meaning: { passages: 34, secondsLeft: 0 } }
    api.on(listRoute, () => sourcesResponse([{ ...source, meaning: { passages: 10, secondsLeft } }, finished, processing]))
    open()
    await screen.findByText('3 of 20 sources')
    const [waiting, done, read] = rows().map((row) => within(row).queryByText(/^Found by/)?.textContent)
    expect([waiting, done, read]).toEqual([expected, 'Found by words and by meaning', undefined])
    const all = screen.getAllByText(/^Found by/)[0]
    expect([all?.textContent, all?.closest('li')]).toEqual([expected, null])
  })

  it('says nothing of meaning where it is found by words alone', async () => {
    open()
    await screen.findByText('34 passages · 12 pages')
    expect(screen.queryByText(/meaning/)).toBeNull()
  })

  it('says when an original is deleted, and keeps it on request', async () => {
    const keepRoute = 'PATCH /api/bots/b1/knowledge/s1'
    const due: Source = { ...source, originalUntil: '2025-04-22T00:00:00Z' }
    api.on(listRoute, () => sourcesResponse([due]))
    api.on(keepRoute, () => {
      api.on(listRoute, () => sourcesResponse([{ ...source, keepsOriginal: true }]))
      return Response.json({ ...source, keepsOriginal: true })
    })
    open()
    await screen.findByText(/The original is deleted on Apr 22, 2025\./)
    await userEvent.click(await button('Keep the original of Handbook.pdf'))
    await screen.findByText('The original is kept.')
    expect(api.callsOf(keepRoute)[0]?.body).toEqual({ keepsOriginal: true })
    await button('Let the original of Handbook.pdf go')
  })

  it('is empty at first, and says what to do', async () => {
    api.on(listRoute, () => sourcesResponse([]))
    open()
    await screen.findByText('Your persona knows what its instructions say')
    await button('Choose files')
  })

  it('that could not be loaded is loaded by Try again', async () => {
    api.on(listRoute, () => refusal(503, 'Away for a moment'))
    open()
    await screen.findByText('Away for a moment')
    api.on(listRoute, () => sourcesResponse([source]))
    await userEvent.click(await button('Try again'))
    await screen.findByText('Handbook.pdf')
  })

  it('of another member is not there', async () => {
    api.on(listRoute, () => refusal(404, 'Not found', { reason: 'BOT_NOT_FOUND' }))
    open()
    await screen.findByRole('heading', { name: 'Bot Not Found' })
  })

  it('is read again while something is being read, and says when that has ended', async () => {
    api.on(listRoute, () => sourcesResponse([processing]))
    open()
    await screen.findByText(/^(Reading it|Still being read)/)
    api.on(listRoute, () => sourcesResponse([{ ...processing, status: 'ready', passages: 1 }]))
    await screen.findByText('1 passage')
    await screen.findByText('Prices is ready.')
  })
})

describe('a text', () => {
  it('is added once, with an id that its repetition would have, too', async () => {
    open()
    await addText('Prices', 'A plan costs $20.')
    await waitFor(() => expect(api.callsOf(addRoute)).toHaveLength(1))
    const [call] = api.callsOf(addRoute)
    expect(call?.body).toEqual({ title: 'Prices', text: 'A plan costs $20.' })
    expect(call?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/)
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Files on their way' })).toBeNull())
  })

  it('that is refused stays with the reason, and can be changed and sent again', async () => {
    api.on(addRoute, () => refusal(409, 'Twice', { reason: 'SOURCE_EXISTS' }))
    open()
    await addText('Prices', 'A plan costs $20.')
    await screen.findByText(/^Your persona has this already/)
    expect(screen.queryByRole('button', { name: 'Try again: Prices' })).toBeNull()
    api.on(addRoute, () => Response.json(processing, { status: 202 }))
    await userEvent.click(await button('Edit Prices'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Write a text' }))
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('A plan costs $20.')
    fireEvent.change(dialog.getByLabelText('Text'), { target: { value: 'A plan costs $25.' } })
    await userEvent.click(dialog.getByRole('button', { name: 'Add text' }))
    await waitFor(() => expect(api.callsOf(addRoute).at(-1)?.body).toEqual({ title: 'Prices', text: 'A plan costs $25.' }))
  })

  it('is kept when its dialog is closed, and needs both fields', async () => {
    open()
    await addText('', 'A plan costs $20.')
    await screen.findByText('Please write something here')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(await button('Write a text'))
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Text')).value).toBe('A plan costs $20.')
    expect(api.callsOf(addRoute)).toEqual([])
  })

  it('that finds no room says how to make some, and is sent again afterwards', async () => {
    api.on(addRoute, () => refusal(403, 'Full', { reason: 'SOURCE_LIMIT' }))
    open()
    await addText('Prices', 'A plan costs $20.')
    await screen.findByText(/^Your persona has as many sources as your account allows, 20\./)
    api.on(addRoute, () => Response.json(processing, { status: 202 }))
    await userEvent.click(await button('Try again: Prices'))
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Files on their way' })).toBeNull())
  })
})

it('a file of a type that cannot be read is not sent, and says what to do', async () => {
  open()
  const input = (await screen.findByLabelText('Choose files', { selector: 'input' })) as HTMLInputElement
  fireEvent.change(input, { target: { files: [new File(['MZ'], 'setup.exe')] } })
  await screen.findByText(/^This type cannot be read\./)
  await userEvent.click(await button('Remove setup.exe'))
  expect(screen.queryByText(/^This type cannot be read\./)).toBeNull()
  expect(document.activeElement).toBe(await button('Choose files'))
})

it('a deleted source leaves the list, and one that could not be deleted stays', async () => {
  const route = 'DELETE /api/bots/b1/knowledge/s1'
  api.on(route, () => refusal(503, 'Away'))
  open()
  await userEvent.click(await button('Delete Handbook.pdf'))
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Away')
  api.on(listRoute, () => sourcesResponse([]))
  api.on(route, () => new Response(null, { status: 204 }))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await screen.findByText('0 of 20 sources')
  expect(screen.queryByText('34 passages · 12 pages')).toBeNull()
})

it('the passages of a source are shown page by page', async () => {
  const passage = { sourceId: 's1', title: 'Handbook.pdf', page: 2, heading: 'Rest' }
  const pageRoute = 'GET /api/bots/b1/knowledge/s1/passages'
  api.on(pageRoute, ({ query }) =>
    Response.json([{ ...passage, text: `Passage of page ${query.page}` }], { headers: { 'X-Total-Count': '34' } }),
  )
  open()
  await userEvent.click(await button('Show the passages of Handbook.pdf'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Handbook.pdf' }))
  await dialog.findByText('Passage of page 1')
  dialog.getByText('Page 1 of 4')
  await userEvent.click(dialog.getByRole('button', { name: 'Next' }))
  await dialog.findByText('Passage of page 2')
  dialog.getByText('Passage 11')
})

it('a search shows what would be found, and says when that is nothing', async () => {
  const route = 'POST /api/bots/b1/knowledge/search'
  const found = { n: 1, sourceId: 's1', title: 'Handbook.pdf', page: 2, heading: 'Rest', excerpt: 'Rest on Mondays.', score: 3 }
  api.on(route, () => Response.json([found]))
  open()
  const input = await screen.findByLabelText('A question to try')
  await userEvent.type(input, 'When do I rest?{Enter}')
  await screen.findByText('Rest on Mondays.')
  await screen.findByText('1 passage found')
  expect(api.callsOf(route)[0]?.body).toEqual({ query: 'When do I rest?' })
  api.on(route, () => Response.json([]))
  await userEvent.click(await button('Search'))
  await screen.findByText(/^Nothing fits\./)
  expect(screen.queryByText('Rest on Mondays.')).toBeNull()
})

describe('the inbox', () => {
  it('shows reported answers and unanswered questions, and how many are open', async () => {
    open('#inbox')
    const [reported, group] = within(await screen.findByRole('list', { name: 'Items' })).getAllByRole('listitem')
    within(reported as HTMLElement).getByText('Rated as bad')
    within(reported as HTMLElement).getByText('About a year, I think.')
    within(reported as HTMLElement).getByText('It is two years.')
    within(group as HTMLElement).getByText('Asked by 7 people, not in your material')
    screen.getByRole('tab', { name: 'Inbox 2 open items in the inbox' })
  })

  it('shows a notice, which can be dismissed and not answered', async () => {
    api.on(inboxRoute, () => inboxResponse([noticeItem]))
    open('#inbox')
    const row = within(within(await screen.findByRole('list', { name: 'Items' })).getByRole('listitem'))
    row.getByText('Notice')
    row.getByRole('heading', { name: 'This persona paused for an hour.' })
    row.getByRole('button', { name: 'Dismiss: This persona paused for an hour.' })
    expect(row.queryByRole('button', { name: /^Answer better/ })).toBeNull()
  })

  it('answers an item better, beginning with the answer that was reported', async () => {
    const held = heldAnswer()
    api.on(answerRoute, held.answer)
    open('#inbox')
    await userEvent.click(await button('Answer better: How long is the warranty?'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer better' }))
    const field = dialog.getByLabelText<HTMLTextAreaElement>('A better answer')
    expect(field.value).toBe('About a year, I think.')
    fireEvent.change(field, { target: { value: 'Two years.' } })
    await userEvent.click(dialog.getByRole('button', { name: 'Save as source' }))
    api.on(inboxRoute, () => inboxResponse([unansweredItem]))
    await act(async () => held.release(Response.json({ ...reportedItem, state: 'answered', answer: 'Two years.' })))
    await screen.findByText('Your persona knows it from now on.')
    await waitFor(() => expect(screen.queryByText('How long is the warranty?')).toBeNull())
    expect(api.callsOf(answerRoute)[0]?.body).toEqual({ question: 'How long is the warranty?', answer: 'Two years.' })
  })

  it('keeps what was typed when the answer is refused, and says why', async () => {
    api.on(answerRoute, () => refusal(409, 'Handled', { reason: 'ALREADY_HANDLED' }))
    open('#inbox')
    await userEvent.click(await button('Answer better: How long is the warranty?'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer better' }))
    fireEvent.change(dialog.getByLabelText('A better answer'), { target: { value: 'Two years.' } })
    await userEvent.click(dialog.getByRole('button', { name: 'Save as source' }))
    await dialog.findByText('This was answered meanwhile, perhaps in another tab.')
    expect(dialog.getByLabelText<HTMLTextAreaElement>('A better answer').value).toBe('Two years.')
  })

  it('an item that is dismissed leaves the open ones', async () => {
    api.on(answerRoute, () => Response.json({ ...reportedItem, state: 'dismissed' }))
    open('#inbox')
    const dismiss = await button('Dismiss: How long is the warranty?')
    api.on(inboxRoute, () => inboxResponse([unansweredItem]))
    await userEvent.click(dismiss)
    await waitFor(() => expect(screen.queryByText('How long is the warranty?')).toBeNull())
    expect(api.callsOf(answerRoute)[0]?.body).toEqual({ dismissed: true })
    expect(document.activeElement).not.toBe(document.body)
  })

  it('says for each state how items get there', async () => {
    api.on(inboxRoute, () => inboxResponse([]))
    open('#inbox')
    await screen.findByText('Nothing waits for you')
    await userEvent.click(screen.getByRole('radio', { name: 'Answered' }))
    await screen.findByText('Nothing is answered yet')
    await userEvent.click(screen.getByRole('radio', { name: 'Dismissed' }))
    await screen.findByText('Nothing is dismissed')
  })

  it('leads from an answered item to the material', async () => {
    api.on(inboxRoute, () => inboxResponse([{ ...reportedItem, state: 'answered', answer: 'Two years.' }]))
    open('#inbox')
    await userEvent.click(await screen.findByRole('link', { name: 'See it in the material' }))
    await screen.findByText('1 of 20 sources')
  })

  it('is shown page by page', async () => {
    api.on(inboxRoute, ({ query }) => inboxResponse([{ ...unansweredItem, question: `On page ${query.page}` }], 45))
    open('#inbox')
    await screen.findByText('On page 1')
    await userEvent.click(await button('Next'))
    await screen.findByText('On page 2')
    screen.getByText('Page 2 of 3')
  })
})
