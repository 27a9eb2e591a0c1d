import { afterEach, describe, expect, it } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { listed, operatedPersona, reportedPersona, suspension } from '../../data/testing/console-fixtures.ts'
import { refusal } from '../../data/testing/fake-api.ts'
import { bot } from '../../data/testing/fixtures.ts'
import { closeConsole, openConsole } from './console-harness.tsx'

afterEach(closeConsole)

describe('the queue of reports', () => {
  const reports = 'GET /api/admin/reports'
  const queue = () => [reportedPersona('b1', 'Livia'), reportedPersona('b2', 'Max')]
  const done = () => new Response(null, { status: 204 })

  it('shows one persona with its reports, and leads to the others', async () => {
    openConsole('/admin/reports', { [reports]: () => listed(queue()) })
    const list = within(await screen.findByRole('list', { name: 'Reports on Livia' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Spam or fraud.*Livia sells pills\.$/),
      expect.stringMatching(/^Dangerous advice.*No details/),
    ])
    screen.getByText('1 of 2')
    fireEvent.click(screen.getByRole('button', { name: 'Next persona' }))
    const heading = screen.getByRole('heading', { name: 'Reports on Max' })
    expect(document.activeElement).toBe(heading)
  })

  it('shows the answer that was handed over with a report, as text, and loads it again after a failure', async () => {
    const answers = 'GET /api/admin/reports/b1/answers'
    const api = openConsole('/admin/reports', { [reports]: () => listed(queue()), [answers]: () => refusal(500, 'No') })
    await screen.findByText(/The reported answers could not be loaded/)
    expect(screen.queryByRole('figure')).toBeNull()
    api.on(answers, () => Response.json([{ reportId: 'r2', question: 'How much?', answer: '**Ten** <b>pills</b>' }]))
    fireEvent.click(screen.getByRole('button', { name: 'Load them again' }))
    const figure = within(await screen.findByRole('figure'))
    figure.getByText('How much?')
    figure.getByText('**Ten** <b>pills</b>')
  })

  it('dismissed reports leave it, without a reason too, and the next persona has the focus', async () => {
    const api = openConsole('/admin/reports', { [reports]: () => listed(queue()), 'POST /api/admin/reports/b1/dismiss': done })
    fireEvent.click(await screen.findByRole('button', { name: 'Dismiss the reports' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    api.on(reports, () => listed(queue().slice(1)))
    fireEvent.click(dialog.getByRole('button', { name: 'Dismiss the reports' }))
    const heading = await screen.findByRole('heading', { name: 'Reports on Max' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(api.callsOf('POST /api/admin/reports/b1/dismiss').map(({ body }) => body)).toEqual([{ reason: '' }])
    screen.getByText('Livia stays as it is.')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('a suspended persona leaves it; the last one leaves it empty', async () => {
    const suspend = 'POST /api/admin/personas/b1/suspend'
    const api = openConsole('/admin/reports', {
      [reports]: () => listed([reportedPersona('b1', 'Livia')]),
      [suspend]: () => Response.json({ ...operatedPersona('b1', 'Livia'), suspension }),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Suspend' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), suspension.reason)
    api.on(reports, () => listed([]))
    fireEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
    await screen.findByRole('heading', { name: 'No open reports' })
    screen.getByText('Livia is hidden. The owner gets a mail.')
  })

  it('reports that another operator closed leave it', async () => {
    const api = openConsole('/admin/reports', {
      [reports]: () => listed(queue()),
      'POST /api/admin/reports/b1/dismiss': () => refusal(404, 'No reports', { reason: 'NO_REPORTS' }),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Dismiss the reports' }))
    api.on(reports, () => listed(queue().slice(1)))
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Dismiss the reports' }))
    await screen.findByRole('heading', { name: 'Reports on Max' })
  })
})

describe('featured personas', () => {
  const featured = 'GET /api/admin/featured'
  const pinned = ['p1', 'p2', 'p3', 'p4'].map((id) => operatedPersona(id, `Pinned ${id}`))

  it('one of today’s is pinned, and unpinned again', async () => {
    const before = { today: [bot], pinned: [], excluded: [] }
    const after = { ...before, pinned: [operatedPersona('b1', 'Livia')] }
    const api = openConsole('/admin/featured', { [featured]: () => Response.json(before) })
    api.on('PUT /api/admin/featured/b1', ({ body }) => {
      const answer = body?.featuring === 'pinned' ? after : before
      api.on(featured, () => Response.json(answer))
      return Response.json(answer)
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Pin Livia' }))
    const group = within(await screen.findByRole('region', { name: 'Pinned, 1 of 4' }))
    screen.getByText('Livia is on the landing page every day.')
    fireEvent.click(group.getByRole('button', { name: 'Unpin Livia' }))
    await screen.findByRole('region', { name: 'Pinned, 0 of 4' })
    expect(api.callsOf('PUT /api/admin/featured/b1').map(({ body }) => body)).toEqual([{ featuring: 'pinned' }, { featuring: 'rotation' }])
  })

  it('a fifth one is not pinned, and a refusal says why', async () => {
    const api = openConsole('/admin/featured', {
      [featured]: () => Response.json({ today: [bot], pinned, excluded: [] }),
      'PUT /api/admin/featured/b1': () => refusal(409, 'Others cannot see this persona.', { reason: 'NOT_PUBLIC' }),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Pin Livia' }))
    screen.getByText('Four personas are pinned. Unpin one to pin another.')
    expect(api.callsOf('PUT /api/admin/featured/b1')).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Exclude Livia' }))
    await screen.findByText('Others cannot see this persona.')
  })

  it('another persona is found by a search', async () => {
    const api = openConsole('/admin/featured', {
      [featured]: () => Response.json({ today: [], pinned: [], excluded: [] }),
      'GET /api/admin/personas': () => listed([operatedPersona('b7', 'Vera')]),
    })
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Search personas' }), { target: { value: 'vera' } })
    const found = within(await screen.findByRole('list', { name: 'Matches' }))
    found.getByRole('button', { name: 'Exclude Vera' })
    expect(api.callsOf('GET /api/admin/personas').at(-1)?.query).toMatchObject({ search: 'vera', limit: '8' })
  })
})

describe('dead letters', () => {
  const list = 'GET /api/admin/dead-letters'
  const letters = { topic: 'chat.exchange-finished.v1', group: 'persona', count: 1_200, oldestAt: suspension.at, lastError: 'no field' }
  const replay = `POST /api/admin/dead-letters/${letters.topic}/replay`
  const confirm = async () => {
    fireEvent.click(await screen.findByRole('button', { name: `Replay ${letters.topic}` }))
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Replay' }))
  }

  it('are replayed after a confirmation, with the number that was delivered', async () => {
    const api = openConsole('/admin/dead-letters', { [list]: () => Response.json([letters]) })
    await screen.findByRole('row', { name: /chat\.exchange-finished\.v1.*persona.*1,200/ })
    api.on(replay, () => {
      api.on(list, () => Response.json([]))
      return Response.json({ replayed: 1 })
    })
    await confirm()
    await screen.findByText('1 event was delivered again.')
    await screen.findByRole('heading', { name: 'No dead letters' })
  })

  it('a replay that fails says why and leaves them', async () => {
    openConsole('/admin/dead-letters', { [list]: () => Response.json([letters]), [replay]: () => refusal(503, 'The broker is away.') })
    await confirm()
    await screen.findByText('The broker is away.')
    screen.getByRole('button', { name: `Replay ${letters.topic}` })
  })
})
