import { deflateSync } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import { createCanvas } from '@napi-rs/canvas'
import { encodeChunk, readPngChunks, withPngTexts } from '@rostra/kit/png/chunks'
import { UnreadableFile } from '../../../domain/sources/ports.ts'
import { cardLimits } from '../reading-limits.ts'
import { makeRawZip, repeatedDeflate, zipEntry } from '../testing/make-zip.ts'
import { readCard } from './read-card.ts'

const card = (data: object, spec = 'chara_card_v3') => ({ spec, spec_version: '3.0', data: { name: 'Livia', ...data } })
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')
const jsonFile = (value: unknown) => Buffer.from(JSON.stringify(value))
const png = createCanvas(8, 8).encodeSync('png')
const withTexts = (texts: Record<string, string>) =>
  withPngTexts(
    png,
    Object.entries(texts).map(([keyword, text]) => ({ keyword, text })),
  )
/** Adds a chunk behind the header of the picture. */
function withChunk(type: string, data: Buffer) {
  const header = readPngChunks(png)[0]
  const at = 8 + 12 + (header?.data.length ?? 0)
  return Buffer.concat([png.subarray(0, at), encodeChunk({ type, data }), png.subarray(at)])
}
const charx = (files: Record<string, Buffer>) =>
  Buffer.from(makeRawZip(Object.entries(files).map(([name, content]) => zipEntry(name, content))))
const read = (content: Buffer) => readCard({ name: 'card', content }, cardLimits)
const refusalOf = (content: Buffer) => {
  try {
    read(content)
  } catch (error) {
    expect(error).toBeInstanceOf(UnreadableFile)
    return (error as UnreadableFile).message
  }
  throw new Error('the card was read')
}

describe('a character card in a picture', () => {
  it('is read from the text of version 3 rather than from that of version 2, with the picture', () => {
    const file = withTexts({ chara: base64(card({ name: 'Old' }, 'chara_card_v2')), ccv3: base64(card({ name: 'Öçé 猫' })) })
    const { draft, picture } = read(file)
    expect(draft.form.name).toBe('Öçé 猫')
    expect(file.equals(picture ?? Buffer.alloc(0))).toBe(true)
  })

  const packed = base64(card({ name: 'Packed' }))
  it.each([
    ['zTXt', withChunk('zTXt', Buffer.concat([Buffer.from('chara\0\0'), deflateSync(packed)]))],
    ['iTXt', withChunk('iTXt', Buffer.from(`chara\0\0\0\0\0${packed}`))],
    ['tEXt with a keyword in capitals', withTexts({ Chara: packed })],
    ['JSON without Base64', withTexts({ chara: JSON.stringify(card({ name: 'Packed' })) })],
  ])('is read from %s', (_form, file) => {
    expect(read(file).draft.form.name).toBe('Packed')
  })

  it.each([
    ['emoji', false],
    ['initials', false],
    ['picture', true],
    [7, true],
  ])('of this product has a picture only when its persona has one: %s', (avatar, hasPicture) => {
    const { draft, picture } = read(withTexts({ ccv3: base64(card({ extensions: { rostra: { avatar } } })) }))
    expect([picture !== null, draft.left]).toEqual([hasPicture, avatar === 7 ? ['extensions.rostra.avatar'] : []])
  })

  it('has the icon that another program gave it, whatever its persona has', () => {
    const assets = [{ type: 'icon', name: 'main', ext: 'png', uri: `data:image/png;base64,${png.toString('base64')}` }]
    const text = base64(card({ assets, extensions: { rostra: { avatar: 'emoji' } } }))
    expect(png.equals(read(withTexts({ ccv3: text })).picture ?? Buffer.alloc(0))).toBe(true)
  })

  it.each([
    ['a picture without a card', png, /no character card/],
    ['a picture that is cut off', withTexts({ chara: packed }).subarray(0, -20), /picture is broken: it is cut off/],
    ['a wrong checksum', Buffer.from(withTexts({ chara: packed }).map((byte, at) => (at === 60 ? byte ^ 1 : byte))), /a checksum is wrong/],
    ['text that is not Base64', withTexts({ ccv3: '%%%%' }), /“ccv3” of this picture is broken: it is not Base64/],
    ['Base64 of broken UTF-8', withTexts({ chara: Buffer.from([0x7b, 0xff]).toString('base64') }), /not UTF-8/],
    ['Base64 of something else', withTexts({ chara: Buffer.from('hello').toString('base64') }), /no valid JSON/],
    ['compression that is broken', withChunk('zTXt', Buffer.from('chara\0\0x')), /“chara” of this picture is broken/],
    [
      'text that unpacks to 30 MB',
      withChunk('zTXt', Buffer.concat([Buffer.from('chara\0\0'), deflateSync(Buffer.alloc(30_000_000, 'a'))])),
      /larger than/,
    ],
  ])('is refused for %s', (_what, file, reason) => {
    expect(refusalOf(file)).toMatch(reason)
  })
})

