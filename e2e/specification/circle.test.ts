import { register } from '../support/accounts/member.ts'
import { CirclePage, createExperts } from '../support/experts/circle-page.ts'
import { expect, test } from '../support/test-fixtures.ts'

test('starting a chat opens the discussions after 1.5 seconds', async ({ page, otherMember }) => {
  await register(page.request)
  const experts = await createExperts(otherMember, 2)
  const circle = new CirclePage(page)
  await circle.open(experts)
  for (const name of experts.names) await circle.add(name)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Start Chat', exact: true }).click()
  await page.clock.runFor(1_400)
  await expect(page).toHaveURL(/\/circle-of-experts/)
  await page.clock.runFor(200)
  await expect(page).toHaveURL('/expert-discussion')
})
