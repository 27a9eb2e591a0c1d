import type { Page } from '@playwright/test'
import { register } from '../support/accounts/member.ts'
import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { captureDownload } from '../support/download.ts'
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

test('a persona can be shared by link, QR code and embed code', async ({ page, context, chat, otherMember, toasts }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { slug, name } = await createPersona(otherMember)
  await chat.open(slug)
  await page.getByRole('button', { name: 'Share this persona' }).click()
  const dialog = page.getByRole('dialog', { name: `Share ${name}` })
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeFocused()
  await expect(dialog.getByLabel('Link to this persona')).toHaveValue(new URL(`/persona/${slug}`, page.url()).href)
  await expect(dialog.getByRole('img', { name: `QR code that opens ${name} on Rostra` })).toBeVisible()
  await expectAccessibleEverywhere(page, '[role=dialog]')
  const file = await captureDownload(page, () => dialog.getByRole('button', { name: 'Download as SVG' }).click())
  expect(file.name).toBe(`rostra-${slug}.svg`)
  expect(file.content.toString()).toMatch(/^(<\?xml[^>]*>\s*)?<svg [^>]*xmlns=.*<path .*<\/svg>\s*$/s)

  await dialog.getByRole('tab', { name: 'On a website' }).click()
  for (const [kind, part] of [
    ['Script', `data-persona="${slug}"`],
    ['Iframe', `/embed/${slug}"`],
  ] as const) {
    await dialog.getByRole('radio', { name: kind }).check()
    await dialog.getByRole('button', { name: 'Copy code' }).click()
    await toasts.expectOnly('Copied to clipboard', 'Embed code copied to clipboard')
    expect(await page.evaluate('navigator.clipboard.readText()')).toContain(part)
  }
  await expectAccessibleEverywhere(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Share this persona' })).toBeFocused()

  await page.goto(`/embed/${slug}`)
  await chat.waitUntilReady()
  await expectAccessibleEverywhere(page)
})
