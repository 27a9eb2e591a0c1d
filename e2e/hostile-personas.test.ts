import type { Page } from '@playwright/test'
import { ChatPanel } from './support/chat-panel.ts'
import { rowOf } from './support/manage-list.ts'
import { register } from './support/member.ts'
import { createPersona, madeUpWord, newPersona, type Persona, type PersonaText } from './support/persona.ts'
import { expectNoSidewaysScroll } from './support/sideways.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Looks dangerous, but is only text: every letter of it is shown. */
const shown: Pick<PersonaText, 'name' | 'description'>[] = [
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

/** Cannot be seen as it is, or is none of what a text may be. */
const refused: Record<string, [field: 'name' | 'description', text: unknown]> = {
  'an override of direction': ['name', 'Coach \u202Egnp.exe'],
  'an isolate': ['description', 'Reads \u2066the other\u2069 way round'],
  'a space without width': ['name', 'Co\u200Bach'],
  'a byte order mark': ['name', '\uFEFFCo\uFEFFach'],
  'nothing that is seen': ['name', '\u2060\u2060\u2060'],
  'tags that no font has': ['description', 'Says more \u{E0068}\u{E0069} than you see'],
  'a null': ['name', 'Coach\u0000Ann'],
  'an escape of terminals': ['description', 'Turns red \u001b[31m in a log'],
  'half a character': ['name', 'Coach \uD83D'],
  'marks that cover the lines above': ['name', `Z${'\u0335'.repeat(20)}algo`],
  'a letter too many': ['name', 'W'.repeat(51)],
  'an operator of the database': ['name', { $gt: '' }],
  'a list': ['description', ['Ten letters', 'and more']],
}

/** What other sites read from the page as it is sent: an expression for the browser, whose parser is the judge. */
const headOf = (html: string) => `(() => {
  const page = new DOMParser().parseFromString(${JSON.stringify(html)}, 'text/html')
  return [page.title, page.querySelector('meta[property="og:description"]').content]
})()`

/** The pages of one persona, in a window of their own. */
async function expectShownAlone(page: Page, { slug, name, description }: Persona) {
  const html = await (await page.request.get(`/persona/${slug}`)).text()
  const chat = new ChatPanel(page)
  await chat.open(slug)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('region', { name: 'Messages', exact: true }).getByText(description, { exact: true })).toBeVisible()
  await expect(chat.lastReply).toContainText(name)
  await expect(page).toHaveTitle(`${name} · Rostra`)
  await expectNoSidewaysScroll(page)
  expect(await page.evaluate(headOf(html))).toEqual([`${name} · Rostra`, description])
  await page.goto(`/embed/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expectNoSidewaysScroll(page)
}

test('hostile names and descriptions are shown as the text they are, on every page', async ({ page, context, faults }) => {
  context.on('dialog', (dialog) => {
    faults.push(`dialog ${dialog.message()}`)
    return dialog.dismiss()
  })
  await register(page.request)
  const create = (text: Partial<PersonaText>) => createPersona(page.request, { ...text, embedOrigins: ['*'], slug: madeUpWord() })
  const personas = await Promise.all(shown.map(create))
  await page.goto('/discover?category=Nonprofit&sort=newest')
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Start Chat/ }) })
  for (const { name, description } of shown) {
    const card = cards.filter({ has: page.getByRole('heading', { name, exact: true }) }).first()
    await expect(card.getByRole('heading')).toHaveText(name)
    await expect(card.locator('> p')).toHaveText(description)
  }
  await expectNoSidewaysScroll(page)
  await page.goto('/dashboard?tab=manage')
  for (const { name } of shown) await expect(rowOf(page, name).getByRole('heading')).toHaveText(name)
  await expectNoSidewaysScroll(page)
  await Promise.all(personas.map(async (persona) => expectShownAlone(await context.newPage(), persona)))
})

test('what cannot be shown as it is, is refused at its field', async ({ other }) => {
  for (const [what, [field, text]] of Object.entries(refused)) {
    const answer = await other.post('/api/bots', { data: { ...newPersona(), [field]: text } })
    const { reason, fields } = await answer.json()
    expect([answer.status(), reason, Object.keys(fields ?? {})], what).toEqual([400, 'VALIDATION', [field]])
  }
  expect(await (await other.get('/api/bots')).json()).toEqual([])
})
