import { describe, expect, it } from '@jest/globals'
import { drawQrCode, encodeLink, qrCodeFile } from './qr-code.ts'

describe('a QR code', () => {
  it('is one rectangle per run of dark squares, inside a margin of four squares', () => {
    const data = [1, 1, 0, 0, 0, 0, 1, 0, 1]
    expect(drawQrCode({ size: 3, data })).toEqual({ side: 11, path: 'M4 4h2v1h-2zM4 6h1v1h-1zM6 6h1v1h-1z' })
  })

  it('of a link has the three finder patterns', async () => {
    const { side, path } = await encodeLink('https://rostra.example/persona/max-the-owl')
    expect((side - 8 - 17) % 4).toBe(0)
    expect(path).toContain('M4 4h7v1h-7z')
    expect(path).toContain(`M${side - 11} 4h7v1h-7z`)
    expect(path).toContain(`M4 ${side - 11}h7v1h-7z`)
  })

  it('is a file whose title is escaped', () => {
    const file = qrCodeFile({ side: 11, path: 'M4 4h1v1h-1z' }, 'A </title><script>alert(1)</script> & co')
    expect(file).toContain('<title>A &lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; co</title>')
    expect(file).toContain('<path fill="#000" d="M4 4h1v1h-1z"/></svg>')
  })
})
