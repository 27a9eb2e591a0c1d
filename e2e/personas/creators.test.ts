import { logIn } from '../support/accounts/log-in.ts'
import { register } from '../support/accounts/member.ts'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { createPersona } from '../support/personas/persona.ts'
import { expect, test } from '../support/test-fixtures.ts'

test('a visitor reads the page of a creator, and comes back to it after logging in', async ({ page, guest, otherMember }) => {
  const { username } = await (await otherMember.get('/api/user')).json()
  const path = `/creators/${username}`
  // Neither an account without a public persona nor an unknown one has a page.
  await createPersona(otherMember, { visibility: 'unlisted' })
  for (const address of [path, '/creators/no_such_name']) {
    const [answer, document] = [await guest.get(`/api${address}`), await guest.get(address, { headers: { accept: 'text/html' } })]
    expect([address, answer.status(), (await answer.json()).reason, document.status()]).toEqual([address, 404, 'CREATOR_NOT_FOUND', 404])
  }
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no creator of this name')
  await expectAccessibleEverywhere(page)

  const shown = await createPersona(otherMember)
  await page.goto(`/persona/${shown.slug}`)
  await page.getByRole('link', { name: `by ${username}` }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(username)
  await expect(page.getByText('1 AI persona · 0 conversations · 0 followers')).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([shown.name])
  await expectAccessibleEverywhere(page)

  const member = await register(guest)
  await page.getByRole('link', { name: 'Log in to follow' }).click()
  await logIn(page, member)
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeEnabled()
})

test('a member follows a creator, finds the newest personas in the overview and in Discover, and unfollows', async ({
  page,
  member: _member,
  otherMember,
}) => {
  const { username } = await (await otherMember.get('/api/user')).json()
  const persona = await createPersona(otherMember)
  await createPersona(page.request)
  await page.goto(`/discover?search=${persona.slug.replace('coach-', '')}`)
  await page.getByRole('link', { name: `by ${username}` }).click()
  const follow = page.getByRole('button', { name: 'Follow', exact: true })
  await follow.click()
  await expect(page.getByRole('button', { name: 'Following' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(/· 1 follower$/)).toBeVisible()
  await expectAccessibleEverywhere(page)

  await page.goto('/dashboard')
  const overview = page.getByRole('region', { name: 'From creators you follow' })
  await expect(overview.getByRole('link', { name: persona.name })).toHaveAttribute('href', `/persona/${persona.slug}`)
  await overview.getByRole('link', { name: 'All from creators you follow' }).click()
  await expect(page).toHaveURL('/discover?following=1')
  await expect(page.getByRole('link', { name: 'Following' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([persona.name])
  await expectAccessibleEverywhere(page)

  await page.getByRole('navigation', { name: 'Creators you follow' }).getByRole('link', { name: username }).click()
  await page.getByRole('button', { name: 'Following' }).click()
  await expect(page.getByText(/· 0 followers$/)).toBeVisible()
  await expect(follow).toBeVisible()
  await page.goto('/discover?following=1')
  await expect(page.getByRole('heading', { name: 'You follow no creator yet' })).toBeVisible()
})
