import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { richText } from '../components/message/rich-text.ts'
import { Toaster } from '../components/overlays/toaster.tsx'
import { UncopiedText } from '../components/sharing/uncopied-text.tsx'
import { blobText } from '../data/testing/blob-text.ts'
import { renderApp } from '../data/testing/render-app.tsx'
import { copyText } from '../lib/copy-text.ts'

class FakeClipboardItem {
  readonly parts: Record<string, Blob | Promise<Blob>>
  constructor(parts: Record<string, Blob | Promise<Blob>>) {
    this.parts = parts
  }
}

/** Gives the page a clipboard with these functions; null for none. */
const giveClipboard = (value: object | null) => Object.defineProperty(navigator, 'clipboard', { value, configurable: true })
const writeText = jest.fn(async (_text: string) => undefined)

beforeEach(() => {
  writeText.mockClear()
  Object.assign(globalThis, { ClipboardItem: FakeClipboardItem })
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(globalThis, 'ClipboardItem')
})

function show() {
  const copy = () => void copyText('**Brew** 1~3 minutes', { html: () => richText('**Brew** 1~3 minutes') })
  renderApp(
    <>
      <button type="button" onClick={copy}>
        Copy
      </button>
      <Toaster />
      <UncopiedText />
    </>,
    null,
  )
  const button = screen.getByRole('button', { name: 'Copy' })
  button.focus()
  fireEvent.click(button)
}

it('copies a text as Markdown and as rich text', async () => {
  const written: Record<string, string>[] = []
  const write = async ([item]: FakeClipboardItem[]) => {
    const parts = Object.entries(item?.parts ?? {})
    written.push(Object.fromEntries(await Promise.all(parts.map(async ([type, blob]) => [type, await blobText(await blob)]))))
  }
  giveClipboard({ write, writeText })
  show()
  await screen.findAllByText('Copied to clipboard')
  expect(written).toEqual([{ 'text/plain': '**Brew** 1~3 minutes', 'text/html': '<p dir="auto"><strong>Brew</strong> 1~3 minutes</p>' }])
  expect(writeText).not.toHaveBeenCalled()
})

it.each([
  ['refuses rich text', { write: async () => Promise.reject(new Error('NotAllowed')), writeText }],
  ['knows no rich text', { writeText }],
])('copies the Markdown alone where the browser %s', async (_which, clipboard) => {
  giveClipboard(clipboard)
  if (!('write' in clipboard)) Reflect.deleteProperty(globalThis, 'ClipboardItem')
  show()
  await screen.findAllByText('Copied to clipboard')
  expect(writeText.mock.calls).toEqual([['**Brew** 1~3 minutes']])
})

it('shows the selected text where there is no clipboard, and gives the focus back', async () => {
  giveClipboard(null)
  show()
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'The text to copy' })
  await waitFor(() => expect(field.selectionEnd).toBe('**Brew** 1~3 minutes'.length))
  expect([field.value, field.selectionStart, document.activeElement]).toEqual(['**Brew** 1~3 minutes', 0, field])
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy' }))
})
