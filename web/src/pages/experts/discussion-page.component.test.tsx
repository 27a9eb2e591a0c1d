import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toaster } from '../../components/overlays/toaster.tsx'
import { tabDraftKey } from '../../data/accounts/session/tab-drafts.ts'
import { fakeApi, fakeStream, heldAnswer, refusal } from '../../data/testing/fake-api.ts'
import { bot, completedDiscussion, discussion, user, userStatus } from '../../data/testing/fixtures.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { DiscussionPage } from './discussion-page.tsx'

const [startRoute, circleRoute, stateRoute, shareRoute] = [
  'POST /api/expert-discussions',
  'GET /api/circle-of-experts',
  'GET /api/expert-discussions/d1',
  '/api/expert-discussions/d1/share',
] as const

let api: ReturnType<typeof fakeApi>

const circleOf = (...names: string[]) => {
  const entries = names.map((name, position) => ({
    botId: name,
    position,
    addedAt: bot.createdAt,
    bot: { ...bot, id: name, name, slug: name.toLowerCase() },
  }))
  return () => Response.json(entries, { headers: { 'X-Credits-Per-Expert': '2' } })
}
const started = () => Response.json({ discussionId: 'd1' }, { status: 201 })

function open(at = '/expert-discussion', as: typeof user | null = user) {
  return renderApp(
    <>
      <DiscussionPage />
      <Toaster />
    </>,
    as,
    { at },
  )
}
const openOne = () => open('/expert-discussion?id=d1')
const question = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' })
const startButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Start Discussion/ })

