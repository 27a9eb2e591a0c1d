import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Conversation } from '../../api/schemas.ts'
import { type fakeApi, heldAnswer, refusal } from '../../data/testing/fake-api.ts'
import { user } from '../../data/testing/fixtures.ts'
import { conversation } from '../../data/testing/history-fixtures.ts'
import { choose, fakeHistoryApi, listOf, listRoute, openHistory } from './history-harness.tsx'

const soup: Conversation = { ...conversation, id: 'c2', title: 'Lentil soup', shared: true }
const knots: Conversation = {
  ...conversation,
  id: 'c3',
  title: 'Knots',
  botId: 'b9',
  botName: 'Captain',
  lastMessageAt: '2026-01-02T09:00:00Z',
}
const link = (name: RegExp | string) => screen.findByRole('link', { name })
const shown = () => screen.queryAllByRole('link', { name: /, with / }).map((found) => found.textContent)

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  localStorage.clear()
  sessionStorage.clear()
  api = fakeHistoryApi([conversation, soup, knots])
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

describe('the list of conversations', () => {
  it('is grouped by day, says what is shared, and opens each one', async () => {
    openHistory(user)
    const soupLink = await link('Lentil soup, with Livia')
    await waitFor(() => expect(soupLink.getAttribute('href')).toBe('/persona/livia?conversation=c2'))
    const day = screen.getByRole('region', { name: 'March 10, 2026' })
    expect(
      within(day)
        .getAllByRole('listitem')
        .map((row) => row.textContent?.includes('Shared')),
    ).toEqual([false, true])
    screen.getByRole('region', { name: 'January 2, 2026' })
  })

  it('of a persona that is gone says so, has no link, and can be deleted', async () => {
    api.on('DELETE /api/conversations/c3', () => {
      api.on(listRoute, () => listOf([conversation, soup]))
      return new Response(null, { status: 204 })
    })
    openHistory(user)
    await screen.findByText('This persona is no longer available.')
    expect(shown()).toEqual(['A first marathon', 'Lentil soup'])
    await choose('Knots', 'Delete')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Options of Knots' })).toBeNull())
  })

  it('says what to do while it is empty', async () => {
    api.on(listRoute, () => listOf([]))
    openHistory(user)
    await screen.findByRole('heading', { name: 'No conversations yet' })
    expect((await link('Discover personas')).getAttribute('href')).toBe('/discover')
  })

  it('that could not be loaded can be tried again', async () => {
    api.on(listRoute, () => refusal(500, 'Something failed'))
    openHistory(user)
    await screen.findByText('Your conversations could not be loaded')
    api.on(listRoute, () => listOf([soup]))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await link(/Lentil soup/)
  })

  it('tells a guest, and no member, how to keep them', async () => {
    openHistory(user)
    await link(/Lentil soup/)
    expect(screen.queryByText(/Without an account/)).toBeNull()
    cleanup()
    openHistory(null)
    await screen.findByText(/Without an account/)
    expect((await link('Sign up for free')).getAttribute('href')).toBe('/auth?tab=register&next=%2Fconversations')
  })

  it('shows more, each conversation once, until it is whole', async () => {
    const many = Array.from({ length: 20 }, (_, index) => ({ ...conversation, id: `m${index}`, title: `Run ${index}` }))
    // One conversation got a new message, so that the last one of the first page is also on the second.
    api.on(listRoute, ({ query }) => (query.page === '2' ? listOf([...many.slice(19), soup], 21) : listOf(many, 21)))
    openHistory(user)
    await screen.findByText('20 of 21')
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await link(/Lentil soup/)
    expect(shown()).toHaveLength(21)
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })
})