describe('a character card as JSON', () => {
  it('is read in each version, also with a byte order mark', () => {
    const bom = Buffer.from('\ufeff')
    for (const value of [{ name: 'Livia', personality: 'A coach of runners' }, card({}, 'chara_card_v2'), card({})])
      expect(read(Buffer.concat([bom, jsonFile(value)])).draft.form.name).toBe('Livia')
  })

  it('has the picture of a data URL, and never that of a link', () => {
    const icon = (uri: string) => card({ assets: [{ type: 'icon', name: 'main', ext: 'png', uri }] })
    const inside = read(jsonFile(icon(`data:image/png;base64,${png.toString('base64')}`)))
    expect([png.equals(inside.picture ?? Buffer.alloc(0)), inside.draft.left]).toEqual([true, []])
    const outside = read(jsonFile(icon('https://tracker.example/pixel.png')))
    expect([outside.picture, outside.draft.left]).toEqual([null, ['assets']])
  })

  it.each([
    ['other JSON', jsonFile({ entries: {} }), /no character card/],
    ['a list', jsonFile([1]), /no character card/],
    ['a name that is no text', jsonFile(card({ name: 7 })), /no character card/],
    ['broken JSON', Buffer.from('{"name": "secret words'), /card of this file is broken: it is no valid JSON/],
    ['broken UTF-8', Buffer.from([0x7b, 0x22, 0xc3, 0x28]), /not UTF-8/],
    ['65 levels', Buffer.from(`{"name":"a","x":${'['.repeat(64)}${']'.repeat(64)}}`), /nested too deeply/],
    ['a million levels', Buffer.from('['.repeat(1_000_000)), /nested too deeply/],
    ['6 million characters', Buffer.from(`{"name":"${'a'.repeat(6_000_000)}"}`), /more than 5,000,000 characters/],
    ['a GIF', Buffer.from('GIF89a'), /no valid JSON/],
  ])('is refused for %s', (_what, file, reason) => {
    expect(refusalOf(file)).toMatch(reason)
  })

  it('counts no brackets in texts, and quotes nothing of the file in a refusal', () => {
    expect(read(jsonFile(card({ description: `\\"${'['.repeat(500)}` }))).draft.form.name).toBe('Livia')
    expect(refusalOf(Buffer.from('{"name": "secret words", nothing}'))).not.toContain('secret')
  })
})

describe('a CharX file', () => {
  const withIcon = card({
    assets: [
      { type: 'icon', name: 'main', ext: 'png', uri: 'embeded://assets/icon/images/main.png' },
      { type: 'background', name: 'b', ext: 'png', uri: 'https://example.org/b.png' },
    ],
  })
  const files = { 'card.json': jsonFile(withIcon), 'assets/icon/images/main.png': png, 'module.risum': Buffer.from('code') }

  it('has its main icon as the picture, and lists what else it has', () => {
    const { draft, picture } = read(charx(files))
    expect([draft.form.name, png.equals(picture ?? Buffer.alloc(0))]).toEqual(['Livia', true])
    expect(draft.left).toEqual(['assets', 'module.risum'])
  })

  it('lists at most 200 of its files, by names that can be shown', () => {
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`assets/${index}.png`, Buffer.from('x')]))
    const { left } = read(charx({ 'card.json': jsonFile(card({})), [`\u0007${'long'.repeat(1_000)}`]: Buffer.from('x'), ...many })).draft
    expect([left.length, left[0]?.length, left[1], left.at(-1)]).toEqual([200, 99, 'assets/0.png', '…'])
  })

  it('lists assets once, also beside a file of that name', () => {
    expect(read(charx({ ...files, assets: Buffer.from('x') })).draft.left).toEqual(['assets', 'module.risum'])
  })

  it.each([
    ['damaged', { crc: 1 }],
    ['encrypted', { isEncrypted: true }],
  ])('is read without its icon when that is %s', (_what, change) => {
    const entries = Object.entries(files).map(([name, content]) => ({
      ...zipEntry(name, content),
      ...(name.endsWith('.png') ? change : {}),
    }))
    const { draft, picture } = read(Buffer.from(makeRawZip(entries)))
    expect([draft.form.name, picture, draft.left]).toEqual(['Livia', null, ['assets', 'module.risum']])
  })

  it('may have the sizes of its entries in ZIP64', () => {
    const entries = Object.entries(files).map(([name, content]) => ({ ...zipEntry(name, content), isLong: true }))
    expect(read(Buffer.from(makeRawZip(entries))).draft.form.name).toBe('Livia')
  })

  it.each([
    ['no card', charx({ 'a.txt': Buffer.from('a') }), /no character card/],
    ['an archive that is cut off', charx(files).subarray(0, 100), /damaged, or it is not a CharX file/],
    [
      'a card that unpacks to 200 MB',
      Buffer.from(makeRawZip([{ name: 'card.json', packed: repeatedDeflate(Buffer.alloc(1 << 20, ' '), 200), declared: 10 }])),
      /unpacks to more than 50 MB/,
    ],
    [
      'a path that leads out of it',
      charx({ ...files, 'card.json': jsonFile(card({ assets: [{ type: 'icon', uri: 'embeded://../../etc/passwd' }] })) }),
      null,
    ],
  ])('is refused, or has no picture, for %s', (_what, file, reason) => {
    if (reason) expect(refusalOf(file)).toMatch(reason)
    else expect(read(file).picture).toBeNull()
  })
})
