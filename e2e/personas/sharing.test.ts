import { captureDownload } from '../support/download.ts'
import { createPersona } from '../support/personas/persona.ts'
import { expect, test } from '../support/test-fixtures.ts'

test('a persona can be shared by link, QR code and embed code', async ({ page, context, chat, otherMember, toasts }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { slug, name } = await createPersona(otherMember)
  await chat.open(slug)
  await page.getByRole('button', { name: 'Share this persona' }).click()
  const dialog = page.getByRole('dialog', { name: `Share ${name}` })
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeFocused()
  await expect(dialog.getByLabel('Link to this persona')).toHaveValue(new URL(`/persona/${slug}`, page.url()).href)
  await expect(dialog.getByRole('img', { name: `QR code that opens ${name} on Rostra` })).toBeVisible()
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
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Share this persona' })).toBeFocused()
})

test('a link preview has the persona’s name, description and picture', async ({ otherMember, guest, baseURL }) => {
  const { slug, name, description } = await createPersona(otherMember)
  const html = await (await guest.get(`/persona/${slug}`)).text()
  const head = html.slice(0, html.indexOf('</head>'))
  const tag = (key: string) => new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`).exec(head)?.[1]
  expect(/<title>(.*)<\/title>/.exec(head)?.[1]).toBe(`${name} · Rostra`)
  for (const key of ['description', 'og:description', 'twitter:description']) expect(tag(key)).toBe(description)
  for (const key of ['og:title', 'twitter:title']) expect(tag(key)).toBe(name)
  expect(tag('og:url')).toBe(`${baseURL}/persona/${slug}`)
  const picture = await guest.get(tag('og:image') ?? '')
  expect(picture.headers()['content-type']).toBe('image/png')
  const png = await picture.body()
  expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630])
})
