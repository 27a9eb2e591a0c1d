import { expect, it } from '@jest/globals'
import { createEncodedStories } from './encoded-stories.ts'

const story = (bytes: number) => new Uint8Array(bytes).fill(7)

it('encoded stories take no more than their budget, and those that were not read for the longest time go first', () => {
  const stories = createEncodedStories(10_000)
  const kept = () => ids.filter((id) => stories.get(id))
  const ids = Array.from({ length: 40 }, (_, number) => `id-${number}`)
  for (const id of ids) {
    stories.put(id, story(1_600))
    // The first is read again and again.
    stories.get('id-0')
  }
  // 2,000 bytes each with what an entry takes besides.
  expect(kept()).toEqual(['id-0', 'id-36', 'id-37', 'id-38', 'id-39'])
  stories.put('too long', story(10_000))
  expect(stories.get('too long')).toBeUndefined()
})

it('an encoded story is copied, replaced and removed', () => {
  const stories = createEncodedStories(10_000)
  const buffer = Buffer.from('one story of many in a buffer')
  stories.put('a', buffer.subarray(4, 9))
  buffer.fill(0)
  expect(Buffer.from(stories.get('a') ?? []).toString()).toBe('story')
  expect(stories.get('a')?.buffer.byteLength).toBe(5)
  stories.put('a', story(3))
  expect(stories.get('a')).toEqual(story(3))
  stories.remove('a')
  expect(stories.get('a')).toBeUndefined()
})
