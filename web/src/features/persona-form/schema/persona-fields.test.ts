import { describe, expect, it } from '@jest/globals'
import type { Bot } from '../../../api/schemas.ts'
import { bodyOf, emptyFields, faceOf, fieldsOf } from './persona-fields.ts'

const bot: Bot = {
  id: 'b1',
  slug: 'livia',
  name: 'Livia',
  description: 'Plans with you.',
  category: 'Education',
  voice: 'female2',
  avatarUrl: null,
  avatarEmoji: '🦉',
  avatarBgColor: '#0F766E',
  isPrivate: true,
  userId: 'u1',
  createdAt: '2025-04-15T00:00:00Z',
  voteCount: 0,
  conversationCount: 0,
  rolePrompt: 'You are Livia.',
  strictlyFollows: '',
  greeting: 'Hello.',
  openingLines: ['One?', 'Two?'],
  openingLinesMade: false,
  embedOrigins: ['*'],
  onlyFromMaterial: true,
  chatModel: 'deep',
  version: 3,
}

describe('editing', () => {
  it('converts a persona to fields and back unchanged', () => {
    expect(bodyOf(fieldsOf(bot))).toEqual({
      name: 'Livia',
      slug: 'livia',
      description: 'Plans with you.',
      category: 'Education',
      rolePrompt: 'You are Livia.',
      strictlyFollows: '',
      voice: 'female2',
      avatarUrl: '',
      avatarEmoji: '🦉',
      avatarBgColor: '#0F766E',
      isPrivate: true,
      visibility: 'private',
      greeting: 'Hello.',
      openingLines: ['One?', 'Two?'],
      embedOrigins: ['*'],
      onlyFromMaterial: true,
      chatModel: 'deep',
    })
  })

  it.each(['public', 'unlisted', 'draft', 'private'] as const)('keeps the visibility %s', (visibility) => {
    const { isPrivate, visibility: sent } = bodyOf(fieldsOf({ ...bot, isPrivate: visibility === 'private', visibility }))
    expect([isPrivate, sent]).toEqual([visibility === 'private', visibility])
  })

  it('leaves the fields empty for generated opening lines', () => {
    expect(fieldsOf({ ...bot, openingLinesMade: true }).openingLines).toEqual(['', '', ''])
  })

  it('shows one website per line, and the default voice for an unknown one', () => {
    const fields = fieldsOf({ ...bot, embedOrigins: ['https://a.example', 'https://b.example'], voice: 'robot9' as Bot['voice'] })
    expect([fields.embedAnywhere, fields.embedOrigins, fields.voice]).toEqual([false, 'https://a.example\nhttps://b.example', 'male1'])
  })
})

describe('saving', () => {
  it('sends only the chosen kind of avatar', () => {
    const typed = { ...emptyFields, avatarUrl: 'https://a.example/a.png', avatarEmoji: '🦉' }
    const sent = (['initials', 'emoji', 'image'] as const).map((avatarKind) => {
      const { avatarUrl, avatarEmoji } = bodyOf({ ...typed, avatarKind })
      return [avatarUrl, avatarEmoji]
    })
    expect(sent).toEqual([
      ['', ''],
      ['', '🦉'],
      ['https://a.example/a.png', ''],
    ])
  })

  it('sends no empty opening line, and each website once', () => {
    const body = bodyOf({ ...emptyFields, openingLines: ['', 'Two?', ''], embedOrigins: 'a.example\nhttps://a.example' })
    expect([body.openingLines, body.embedOrigins]).toEqual([['Two?'], ['https://a.example']])
  })
})

it('the avatar loads pictures of this server only', () => {
  const face = (avatarUrl: string) => faceOf({ ...emptyFields, avatarKind: 'image', avatarUrl }).avatarUrl
  const picture = '/api/pictures/AAAAAAAAAAAAAAAAAAAAAA'
  const others = ['https://a.example/a.png', `//a.example${picture}`, 'data:image/png;base64,', 'javascript:alert(1)', '']
  expect([` ${picture}`, ...others].map(face)).toEqual([picture, null, null, null, null, null])
})
