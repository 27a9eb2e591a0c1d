import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { fakeApi } from '../../../data/testing/fake-api.ts'
import { FakeUpload } from '../../../data/testing/fake-upload.ts'
import { user, userStatus } from '../../../data/testing/fixtures.ts'
import { renderApp } from '../../../data/testing/render-app.tsx'
import { PersonaEditor } from '../persona-editor.tsx'

const url = '/api/pictures/AAAAAAAAAAAAAAAAAAAAAA'
const picture = new File(['a picture'], 'owl.png', { type: 'image/png' })
const realRequest = globalThis.XMLHttpRequest

const choose = (file: File) => fireEvent.change(screen.getByLabelText('Picture file'), { target: { files: [file] } })
/** Chooses a file and waits until it is sent. */
async function upload(file: File) {
  const before = FakeUpload.count
  choose(file)
  await waitFor(() => expect(FakeUpload.count).toBe(before + 1))
}
const preview = () => document.querySelector('.medallion img')?.getAttribute('src') ?? null
const answer = (status: number, body: object) => act(async () => FakeUpload.last.respond(status, body))

beforeEach(() => {
  localStorage.clear()
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
  it('is uploaded when it is chosen, shown in the preview, and can be removed', async () => {
    await upload(picture)
    expect(FakeUpload.last.opened).toEqual(['POST', '/api/pictures'])
    expect(FakeUpload.last.fileName()).toBe('owl.png')
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

  it('is not sent when it has more than 2 MB', async () => {
    const before = FakeUpload.count
    choose(new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' }))
    await screen.findByText('A picture must have at most 2 MB')
    expect(FakeUpload.count).toBe(before)
  })

  it('is not loaded from another site before it is saved', () => {
    fireEvent.change(screen.getByLabelText('Or the address of a picture'), { target: { value: 'https://tracker.example/a.png' } })
    expect(preview()).toBeNull()
    expect(document.querySelector('img[src^="https:"]')).toBeNull()
  })
})
