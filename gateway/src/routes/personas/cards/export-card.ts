import { withPngTexts } from '@rostra/kit/png/chunks'
import type { CallOptions } from '@rostra/kit/rpc/client'
import type { ExportedCard__Output } from '@rostra/proto/gen/rostra/persona/v1/ExportedCard'
import { PersonaService } from '@rostra/proto/persona'
import type { Response } from 'express'
import { z } from 'zod'
import { limitKey } from '../../../callers/client.ts'
import { idParams } from '../../../json/fields.ts'
import type { Ports } from '../../../ports.ts'
import { responseWritten, route } from '../../../routing/route.ts'
import { importCard } from './import-card.ts'

const description =
  'Character Card V3, with the fields of the form that a card has, and the others below `extensions.rostra`. Without its material, its address, ' +
  'its model, its websites and generated opening lines.'
const headers = { 'Content-Disposition': 'A file name made of the slug' }
const refusals = { 404: 'BOT_NOT_FOUND', 429: 'RATE_LIMITED' }

const cardSchema = z
  .object({
    spec: z.literal('chara_card_v3'),
    spec_version: z.literal('3.0'),
    data: z.record(z.string(), z.unknown()).meta({ description: 'https://github.com/kwaroran/character-card-spec-v3' }),
  })
  .meta({ id: 'CharacterCard' })

const exportCardJson = route({
  method: 'get',
  path: '/api/bots/{id}/card.json',
  summary: 'Get an own persona as a character card, as JSON',
  description,
  membersOnly: true,
  params: idParams,
  responses: { 200: cardSchema },
  headers,
  refusals,
  handle: async ({ params, client, call, response }, { persona, limits }) => {
    await limits.use('characterCard', limitKey(client))
    const card = await persona.call(PersonaService.ExportCard, { id: params.id }, call)
    sendFile(response, card, 'json', card.version3)
    return responseWritten
  },
})

const exportCardPng = route({
  method: 'get',
  path: '/api/bots/{id}/card.png',
  summary: 'Get an own persona as a character card, as a PNG file',
  description: `${description} The text \`chara\` has the same as version 2, for older programs.`,
  membersOnly: true,
  params: idParams,
  responses: { 200: z.string().meta({ format: 'binary' }) },
  mediaType: 'image/png',
  headers,
  refusals,
  handle: async ({ params, client, call, response }, { persona, limits, drawAvatar }) => {
    await limits.use('characterCard', limitKey(client))
    const card = await persona.call(PersonaService.ExportCard, { id: params.id }, call)
    const picture = await drawAvatar(card, await pictureOf(card, persona, call))
    const texts = [
      { keyword: 'chara', text: base64(card.version2) },
      { keyword: 'ccv3', text: base64(card.version3) },
    ]
    sendFile(response, card, 'png', withPngTexts(picture, texts))
    return responseWritten
  },
})

/** The calls about character cards. */
export const cardRoutes = [importCard, exportCardJson, exportCardPng]

const base64 = (json: string) => Buffer.from(json).toString('base64')

const picturePattern = /^\/api\/pictures\/(?<id>[\w-]+)$/

/** Returns the picture of the persona; null for none. */
async function pictureOf({ avatarUrl }: ExportedCard__Output, persona: Ports['persona'], call: CallOptions): Promise<Buffer | null> {
  const id = picturePattern.exec(avatarUrl)?.groups?.id
  return id === undefined ? null : (await persona.call(PersonaService.GetPicture, { id }, call)).content
}

function sendFile(response: Response, { slug }: ExportedCard__Output, type: 'json' | 'png', content: string | Buffer): void {
  response.attachment(`${slug}.${type}`).set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }).type(type).send(content)
}
