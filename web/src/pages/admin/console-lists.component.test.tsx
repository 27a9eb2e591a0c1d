import { afterEach, describe, expect, it } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { listed, operatedAccount, operatedPersona, operatorAction, suspension } from '../../data/testing/console-fixtures.ts'
import { refusal } from '../../data/testing/fake-api.ts'
import { closeConsole, openConsole } from './console-harness.tsx'

afterEach(closeConsole)

const address = () => screen.getByRole('status', { name: 'Address' }).textContent
const personas = 'GET /api/admin/personas'

describe('the console', () => {
  it('redirects others home and asks for nothing', async () => {
    const api = openConsole('/admin/people', { 'GET /api/admin/check': () => Response.json({ isAdmin: false }) })
    await screen.findByText('Home')
    expect(api.callsOf('GET /api/admin/people')).toEqual([])
  })

  it('has its navigation behind a button on narrow screens, which a change of the section closes', async () => {
    openConsole('/admin/payments')
    const button = await screen.findByRole('button', { name: 'Section: Payments' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(button)
    fireEvent.click(screen.getByRole('link', { name: 'People' }))
    expect((await screen.findByRole('button', { name: 'Section: People' })).getAttribute('aria-expanded')).toBe('false')
  })

  it('has no page at an unknown address', async () => {
    openConsole('/admin/nothing')
    await screen.findByRole('heading', { name: 'This page does not exist' })
  })

  it('begins with what waits for a decision, and one number that fails leaves the others', async () => {
    openConsole('/admin', {
      'GET /api/admin/reports': () => listed([], 3),
      'GET /api/admin/dead-letters': () => Response.json([{ topic: 't', group: 'g', count: 4, oldestAt: suspension.at, lastError: '' }]),
      [personas]: () => refusal(500, 'No'),
      'GET /api/admin/audit': () => listed([operatorAction]),
    })
    await screen.findByRole('heading', { level: 1, name: 'Overview' })
    const tile = async (name: string) => (await screen.findByRole('link', { name })).closest('li')?.textContent
    await waitFor(async () => expect(await tile('Reported personas')).toContain('3'))
    await waitFor(async () => expect(await tile('Dead letters')).toContain('4'))
    await waitFor(async () => expect(await tile('Suspended personas')).toContain('Not available'))
    expect(screen.getByRole('link', { name: /^Reports/ }).textContent).toContain('3 open')
    expect((await screen.findByRole('link', { name: 'Livia' })).getAttribute('href')).toBe('/admin/personas?search=Livia')
    expect(document.title).toBe('Overview · Console · Rostra')
    expect(screen.queryByText(/words alone/)).toBeNull()
  })

  it.each([
    ['off', /no embedding server is set/],
    ['away', /the embedding server does not answer/],
  ])('says that material is found by words alone while the search by meaning is %s', async (byMeaning, words) => {
    openConsole('/admin', { 'GET /api/admin/search': () => Response.json({ byMeaning }) })
    await screen.findByText(words)
  })
})

describe('a list of the console', () => {
  it('searches, filters and pages through its address', async () => {
    const api = openConsole('/admin/personas?page=2', { [personas]: () => listed([operatedPersona('b1', 'Livia')], 60) })
    await screen.findByRole('rowheader', { name: /Livia/ })
    const lists = () => api.callsOf(personas).map(({ query }) => query)
    expect(lists().at(-1)).toEqual({ search: '', suspended: 'false', page: '2', limit: '25' })
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search personas' }), { target: { value: ' liv ' } })
    await waitFor(() => expect(address()).toBe('/admin/personas?search=liv'))
    await waitFor(() => expect(lists().at(-1)).toMatchObject({ search: 'liv', page: '1' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Only suspended' }))
    expect(address()).toBe('/admin/personas?search=liv&suspended=1')
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(address()).toBe('/admin/personas?search=liv&suspended=1&page=2')
    await waitFor(() => expect(lists().at(-1)).toMatchObject({ search: 'liv', suspended: 'true', page: '2' }))
  })

  it('names the owner of a persona, with a link to the account', async () => {
    openConsole('/admin/personas', {
      [personas]: () => listed([operatedPersona('b1', 'Livia')]),
      'GET /api/users/creators': () => Response.json({ u2: 'bob' }),
    })
    expect((await screen.findByRole('link', { name: 'bob' })).getAttribute('href')).toBe('/admin/people?search=bob')
  })

  it('leads to its last page when the address names a later one', async () => {
    openConsole('/admin/personas?page=9', {
      [personas]: ({ query }) => listed(query.page === '2' ? [operatedPersona('b1', 'Livia')] : [], 30),
    })
    await screen.findByRole('rowheader', { name: /Livia/ })
    expect(address()).toBe('/admin/personas?page=2')
  })

  it('offers to clear a search without matches', async () => {
    openConsole('/admin/people?search=zzz')
    await screen.findByRole('heading', { name: 'No accounts found' })
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }))
    expect(address()).toBe('/admin/people')
  })

  it('says that it could not be loaded, and tries again', async () => {
    const api = openConsole('/admin/people', { 'GET /api/admin/people': () => refusal(500, 'No') })
    await screen.findByRole('heading', { name: 'The accounts could not be loaded' })
    api.on('GET /api/admin/people', () => listed([operatedAccount]))
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('rowheader', { name: /bob@example\.org/ })
  })
})

describe('suspending', () => {
  const suspend = 'POST /api/admin/people/u2/suspend'
  const openDialog = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Suspend bob' }))
    return within(await screen.findByRole('alertdialog', { name: /^Suspend bob/ }))
  }

  it('asks for a reason of 10 to 500 characters', async () => {
    const api = openConsole('/admin/people', { 'GET /api/admin/people': () => listed([operatedAccount]) })
    const dialog = await openDialog()
    const reason = dialog.getByRole('textbox', { name: 'Reason' })
    expect(document.activeElement).toBe(reason)
    fireEvent.change(reason, { target: { value: '  too short ' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
    dialog.getByText('Please write at least 10 characters.')
    fireEvent.change(reason, { target: { value: 'a'.repeat(501) } })
    dialog.getByText('Please write at most 500 characters.')
    dialog.getByText('501/500')
    expect(api.callsOf(suspend)).toEqual([])
  })

  it('keeps the reason when it fails, and shows the new state once it succeeds', async () => {
    const api = openConsole('/admin/people', {
      'GET /api/admin/people': () => listed([operatedAccount]),
      [suspend]: () => refusal(503, 'identity is away'),
    })
    const dialog = await openDialog()
    await userEvent.type(dialog.getByRole('textbox'), 'Sends the same link to everyone.')
    fireEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
    await dialog.findByText('identity is away')
    expect((dialog.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Sends the same link to everyone.')
    api.on(suspend, () => Response.json({ ...operatedAccount, suspension }))
    api.on('GET /api/admin/people', () => listed([{ ...operatedAccount, suspension }]))
    fireEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
    await screen.findByRole('button', { name: 'Restore bob' })
    expect(screen.queryByRole('alertdialog')).toBeNull()
    screen.getByText('bob cannot sign in any more. The owner gets a mail.')
    expect(api.callsOf(suspend).map(({ body }) => body)).toEqual(Array(2).fill({ reason: 'Sends the same link to everyone.' }))
  })

  it('is not offered for another super senator', async () => {
    openConsole('/admin/people', { 'GET /api/admin/people': () => listed([{ ...operatedAccount, role: 'super_senator' }]) })
    await screen.findByText('Super Senators cannot be suspended here.')
    expect(screen.queryByRole('button', { name: 'Suspend bob' })).toBeNull()
  })

  it('a refusal by permission asks again who the caller is, and leads home', async () => {
    const api = openConsole('/admin/people', {
      'GET /api/admin/people': () => listed([operatedAccount]),
      [suspend]: () => refusal(403, 'Operators only', { reason: 'OPERATORS_ONLY' }),
    })
    const dialog = await openDialog()
    await userEvent.type(dialog.getByRole('textbox'), 'Sends the same link.')
    api.on('GET /api/admin/check', () => Response.json({ isAdmin: false }))
    fireEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
    await screen.findByText('Home')
  })
})

describe('the other lists', () => {
  it('the audit log shows one kind of action, and an unknown action by its name', async () => {
    const api = openConsole('/admin/audit', {
      'GET /api/admin/audit': () =>
        listed([
          { ...operatorAction, action: 'moon-moved', operatorName: null },
          { ...operatorAction, id: 'a2', action: 'role-granted', operatorId: '', operatorName: null },
        ]),
    })
    await screen.findByText('moon-moved')
    screen.getByText(/A deleted account/)
    screen.getByText(/An operator’s command/)
    fireEvent.change(screen.getByRole('combobox', { name: 'Action' }), { target: { value: 'role-granted' } })
    expect(address()).toBe('/admin/audit?action=role-granted')
    await waitFor(() => expect(api.callsOf('GET /api/admin/audit').at(-1)?.query.action).toBe('role-granted'))
  })

  it('payments can be narrowed to refunds and disputes, which are said', async () => {
    const payment = { id: 'p1', packageId: 'x', amount: 999, creditsPurchased: 1000, status: 'paid', createdAt: suspension.at }
    const row = { payment, userId: 'u2', username: 'bob', isDisputed: true, refunded: 250 }
    const api = openConsole('/admin/payments', { 'GET /api/admin/payments': () => listed([row]) })
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Only refunds and disputes' }))
    expect(address()).toBe('/admin/payments?reversed=1')
    await waitFor(() => expect(api.callsOf('GET /api/admin/payments').at(-1)?.query.reversed).toBe('true'))
    const bob = within(await screen.findByRole('row', { name: /bob/ }))
    bob.getByText('Disputed')
    bob.getByText('$2.50 refunded')
  })

  it('payments of one account lead back to all', async () => {
    const payment = { id: 'p1', packageId: 'x', amount: 999, creditsPurchased: 1000, status: 'paid', createdAt: suspension.at }
    const api = openConsole('/admin/payments?account=u2', {
      'GET /api/admin/payments': () => listed([{ payment, userId: 'u2', username: 'bob', isDisputed: true, refunded: 250 }]),
    })
    await screen.findByText('Payments of bob')
    expect(api.callsOf('GET /api/admin/payments').at(-1)?.query.userId).toBe('u2')
    within(screen.getByRole('row', { name: /bob/ })).getByText('$9.99')
    fireEvent.click(screen.getByRole('link', { name: 'Show all payments' }))
    expect(address()).toBe('/admin/payments')
  })
})
