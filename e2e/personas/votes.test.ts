import type { Page } from '@playwright/test'
import { register } from '../support/accounts/member.ts'
import { createPersona } from '../support/personas/persona.ts'
import { expect, test } from '../support/test-fixtures.ts'

const thumb = (page: Page, name: 'Upvote' | 'Downvote') => page.getByRole('button', { name })

async function expectTally(page: Page, count: number, vote: 'up' | 'down') {
  await expect(page.getByText(`Net score ${count}`, { exact: true })).toBeAttached()
  await expect(thumb(page, 'Upvote')).toHaveAttribute('aria-pressed', String(vote === 'up'))
  await expect(thumb(page, 'Downvote')).toHaveAttribute('aria-pressed', String(vote === 'down'))
}

test('a vote counts once, a switch counts twice, a repeat counts nothing, and the vote survives a reload', async ({
  page,
  otherMember,
  toasts,
}) => {
  await register(page.request)
  const { id, slug } = await createPersona(otherMember)
  const path = `/api/bots/${id}/vote-count`
  const tally = async () => (await page.request.get(path)).json()
  const voted = () => page.waitForResponse(`**/api/bots/${id}/vote`)
  await page.goto(`/persona/${slug}`)
  for (const [name, count, vote] of [
    ['Upvote', 1, 'up'],
    ['Downvote', -1, 'down'],
  ] as const) {
    const answer = voted()
    await thumb(page, name).click()
    await answer
    await expectTally(page, count, vote)
    expect(await tally()).toEqual({ count, userVote: vote })
  }
  await thumb(page, 'Downvote').click()
  await toasts.expectOnly('Already voted', "You've already downvoted this AI persona")
  await expectTally(page, -1, 'down')
  await page.reload()
  await expectTally(page, -1, 'down')

  // Another window has switched meanwhile.
  await page.request.post(`/api/bots/${id}/vote`, { data: { isUpvote: true } })
  await thumb(page, 'Upvote').click()
  await toasts.expectOnly('Already voted', "You've already upvoted this AI persona")
  await expectTally(page, 1, 'up')
  expect(await tally()).toEqual({ count: 1, userVote: 'up' })
})

test('an owner cannot vote on their own persona', async ({ page, toasts }) => {
  await register(page.request)
  const { id, slug } = await createPersona(page.request)
  await page.goto(`/persona/${slug}`)
  await page.getByRole('button', { name: 'Upvotes come from others: this persona is yours' }).click()
  await toasts.expectOnly('Voting failed', "Failed to vote: You can't vote on your own AI persona")
  const refused = await page.request.post(`/api/bots/${id}/vote`, { data: { isUpvote: true } })
  expect([refused.status(), (await refused.json()).reason]).toEqual([403, 'OWN_PERSONA'])
  expect(await (await page.request.get(`/api/bots/${id}/vote-count`)).json()).toEqual({ count: 0, userVote: null })
})
