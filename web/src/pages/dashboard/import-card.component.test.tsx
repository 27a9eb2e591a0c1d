import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { fakeApi } from '../../data/testing/fake-api.ts'
import { FakeUpload } from '../../data/testing/fake-upload.ts'
import { bot, user, userStatus } from '../../data/testing/fixtures.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { CreateTab } from './create-tab.tsx'

const realRequest = globalThis.XMLHttpRequest
const picture = `data:image/webp;base64,${btoa('webp')}`
const card = {
  form: {
    name: 'Livia',
    description: 'Plans a first marathon with you',
    category: 'Education',
    rolePrompt: 'You are Livia, a running coach.',
    strictlyFollows: '',
    voice: 'female1',
    avatarUrl: '',
    avatarEmoji: '',
    avatarBgColor: '#BE185D',
    isPrivate: false,
    visibility: 'draft',
    slug: '',
    greeting: '',
    openingLines: ['Shall we run?'],
    embedOrigins: [],
    onlyFromMaterial: false,
    chatModel: '',
  },
  material: [
    { title: 'shoes, boots', text: 'New shoes every 800 km.' },
    { title: 'food', text: 'Oats.' },
  ],
  left: ['creator_notes', 'extensions.depth_prompt'],
  picture,
}

beforeEach(() => {
  localStorage.clear()
  Object.defineProperty(globalThis, 'XMLHttpRequest', { value: FakeUpload, configurable: true, writable: true })
  fakeApi({
    'GET /api/bots/b1': () => Response.json({ ...bot, rolePrompt: 'You are Livia, a running coach.', version: 1 }),
    'GET /api/bots/slug-check': () => Response.json({ available: true, problem: null, suggestion: null }),
    'GET /api/user/status': () => Response.json(userStatus),
  })
})
afterEach(() => {
  cleanup()
  globalThis.XMLHttpRequest = realRequest
})

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const panel = () => within(screen.getByRole('region', { name: 'Import a card' }))
const file = (size = 10) => new File(['x'.repeat(size)], 'livia.png', { type: 'image/png' })

async function open(at = '/dashboard?tab=create') {
  renderApp(<CreateTab user={user} />, user, { at })
  // The list of the material is loaded.
  await screen.findByRole('button', { name: 'Write a text' })
}
const choose = (chosen = file()) =>
  fireEvent.change(panel().getByLabelText('Choose a card', { selector: 'input' }), { target: { files: [chosen] } })

/** Chooses a card and answers its upload. */
async function read(status = 200, body: object = card) {
  const before = FakeUpload.count
  fireEvent.click(screen.getByRole('button', { name: 'Import a card', expanded: false }))
  choose()
  await answerNext(before, status, body)
  await panel().findByText(status === 200 ? 'Fill in the form' : 'The card was not imported. The form is as it was.')
}
async function answerNext(before: number, status: number, body: object) {
  await waitFor(() => expect(FakeUpload.count).toBe(before + 1))
  await act(async () => FakeUpload.last.respond(status, body))
}
const waitingRow = (title: string) => {
  const rows = screen.getAllByText('Added when you save').map((text) => text.closest('li') as HTMLElement)
  const row = rows.find(({ textContent }) => textContent.includes(title))
  if (!row) throw new Error(`no material waits with the title ${title}`)
  return row
}
const fill = () => fireEvent.click(panel().getByRole('button', { name: 'Fill in the form' }))

