import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { refetchNotesAfterAnswer } from '../../../data/chat/memories.ts'
import { fakeApi, refusal } from '../../../data/testing/fake-api.ts'
import { bot, user } from '../../../data/testing/fixtures.ts'
import { aiNote, memories, ownNote } from '../../../data/testing/memory-fixtures.ts'
import { renderApp } from '../../../data/testing/render-app.tsx'
import { MemoryButton } from './memory-button.tsx'

const route = 'GET /api/memories'
const [livia] = memories.personas
const withNotes = (...notes: (typeof aiNote)[]) => Response.json({ enabled: true, personas: livia ? [{ ...livia, notes }] : [] })
const off = { enabled: false, personas: [] }

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi({ [route]: () => withNotes(aiNote, ownNote) })
})
afterEach(cleanup)

const button = () => screen.getByRole('button', { name: /^Memory/, hidden: true })

async function openSheet() {
  fireEvent.click(button())
  return within(await screen.findByRole('dialog', { name: 'What Livia remembers about you' }))
}

describe('the button beside the chat', () => {
  it('shows a member how many notes the persona has', async () => {
    renderApp(<MemoryButton bot={bot} />, user)
    await waitFor(() => expect(button().textContent).toBe('Memory2 of 20 notes'))
    expect(api.callsOf(route).map(({ query }) => query)).toEqual([{ botId: 'b1' }])
  })

  it('is not there for a visitor', () => {
    renderApp(<MemoryButton bot={bot} />, null)
    expect(screen.queryByRole('button')).toBeNull()
    expect(api.callsOf(route)).toEqual([])
  })
})

describe('the sheet', () => {
  it('reads the notes again when it opens, and gives the focus back when it closes', async () => {
    renderApp(<MemoryButton bot={bot} />, user)
    await waitFor(() => expect(button().textContent).toContain('2'))
    api.on(route, () => withNotes(aiNote))
    const sheet = await openSheet()
    await sheet.findByText('1 of 20 notes')
    fireEvent.click(sheet.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(document.activeElement).toBe(button()))
    expect(button().textContent).toBe('Memory1 of 20 notes')
  })

  it('ends the editing of a note on Escape, then closes', async () => {
    renderApp(<MemoryButton bot={bot} />, user)
    const sheet = await openSheet()
    fireEvent.click(await sheet.findByRole('button', { name: 'Edit: Prefers metric units' }))
    fireEvent.keyDown(sheet.getByRole('textbox', { name: 'Note' }), { key: 'Escape' })
    await sheet.findByText('Prefers metric units')
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('explains memories while they are off, and turns them on', async () => {
    api.on(route, () => Response.json(off))
    api.on('PUT /api/memories', () => Response.json({ ...off, enabled: true }))
    renderApp(<MemoryButton bot={bot} />, user)
    await waitFor(() => expect(button().textContent).toBe('Memory off'))
    const sheet = await openSheet()
    sheet.getByText('Memory is off. Personas neither make nor get notes about you.')
    expect(sheet.getByRole('link', { name: 'All notes and settings' }).getAttribute('href')).toBe('/dashboard?tab=account#memory')
    fireEvent.click(sheet.getByRole('switch'))
    await sheet.findByText(/^Livia has no notes about you yet/)
    expect(button().textContent).toBe('Memory0 of 20 notes')
  })

  it('keeps the notes of before while memories are off', async () => {
    api.on(route, () => Response.json({ enabled: false, personas: memories.personas.slice(0, 1) }))
    renderApp(<MemoryButton bot={bot} />, user)
    const sheet = await openSheet()
    await sheet.findByRole('button', { name: 'Delete: Prefers metric units' })
    expect(sheet.queryByRole('textbox')).toBeNull()
  })

  it('that cannot be read can be tried again', async () => {
    api.on(route, () => refusal(503, 'Busy'))
    renderApp(<MemoryButton bot={bot} />, user)
    const sheet = await openSheet()
    await sheet.findByText('What personas remember about you could not be loaded.')
    api.on(route, () => withNotes(aiNote))
    fireEvent.click(sheet.getByRole('button', { name: 'Try again' }))
    await sheet.findByText('Prefers metric units')
  })
})

describe('after an answer', () => {
  const pending: { ms: number; callback: () => void }[] = []
  const after = (ms: number, callback: () => void) => pending.push({ ms, callback })
  beforeEach(() => {
    pending.length = 0
  })

  it('the notes are read again some seconds later', async () => {
    const { client } = renderApp(<MemoryButton bot={bot} />, user)
    await waitFor(() => expect(button().textContent).toContain('2'))
    refetchNotesAfterAnswer(client, after)
    expect(pending.map(({ ms }) => ms)).toEqual([3_000, 12_000])
    api.on(route, () => withNotes(aiNote, ownNote, { ...aiNote, id: 'n3' }))
    act(() => pending[0]?.callback())
    await waitFor(() => expect(button().textContent).toBe('Memory3 of 20 notes'))
  })

  it('nothing is read while memories are off', async () => {
    api.on(route, () => Response.json(off))
    const { client } = renderApp(<MemoryButton bot={bot} />, user)
    await waitFor(() => expect(button().textContent).toBe('Memory off'))
    refetchNotesAfterAnswer(client, after)
    expect(pending).toEqual([])
  })
})
