import { describe, expect, it } from '@jest/globals'
import { createPreviews } from './previews.ts'

const face = (name: string) => ({ name, description: 'Knows things', avatarBgColor: '#4F46E5' })

/** A painter that paints when the test says so. */
function painter() {
  const asked: { name: string; finish: (png: Buffer) => void; fail: (error: Error) => void }[] = []
  const paint = ({ name }: { name: string }) =>
    new Promise<Buffer>((resolve, reject) => {
      asked.push({ name, finish: resolve, fail: reject })
    })
  return { asked, paint }
}
const soon = () => new Promise((resolve) => setImmediate(resolve))

describe('pictures', () => {
  it('are drawn one at a time, in turn', async () => {
    const { asked, paint } = painter()
    const previews = createPreviews(paint)
    const both = Promise.all([previews.of(face('a')), previews.of(face('b'))])
    await soon()
    expect(asked.map(({ name }) => name)).toEqual(['a'])
    asked[0]?.finish(Buffer.from('A'))
    await soon()
    asked[1]?.finish(Buffer.from('B'))
    expect((await both).map(({ png }) => png.toString())).toEqual(['A', 'B'])
  })

  it('of the same content are drawn once, at once or later', async () => {
    let drawn = 0
    const previews = createPreviews(async () => Buffer.from(String(++drawn)))
    const [one, other] = await Promise.all([previews.of(face('a')), previews.of({ ...face('a') })])
    const later = await previews.of(face('a'))
    expect([one, other, later].map(({ png, etag }) => [png.toString(), etag])).toEqual(Array(3).fill(['1', one?.etag]))
    expect((await previews.of(face('b'))).etag).not.toBe(one?.etag)
  })

  it('that nobody asked for in a while are let go', async () => {
    let drawn = 0
    const previews = createPreviews(async () => Buffer.from(String(++drawn)))
    await previews.of(face('often'))
    for (let n = 0; n < 150; n++) {
      await previews.of(face(`once-${n}`))
      await previews.of(face('often'))
    }
    expect(drawn).toBe(151)
    await previews.of(face('once-0'))
    expect(drawn).toBe(152)
  })

  it('that could not be drawn are tried again, and hold nobody up', async () => {
    let tries = 0
    const previews = createPreviews(async () => {
      if (++tries === 1) throw new Error('no memory')
      return Buffer.from('A')
    })
    const [failed, next] = await Promise.allSettled([previews.of(face('a')), previews.of(face('b'))])
    expect([failed?.status, next?.status]).toEqual(['rejected', 'fulfilled'])
    expect((await previews.of(face('a'))).png.toString()).toBe('A')
  })

  it('are refused while twenty wait, and drawn again after', async () => {
    const { asked, paint } = painter()
    const previews = createPreviews(paint)
    const waiting = Array.from({ length: 20 }, (_, n) => previews.of(face(String(n))))
    await expect(previews.of(face('one more'))).rejects.toMatchObject({ kind: 'unavailable', reason: 'OVERLOADED' })
    for (let n = 0; n < 20; n++) {
      await soon()
      asked[n]?.finish(Buffer.from('A'))
    }
    await Promise.all(waiting)
    const more = previews.of(face('one more'))
    await soon()
    asked[20]?.finish(Buffer.from('B'))
    expect((await more).png.toString()).toBe('B')
  })
})
