import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Memories } from '../../../api/schemas.ts'
import { Toaster } from '../../../components/overlays/toaster.tsx'
import { fakeApi, heldAnswer, refusal } from '../../../data/testing/fake-api.ts'
import { user } from '../../../data/testing/fixtures.ts'
import { memories } from '../../../data/testing/memory-fixtures.ts'
import { renderApp } from '../../../data/testing/render-app.tsx'
import { toastStore } from '../../../lib/toast/toast.ts'
import { MemorySection } from './memory-section.tsx'

const readRoute = 'GET /api/memories'
const noContent = () => new Response(null, { status: 204 })
const busy = () => refusal(503, 'Please try again in a moment')

afterEach(() => {
  cleanup()
  for (const { id } of toastStore.list()) toastStore.dismiss(id)
})

/** Opens the section, and unfolds the notes of its personas. */
async function openSection(stored: Memories, routes: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ [readRoute]: () => Response.json(stored), ...routes })
  const { container } = renderApp(
    <>
      <MemorySection user={user} />
      <Toaster />
    </>,
    user,
  )
  await screen.findByRole('switch')
  for (const details of container.querySelectorAll('details')) details.open = true
  return api
}

const notesOf = (name: string) => within(screen.getByRole('list', { name: `Notes of ${name}` }))
const texts = (name: string) =>
  notesOf(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })

function type(name: string, value: string) {
  fireEvent.change(field(name), { target: { value } })
  fireEvent.keyDown(field(name), { key: 'Enter' })
}

describe('the memory of the account', () => {
  it('lists the notes of each persona, who wrote them, and how many fit', async () => {
    await openSection(memories)
    expect(texts('Livia')).toEqual([
      expect.stringMatching(/^Prefers metric unitsNoted by AI · /),
      expect.stringMatching(/^Runs in the morningWritten by you · /),
    ])
    expect(texts('Max')).toEqual([expect.stringContaining('Has two cats')])
    screen.getByText('2 of 20 notes')
    const chats = screen.getAllByRole('link', { name: 'Open the chat' })
    expect(chats.map((link) => link.getAttribute('href'))).toEqual(['/persona/b1', '/persona/b2'])
  })

  it('explains itself, and leads to personas, while there are no notes', async () => {
    await openSection({ enabled: true, personas: [] })
    screen.getByText('No persona has a note about you yet.')
    expect(screen.getByRole('link', { name: 'Find someone to talk to' }).getAttribute('href')).toBe('/discover')
    screen.getByText(/Other personas, creators and members never see them/)
  })

  it('that cannot be read can be tried again', async () => {
    const api = fakeApi({ [readRoute]: busy })
    renderApp(<MemorySection user={user} />, user)
    await screen.findByText('What personas remember about you could not be loaded.')
    api.on(readRoute, () => Response.json(memories))
    press('Try again')
    await screen.findByRole('switch')
  })
})

describe('the switch', () => {
  it('is switched at once, and notes cannot be added while it is off', async () => {
    const held = heldAnswer()
    const api = await openSection(memories, { 'PUT /api/memories': held.answer })
    const toggle = screen.getByRole<HTMLInputElement>('switch')
    expect(screen.getAllByRole('textbox', { name: 'New note about you' })).toHaveLength(2)
    fireEvent.click(toggle)
    await waitFor(() => expect(toggle.checked).toBe(false))
    held.release(Response.json({ ...memories, enabled: false }))
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
    expect(texts('Livia')).toHaveLength(2)
    expect(api.callsOf('PUT /api/memories').map(({ body }) => body)).toEqual([{ enabled: false }])
  })

  it('is switched back when the server refuses', async () => {
    await openSection(memories, { 'PUT /api/memories': busy })
    fireEvent.click(screen.getByRole('switch'))
    await screen.findByText('Please try again in a moment')
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true)
  })
})

describe('forgetting', () => {
  it('all of a persona asks first, and deletes its notes only', async () => {
    const api = await openSection(memories, { 'DELETE /api/memories/b1': noContent })
    fireEvent.click(screen.getAllByRole('button', { name: 'Forget everything' })[0] as HTMLElement)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete what Livia remembers?' }))
    dialog.getByText('2 notes about you will be deleted. This cannot be undone.')
    expect(api.callsOf('DELETE /api/memories/b1')).toEqual([])
    fireEvent.click(dialog.getByRole('button', { name: 'Delete the notes' }))
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Notes of Livia' })).toBeNull())
    expect(texts('Max')).toHaveLength(1)
    await waitFor(() => expect(document.activeElement?.id).toBe('memory'))
  })

  it('all of all personas keeps them when it fails', async () => {
    const api = await openSection(memories, { 'DELETE /api/memories': busy })
    press('Forget everything, all personas')
    fireEvent.click(screen.getByRole('button', { name: 'Delete the notes' }))
    await screen.findByText('Please try again in a moment')
    expect(screen.getAllByText(/Has two cats|Prefers metric units/)).toHaveLength(2)
    api.on('DELETE /api/memories', noContent)
    fireEvent.click(screen.getByRole('button', { name: 'Delete the notes' }))
    await screen.findByText('No persona has a note about you yet.')
  })
})