describe('the import of a card', () => {
  it('shows what the card holds and what has no place, and changes nothing by itself', async () => {
    await open()
    await read()
    panel().getByRole('heading', { name: 'Livia' })
    panel().getByText('This is the card of Livia.')
    panel().getByText('Name, Description, Category, Role prompt, Opening lines, Picture')
    panel().getByText('The card has nothing for: Guidelines, Greeting.')
    expect(panel().getByRole<HTMLImageElement>('img', { name: 'Picture of Livia' }).src).toBe(picture)
    expect(
      panel()
        .getAllByRole<HTMLInputElement>('checkbox')
        .map(({ checked }) => checked),
    ).toEqual([true, true])
    panel().getByText('2 fields without a place')
    panel().getByText('extensions.depth_prompt')
    expect(field('Name').value).toBe('')
  })

  it('fills in the form as a draft, uploads the picture, and adds the chosen texts as material', async () => {
    await open()
    await read()
    fireEvent.click(panel().getByRole('checkbox', { name: /^food/ }))
    panel().getByText('1 of 2 chosen')
    const before = FakeUpload.count
    fill()
    await answerNext(before, 201, { url: '/api/pictures/abcdefghijklmnopqrstuv' })
    await panel().findByText('The form is filled in. Look through it, then save.')
    panel().getByText('1 text waits below as material.')
    expect(['Name', 'Address (slug)', 'Description', 'Role prompt', 'Opening line 1'].map((label) => field(label).value)).toEqual([
      'Livia',
      'livia',
      'Plans a first marathon with you',
      'You are Livia, a running coach.',
      'Shall we run?',
    ])
    expect(document.querySelector('.medallion img')?.getAttribute('src')).toBe('/api/pictures/abcdefghijklmnopqrstuv')
    const waiting = screen.getAllByText('Added when you save')
    expect(waiting).toHaveLength(1)
    expect(waiting[0]?.closest('li')?.textContent).toContain('shoes, boots')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Draft/ }).checked).toBe(true)
  })

  it('replaces the material of an earlier card that still waits', async () => {
    await open()
    await read(200, { ...card, picture: null })
    fill()
    await panel().findByText('2 texts wait below as material.')
    fireEvent.click(within(waitingRow('food')).getByRole('button', { name: /^Remove/ }))
    const before = FakeUpload.count
    choose()
    await answerNext(before, 200, { ...card, material: [{ title: 'hats', text: 'A red hat.' }], picture: null })
    await panel().findByText('hats')
    fill()
    await panel().findByText('1 text waits below as material.')
    expect(screen.getAllByText('Added when you save')).toHaveLength(1)
    waitingRow('hats')
  })

  it('gives a new persona the address of its name, also after that of another name came from the server', async () => {
    fakeApi({
      'GET /api/bots/slug-check': ({ query }) =>
        Response.json({ available: true, problem: null, suggestion: query.slug === '' ? 'ri-ben-yu' : null }),
      'GET /api/user/status': () => Response.json(userStatus),
    })
    await open()
    fireEvent.change(field('Name'), { target: { value: '日本語' } })
    await waitFor(() => expect(field('Address (slug)').value).toBe('ri-ben-yu'))
    await read(200, { ...card, picture: null })
    fill()
    await waitFor(() => expect(field('Name').value).toBe('Livia'))
    expect(field('Address (slug)').value).toBe('livia')
  })

  it('says that it replaces what the form has', async () => {
    await open()
    await read()
    expect(panel().queryByText('What the form has now is replaced.')).toBeNull()
    fireEvent.change(field('Name'), { target: { value: 'Max' } })
    panel().getByText('What the form has now is replaced.')
  })

  it('can choose all texts or none', async () => {
    await open()
    await read()
    fireEvent.click(panel().getByRole('button', { name: 'Choose none' }))
    panel().getByText('0 of 2 chosen')
    fireEvent.click(panel().getByRole('button', { name: 'Choose all' }))
    panel().getByText('2 of 2 chosen')
  })

  it('takes a card that is dropped', async () => {
    await open()
    const before = FakeUpload.count
    fireEvent.click(screen.getByRole('button', { name: 'Import a card' }))
    fireEvent.drop(panel().getByRole('region', { name: 'Drop a card here' }), { dataTransfer: { files: [file()], types: ['Files'] } })
    await answerNext(before, 200, card)
    await panel().findByRole('heading', { name: 'Livia' })
  })

  it('goes on without its picture when that cannot be uploaded', async () => {
    await open()
    await read()
    const before = FakeUpload.count
    fill()
    await answerNext(before, 503, { message: 'Away', reason: 'OVERLOADED', requestId: 'r' })
    await panel().findByText('Only its picture could not be taken over. Choose it again below.')
    expect(field('Name').value).toBe('Livia')
  })

  it('says what is wrong with a card, and leaves the form as it is', async () => {
    await open()
    fireEvent.change(field('Name'), { target: { value: 'Max' } })
    await read(400, { message: 'This picture is broken: it is cut off.', reason: 'CARD_UNREADABLE', requestId: 'r' })
    const alert = await waitFor(() => panel().getByText('This picture is broken: it is cut off.').closest('[role=alert]') as HTMLElement)
    within(alert).getByText('The card was not imported. The form is as it was.')
    expect(field('Name').value).toBe('Max')
    fireEvent.click(screen.getByRole('button', { name: 'Import a card' }))
    await read()
    panel().getByRole('heading', { name: 'Livia' })
    expect(panel().queryByText(/broken/)).toBeNull()
  })

  it('does not send a file that is too large', async () => {
    await open()
    const before = FakeUpload.count
    fireEvent.click(screen.getByRole('button', { name: 'Import a card' }))
    choose(file(10 * 1024 * 1024 + 1))
    await panel().findByText('The file is larger than 10 MB.')
    expect(FakeUpload.count).toBe(before)
  })

  it('is offered for a new persona only', async () => {
    await open('/dashboard?tab=create&edit=b1')
    expect(screen.queryByRole('region', { name: 'Import a card' })).toBeNull()
  })
})
