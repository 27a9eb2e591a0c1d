import { expect, test } from '../support/test-fixtures.ts'

test('every page notices a session that begins or ends elsewhere, and a member is led to the dashboard', async ({
  page,
  context,
  member,
}) => {
  const account = page.getByRole('button', { name: `Account of ${member.username}` })
  const signUp = page.getByRole('link', { name: 'Sign up for free' }).first()
  const { username, email, password } = member
  const logIn = async () => expect((await context.request.post('/api/login', { data: { username, password } })).status()).toBe(200)

  await test.step('a member has no use for the landing page and no right to the console', async () => {
    for (const path of ['/', '/admin/zeitgeist', '/admin/people']) {
      await page.goto(path)
      await expect(account).toBeVisible()
      await expect(page).toHaveURL('/dashboard')
    }
  })

  await test.step('a page cached before the login shows the member after hydration', async () => {
    await page.route('/discover', async (route) => {
      const { cookie: _, ...headers } = await route.request().allHeaders()
      await route.fulfill({ response: await route.fetch({ headers: { ...headers, cookie: '' } }) })
    })
    await page.goto('/discover')
    await expect(account).toBeVisible()
    await page.unroute('/discover')
  })

  await test.step('a browser with a session from before the hint existed is asked for its account', async () => {
    await context.clearCookies({ name: 'rostra_signed_in' })
    await page.goto('/terms')
    await expect(account).toBeVisible()
  })

  await test.step('a session that has ended elsewhere shows the page of a visitor, and asks only once', async () => {
    const cookies = await context.cookies()
    await page.request.post('/api/logout')
    // The browser that still has both cookies of the ended session.
    await context.addCookies(cookies)
    await page.goto('/terms')
    await expect(signUp).toBeVisible()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('rostra_signed_in')
  })

  await test.step('a tab notices a sign-in and a sign-out in another tab when it is shown again, and takes the address to log in', async () => {
    await page.goto('/discover')
    await expect(signUp).toBeVisible()
    await logIn()
    await page.evaluate('window.dispatchEvent(new Event("focus"))')
    await expect(account).toBeVisible()
    await context.request.post('/api/logout')
    await page.evaluate('window.dispatchEvent(new Event("focus"))')
    await expect(account).toBeHidden()
    const ended = page.getByRole('alertdialog', { name: 'Your session has ended' })
    await ended.getByLabel('Username or email').fill(email)
    await ended.getByLabel('Password', { exact: true }).fill(password)
    await ended.getByRole('button', { name: 'Log in' }).click()
    await expect(account).toBeVisible()
  })
})