async function ask(text: string) {
  fireEvent.change(await question(), { target: { value: text } })
  await userEvent.click(startButton())
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  api = fakeApi({
    [circleRoute]: circleOf('Livia', 'Max', 'Ada'),
    [startRoute]: started,
    [stateRoute]: () => Response.json(discussion),
    'GET /api/expert-discussions': () => Response.json([]),
    'GET /api/user/status': () => Response.json(userStatus),
  })
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

describe('the form', () => {
  it('shows the experts, their number and the price before the start, and opens the discussion', async () => {
    open()
    await question()
    screen.getByText('3 experts')
    screen.getByText('Livia, Max and Ada')
    expect(startButton().textContent).toBe('Start Discussion · 6 credits')
    expect(startButton().disabled).toBe(true)
    await ask('  Should I run before breakfast? ')
    const heading = await screen.findByRole('heading', { level: 1, name: discussion.prompt })
    expect(document.activeElement).toBe(heading)
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: /^Livia/ }).pathname).toBe('/persona/b1')
    const [call] = api.callsOf(startRoute)
    expect(call?.body).toEqual({ prompt: 'Should I run before breakfast?', requestId: expect.any(String) })
  })

  it('is not sent while it is blank, too long or being sent', async () => {
    const held = heldAnswer()
    api.on(startRoute, held.answer)
    open()
    const box = await question()
    for (const text of ['', ' \n ', 'x'.repeat(2_001)]) {
      fireEvent.change(box, { target: { value: text } })
      expect(startButton().disabled).toBe(true)
      fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true })
    }
    screen.getByText('1 character too many')
    fireEvent.change(box, { target: { value: 'Why?' } })
    fireEvent.keyDown(box, { key: 'Enter', metaKey: true })
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Starting…' })
    expect(button.disabled).toBe(true)
    fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true })
    held.release(started())
    await screen.findByRole('heading', { level: 1, name: discussion.prompt })
    expect(api.callsOf(startRoute)).toHaveLength(1)
  })

  it('sends a failed start again with the same request id, and another question with another', async () => {
    api.on(startRoute, () => refusal(500, 'Broken'))
    open()
    await ask('Why?')
    await screen.findByRole('alert')
    await waitFor(() => expect(startButton().disabled).toBe(false))
    await ask('Why?')
    await waitFor(() => expect(api.callsOf(startRoute)).toHaveLength(2))
    await waitFor(() => expect(startButton().disabled).toBe(false))
    expect((await question()).value).toBe('Why?')
    await ask('Why not?')
    await waitFor(() => expect(api.callsOf(startRoute)).toHaveLength(3))
    const [first, second, third] = api.callsOf(startRoute).map(({ body }) => body?.requestId)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('forgets a question whose discussion has begun, also when the page was left meanwhile', async () => {
    const held = heldAnswer()
    api.on(startRoute, held.answer)
    const { unmount } = open()
    await ask('Why?')
    unmount()
    held.release(started())
    await waitFor(() => expect(sessionStorage.getItem(tabDraftKey(user.id, 'discussion'))).toBeNull())
    open()
    expect((await question()).value).toBe('')
  })

  it('starts one discussion when the page is left, or loaded again, while the question is being sent', async () => {
    const held = heldAnswer()
    api.on(startRoute, held.answer)
    const { unmount } = open()
    await ask('Why?')
    unmount()
    open()
    expect((await question()).value).toBe('Why?')
    held.release(started())
    await waitFor(() => expect(api.callsOf('GET /api/expert-discussions').length).toBeGreaterThan(1))
    api.on(startRoute, started)
    await userEvent.click(startButton())
    await screen.findByRole('heading', { level: 1, name: discussion.prompt })
    cleanup()
    open()
    await ask('Why?')
    await waitFor(() => expect(api.callsOf(startRoute)).toHaveLength(3))
    const [first, again, later] = api.callsOf(startRoute).map(({ body }) => body?.requestId)
    expect(again).toBe(first)
    expect(later).not.toBe(first)
  })

  it('starts another discussion when a question is asked anew after the page was left while it was being sent', async () => {
    const held = heldAnswer()
    api.on(startRoute, held.answer)
    const { unmount } = open()
    await ask('Why?')
    unmount()
    held.release(started())
    await waitFor(() => expect(sessionStorage.getItem(tabDraftKey(user.id, 'discussion'))).toBeNull())
    api.on(startRoute, started)
    open()
    await ask('Why?')
    await waitFor(() => expect(api.callsOf(startRoute)).toHaveLength(2))
    const [first, second] = api.callsOf(startRoute).map(({ body }) => body?.requestId)
    expect(second).not.toBe(first)
  })

  it('starts one discussion when a failed one is asked again and the page is loaded again meanwhile', async () => {
    const held = heldAnswer()
    api.on(startRoute, held.answer)
    api.on(stateRoute, () => Response.json({ ...discussion, status: 'failed' }))
    openOne()
    await question()
    await userEvent.click(startButton())
    await waitFor(() => expect(api.callsOf(startRoute)).toHaveLength(1))
    cleanup()
    api.on(startRoute, started)
    openOne()
    await question()
    await userEvent.click(startButton())
    await waitFor(() => expect(api.callsOf(startRoute)).toHaveLength(2))
    const [first, second] = api.callsOf(startRoute).map(({ body }) => body?.requestId)
    expect(second).toBe(first)
  })

  it('repeats a start that the product refuses temporarily, as one request', async () => {
    let refused = 0
    api.on(startRoute, () => {
      refused += 1
      return refused <= 2 ? refusal(503, 'Busy', { reason: 'START_IN_PROGRESS' }) : started()
    })
    open()
    await ask('Why?')
    await screen.findByText('Reconnecting…')
    await screen.findByRole('heading', { level: 1, name: discussion.prompt }, { timeout: 8_000 })
    expect(new Set(api.callsOf(startRoute).map(({ body }) => body?.requestId)).size).toBe(1)
  }, 15_000)

  it('says with too few credits what a discussion costs, and links to the shop', async () => {
    api.on('GET /api/user/status', () => Response.json({ ...userStatus, messageCredits: 5 }))
    open()
    fireEvent.change(await question(), { target: { value: 'Why?' } })
    await screen.findByText('This discussion costs 6 credits; you have 5.')
    expect(screen.getByRole('link', { name: 'Buy credits' }).getAttribute('href')).toBe('/purchase-credits')
    expect(startButton().disabled).toBe(true)
  })

  it('says so too when the server refuses for missing credits, and keeps the question', async () => {
    api.on(startRoute, () => refusal(402, 'Too few', { reason: 'INSUFFICIENT_CREDITS' }))
    const { client } = open()
    await ask('Why?')
    await screen.findByText('Not enough credits')
    screen.getByRole('link', { name: 'Buy credits' })
    api.on('GET /api/user/status', () => Response.json({ ...userStatus, messageCredits: 150 }))
    void client.invalidateQueries({ queryKey: ['user', 'status'] })
    await waitFor(() => expect(screen.queryByText('Not enough credits')).toBeNull())
    cleanup()
    open()
    expect((await question()).value).toBe('Why?')
  })

  it('needs two experts', async () => {
    api.on(circleRoute, circleOf('Livia'))
    open()
    fireEvent.change(await question(), { target: { value: 'Why?' } })
    screen.getByText('You need at least 2 experts to start a discussion.')
    expect(startButton().disabled).toBe(true)
  })

  it('is replaced while the circle is empty', async () => {
    api.on(circleRoute, circleOf())
    open()
    await screen.findByText('No experts in your circle')
    expect(screen.getByRole('link', { name: 'Add Experts' }).getAttribute('href')).toBe('/discover')
    expect(screen.getByRole('link', { name: 'Build your circle' }).getAttribute('href')).toBe('/circle-of-experts')
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

it('the list has the latest discussions with their status, and a way back to each', async () => {
  const { id, prompt, createdAt } = discussion
  const summary = { id, prompt, createdAt, completedAt: null, expertCount: 2 }
  api.on('GET /api/expert-discussions', () =>
    Response.json([
      { ...summary, status: 'ongoing' },
      { ...summary, id: 'd2', status: 'completed' },
      { ...summary, id: 'd3', status: 'failed' },
    ]),
  )
  open()
  const list = within(await screen.findByRole('region', { name: 'Recent Discussions' }))
  const items = await list.findAllByRole('listitem')
  expect(items.map((item) => /In Progress|Completed|Failed/.exec(item.textContent ?? '')?.[0])).toEqual([
    'In Progress',
    'Completed',
    'Failed',
  ])
  expect(api.callsOf('GET /api/expert-discussions')[0]?.query).toEqual({ limit: '10' })
  await userEvent.click(list.getAllByRole('link')[0] as HTMLElement)
  await screen.findByText('Your experts are discussing and reaching consensus...')
})

describe('an open discussion', () => {
  it('that is completed shows the consensus, the minority view with who holds it, and the answers by round', async () => {
    api.on(stateRoute, () => Response.json({ ...completedDiscussion, model: 'offline' }))
    openOne()
    const consensus = within(await screen.findByRole('region', { name: 'Expert Consensus' }))
    consensus.getByText('Eat a little, then run.')
    consensus.getByText('The experts agree in part')
    consensus.getByText('Answered by Offline model')
    expect(consensus.getByText(/^Held by/).textContent).toBe('Held by Max')
    expect(within(screen.getByRole('region', { name: 'First answers' })).getAllByRole('listitem')).toHaveLength(2)
    expect(within(screen.getByRole('region', { name: 'After reading each other' })).getAllByRole('listitem')).toHaveLength(2)
    await question()
    screen.getByText('Ask your circle a follow-up question')
    screen.getByText('The experts know your question and what was concluded here.')
  })

  it('that follows up another links to it, and is followed up itself', async () => {
    const followsUp = { id: 'd0', prompt: 'Should I run at all?' }
    api.on(stateRoute, () => Response.json({ ...completedDiscussion, followsUp }))
    openOne()
    expect((await screen.findByRole('link', { name: 'Should I run at all?' })).getAttribute('href')).toBe('/expert-discussion?id=d0')
    await ask('And in winter?')
    await waitFor(() => expect(api.callsOf(startRoute).at(-1)?.body).toMatchObject({ prompt: 'And in winter?', followsUp: 'd1' }))
  })

  it('that is completed without a conclusion says so, and shows the answers and their price', async () => {
    const unconcluded = { ...completedDiscussion, consensus: null, agreement: null, minorityView: null, minorityExpertIds: [] }
    api.on(stateRoute, () => Response.json(unconcluded))
    openOne()
    await screen.findByText('Your experts answered, but no conclusion could be written. Their answers are below.')
    expect(screen.queryByRole('region', { name: 'Expert Consensus' })).toBeNull()
    expect(within(screen.getByRole('region', { name: 'After reading each other' })).getAllByRole('listitem')).toHaveLength(2)
    screen.getByText('4 credits')
    screen.getByRole('button', { name: 'Share' })
    await question()
    screen.getByText('Ask your circle a follow-up question')
  })

  it('says that there was no second round only when the first answers agreed', async () => {
    const oneRound = { ...completedDiscussion, agreement: 'strong', conversationFlow: completedDiscussion.conversationFlow.slice(0, 2) }
    const line = 'Their first answers agreed, so there was no second round.'
    api.on(stateRoute, () => Response.json({ ...oneRound, revisionsSkipped: true }))
    const { unmount } = openOne()
    await screen.findByText(line)
    unmount()
    api.on(stateRoute, () => Response.json({ ...oneRound, offline: true, revisionsSkipped: false }))
    openOne()
    await screen.findByRole('region', { name: 'First answers' })
    expect(screen.queryByText(line)).toBeNull()
  })

  it('says below an answer that it was cut off', async () => {
    const [first, ...others] = completedDiscussion.conversationFlow
    api.on(stateRoute, () => Response.json({ ...completedDiscussion, conversationFlow: [{ ...first, end: 'length' }, ...others] }))
    openOne()
    const item = (await screen.findByText('Livia in round 1')).closest('li')
    expect(item?.textContent).toContain('The answer was cut off')
    expect(screen.getAllByText('The answer was cut off')).toHaveLength(1)
  })

  it('names the experts that declined, and those that failed', async () => {
    const [livia] = completedDiscussion.experts
    const experts = [
      livia,
      { ...livia, id: 'b3', name: 'Ada', absent: true, declined: true },
      { ...livia, id: 'b4', name: 'Galen', absent: true },
    ]
    api.on(stateRoute, () => Response.json({ ...completedDiscussion, experts }))
    openOne()
    await screen.findByText('Ada declined to answer and is not charged.')
    screen.getByText('Galen did not answer and is not charged.')
    screen.getByRole('link', { name: /Ada declined to answer/ })
  })

  it('that has failed says why, that nothing was charged, and offers the question again', async () => {
    const failureText = 'Fewer than two of your experts answered, so there was nothing to discuss. Please try again.'
    const failed = { ...discussion, status: 'failed', phase: 'ended', failure: failureText, credits: 0 }
    api.on(stateRoute, () => Response.json(failed))
    openOne()
    await screen.findByText(failureText)
    screen.getByText(/Nothing was charged/)
    screen.getByText('Answered by claude-sonnet-5-5')
    expect((await question()).value).toBe(discussion.prompt)
  })

  it('that ends in a hidden tab marks its title until it is visible', async () => {
    const stream = fakeStream('d1')
    api.on(`${stateRoute}/stream`, () => stream.response)
    openOne()
    await screen.findByRole('heading', { level: 1, name: discussion.prompt })
    const title = document.title
    expect(title).toBe(`${discussion.prompt} · Rostra`)
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    stream.send(1, completedDiscussion)
    await waitFor(() => expect(document.title).toBe('(1) Discussion ended · Rostra'))
    Reflect.deleteProperty(document, 'hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(document.title).toBe(title)
  })

  it('that cannot be fetched says so, and is fetched again', async () => {
    api.on(stateRoute, () => refusal(500, 'Broken'))
    openOne()
    await screen.findByText('Failed to fetch discussion')
    api.on(stateRoute, () => Response.json(completedDiscussion))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { level: 1, name: discussion.prompt })
  })

  it('of another member is missing', async () => {
    api.on(stateRoute, () => refusal(404, 'No discussion', { reason: 'DISCUSSION_NOT_FOUND' }))
    openOne()
    await screen.findByText('This discussion is not here')
  })

  it('is left for the form, which gets the focus', async () => {
    openOne()
    await userEvent.click(await screen.findByRole('link', { name: 'All discussions' }))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Expert Discussion' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  it('is shared by a link that can be revoked', async () => {
    api.on(stateRoute, () => Response.json(completedDiscussion))
    api.on(`POST ${shareRoute}`, () => Response.json({ url: 'https://rostra.example/x', token: 'x' }, { status: 201 }))
    api.on(`DELETE ${shareRoute}`, () => new Response(null, { status: 204 }))
    openOne()
    await userEvent.click(await screen.findByRole('button', { name: 'Share' }))
    await userEvent.click(screen.getByRole('button', { name: 'Create link' }))
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to this discussion' })).value).toBe(
      'https://rostra.example/x',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Revoke the link' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }))
    await screen.findByRole('button', { name: 'Create link' })
    expect(screen.queryByRole('textbox', { name: 'Link to this discussion' })).toBeNull()
    expect(api.callsOf(`DELETE ${shareRoute}`)).toHaveLength(1)
  })

  it('that was shared before offers a new link', async () => {
    api.on(stateRoute, () => Response.json({ ...completedDiscussion, shared: true }))
    api.on(`POST ${shareRoute}`, () => refusal(403, 'Max is private.', { reason: 'PRIVATE_PERSONA' }))
    openOne()
    await userEvent.click(await screen.findByRole('button', { name: 'Share' }))
    await userEvent.click(screen.getByRole('button', { name: 'Create a new link' }))
    expect((await screen.findByText(/Max is private/)).textContent).toBe('The link could not be created. Max is private.')
  })
})

it('a visitor is told what it is, and signs up or logs in to return', async () => {
  open('/expert-discussion', null)
  const signUp = await screen.findByRole('link', { name: 'Sign up for free' })
  expect(signUp.getAttribute('href')).toBe('/auth?tab=register&next=%2Fexpert-discussion')
  cleanup()
  open('/expert-discussion?id=d1', null)
  expect((await screen.findByRole('link', { name: 'Log in' })).getAttribute('href')).toBe(
    '/auth?tab=login&next=%2Fexpert-discussion%3Fid%3Dd1',
  )
})
