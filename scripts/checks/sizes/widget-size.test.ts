import { expect, it } from '@jest/globals'
import { buildWidget, maxWidgetBytes } from '../../../web/build/widget-script.ts'

it('embed.js has at most 12 kB, and sets nothing in a page by its name', async () => {
  const code = await buildWidget()
  expect(Buffer.byteLength(code)).toBeLessThanOrEqual(maxWidgetBytes)
  expect(maxWidgetBytes).toBe(12_000)
  expect(code).not.toMatch(/^\s*(var|let|const|import|export)\b/)
  expect(code).not.toMatch(/innerHTML|\beval\(|document\.write/)
})
