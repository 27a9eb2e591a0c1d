import { describe, expect, it } from '@jest/globals'
import { formatBytes } from './format-bytes.ts'
import { readDownload } from './read-download.ts'

const answer = (chunks: (string | Error)[], headers: Record<string, string> = {}) => {
  const left = [...chunks]
  const body = new ReadableStream({
    pull: (to) => {
      const next = left.shift()
      if (next === undefined) to.close()
      else if (next instanceof Error) to.error(next)
      else to.enqueue(new TextEncoder().encode(next))
    },
  })
  return new Response(body, { headers })
}

describe('a download', () => {
  it('tells what has come and gives the whole under its name', async () => {
    const told: number[] = []
    const headers = { 'Content-Type': 'application/zip', 'Content-Disposition': 'attachment; filename="rostra-ada.zip"' }
    const { name, content } = await readDownload(answer(['PK', 'rest'], headers), 'x.zip', (bytes) => told.push(bytes))
    expect([name, content.type, await content.text(), told]).toEqual(['rostra-ada.zip', 'application/zip', 'PKrest', [2, 6]])
  })

  it('has the given name when the server says none, or a strange one', async () => {
    for (const disposition of ['attachment', 'attachment; filename="/../é"']) {
      const { name } = await readDownload(answer([], { 'Content-Disposition': disposition }), 'x.zip', () => undefined)
      expect(name).toBe('x.zip')
    }
  })

  it('that breaks off is none', async () => {
    await expect(readDownload(answer(['PK', new Error('cut')]), 'x.zip', () => undefined)).rejects.toThrow('cut')
  })
})

it('sizes are for people', () => {
  expect([0, 999, 1_000, 48_700, 1_500_000, 20_000_000].map(formatBytes)).toEqual(['0 B', '999 B', '1 kB', '49 kB', '1.5 MB', '20.0 MB'])
})
