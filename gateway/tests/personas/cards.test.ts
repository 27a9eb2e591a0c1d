import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { DomainError } from '@rostra/kit/errors'
import { readPngChunks } from '@rostra/kit/png/chunks'
import { pngTextsOf } from '@rostra/kit/png/texts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'
import { fileHeaders, multipart, upload } from '../support/upload-client.ts'

let gateway: TestGateway
let ada: { cookie: string }
beforeAll(async () => {
  gateway = await startGateway({ RATE_LIMIT_SCALE: '10' })
  ada = await gateway.asMember('ada')
})
afterAll(() => gateway?.stop())

const form = {
  name: 'Livia',
  description: 'Plans a first marathon with you',
  category: 'Other',
  rolePrompt: 'You are Livia, a running coach.',
  strictlyFollows: '',
  voice: 'male1',
  avatarUrl: '',
  avatarEmoji: '',
  avatarBgColor: '#4F46E5',
  isPrivate: false,
  slug: '',
  greeting: 'Hello!',
  openingLines: ['Shall we run?'],
  embedOrigins: [],
  onlyFromMaterial: false,
  chatModel: '',
}
const material = [{ title: 'shoes', text: 'New shoes every 800 km.' }]

describe('POST /api/bots/import', () => {
  const path = '/api/bots/import'
  const file = (content: string | Buffer = '{}') => multipart([fileHeaders('livia.json'), content])
  const send = (body: Buffer, headers: Record<string, string> = ada) => upload(gateway, path, headers, body)

  it('gives the file to persona, and returns the draft with its picture as data', async () => {
    gateway.persona.on('ImportCard', () => ({
      form: { ...form, visibility: 'VISIBILITY_DRAFT' },
      material,
      left: ['creator_notes'],
      picture: Buffer.from('webp'),
    }))
    const response = await send(file('{"name":"Livia"}'))
    const expected = {
      form: { ...form, visibility: 'draft' },
      material,
      left: ['creator_notes'],
      picture: 'data:image/webp;base64,d2VicA==',
    }
    expect([response.status, response.json]).toEqual([200, expected])
    const call = gateway.persona.calls('ImportCard').at(-1)
    expect([call?.caller, Buffer.from(call?.request.content ?? '').toString()]).toMatchObject([
      { kind: 'member', id: 'ada' },
      '{"name":"Livia"}',
    ])
  })

  it('says what is wrong with a card', async () => {
    gateway.persona.on('ImportCard', () => {
      throw new DomainError('invalid', 'CARD_UNREADABLE', 'There is no character card in this file.')
    })
    expect(await send(file())).toMatchObject({
      status: 400,
      json: { reason: 'CARD_UNREADABLE', message: 'There is no character card in this file.' },
    })
  })

  it('refuses other bodies, larger files and other callers before persona is asked', async () => {
    const before = gateway.persona.calls('ImportCard').length
    expect((await gateway.post(path, {}, ada)).status).toBe(415)
    expect(await send(file(Buffer.alloc(10 * 1024 * 1024 + 1)))).toMatchObject({ status: 413, json: { reason: 'TOO_LARGE' } })
    for (const headers of [{}, await gateway.asGuest()]) expect((await send(file(), headers)).status).toBe(401)
    expect(gateway.persona.calls('ImportCard').length).toBe(before)
  })

  it('is limited for each account', async () => {
    const limited = await startGateway({ RATE_LIMIT_SCALE: '0.1' })
    limited.persona.on('ImportCard', () => ({ form: { ...form, visibility: 'VISIBILITY_DRAFT' } }))
    const headers = await limited.asMember('ada')
    const statuses: number[] = []
    for (let n = 0; n < 4; n++) statuses.push((await upload(limited, path, headers, file())).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    await limited.stop()
  })
})

describe('the card of an own persona', () => {
  const exported = {
    version3: JSON.stringify({ spec: 'chara_card_v3', spec_version: '3.0', data: { name: 'Lívia 🦉' } }),
    version2: JSON.stringify({ spec: 'chara_card_v2', spec_version: '2.0', data: { name: 'Lívia 🦉' } }),
    slug: 'livia',
    name: 'Lívia',
    avatarUrl: '',
    avatarBgColor: '#BE185D',
  }
  const textsOf = (png: Buffer) =>
    pngTextsOf(readPngChunks(png)).map(({ keyword, read }) => [keyword, Buffer.from(read(100_000), 'base64').toString()])
  const pixelOf = async (png: Buffer, x: number, y: number) => {
    const image = await loadImage(png)
    const context = createCanvas(image.width, image.height).getContext('2d')
    context.drawImage(image, 0, 0)
    return { size: [image.width, image.height], colour: [...context.getImageData(x, y, 1, 1).data].slice(0, 3) }
  }

  it('is the JSON of version 3, as a file', async () => {
    gateway.persona.on('ExportCard', () => exported)
    const response = await gateway.fetch('/api/bots/p-1/card.json', { headers: ada })
    expect([response.status, await response.text()]).toEqual([200, exported.version3])
    expect(response.headers.get('content-disposition')).toBe('attachment; filename=livia.json')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(gateway.persona.calls('ExportCard').at(-1)).toMatchObject({ request: { id: 'p-1' }, caller: { kind: 'member', id: 'ada' } })
  })

  it('is a picture with the texts of both versions, and the medallion of a persona without a picture', async () => {
    gateway.persona.on('ExportCard', () => exported)
    const response = await gateway.fetch('/api/bots/p-1/card.png', { headers: ada })
    const png = Buffer.from(await response.arrayBuffer())
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(textsOf(png)).toEqual([
      ['chara', exported.version2],
      ['ccv3', exported.version3],
    ])
    expect(await pixelOf(png, 256, 60)).toEqual({ size: [512, 512], colour: [0xbe, 0x18, 0x5d] })
  })

  it('has the picture of a persona that has one', async () => {
    const canvas = createCanvas(256, 256)
    const context = canvas.getContext('2d')
    context.fillStyle = '#00FF00'
    context.fillRect(0, 0, 256, 256)
    const content = await canvas.encode('webp', 100)
    gateway.persona.on('ExportCard', () => ({ ...exported, avatarUrl: '/api/pictures/abcdefghijklmnopqrstuv' }))
    gateway.persona.on('GetPicture', () => ({ content }))
    const response = await gateway.fetch('/api/bots/p-1/card.png', { headers: ada })
    const { size, colour } = await pixelOf(Buffer.from(await response.arrayBuffer()), 9, 9)
    expect(size).toEqual([256, 256])
    expect(colour[1]).toBeGreaterThan(240)
    expect(gateway.persona.calls('GetPicture').at(-1)?.request).toEqual({ id: 'abcdefghijklmnopqrstuv' })
  })

  it('is missing for everyone but its owner', async () => {
    gateway.persona.on('ExportCard', () => {
      throw new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
    })
    for (const type of ['png', 'json']) {
      const response = await gateway.fetch(`/api/bots/p-1/card.${type}`, { headers: ada })
      expect([response.status, (await response.json()).reason]).toEqual([404, 'BOT_NOT_FOUND'])
      expect((await gateway.fetch(`/api/bots/p-1/card.${type}`)).status).toBe(401)
    }
  })
})
