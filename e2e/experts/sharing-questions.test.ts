import { openAccountSettings } from '../support/accounts/account-settings.ts'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { expect, test } from '../support/test-fixtures.ts'

const question = 'My knee hurts when I run. What should I do?'

for (const width of [390, 1280]) {
  test(`a member shares a 360° question with its follow-up and revokes the link, at ${width} px`, async ({
    page,
    browser,
    member,
    baseURL,
  }) => {
    test.slow()
    const size = { width, height: 844 }
    await page.setViewportSize(size)
    await page.goto('/360-chat')
    await page.getByRole('textbox', { name: 'Your question' }).fill(question)
    await page.getByRole('button', { name: 'Ask all three' }).click()
    // Until the last answer is shown, the form below moves.
    const devils = page.getByRole('group', { name: "Devil's Advocate" })
    await expect(devils).toHaveAttribute('aria-busy', 'false')
    await page.getByRole('textbox', { name: 'One follow-up question' }).fill('And on stairs?')
    await page.getByRole('button', { name: 'Ask the follow-up' }).click()
    await expect(devils.nth(1)).toHaveAttribute('aria-busy', 'false')
    await expect(page).toHaveTitle(`${question} · Rostra`)

    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Share this question' })).toBeVisible()
    await page.getByRole('button', { name: 'Create link' }).click()
    await expect(page.getByRole('button', { name: 'Copy link' }).first()).toBeFocused()
    const link = await page.getByLabel('Link to this question').inputValue()
    expect(link).toMatch(new RegExp(`^${baseURL}/360-chat/shared/[\\w-]{32}$`))
    await expectAccessibleEverywhere(page)

    const context = await browser.newContext({ viewport: size })
    const visitor = await context.newPage()
    await visitor.goto(link)
    await expect(visitor.getByRole('heading', { level: 1, name: question })).toBeVisible()
    await expect(visitor.getByRole('heading', { level: 2, name: /And on stairs\?/ })).toBeVisible()
    await expect(visitor.getByRole('group', { name: 'Expert A' })).toHaveCount(2)
    await expect(visitor.locator('main')).not.toContainText(member.username)
    await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(visitor).toHaveTitle(`${question} · Rostra`)
    expect(await visitor.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth')).toBe(false)
    await expectAccessibleEverywhere(visitor)

    // A reload forgets the link, and knows that there is one.
    await page.setViewportSize(size)
    await page.reload()
    await expect(page.locator('summary', { hasText: question })).toContainText('Shared')
    await openAccountSettings(page)
    await expect(page).toHaveTitle('Account · Dashboard · Rostra')
    const row = page.getByRole('list', { name: 'Shared', exact: true }).getByRole('listitem')
    await expect(row).toContainText('360° question')
    await row.getByRole('link', { name: question }).click()
    await expect(page).toHaveURL(/\/360-chat\?question=/)
    await expect(page).toHaveTitle(`${question} · Rostra`)
    await page.goBack()
    await row.getByRole('button', { name: /^Revoke the link of/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke', exact: true }).click()
    await expect(page.getByText('You share nothing.')).toBeVisible()
    expect((await visitor.reload())?.status()).toBe(404)
    await expect(visitor.getByRole('heading', { level: 1, name: 'This link leads nowhere' })).toBeVisible()
    await context.close()
  })
}
