import { afterEach, expect, it } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toaster } from '../../../components/overlays/toaster.tsx'
import { fakeApi, heldAnswer, refusal } from '../../../data/testing/fake-api.ts'
import { bot, user } from '../../../data/testing/fixtures.ts'
import { renderApp } from '../../../data/testing/render-app.tsx'
import { VoteButtons } from './vote-buttons.tsx'

const countRoute = 'GET /api/bots/b1/vote-count'
const voteRoute = 'POST /api/bots/b1/vote'
const upvote = () => screen.getByRole('button', { name: 'Upvote' })

function show(as: typeof user | null = user, persona = bot) {
  const api = fakeApi({ [countRoute]: () => Response.json({ count: 5, userVote: null }) })
  renderApp(
    <>
      <VoteButtons bot={persona} />
      <Toaster />
    </>,
    as,
  )
  return api
}

afterEach(cleanup)

it('a vote is shown before the response, then with the count of the server', async () => {
  const api = show()
  const held = heldAnswer()
  api.on(voteRoute, held.answer)
  await userEvent.click(upvote())
  expect(upvote().getAttribute('aria-pressed')).toBe('true')
  screen.getByText('Net score 6')
  api.on(countRoute, () => Response.json({ count: 9, userVote: 'up' }))
  held.release(Response.json({ count: 9, userVote: 'up' }))
  await screen.findByText('Net score 9')
  expect(api.callsOf(voteRoute).map(({ body }) => body)).toEqual([{ isUpvote: true }])
})

it('a refused vote is rolled back, with the text of the server', async () => {
  const api = show()
  api.on(voteRoute, () => refusal(503, 'Please try again later'))
  await userEvent.click(upvote())
  await screen.findByText('Failed to vote: Please try again later')
  screen.getByText('Net score 5')
  expect(upvote().getAttribute('aria-pressed')).toBe('false')
})

it('a vote that does not arrive says so in general words', async () => {
  const api = show()
  api.on(voteRoute, () => Promise.reject(new TypeError('Failed to fetch')))
  await userEvent.click(upvote())
  await screen.findByText('Voting failed')
  await screen.findByText('Could not register your vote')
})

it('a second vote in the same direction is refused and changes nothing', async () => {
  const api = show()
  api.on(countRoute, () => Response.json({ count: 6, userVote: 'up' }))
  api.on(voteRoute, () => refusal(409, 'Already', { reason: 'ALREADY_VOTED' }))
  await userEvent.click(upvote())
  await screen.findByText("You've already upvoted this AI persona")
  await waitFor(() => screen.getByText('Net score 6'))
  expect(upvote().getAttribute('aria-pressed')).toBe('true')
})

it('a visitor is asked to log in, and no vote is sent', async () => {
  const api = show(null)
  await userEvent.click(upvote())
  await screen.findByText('Please log in to vote on personas')
  screen.getByText('Net score 5')
  expect(api.callsOf(voteRoute)).toEqual([])
})

it('an owner reads on the buttons that votes come from others, and why a vote is refused', async () => {
  const api = show(user, { ...bot, userId: user.id })
  api.on(voteRoute, () => refusal(403, "You can't vote on your own AI persona", { reason: 'OWN_PERSONA' }))
  await userEvent.click(screen.getByRole('button', { name: 'Upvotes come from others: this persona is yours' }))
  await screen.findByText("Failed to vote: You can't vote on your own AI persona")
  screen.getByText('Net score 5')
})
