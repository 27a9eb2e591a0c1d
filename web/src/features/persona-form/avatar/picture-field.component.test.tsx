import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { fakeApi } from '../../../data/testing/fake-api.ts'
import { FakeUpload } from '../../../data/testing/fake-upload.ts'
import { user, userStatus } from '../../../data/testing/fixtures.ts'
import { renderApp } from '../../../data/testing/render-app.tsx'
import { PersonaEditor } from '../persona-editor.tsx'

const url = '/api/pictures/AAAAAAAAAAAAAAAAAAAAAA'
const picture = new File(['a picture'], 'owl.png', { type: 'image/png' })
const wide = { width: 400, height: 200, close: () => undefined }
const realRequest = globalThis.XMLHttpRequest

const choose = (file: File) => fireEvent.change(screen.getByLabelText('Picture file'), { target: { files: [file] } })
/** The parts of pictures that were drawn: left, top and side. */
let drawn: number[][] = []
const lastPart = () => drawn.at(-1)?.map(Math.round)

/** Chooses a file, takes the part that is shown first, and waits until it is sent. */
async function upload(file: File) {
  const before = FakeUpload.count
  choose(file)
  fireEvent.click(await screen.findByRole('button', { name: 'Use this part' }))
  await waitFor(() => expect(FakeUpload.count).toBe(before + 1))
}
const preview = () => document.querySelector('.medallion img')?.getAttribute('src') ?? null
const answer = (status: number, body: object) => act(async () => FakeUpload.last.respond(status, body))

/** jsdom has no canvas. A file that begins with 'no' is no picture. */
function fakeCanvas() {
  drawn = []
  const context = {
    clearRect: () => undefined,
    drawImage: (_picture: unknown, left: number, top: number, side: number) => void drawn.push([left, top, side]),
  }
  const toBlob = (done: (blob: Blob) => void) => done(new Blob(['a square'], { type: 'image/webp' }))
  Object.defineProperties(HTMLCanvasElement.prototype, {
    getContext: { value: () => context, configurable: true },
    toBlob: { value: toBlob, configurable: true },
  })
  const createImageBitmap = async (file: File) => {
    if (file.name.startsWith('no')) throw new Error('This is no picture')
    return wide
  }
  Object.defineProperty(globalThis, 'createImageBitmap', { value: createImageBitmap, configurable: true })
}

beforeEach(() => {
  localStorage.clear()
  fakeCanvas()
  Object.defineProperty(globalThis, 'XMLHttpRequest', { value: FakeUpload, configurable: true, writable: true })
  fakeApi({ 'GET /api/user/status': () => Response.json(userStatus) })
  renderApp(<PersonaEditor user={user} bot={null} material={null} onCreated={() => undefined} onReload={(forget) => forget()} />, user)
  fireEvent.click(screen.getByLabelText('Image'))
})
afterEach(() => {
  cleanup()
  globalThis.XMLHttpRequest = realRequest
})

describe('the picture of a persona', () => {
  it('is uploaded when its part is chosen, shown in the preview, and can be removed', async () => {
    await upload(picture)
    expect(FakeUpload.last.opened).toEqual(['POST', '/api/pictures'])
    expect(FakeUpload.last.fileName()).toBe('picture.webp')
    expect(lastPart()).toEqual([100, 0, 200])
    await screen.findByRole('button', { name: 'Uploading…' })
    await answer(201, { url })
    await screen.findByText('Picture uploaded')
    expect(preview()).toBe(url)
    fireEvent.click(screen.getByRole('button', { name: 'Remove picture' }))
    expect(preview()).toBeNull()
    screen.getByLabelText('Or the address of a picture')
  })

  it('says why an upload is refused, and takes another one', async () => {
    await upload(picture)
    await answer(400, { message: 'A picture must be a PNG, JPEG or WebP file', reason: 'VALIDATION' })
    await screen.findByText('A picture must be a PNG, JPEG or WebP file')
    expect(preview()).toBeNull()
    await upload(picture)
    await answer(201, { url })
    await screen.findByText('Picture uploaded')
    expect(screen.queryByText('A picture must be a PNG, JPEG or WebP file')).toBeNull()
  })

  it.each([
    ['has more than 20 MB', 'large.png', 20 * 1024 * 1024 + 1, /^A picture must have at most 20 MB/],
    ['is no picture', 'no-picture.png', 9, /^This file could not be opened as a picture/],
  ])('is not opened when it %s, with what to do', async (_what, name, bytes, message) => {
    const before = FakeUpload.count
    choose(new File([new Uint8Array(bytes)], name, { type: 'image/png' }))
    await screen.findByText(message)
    expect([FakeUpload.count, screen.queryByRole('dialog')]).toEqual([before, null])
  })

  it('is moved and zoomed by keys, a slider and buttons before it is sent', async () => {
    choose(picture)
    const frame = await screen.findByRole('application', { name: 'Part of the picture' })
    expect(document.activeElement).toBe(frame)
    fireEvent.keyDown(frame, { key: 'ArrowRight' })
    expect(lastPart()).toEqual([90, 0, 200])
    fireEvent.keyDown(frame, { key: 'ArrowLeft', shiftKey: true })
    expect(lastPart()).toEqual([92, 0, 200])
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Zoom' })
    fireEvent.change(slider, { target: { value: '200' } })
    expect(lastPart()).toEqual([142, 50, 100])
    expect(slider.getAttribute('aria-valuetext')).toBe('200 %')
    for (const key of ['-', '-', '-', '-', '-', '-', '-', '-']) fireEvent.keyDown(frame, { key })
    expect(screen.getByRole('button', { name: 'Zoom out' }).getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
    expect(lastPart()?.[2]).toBe(182)
  })

  it('is the old one when the choice of a part is cancelled', async () => {
    await upload(picture)
    await answer(201, { url })
    const before = FakeUpload.count
    choose(picture)
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect([FakeUpload.count, preview()]).toEqual([before, url])
  })

  it('is not loaded from another site before it is saved', () => {
    fireEvent.change(screen.getByLabelText('Or the address of a picture'), { target: { value: 'https://tracker.example/a.png' } })
    expect(preview()).toBeNull()
    expect(document.querySelector('img[src^="https:"]')).toBeNull()
  })
})
