import { describe, expect, it } from '@jest/globals'
import { createPreviewCache } from './preview-cache.ts'
import type { PreviewContent } from './preview-content.ts'

const content = (name: string) => ({ kind: 'persona' as const, name, description: 'Knows things', avatarBgColor: '#4F46E5' })

/** Creates a draw function whose images the test finishes by hand. */
function createManualDrawing() {
  const requested: { name: string; finish: (png: Buffer) => void; fail: (error: Error) => void }[] = []
  const draw = (content: PreviewContent) =>
    new Promise<Buffer>((resolve, reject) => {
      requested.push({ name: content.kind === 'persona' ? content.name : '', finish: resolve, fail: reject })
    })
  return { requested, draw }
}
const nextTick = () => new Promise((resolve) => setImmediate(resolve))

describe('createPreviewCache', () => {
  it('draws one image at a time, in the order of the requests', async () => {
    const { requested, draw } = createManualDrawing()
    const previews = createPreviewCache(draw)
    const both = Promise.all([previews.get(content('a')), previews.get(content('b'))])
    await nextTick()
    expect(requested.map(({ name }) => name)).toEqual(['a'])
    requested[0]?.finish(Buffer.from('A'))
    await nextTick()
    requested[1]?.finish(Buffer.from('B'))
    expect((await both).map(({ png }) => png.toString())).toEqual(['A', 'B'])
  })

  it('draws the same content once for concurrent and later requests', async () => {
    let drawn = 0
    const previews = createPreviewCache(async () => Buffer.from(String(++drawn)))
    const [first, second] = await Promise.all([previews.get(content('a')), previews.get({ ...content('a') })])
    const later = await previews.get(content('a'))
    expect([first, second, later].map(({ png, etag }) => [png.toString(), etag])).toEqual(Array(3).fill(['1', first?.etag]))
    expect((await previews.get(content('b'))).etag).not.toBe(first?.etag)
  })

  it('drops the least recently used image', async () => {
    let drawn = 0
    const previews = createPreviewCache(async () => Buffer.from(String(++drawn)))
    await previews.get(content('often'))
    for (let n = 0; n < 150; n++) {
      await previews.get(content(`once-${n}`))
      await previews.get(content('often'))
    }
    expect(drawn).toBe(151)
    await previews.get(content('once-0'))
    expect(drawn).toBe(152)
  })

  it('draws the next image after a failure, and the failed one again on request', async () => {
    let attempts = 0
    const previews = createPreviewCache(async () => {
      if (++attempts === 1) throw new Error('no memory')
      return Buffer.from('A')
    })
    const [failed, next] = await Promise.allSettled([previews.get(content('a')), previews.get(content('b'))])
    expect([failed?.status, next?.status]).toEqual(['rejected', 'fulfilled'])
    expect((await previews.get(content('a'))).png.toString()).toBe('A')
  })

  it('refuses further images while twenty wait', async () => {
    const { requested, draw } = createManualDrawing()
    const previews = createPreviewCache(draw)
    const waiting = Array.from({ length: 20 }, (_, n) => previews.get(content(String(n))))
    await expect(previews.get(content('one more'))).rejects.toMatchObject({ kind: 'unavailable', reason: 'OVERLOADED' })
    for (let n = 0; n < 20; n++) {
      await nextTick()
      requested[n]?.finish(Buffer.from('A'))
    }
    await Promise.all(waiting)
    const more = previews.get(content('one more'))
    await nextTick()
    requested[20]?.finish(Buffer.from('B'))
    expect((await more).png.toString()).toBe('B')
  })
})
