import { describe, expect, it } from '@jest/globals'
import { keptPost } from './kept-post.ts'

const letter = (id: number) => ({ id: String(id), to: 'ada@example.org', subject: 's', text: 't', html: 'h' })

describe('letters that are kept', () => {
  it('are the latest 200, newest first', async () => {
    const post = keptPost(() => 5)
    for (let id = 1; id <= 205; id++) expect(await post.send(letter(id))).toBe('sent')
    const kept = post.kept() ?? []
    expect(kept).toHaveLength(200)
    expect(kept[0]).toEqual({ ...letter(205), at: new Date(5) })
    expect(kept.at(-1)?.id).toBe('6')
  })
})
