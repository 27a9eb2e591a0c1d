import { describe, expect, it } from '@jest/globals'
import { readDownload } from './read-download.ts'

const answer = (chunks: (string | Error)[], headers: Record<string, string> = {}) => {
  const rest = [...chunks]
  const body = new ReadableStream({
    pull: (to) => {
      const next = rest.shift()
      if (next === undefined) to.close()
      else if (next instanceof Error) to.error(next)
      else to.enqueue(new TextEncoder().encode(next))
    },
  })
  return new Response(body, { headers })
}

describe('a download', () => {
  it('reports its progress and returns the content with its file name', async () => {
    const progress: number[] = []
    const headers = { 'Content-Type': 'application/zip', 'Content-Disposition': 'attachment; filename="rostra-ada.zip"' }
    const { name, content } = await readDownload(answer(['PK', 'rest'], headers), 'x.zip', (bytes) => progress.push(bytes))
    expect([name, content.type, await content.text(), progress]).toEqual(['rostra-ada.zip', 'application/zip', 'PKrest', [2, 6]])
  })

  it('has the fallback name when the server sends none, or an unsafe one', async () => {
    for (const disposition of ['attachment', 'attachment; filename="/../é"']) {
      const { name } = await readDownload(answer([], { 'Content-Disposition': disposition }), 'x.zip', () => undefined)
      expect(name).toBe('x.zip')
    }
  })

  it('rejects when the connection breaks', async () => {
    await expect(readDownload(answer(['PK', new Error('cut')]), 'x.zip', () => undefined)).rejects.toThrow('cut')
  })
})
