import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { DomainError } from '@rostra/kit/errors'
import type { CallOptions, RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import { PersonaService } from '@rostra/proto/persona'
import { accountDeleted } from '../events.ts'
import { validForm } from '../fixtures.ts'
import { createHarness, type Harness } from '../harness.ts'

let harness: Harness
let gateway: RpcClient
/** The addresses that were fetched. */
const fetched: string[] = []

beforeAll(async () => {
  harness = await createHarness()
  const fetchPicture = async (address: string) => {
    fetched.push(address)
    if (address.includes('broken')) throw new DomainError('invalid', 'VALIDATION', 'No picture could be fetched')
    return image('png')
  }
  gateway = (await harness.startReplica({}, { fetchPicture, sweepPicturesMs: 100 })).client()
})
afterAll(() => harness?.end())

/** Returns a picture of 400 × 200 pixels: red at its left and right ends, green in its middle. */
async function image(format: 'png' | 'jpeg' | 'webp'): Promise<Buffer> {
  const canvas = createCanvas(400, 200)
  const context = canvas.getContext('2d')
  context.fillStyle = '#ff0000'
  context.fillRect(0, 0, 400, 200)
  context.fillStyle = '#00ff00'
  context.fillRect(100, 0, 200, 200)
  return format === 'png' ? canvas.encode('png') : canvas.encode(format, 90)
}
const as = async (id: string): Promise<CallOptions> => ({ token: await harness.identity.member(id), deadlineMs: 15_000 })
const add = async (content: Buffer, id = 'ada') => (await gateway.call(PersonaService.AddPicture, { image: content }, await as(id))).path
const idOf = (path: string) => path.replace('/api/pictures/', '')
const get = async (path: string) => Buffer.from((await gateway.call(PersonaService.GetPicture, { id: idOf(path) })).content)
const create = async (avatarUrl: string, id = 'ada') =>
  gateway.call(PersonaService.CreatePersona, { form: validForm({ slug: '', avatarUrl }) }, await as(id))
const invalid = (message: string) => expect.objectContaining({ reason: 'VALIDATION', message: expect.stringContaining(message) })
const unknown = expect.objectContaining({ reason: 'PICTURE_NOT_FOUND' })
const hours = (count: number) => {
  harness.clock.now = new Date(harness.clock.now.getTime() + count * 3_600_000)
}

describe('an uploaded picture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('of the format %s is kept as its middle, 256 × 256, WebP', async (format) => {
    const content = await get(await add(await image(format)))
    expect(content.toString('latin1', 8, 12)).toBe('WEBP')
    const kept = await loadImage(content)
    expect([kept.width, kept.height]).toEqual([256, 256])
    const canvas = createCanvas(256, 256)
    canvas.getContext('2d').drawImage(kept, 0, 0)
    for (const x of [3, 252]) {
      const [red = 0, green = 0] = canvas.getContext('2d').getImageData(x, 128, 1, 1).data
      expect(green - red).toBeGreaterThan(200)
    }
  })

  it('keeps no metadata', async () => {
    const jpeg = await image('jpeg')
    const text = Buffer.from('Exif\0\0taken at home by ada')
    const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, text.length + 2]), text])
    const content = await get(await add(Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])))
    expect(content.includes('taken at home')).toBe(false)
    expect(content.includes('Exif')).toBe(false)
  })

  it('must be an image of at most 2 MB, of a member', async () => {
    await expect(add(Buffer.from('<svg/>'))).rejects.toEqual(invalid('PNG, JPEG or WebP'))
    await expect(add((await image('png')).subarray(0, 20))).rejects.toEqual(invalid('PNG, JPEG or WebP'))
    await expect(add(Buffer.alloc(2 * 1024 * 1024 + 1))).rejects.toEqual(invalid('at most 2 MB'))
    const guest = { token: await harness.identity.guest('g') }
    await expect(gateway.call(PersonaService.AddPicture, { image: await image('png') }, guest)).rejects.toMatchObject({
      reason: 'AUTH_REQUIRED',
    })
  })
})

describe('the picture of a persona', () => {
  it('is one that its owner uploaded', async () => {
    const path = await add(await image('png'))
    expect((await create(path)).avatarUrl).toBe(path)
    await expect(create(path, 'eve')).rejects.toEqual(invalid('no longer there'))
    await expect(create('/api/pictures/AAAAAAAAAAAAAAAAAAAAAA')).rejects.toEqual(invalid('no longer there'))
  })

  it('is fetched once from an https address when the persona is saved, and served from here', async () => {
    const before = fetched.length
    const persona = await create('https://pictures.example/owl.png')
    expect(persona.avatarUrl).toMatch(/^\/api\/pictures\/[\w-]{22}$/)
    expect((await loadImage(await get(persona.avatarUrl))).width).toBe(256)
    const form = validForm({ slug: persona.slug, avatarUrl: persona.avatarUrl })
    const saved = await gateway.call(PersonaService.UpdatePersona, { id: persona.id, form }, await as('ada'))
    expect(saved.avatarUrl).toBe(persona.avatarUrl)
    expect(fetched.slice(before)).toEqual(['https://pictures.example/owl.png'])
  })

  it('is fetched when a persona with an address of before is saved', async () => {
    const id = await harness.addPersona({ ownerId: 'ada', slug: 'of-before', avatarUrl: 'https://pictures.example/old.png' })
    const form = validForm({ slug: 'of-before', avatarUrl: 'https://pictures.example/old.png' })
    const saved = await gateway.call(PersonaService.UpdatePersona, { id, form }, await as('ada'))
    expect(saved.avatarUrl).toMatch(/^\/api\/pictures\//)
  })

  it('that cannot be fetched refuses the save, and nothing is stored', async () => {
    await expect(create('https://broken.example/owl.png', 'fay')).rejects.toEqual(invalid('No picture could be fetched'))
    expect((await gateway.call(PersonaService.ListOwnPersonas, {}, await as('fay'))).personas).toEqual([])
  })
})

describe('a picture that no persona has', () => {
  it('is deleted a day after its upload, or an hour after its last use', async () => {
    const unused = await add(await image('png'))
    const used = await add(await image('png'))
    const persona = await create(used)
    hours(25)
    await eventually(async () => expect(get(unused)).rejects.toEqual(unknown))
    expect((await get(used)).length).toBeGreaterThan(0)
    await gateway.call(PersonaService.DeletePersona, { id: persona.id }, await as('ada'))
    hours(2)
    await eventually(async () => expect(get(used)).rejects.toEqual(unknown))
    expect(await harness.connection.collection('pictures.chunks').countDocuments({ files_id: { $in: [unused, used].map(idOf) } })).toBe(0)
  })

  it('is deleted with the account that uploaded it', async () => {
    const path = await add(await image('png'), 'gus')
    await (await harness.buses.join()).publish([accountDeleted('gus')])
    await eventually(async () => expect(get(path)).rejects.toEqual(unknown), 60_000)
  })
})
