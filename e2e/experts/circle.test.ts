import { newAccount } from '../support/accounts/member.ts'
import { signUp } from '../support/accounts/sign-up.ts'
import { expectAccessible, expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { CirclePage, createExperts } from '../support/experts/circle-page.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { expect, test } from '../support/test-fixtures.ts'

test('a member fills the circle, undoes a removal, and starts a chat', async ({ page, member, otherMember, toasts }) => {
  expect(member.username).toBeTruthy()
  const experts = await createExperts(otherMember, 5)
  const [first = '', second = ''] = experts.names
  const circle = new CirclePage(page)
  await circle.open(experts)
  await circle.add(first)
  await toasts.expectOnly('Expert added to your circle!', `${first} · 1 of 5 experts`)
  await page.getByRole('button', { name: 'Add 1 more' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search experts' })).toBeFocused()
  await circle.add(second)
  await expect(page.getByText('A discussion costs 4 credits')).toBeVisible()
  await page.getByRole('button', { name: `Remove ${first}` }).click()
  await expect(toasts.all).toContainText('Expert removed from your circle!')
  await toasts.all.getByRole('button', { name: 'Undo' }).click()
  await circle.expectExperts([first, second])
  for (const name of experts.names.slice(2)) await circle.add(name)
  await circle.expectExperts(experts.names)
  await expect(page.getByText('Your circle is full.')).toBeVisible()
  await toasts.expectOnly('Expert added to your circle!', `${experts.names.at(-1)} · 5 of 5 experts`)
  await page.reload()
  await circle.expectExperts(experts.names)
  await page.getByRole('button', { name: 'Start Chat', exact: true }).click()
  await expect(page).toHaveURL('/expert-discussion')
})

test('a guest’s circle is kept, invites to sign up, and comes along', async ({ page, otherMember }) => {
  const experts = await createExperts(otherMember, 2)
  const circle = new CirclePage(page)
  await circle.open(experts)
  for (const name of experts.names) await circle.add(name)
  await page.reload()
  await circle.expectExperts(experts.names)
  await page.getByRole('button', { name: 'Start Chat', exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Sign up for a Free Account' })
  await expect(dialog.getByRole('listitem')).toHaveCount(4)
  await dialog.getByRole('button', { name: 'Maybe Later' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Start Chat', exact: true }).click()
  await dialog.getByRole('link', { name: 'Sign Up for Free' }).click()
  await expect(page).toHaveURL('/auth?tab=register&next=%2Fcircle-of-experts')
  await signUp(page, newAccount())
  await expect(page).toHaveURL('/circle-of-experts')
  await circle.expectExperts(experts.names)
  await expect(page.getByText('A discussion costs 4 credits')).toBeVisible()
  expect(await page.evaluate(`localStorage.getItem('rostra.circle')`)).toBeNull()
})

test('a persona that is deleted leaves the circle, and the page says so', async ({ page, member, otherMember }) => {
  expect(member.username).toBeTruthy()
  const experts = await createExperts(otherMember, 2)
  const [first = '', second = ''] = experts.names
  const circle = new CirclePage(page)
  await circle.open(experts)
  for (const name of experts.names) await circle.add(name)
  await expect.poll(async () => (await (await page.request.get('/api/circle-of-experts')).json()).length).toBe(2)
  expect((await otherMember.delete(`/api/bots/${experts.ids[0]}`)).ok()).toBe(true)
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(`${first} is no longer available and has left your circle.`)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await circle.expectExperts([second])
})

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the circle has no axe violations, and fits the smallest window', async ({ page, otherMember, toasts }) => {
    const experts = await createExperts(otherMember, 3)
    const circle = new CirclePage(page)
    await circle.open(experts)
    for (const name of experts.names) await circle.add(name)
    await expectAccessibleEverywhere(page)
    await expect(toasts.all).toHaveCount(0)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoHorizontalScroll(page)
    await page.getByRole('button', { name: 'Start Chat', exact: true }).click()
    await expectAccessible(page, '[role=alertdialog]')
  })
})