describe('the search', () => {
  const hit: Conversation = {
    ...soup,
    match: { titleMarks: [{ start: 0, end: 6 }], excerpt: 'Rinse the lentils.', excerptMarks: [{ start: 10, end: 17 }], messageId: 'b7' },
  }

  it('marks the found words, opens at the message, and keeps the focus', async () => {
    openHistory(user)
    await link(/Lentil soup/)
    api.on(listRoute, ({ query }) => listOf(query.search === 'lentil' ? [hit] : []))
    await userEvent.type(screen.getByRole('searchbox'), ' lentil')
    const results = await screen.findByRole('region', { name: 'Results' })
    expect(
      within(results)
        .getAllByText(/lentil/i, { selector: 'mark' })
        .map((mark) => mark.textContent),
    ).toEqual(['Lentil', 'lentils'])
    expect((await link(/Lentil soup/)).getAttribute('href')).toBe('/persona/livia?conversation=c2&message=b7')
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    expect(api.callsOf(listRoute).filter(({ query }) => query.search !== undefined)).toHaveLength(1)
  })

  it('shows the results of the latest words when the responses arrive in another order', async () => {
    const { answer, release } = heldAnswer()
    api.on(listRoute, ({ query }) => (query.search === 'knots' ? answer() : listOf(query.search ? [hit] : [])))
    const { client } = openHistory(user, '/conversations?search=knots')
    const box = await screen.findByRole('searchbox')
    await userEvent.clear(box)
    await userEvent.type(box, 'lentil{Enter}')
    await link(/Lentil soup/)
    release(listOf([knots]))
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(shown()).toEqual(['Lentil soup'])
  })

  it('without hits can be cleared', async () => {
    api.on(listRoute, ({ query }) => listOf(query.search ? [] : [soup]))
    openHistory(user, '/conversations?search=zzz')
    await screen.findByText('No title and no message has “zzz”.')
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear the search' }).at(-1) as HTMLElement)
    await link(/Lentil soup/)
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  })
})

describe('renaming', () => {
  const route = 'PATCH /api/conversations/c2'

  it('shows the new title at once, and the old one again when it fails', async () => {
    const { answer, release } = heldAnswer()
    api.on(route, answer)
    openHistory(user)
    await choose('Lentil soup', 'Rename')
    await userEvent.keyboard('  Soup  of the day {Enter}')
    await link(/Soup of the day/)
    expect(api.callsOf(route)[0]?.body).toEqual({ title: 'Soup of the day' })
    release(refusal(500, 'Something failed'))
    await link(/Lentil soup/)
    await screen.findByText('Something failed')
  })

  it.each(['{Escape}', '{Enter}', '{Backspace}{Enter}'])('with %s changes nothing', async (keys) => {
    openHistory(user)
    await choose('Lentil soup', 'Rename')
    await userEvent.keyboard(keys)
    await link(/Lentil soup/)
    expect(api.callsOf(route)).toHaveLength(0)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Options of Lentil soup' })))
  })
})

describe('deleting', () => {
  const route = 'DELETE /api/conversations/c2'
  const restoreRoute = 'POST /api/conversations/c2/restore'
  beforeEach(() => {
    api.on(route, () => {
      api.on(listRoute, () => listOf([conversation, knots]))
      return new Response(null, { status: 204 })
    })
  })

  it('takes the conversation away at once, moves the focus to the next, and can be undone', async () => {
    api.on(restoreRoute, () => {
      api.on(listRoute, () => listOf([conversation, soup]))
      return Response.json(soup)
    })
    openHistory(user)
    await choose('Lentil soup', 'Delete')
    await waitFor(() => expect(shown()).toEqual(['A first marathon']))
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Options of /))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await link(/Lentil soup/)
  })

  it('says when it is too late to undo it', async () => {
    api.on(restoreRoute, () => refusal(404, 'Conversation not found', { reason: 'CONVERSATION_NOT_FOUND' }))
    openHistory(user)
    await choose('Lentil soup', 'Delete')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText('A deletion can be undone for 10 seconds only.')
    expect(shown()).toEqual(['A first marathon'])
  })

  it('that fails brings the conversation back', async () => {
    api.on(route, () => refusal(500, 'Something failed'))
    openHistory(user)
    await choose('Lentil soup', 'Delete')
    await screen.findByText('Something failed')
    expect(shown()).toContain('Lentil soup')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('of one that is gone already is a success', async () => {
    api.on(route, () => {
      api.on(listRoute, () => listOf([conversation]))
      return refusal(404, 'Conversation not found', { reason: 'CONVERSATION_NOT_FOUND' })
    })
    openHistory(user)
    await choose('Lentil soup', 'Delete')
    await screen.findByText('Conversation deleted')
    expect(shown()).toEqual(['A first marathon'])
  })
})

