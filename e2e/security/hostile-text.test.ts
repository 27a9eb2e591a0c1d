import type { Page } from '@playwright/test'
import { register } from '../support/accounts/member.ts'
import { ChatPanel } from '../support/chat-panel.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { createPersona, type Persona, type PersonaInput, randomWord } from '../support/personas/persona.ts'
import { personaRow } from '../support/personas/persona-list.ts'
import { expect, test } from '../support/test-fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Texts that look like markup or code but are valid. Every character must be shown. */
const shown: Pick<PersonaInput, 'name' | 'description'>[] = [
  {
    name: `"><script>alert(1)</script></title><b>`,
    description: '<img src=x onerror="alert(2)"> &lt;i&gt; </script><iframe src="javascript:alert(3)">',
  },
  {
    name: `{"$gt": ""}'; DROP TABLE bots; --`,
    description: '{{7*7}} <%= 7*7 %> %00 ../../etc [click](javascript:alert(4)) {"$where": "1"} `code`',
  },
  { name: 'W'.repeat(50), description: 'Donaudampfschiff'.repeat(9) },
  { name: '𝕮𝖔𝖆𝖈𝖍 👩🏽‍🚀 𠮷野家 שלום', description: 'مرحبا بالعالم <b>שלום</b> 🏴󠁧󠁢󠁳󠁣󠁴󠁿 Zürich, 1️⃣' },
]

/** Returns an expression for the browser that parses HTML and reads its title and description, as other sites do. */
const headOf = (html: string) => `(() => {
  const page = new DOMParser().parseFromString(${JSON.stringify(html)}, 'text/html')
  return [page.title, page.querySelector('meta[property="og:description"]').content]
})()`

/** Expects that the persona's own pages show its name and description as text. */
async function expectShownOnOwnPages(page: Page, { slug, name, description }: Persona) {
  const html = await (await page.request.get(`/persona/${slug}`)).text()
  const chat = new ChatPanel(page)
  await chat.open(slug)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('region', { name: 'Messages', exact: true }).getByText(description, { exact: true })).toBeVisible()
  await expect(chat.lastAnswer).toContainText(name)
  await expect(page).toHaveTitle(`${name} · Rostra`)
  await expectNoHorizontalScroll(page)
  expect(await page.evaluate(headOf(html))).toEqual([`${name} · Rostra`, description])
  await page.goto(`/embed/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expectNoHorizontalScroll(page)
}

test('HTML and scripts in names and descriptions are shown as text on every page', async ({ page, context, pageErrors }) => {
  context.on('dialog', (dialog) => {
    pageErrors.push(`dialog ${dialog.message()}`)
    return dialog.dismiss()
  })
  await register(page.request)
  const create = (text: Partial<PersonaInput>) => createPersona(page.request, { ...text, embedOrigins: ['*'], slug: randomWord() })
  const personas = await Promise.all(shown.map(create))
  await page.goto('/discover?category=Nonprofit&sort=newest')
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Start Chat/ }) })
  for (const { name, description } of shown) {
    const card = cards.filter({ has: page.getByRole('heading', { name, exact: true }) }).first()
    await expect(card.getByRole('heading')).toHaveText(name)
    await expect(card.locator('> p')).toHaveText(description)
  }
  await expectNoHorizontalScroll(page)
  await page.goto('/dashboard?tab=manage')
  for (const { name } of shown) await expect(personaRow(page, name).getByRole('heading')).toHaveText(name)
  await expectNoHorizontalScroll(page)
  await Promise.all(personas.map(async (persona) => expectShownOnOwnPages(await context.newPage(), persona)))
})
