import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { expect, test } from '../support/test-fixtures.ts'

test('Copy and Share write to the clipboard and show one toast at a time', async ({ page, context, chat, toasts }) => {
  // Toasts come and go with their motion, which other tests reduce.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const clipboard = () => page.evaluate('navigator.clipboard.readText()')
  await page.clock.install()
  await chat.open('coach-bex')
  await chat.lastAnswer.hover()
  await chat.lastAnswer.getByRole('button', { name: 'Copy', exact: true }).click()
  await toasts.expectOnly('Copied to clipboard', 'Message content copied to clipboard')
  expect(await clipboard()).toBe((await chat.storedMessages())[0]?.content)

  const link = new URL('/persona/coach-bex', page.url()).href
  await page.getByRole('button', { name: 'Share this persona' }).click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await toasts.expectOnly('Link copied', 'AI persona link copied to clipboard')
  expect(await clipboard()).toBe(link)
  await page.evaluate(`navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))`)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await toasts.expectOnly('Sharing failed', link)
  await page.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Downvote' }).click()
  await toasts.expectOnly('Authentication required', 'Please log in to vote on personas')
  await page.mouse.move(0, 0)
  await page.clock.fastForward(5_500)
  await expect(toasts.all).toHaveCount(0)
  await page.getByRole('button', { name: 'Upvote' }).click()
  await toasts.expectOnly('Authentication required', 'Please log in to vote on personas')
  await toasts.all.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toasts.all).toHaveCount(0)
})

test('HTML in a message is shown as text, Markdown in an answer is rendered, and long words fit at 400 % zoom', async ({ page, chat }) => {
  const hostile = '<img src=x onerror="document.title=1"><script>document.title=2</script><b>bold</b> [link](javascript:alert(1)) **stars**'
  await page.setViewportSize({ width: 320, height: 256 })
  await chat.open('kit-lindqvist')
  await chat.sendAndWait('Show me a code example')
  const [, block, inline] = (await chat.storedMessages()).at(-1)?.content.match(/```\w*\n([\s\S]*?)\n```|`(.+?)`/) ?? []
  expect(block ?? inline).toBeDefined()
  await expect(chat.lastAnswerText.locator('code').first()).toHaveText(block ?? inline ?? '')
  await chat.sendAndWait('My program crashes. How do I debug it step by step?')
  const items = (await chat.storedMessages()).at(-1)?.content.match(/^(?:-|\d+\.) .*/gm) ?? []
  expect(items.length).toBeGreaterThan(1)
  await expect(chat.lastAnswerText.getByRole('listitem')).toHaveText(items.map((item) => item.replace(/^\S+ /, '')))
  await expect(page.locator('.prose').filter({ hasText: '`' })).toHaveCount(0)

  await chat.sendAndWait(`${'Donaudampfschifffahrt'.repeat(10)} https://example.org/${'a'.repeat(200)}`)
  await expectNoHorizontalScroll(page)
  await chat.input.scrollIntoViewIfNeeded()
  await expect(chat.input).toBeInViewport()

  await chat.sendAndWait(hostile)
  await expect(chat.questions.last()).toHaveText(hostile)
  await page.reload()
  await chat.waitUntilReady()
  await expect(chat.questions.last()).toHaveText(hostile)
  await expect(chat.questions.locator('*')).toHaveCount(0)
  await expect(page.locator('main :is(img, script, iframe, [href^="javascript:"])')).toHaveCount(0)
  await expect(page).toHaveTitle('Show me a code example · Rostra')
})
