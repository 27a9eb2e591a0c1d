import { createHash } from 'node:crypto'
import { expect, it } from '@jest/globals'
import { NewsroomService } from '@rostra/proto/newsroom'
import fc from 'fast-check'
import type { Article } from '../domain/articles/article.ts'
import { encodePage } from './encode-page.ts'
import { storyEncoder, toWireArticle } from './wire.ts'

const { responseSerialize, responseDeserialize } = NewsroomService.SearchArticles

const story = (title: string): Article => ({
  id: '0123456789abcdef01234567',
  slug: 'night-trains',
  title,
  paragraphs: [{ text: 'Night trains run again.', sources: [1, 2] }],
  takeaways: ['Book early', 'Bring ear plugs'],
  modelId: 'offline',
  author: 'gemma',
  day: '2031-03-01',
  publishedAt: new Date('2031-03-01T06:00:00.000Z'),
  sources: [
    { kind: 'entry', title: 'Night trains', slug: '', entryId: 'entry-1' },
    { kind: 'story', title: 'Day trains', slug: 'day-trains' },
  ],
})

it('a page of encoded stories is the message that the contract encodes', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 300, unit: 'grapheme' }), { maxLength: 5 }), fc.nat(), (titles, total) => {
      const page = { articles: titles.map((title) => toWireArticle(story(title))), total }
      const encoded = encodePage({ stories: titles.map((title) => storyEncoder.encode(story(title))), total })
      expect(responseDeserialize(encoded)).toEqual(responseDeserialize(responseSerialize(page)))
    }),
  )
})

it('the encoding of a story changes only with its version, so that stored stories are encoded again', () => {
  const hash = createHash('sha256')
    .update(storyEncoder.encode(story('Night trains')))
    .digest('base64url')
  expect({ version: storyEncoder.version, hash }).toEqual({ version: 3, hash: 'CeSEVIeBn3UGj68IDgSRQagz5fFALaB4P5vq4MzinhA' })
})