describe('a full memory', () => {
  it('says so in place of the field', async () => {
    const [livia] = memories.personas
    if (!livia) throw new Error('The fixture has no persona')
    const notes = Array.from({ length: 20 }, (_, index) => ({ ...livia.notes[0], id: `n${index}`, text: `Note ${index}` }))
    await openSection(
      { enabled: true, personas: [{ ...livia, notes } as Memories['personas'][number]] },
      { 'DELETE /api/memories/b1/n3': noContent },
    )
    screen.getByText('All 20 notes are taken. Delete one to make room.')
    expect(screen.queryByRole('textbox')).toBeNull()
    press('Delete: Note 3')
    await screen.findByRole('textbox', { name: 'New note about you' })
  })
})

describe('one note', () => {
  const edited = { id: 'n1', text: 'Prefers miles', createdAt: '2025-04-15T00:00:00Z', byMember: true }

  it('is edited in place and becomes the member’s', async () => {
    const held = heldAnswer()
    const api = await openSection(memories, { 'PUT /api/memories/b1/n1': held.answer })
    press('Edit: Prefers metric units')
    expect(document.activeElement).toBe(field('Note'))
    type('Note', ' Prefers\nmiles ')
    await screen.findByText('Prefers miles')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit: Prefers miles' }))
    held.release(Response.json(edited))
    await waitFor(() => expect(texts('Livia')[0]).toMatch(/^Prefers milesWritten by you/))
    expect(api.callsOf('PUT /api/memories/b1/n1').map(({ body }) => body)).toEqual([{ text: 'Prefers miles' }])
  })

  it('that could not be saved is as before, with the text and the reason in its field', async () => {
    await openSection(memories, { 'PUT /api/memories/b1/n1': busy })
    press('Edit: Prefers metric units')
    type('Note', 'Prefers miles')
    await screen.findByRole('alert')
    expect(screen.getByRole('alert').textContent).toBe('Please try again in a moment')
    expect(field('Note').value).toBe('Prefers miles')
    fireEvent.keyDown(field('Note'), { key: 'Escape' })
    screen.getByText('Prefers metric units')
  })

  it('of 201 characters, or of none, is not saved', async () => {
    const api = await openSection(memories)
    press('Edit: Prefers metric units')
    for (const text of ['a'.repeat(201), '  \n ']) {
      type('Note', text)
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
    }
    expect(api.callsOf('PUT /api/memories/b1/n1')).toEqual([])
  })

  it('is added at once, and returns to the field when it is refused', async () => {
    const held = heldAnswer()
    const one = { enabled: true, personas: memories.personas.slice(0, 1) }
    const api = await openSection(one, { 'POST /api/memories/b1': held.answer })
    type('New note about you', 'Lives in Bern')
    await waitFor(() => expect(texts('Livia')[2]).toBe('Lives in BernWritten by you · Saving…'))
    expect(field('New note about you').value).toBe('')
    expect(screen.queryByRole('button', { name: 'Edit: Lives in Bern' })).toBeNull()
    held.release(refusal(409, 'Livia has 20 notes already', { reason: 'NOTES_FULL' }))
    await screen.findByText('Livia has 20 notes already')
    expect(field('New note about you').value).toBe('Lives in Bern')
    expect(texts('Livia')).toHaveLength(2)

    api.on('POST /api/memories/b1', () => Response.json({ ...edited, id: 'n9', text: 'Lives in Bern' }, { status: 201 }))
    fireEvent.keyDown(field('New note about you'), { key: 'Enter' })
    await screen.findByRole('button', { name: 'Edit: Lives in Bern' })
  })

  it('is deleted at once, and an undo in its place stores it again', async () => {
    const api = await openSection(memories, {
      'DELETE /api/memories/b1/n1': noContent,
      'POST /api/memories/b1': () => Response.json({ ...edited, id: 'n9', text: 'Prefers metric units' }, { status: 201 }),
    })
    press('Delete: Prefers metric units')
    expect(texts('Livia')[0]).toBe('Note deleted.Undo')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(api.callsOf('DELETE /api/memories/b1/n1')).toHaveLength(1))
    press('Undo')
    await screen.findByRole('button', { name: 'Edit: Prefers metric units' })
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(api.callsOf('POST /api/memories/b1').map(({ body }) => body)).toEqual([{ text: 'Prefers metric units' }])
  })

  it('that could not be deleted is shown again', async () => {
    await openSection(memories, { 'DELETE /api/memories/b1/n1': busy })
    press('Delete: Prefers metric units')
    await screen.findByText('Please try again in a moment')
    expect(texts('Livia')[0]).toContain('Prefers metric units')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
})
