import { register } from '../support/accounts/member.ts'
import { expectAccessible, expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { fillCircle } from '../support/experts/circle.ts'
import { completeDiscussion } from '../support/experts/discussion.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { expect, test } from '../support/test-fixtures.ts'

// Without motion, axe measures no colour in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the form and a discussion have no axe violations, and fit small screens', async ({ page }) => {
  await page.goto('/expert-discussion')
  await expectAccessible(page, 'main')
  await register(page.request)
  await fillCircle(page.request)
  const id = await completeDiscussion(page.request)
  await page.goto('/expert-discussion')
  await expect(page.getByRole('region', { name: 'Recent Discussions' }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByLabel('Your question')).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.goto(`/expert-discussion?id=${id}`)
  await expect(page.getByLabel('Your question')).toBeVisible()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  await expect(page.getByLabel('Link to this discussion')).toBeVisible()
  await expectAccessibleEverywhere(page, 'main')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoHorizontalScroll(page)
})

test('a discussion that is ongoing has no axe violations', async ({ page }) => {
  await register(page.request)
  await fillCircle(page.request)
  const id = await completeDiscussion(page.request)
  const state = await (await page.request.get(`/api/expert-discussions/${id}`)).json()
  const conversationFlow = state.conversationFlow.slice(0, 1)
  const ongoing = { ...state, status: 'ongoing', phase: 'drafts', consensus: null, agreement: null, minorityView: null, conversationFlow }
  await page.route('**/api/expert-discussions/*/stream', (route) => route.abort())
  await page.route(`**/api/expert-discussions/${id}`, (route) => route.fulfill({ json: ongoing }))
  await page.goto(`/expert-discussion?id=${id}`)
  await expect(page.getByText('Your experts are discussing and reaching consensus...')).toBeVisible()
  await expectAccessibleEverywhere(page, 'main')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoHorizontalScroll(page)
})