describe('pinning', () => {
  const pinRoute = 'PUT /api/conversations/c3/pin'

  it('shows pinned conversations first, with a way to unpin them', async () => {
    api.on(listRoute, () => listOf([{ ...soup, pinned: true }, conversation]))
    openHistory(user)
    const pinned = within(await screen.findByRole('region', { name: 'Pinned' }))
    pinned.getByRole('link', { name: 'Lentil soup, with Livia' })
    api.on('DELETE /api/conversations/c2/pin', () => {
      api.on(listRoute, () => listOf([conversation, soup]))
      return new Response(null, { status: 204 })
    })
    await choose('Lentil soup', 'Unpin')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Pinned' })).toBeNull())
    await screen.findByText('Unpinned')
  })

  it('keeps the focus in the menu of a conversation that moves', async () => {
    api.on(pinRoute, () => {
      api.on(listRoute, () => listOf([{ ...knots, pinned: true }, conversation, soup]))
      return Response.json({ ...knots, pinned: true })
    })
    openHistory(user)
    await choose('Knots', 'Pin')
    await screen.findByRole('region', { name: 'Pinned' })
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Options of Knots'))
  })

  it('that is refused says why, and changes nothing', async () => {
    const message = 'You have pinned 20 conversations, which is as many as there can be. Unpin one first.'
    api.on(pinRoute, () => refusal(409, message, { reason: 'PINS_FULL' }))
    openHistory(user)
    await choose('Knots', 'Pin')
    await screen.findByText(message)
    expect(screen.queryByRole('region', { name: 'Pinned' })).toBeNull()
  })
})

it('a conversation is shared from its row, unless its persona is gone', async () => {
  api.on('GET /api/shares', () => Response.json([]))
  openHistory(user)
  await choose('A first marathon', 'Share')
  await screen.findByRole('dialog', { name: 'Share this conversation' })
  cleanup()
  openHistory(user)
  await userEvent.click(await screen.findByRole('button', { name: 'Options of Knots' }))
  await screen.findByRole('menuitem', { name: 'Rename' })
  expect(screen.queryByRole('menuitem', { name: 'Share' })).toBeNull()
})

describe('deleting all conversations', () => {
  const countedAt = '2026-03-10T12:00:00.000Z'
  const ask = async () => userEvent.click(await screen.findByRole('button', { name: 'Delete all conversations' }))

  it('asks with their number and what stays, and deletes those that were counted', async () => {
    api.on('GET /api/conversations/count', () => Response.json({ count: 42, shared: 2, countedAt }))
    api.on('DELETE /api/conversations', () => {
      api.on(listRoute, () => listOf([]))
      return new Response(null, { status: 204 })
    })
    openHistory(user)
    await ask()
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 42 conversations?' }))
    dialog.getByText(/The links of 2 of them end\. What stays: copies that others made/)
    expect(api.callsOf('DELETE /api/conversations')).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Delete all' }))
    await screen.findByRole('heading', { name: 'No conversations yet' })
    expect(api.callsOf('DELETE /api/conversations').map(({ query }) => query)).toEqual([{ begunBefore: countedAt }])
    expect(screen.queryByRole('button', { name: 'Delete all conversations' })).toBeNull()
  })

  it('deletes nothing when it is cancelled, or when they cannot be counted', async () => {
    api.on('GET /api/conversations/count', () => refusal(503, 'Busy'))
    openHistory(user)
    await ask()
    await screen.findByText('Busy')
    api.on('GET /api/conversations/count', () => Response.json({ count: 3, shared: 0, countedAt }))
    await ask()
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep them' }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Delete all conversations'))
    expect(api.callsOf('DELETE /api/conversations')).toEqual([])
  })

  it('is not offered in a search', async () => {
    openHistory(user, '/conversations?search=soup')
    await link(/Lentil soup/)
    expect(screen.queryByRole('button', { name: 'Delete all conversations' })).toBeNull()
  })
})
