import { isPng, readPngChunks } from '@rostra/kit/png/chunks'
import { pngTextsOf } from '@rostra/kit/png/texts'
import { type CardDraft, isObject, listOf, objectOf, stringOf } from '../../../../core/domain/cards/card-draft.ts'
import { draftOfCard } from '../../../../core/domain/cards/draft-of-card.ts'
import { isPictureDrawn } from '../../../../core/domain/cards/own-extension.ts'
import { UnreadableFile, type UploadedFile } from '../../../domain/sources/ports.ts'
import { openZip } from '../office/zip-file.ts'
import type { ReadingLimits } from '../reading-limits.ts'
import { unreadable } from '../reasons.ts'
import { parseCardJson } from './parse-card-json.ts'

/** A character card as it was read. */
export interface ReadCard {
  draft: CardDraft
  /** The file of its picture, not decoded. Null for none. */
  picture: Uint8Array | null
}

/** The card as it is in the file, with its main picture, and what else the file has. */
interface FoundCard {
  json: unknown
  /** Returns the file of an asset by its address; null for one that is not in the file. */
  assetAt: (uri: string) => Uint8Array | null
  /** Assets that no field of the card names. */
  others: readonly string[]
}

const zipSignature = 'PK\u0003\u0004'
/** The largest picture that is taken, in bytes. */
const maxPictureBytes = 10 * 1024 * 1024

/** Reads a character card by its first bytes: PNG or APNG, CharX (a ZIP file) or JSON. Nothing is fetched. Throws `UnreadableFile`. */
export function readCard({ content }: UploadedFile, limits: ReadingLimits): ReadCard {
  const file = Buffer.from(content.buffer, content.byteOffset, content.length)
  const isZip = file.toString('latin1', 0, zipSignature.length) === zipSignature
  const found = isPng(file) ? cardOfPng(file, limits) : isZip ? cardOfZip(file, limits) : cardOfJson(file, limits)
  const { picture, left } = pictureOf(found)
  const draft = draftOfCard(found.json, [...left, ...found.others])
  if (!draft) throw unreadable.noCard()
  return { draft, picture }
}

const decode = (bytes: Uint8Array, part: string): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw unreadable.brokenCard(part, 'it is not UTF-8')
  }
}

const cardOfJson = (file: Buffer, limits: ReadingLimits): FoundCard => ({
  json: parseCardJson(decode(file, 'This file'), limits),
  assetAt: (uri) => dataOf(uri),
  others: [],
})

/** The keywords of a card's text; that of version 3 first. */
const keywords = ['ccv3', 'chara_card_v3', 'chara']

function cardOfPng(file: Buffer, limits: ReadingLimits): FoundCard {
  const texts = pngTextsOf(chunksOf(file))
  const named = (keyword: string) => texts.find((text) => text.keyword.toLowerCase() === keyword)
  const text = keywords.map(named).find(Boolean)
  if (!text) throw unreadable.noCard()
  const part = `The text “${text.keyword.toLowerCase()}” of this picture`
  let raw: string
  try {
    // Base64 of UTF-8 takes 4 bytes for 3.
    raw = text.read(4 * limits.characters)
  } catch (error) {
    throw unreadable.brokenCard(part, (error as Error).message)
  }
  return {
    json: parseCardJson(decode(unpackBase64(raw, part), part), limits),
    assetAt: (uri) => (uri === 'ccdefault:' ? file : dataOf(uri)),
    others: texts.some(({ keyword }) => keyword.startsWith('chara-ext-asset_')) ? ['chara-ext-asset'] : [],
  }
}

function chunksOf(file: Buffer) {
  try {
    return readPngChunks(file)
  } catch (error) {
    throw unreadable.brokenCard('This picture', (error as Error).message)
  }
}

/** Some programs write the JSON as it is. */
function unpackBase64(raw: string, part: string): Buffer {
  const text = raw.trim()
  if (text.startsWith('{')) return Buffer.from(text)
  const plain = text.replaceAll(/[\r\n]/g, '')
  if (plain === '' || !/^[A-Za-z0-9+/_-]+={0,2}$/.test(plain)) throw unreadable.brokenCard(part, 'it is not Base64')
  return Buffer.from(plain, 'base64')
}

const cardName = 'card.json'
const embedded = /^embed{1,2}ed:\/\//

function cardOfZip(file: Buffer, limits: ReadingLimits): FoundCard {
  const zip = openZip(file, limits, 'a CharX file')
  if (!zip.has(cardName)) throw unreadable.noCard()
  const json = parseCardJson(decode(zip.read(cardName), 'The card of this file'), limits)
  const assetAt = (uri: string) => {
    const name = uri.replace(embedded, '')
    return name !== uri && zip.has(name) ? zip.read(name) : dataOf(uri)
  }
  const iconName = mainIcon(json).icon?.replace(embedded, '')
  const others = [...zip.names()].filter((name) => name !== cardName && name !== iconName && !name.endsWith('/'))
  return { json, assetAt, others }
}

/** Returns the bytes of a data URL of a picture; null for another address. */
function dataOf(uri: string): Buffer | null {
  const [head = '', base64 = ''] = uri.split(',', 2)
  return /^data:image\/[a-z+.-]+;base64$/i.test(head) ? Buffer.from(base64, 'base64') : null
}

/** Returns the address of the main icon, and whether there are other assets. A card without assets has the picture that it is in. */
function mainIcon(json: unknown): { icon: string | undefined; hasOthers: boolean } {
  const data = objectOf(objectOf(json).data)
  const assets = listOf(data.assets)
  if (assets.length === 0) return { icon: 'ccdefault:', hasOthers: false }
  const icons = assets.filter(isObject).filter(({ type }) => type === 'icon')
  const icon = icons.find(({ name }) => name === 'main') ?? icons[0]
  return { icon: icon ? stringOf(icon.uri) : undefined, hasOthers: assets.length > (icon ? 1 : 0) }
}

function pictureOf({ json, assetAt }: FoundCard): { picture: Uint8Array | null; left: string[] } {
  const { icon, hasOthers } = mainIcon(json)
  const isDrawn = icon === 'ccdefault:' && isPictureDrawn(objectOf(objectOf(json).data))
  if (icon === undefined || isDrawn) return { picture: null, left: hasOthers ? ['assets'] : [] }
  const own = readAsset(assetAt, icon)
  const picture = own ?? assetAt('ccdefault:')
  const fits = picture !== null && picture.length > 0 && picture.length <= maxPictureBytes
  const isLeft = hasOthers || (own === null && icon !== 'ccdefault:') || (picture !== null && !fits)
  return { picture: fits ? picture : null, left: isLeft ? ['assets'] : [] }
}

/** Returns null for an asset that is damaged or encrypted, too. */
function readAsset(assetAt: FoundCard['assetAt'], uri: string): Uint8Array | null {
  try {
    return assetAt(uri)
  } catch (error) {
    if (error instanceof UnreadableFile) return null
    throw error
  }
}
