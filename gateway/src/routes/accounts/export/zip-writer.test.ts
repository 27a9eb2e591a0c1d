import { Writable } from 'node:stream'
import { describe, expect, it } from '@jest/globals'
import { strFromU8, unzipSync } from 'fflate'
import { createZipWriter } from './zip-writer.ts'

/** Creates a client that reads everything, or with `stalls` nothing after the first bytes. */
function createClient({ stalls = false } = {}) {
  const bytes: Buffer[] = []
  const out = new Writable({
    highWaterMark: 1,
    write: (chunk, _encoding, done) => {
      bytes.push(chunk)
      if (!stalls) setImmediate(done)
    },
  })
  return { out, files: () => Object.entries(unzipSync(Buffer.concat(bytes))).map(([name, file]) => [name, strFromU8(file)]) }
}

describe('createZipWriter', () => {
  it('writes every file, including empty ones', async () => {
    const { out, files } = createClient()
    const zip = createZipWriter(out)
    const long = 'Grüße '.repeat(50_000)
    await zip.add('long.txt', [long, '!'])
    await zip.add('empty.txt', [])
    await zip.add('blank.txt', [''])
    zip.end()
    await new Promise((done) => out.once('finish', done))
    expect(files()).toEqual([
      ['long.txt', `${long}!`],
      ['empty.txt', ''],
      ['blank.txt', ''],
    ])
  })

  it('writes no readable ZIP before end', async () => {
    const { out, files } = createClient()
    await createZipWriter(out).add('a.txt', ['a'])
    expect(files).toThrow()
  })

  it('throws when the client reads nothing', async () => {
    const { out } = createClient({ stalls: true })
    await expect(createZipWriter(out, 20).add('a.txt', ['a'])).rejects.toMatchObject({ kind: 'deadline', reason: 'READER_STALLED' })
  })

  it('throws when the client disconnects, before or during a file', async () => {
    const { out } = createClient({ stalls: true })
    const adding = createZipWriter(out).add('a.txt', ['a'])
    out.destroy()
    await expect(adding).rejects.toMatchObject({ name: 'AbortError' })
    await expect(createZipWriter(out).add('b.txt', ['b'])).rejects.toMatchObject({ name: 'AbortError' })
  })
})
