import type { Page } from '@playwright/test'
import { openAccountSettings } from '../support/accounts/account-settings.ts'
import { newAccount } from '../support/accounts/member.ts'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { expect, test } from '../support/test-fixtures.ts'

const phone = { width: 390, height: 844 }

/** Answers the page of the issuer, which is not a page of the product. */
async function signInAtIssuer(page: Page, name: string) {
  await expect(page.getByRole('heading', { name: 'Test issuer' })).toBeVisible()
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('a new person cancels at the issuer, signs up by it on a phone, logs out there too, and comes back by it', async ({
  page,
  toasts,
}) => {
  const { username } = newAccount()
  await page.setViewportSize(phone)
  await page.goto('/auth?next=/discover?category=Technology')
  const guild = page.getByRole('button', { name: 'Continue with Guild' })
  await guild.click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toHaveText('The sign-in was cancelled at Guild. Nothing was changed.')
  await expect(page).toHaveURL('/oidc/guild')
  await expectAccessibleEverywhere(page)
  await page.setViewportSize(phone)
  await page.getByRole('link', { name: 'Go to the login' }).click()

  await guild.click()
  await signInAtIssuer(page, username)
  await expect(page.getByRole('heading', { name: 'Choose your username' })).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue(username)
  await expect(page.getByLabel('Email')).toHaveJSProperty('readOnly', true)
  await expectAccessibleEverywhere(page)
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Create account' }).click()
  await toasts.expectOnly('Account created!', `Welcome to Rostra, ${username}!`)
  await expect(page).toHaveURL('/discover?category=Technology')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Sign out' }).click()
  // The issuer asks before it ends its own session, and leads back.
  await page.getByRole('button', { name: 'Yes, sign me out' }).click()
  await expect(page).toHaveURL('/')
  expect((await page.request.get('/api/user')).status()).toBe(401)

  await page.goto('/auth?next=/discover?category=Technology')
  await guild.click()
  await signInAtIssuer(page, username)
  await toasts.expectOnly('Welcome back!', `You are now logged in as ${username}.`)
  await expect(page).toHaveURL('/discover?category=Technology')
})

test('a member links an issuer by the password, logs in by it, and removes it', async ({ page, member, toasts }) => {
  await openAccountSettings(page)
  await page.getByRole('button', { name: 'Link Guild' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Link Guild?' })
  await expectAccessibleEverywhere(page, '[role=alertdialog]')
  await dialog.getByLabel('Your password').fill(member.password)
  await dialog.getByRole('button', { name: 'Go on' }).click()
  const elsewhere = newAccount().username
  await signInAtIssuer(page, elsewhere)
  await toasts.expectOnly('Linked', 'Guild now logs you in.')
  await expect(page.getByRole('button', { name: 'Remove Guild' })).toBeVisible()

  await page.request.post('/api/logout')
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue with Guild' }).click()
  // The issuer still knows the browser and asks for nothing.
  await toasts.expectOnly('Welcome back!', `You are now logged in as ${member.username}.`)

  await openAccountSettings(page)
  await page.getByRole('button', { name: 'Remove Guild' }).click()
  const removal = page.getByRole('alertdialog', { name: 'Remove Guild?' })
  await removal.getByLabel('Your password').fill(member.password)
  await removal.getByRole('button', { name: 'Remove' }).click()
  await toasts.expectOnly('Removed', 'Guild no longer logs you in.')
  await expect(page.getByRole('button', { name: 'Link Guild' })).toBeVisible()
})
