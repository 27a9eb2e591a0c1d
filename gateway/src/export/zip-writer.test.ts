import { Writable } from 'node:stream'
import { describe, expect, it } from '@jest/globals'
import { strFromU8, unzipSync } from 'fflate'
import { createZipWriter } from './zip-writer.ts'

/** Takes everything, or with `stalls` nothing after the first bytes. */
function reader({ stalls = false } = {}) {
  const bytes: Buffer[] = []
  const out = new Writable({
    highWaterMark: 1,
    write: (piece, _encoding, taken) => {
      bytes.push(piece)
      if (!stalls) setImmediate(taken)
    },
  })
  return { out, files: () => Object.entries(unzipSync(Buffer.concat(bytes))).map(([name, file]) => [name, strFromU8(file)]) }
}

describe('a ZIP', () => {
  it('holds every file as it was given, empty ones too', async () => {
    const { out, files } = reader()
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

  it('is none without its end', async () => {
    const { out, files } = reader()
    await createZipWriter(out).add('a.txt', ['a'])
    expect(files).toThrow()
  })

  it('is given up for a reader that stalls', async () => {
    const { out } = reader({ stalls: true })
    await expect(createZipWriter(out, 20).add('a.txt', ['a'])).rejects.toMatchObject({ kind: 'deadline', reason: 'READER_STALLED' })
  })

  it('is given up for a reader that is gone, before or while it is written', async () => {
    const { out } = reader({ stalls: true })
    const adding = createZipWriter(out).add('a.txt', ['a'])
    out.destroy()
    await expect(adding).rejects.toMatchObject({ name: 'AbortError' })
    await expect(createZipWriter(out).add('b.txt', ['b'])).rejects.toMatchObject({ name: 'AbortError' })
  })
})
