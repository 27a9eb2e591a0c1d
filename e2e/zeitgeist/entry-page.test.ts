import { expectAccessibleEverywhere } from '../support/axe-checks.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { sampleStories, serveStory } from '../support/newsroom/stories.ts'
import { expect, test } from '../support/test-fixtures.ts'
import { demoPersonaId, sampleEntries, serveEntries } from '../support/zeitgeist/zeitgeist-page.ts'

const editionMs = 60_000

test('a story leads to the entry that it cites, and the entry back to the story', async ({ page }) => {
  const [story] = sampleStories()
  const [entry] = sampleEntries(await demoPersonaId(page.request))
  if (!story || !entry) throw new Error('expected a story and an entry')
  await serveStory(page, story)
  await serveEntries(page, [entry])
  await page.route('**/api/zeitgeist/e1', (route) => route.fulfill({ json: entry }))
  await page.route('**/api/articles?*entry=e1*', (route) => route.fulfill({ json: [story] }))
  await page.goto(`/singularity-bugle/${story.slug}`)
  await page.getByRole('region', { name: 'Sources' }).getByRole('link', { name: 'Sleeping through the night' }).click()
  await expect(page).toHaveURL('/zeitgeist/e1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(entry.title)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoHorizontalScroll(page)
    await expectAccessibleEverywhere(page)
  }
  const stories = page.getByRole('region', { name: 'Stories that cite this entry' })
  await stories.getByRole('link', { name: story.title }).click()
  await expect(page).toHaveURL(`/singularity-bugle/${story.slug}`)
  await page.goBack()
  await page.getByRole('link', { name: 'Back to the Zeitgeist' }).click()
  await page.getByRole('article').getByRole('link', { name: entry.title }).click()
  await expect(page).toHaveURL('/zeitgeist/e1')
})

test('an entry is sent with its text to a visitor, and one that is gone says so with status 404', async ({ page }) => {
  // A refresh by another test replaces entries, and a page that is not rendered in time comes without its content.
  await expect(async () => {
    const [{ id, title }] = await (await page.request.get('/api/zeitgeist')).json()
    const html = await (await page.request.get(`/zeitgeist/${id}`, { headers: { Accept: 'text/html' } })).text()
    expect(html).toMatch(/<h1[^>]*>/)
    expect(html).toContain(`${id}/preview.png`)
    await page.goto(`/zeitgeist/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 5_000 })
  }).toPass({ timeout: editionMs })

  const gone = await page.goto('/zeitgeist/unknown')
  expect(gone?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This entry is no longer here')
  await expectAccessibleEverywhere(page)
  await page.getByRole('link', { name: 'See the Zeitgeist' }).click()
  await expect(page).toHaveURL('/zeitgeist')
})
