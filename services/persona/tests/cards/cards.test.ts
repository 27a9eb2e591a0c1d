import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { withPngTexts } from '@rostra/kit/png/chunks'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { PersonaService } from '@rostra/proto/persona'
import { validForm } from '../fixtures.ts'
import { createHarness, type Harness } from '../harness.ts'

let harness: Harness
let gateway: RpcClient
let ada: { token: string }
beforeAll(async () => {
  harness = await createHarness()
  const replica = await harness.startReplica()
  gateway = replica.client()
  ada = { token: await harness.identity.member('ada') }
})
afterAll(() => harness?.end())

const importCard = (content: Buffer, caller: { token?: string } = ada) =>
  gateway.call(PersonaService.ImportCard, { content }, { ...caller, deadlineMs: 30_000 })
const jsonFile = (data: object, spec = 'chara_card_v3') => Buffer.from(JSON.stringify({ spec, spec_version: '3.0', data }))

const livia = {
  name: 'Livia',
  description: 'Plans a first marathon with you',
  system_prompt: 'You are {{char}}, a running coach. You speak with {{user}}.',
  first_mes: 'Hello, {{user}}! I am {{char}}.',
  alternate_greetings: ['Shall we run?'],
  tags: ['Health & Fitness', 'sport'],
  creator_notes: 'Made for beginners',
  character_book: { entries: [{ keys: ['shoes', 'boots'], content: 'New shoes every 800 km.', enabled: true, extensions: {} }] },
  extensions: { depth_prompt: { prompt: 'x' } },
}

describe('the import of a character card', () => {
  it('returns a draft, its picture and what has no place, and stores nothing', async () => {
    const picture = createCanvas(300, 400).encodeSync('png')
    const text = jsonFile(livia).toString('base64')
    const imported = await importCard(withPngTexts(picture, [{ keyword: 'ccv3', text }]))
    expect(imported.form).toMatchObject({
      name: 'Livia',
      description: 'Plans a first marathon with you',
      category: 'Health & Fitness',
      rolePrompt: 'You are Livia, a running coach. You speak with {{user}}.',
      greeting: 'Hello! I am Livia.',
      openingLines: ['Shall we run?'],
      visibility: 'VISIBILITY_DRAFT',
      avatarUrl: '',
      slug: '',
    })
    expect(imported.material).toEqual([{ title: 'shoes, boots', text: 'New shoes every 800 km.' }])
    expect(imported.left).toEqual(['tags', 'extensions.depth_prompt', 'creator_notes'])
    const decoded = await loadImage(imported.picture)
    expect([decoded.width, decoded.height]).toEqual([256, 256])
    for (const collection of ['personas', 'sources', 'pictures.files'])
      expect(await harness.connection.collection(collection).countDocuments()).toBe(0)
  })

  it('leaves a picture that is none', async () => {
    const assets = [{ type: 'icon', name: 'main', ext: 'png', uri: 'data:image/png;base64,bm8gcGljdHVyZQ==' }]
    const imported = await importCard(jsonFile({ ...livia, assets }))
    expect([imported.picture.length, imported.left.at(-1)]).toEqual([0, 'assets'])
  })

  it.each([
    ['a file that is no card', Buffer.from('hello'), /no valid JSON/],
    ['a picture that is cut off', createCanvas(9, 9).encodeSync('png').subarray(0, 50), /cut off/],
    ['deep JSON', Buffer.from('['.repeat(4_900_000)), /nested too deeply/],
    [
      'JSON of millions of objects',
      Buffer.from(`{"name":"a","description":"b","x":[${'{},'.repeat(1_500_000)}{}]}`),
      /too much memory|no character card/,
    ],
  ])('is refused for %s', async (_what, content, message) => {
    await expect(importCard(content)).rejects.toMatchObject({ reason: 'CARD_UNREADABLE', message: expect.stringMatching(message) })
  })

  it('is for members, and for files of at most 10 MB', async () => {
    for (const token of ['', await harness.identity.guest('zoe')])
      await expect(importCard(jsonFile(livia), { token })).rejects.toMatchObject({ reason: 'AUTH_REQUIRED' })
    await expect(importCard(Buffer.alloc(10 * 1024 * 1024 + 1))).rejects.toMatchObject({ reason: 'TOO_LARGE' })
  })
})

describe('the export of a persona as a character card', () => {
  const form = validForm({
    greeting: 'Good evening.\nWhat shall we compute?',
    voice: 'female2',
    avatarEmoji: '🦉',
    avatarBgColor: '#BE185D',
    onlyFromMaterial: true,
    embedOrigins: ['https://example.org'],
    openingLines: ['What is a machine?', 'What is a number?'],
  })
  const exportOf = (id: string, caller: { token?: string }) => gateway.call(PersonaService.ExportCard, { id }, caller)

  it('gives the same form when it is imported again, in both versions, with nothing left', async () => {
    const { id } = await gateway.call(PersonaService.CreatePersona, { form }, ada)
    const { version3, version2 } = await exportOf(id, ada)
    const { slug: _slug, embedOrigins: _origins, ...kept } = form
    const again = await importCard(Buffer.from(version3))
    expect(again.form).toMatchObject(kept)
    expect([again.material, again.left]).toEqual([[], []])
    const older = await importCard(Buffer.from(version2))
    expect(older.form).toMatchObject(kept)
    expect(older.left).toEqual(['creator_notes'])
  })

  it('says in a PNG what its avatar is, so that the emoji stays and a picture is taken', async () => {
    const png = (version3: string) => {
      const text = Buffer.from(version3).toString('base64')
      return withPngTexts(createCanvas(300, 300).encodeSync('png'), [{ keyword: 'ccv3', text }])
    }
    const { id } = await gateway.call(PersonaService.CreatePersona, { form: { ...form, name: 'Ada Owl' } }, ada)
    const withEmoji = await importCard(png((await exportOf(id, ada)).version3))
    expect([withEmoji.form?.avatarEmoji, withEmoji.picture.length, withEmoji.left]).toEqual(['🦉', 0, []])
    const avatarUrl = 'https://example.org/ada.png'
    await gateway.call(PersonaService.UpdatePersona, { id, form: { ...form, name: 'Ada Owl', avatarUrl, avatarEmoji: '' } }, ada)
    const withPicture = await importCard(png((await exportOf(id, ada)).version3))
    expect([withPicture.picture.length > 0, withPicture.left]).toEqual([true, []])
  })

  it('keeps texts that look like tags, links and macros, unless another program changed them', async () => {
    const raw = validForm({
      name: 'Ada <b>',
      description: 'Says [hello](https://example.org) to {{user}} and <user>.',
      rolePrompt: 'You are {{char}} <bot>, who writes <b>bold</b> {{random:a,b}} {{original}} for {{user}}.',
      strictlyFollows: 'Never write <script> or {{char}}.',
      greeting: 'Hello, {{user}}! <b>Welcome</b> to [me](https://example.org).',
      openingLines: ['What is <b>?', 'Who is {{user}}?'],
    })
    const { id } = await gateway.call(PersonaService.CreatePersona, { form: raw }, ada)
    const { version3, version2 } = await exportOf(id, ada)
    const { slug: _slug, embedOrigins: _origins, ...kept } = raw
    for (const version of [version3, version2]) {
      const { form: again, material } = await importCard(Buffer.from(version))
      expect(again).toMatchObject(kept)
      expect(material).toEqual([])
    }
    const card = JSON.parse(version3)
    const changed = { ...card, data: { ...card.data, first_mes: 'Hi, {{user}}!', personality: 'Calm' } }
    const edited = await importCard(Buffer.from(JSON.stringify(changed)))
    expect(edited.form).toMatchObject({ ...kept, greeting: 'Hi!', rolePrompt: `${raw.rolePrompt}\n\n## Personality\nCalm` })
    expect(edited.left).toEqual([])
  })

  it('has no address, no website, no model and no generated opening line', async () => {
    const made = validForm({ openingLines: [], embedOrigins: ['https://example.org'], name: 'Ada Secret' })
    const { id, slug } = await gateway.call(PersonaService.CreatePersona, { form: made }, ada)
    const { version3 } = await exportOf(id, ada)
    expect(JSON.parse(version3)).toMatchObject({ spec: 'chara_card_v3', spec_version: '3.0', data: { alternate_greetings: [] } })
    for (const secret of ['example.org', slug, id, 'embed', 'visibility', 'chatModel', 'ownerId']) expect(version3).not.toContain(secret)
  })

  it('is for its owner alone', async () => {
    const { id } = await gateway.call(PersonaService.CreatePersona, { form: { ...form, name: 'Ada Byron' } }, ada)
    await expect(exportOf(id, { token: await harness.identity.member('bob') })).rejects.toMatchObject({ reason: 'BOT_NOT_FOUND' })
    await expect(exportOf(id, { token: await harness.identity.guest('zoe') })).rejects.toMatchObject({ reason: 'AUTH_REQUIRED' })
    await expect(exportOf('64b64b64b64b64b64b64b64b', ada)).rejects.toMatchObject({ reason: 'BOT_NOT_FOUND' })
  })
})
