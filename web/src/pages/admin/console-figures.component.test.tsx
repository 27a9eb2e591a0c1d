import { afterEach, expect, it } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { figuresDay } from '../../data/testing/console-fixtures.ts'
import { refusal } from '../../data/testing/fake-api.ts'
import { closeConsole, openConsole } from './console-harness.tsx'

afterEach(closeConsole)

const figures = 'GET /api/admin/figures'
const days = [
  figuresDay('2026-03-01', { messages: 5, people: 2, revenue: 500, modelCost: 40_000, modelCalls: 6, unpricedCalls: 1 }),
  figuresDay('2026-03-02', { messages: 7, people: 3, registered: 4, refunded: 500 }),
]
const { date: _none, ...totals } = figuresDay('', { messages: 12, people: 5, revenue: 500, modelCost: 40_000, unpricedCalls: 1 })
const report = () => Response.json({ days, totals, accounts: 1_234 })

it('the figures have totals, and each chart the same numbers as a sentence and as a table', async () => {
  openConsole('/admin/figures', { [figures]: report })
  const sums = within(await screen.findByRole('region', { name: 'Totals' }))
  expect(sums.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1,234', '5', '12', '$5.00', '$0.04'])
  const chart = within(await screen.findByRole('region', { name: 'Messages' }))
  chart.getByText(/Messages: 12 in all, at most 7 on Mar 2, 2026\./)
  fireEvent.click(chart.getByRole('button', { name: 'Messages: show as a table' }))
  const rows = within(chart.getByRole('table')).getAllByRole('row')
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Date', 'Messages', 'Conversations'],
    ['Mar 2, 2026', '7', '0'],
    ['Mar 1, 2026', '5', '0'],
  ])
  screen.getByText('1 call to models without a price is not in the cost. Set MODEL_PRICES to count them.')
})

it('the figures are of the period in the address, by default 30 days', async () => {
  const api = openConsole('/admin/figures', { [figures]: report })
  fireEvent.click(await screen.findByRole('link', { name: '90 days' }))
  await waitFor(() => expect(api.callsOf(figures).map(({ query }) => query.days)).toEqual(['30', '90']))
  expect(screen.getByRole('link', { name: '90 days' }).getAttribute('aria-current')).toBe('true')
})

it('figures that fail to load can be loaded again', async () => {
  const api = openConsole('/admin/figures', { [figures]: () => refusal(503, 'Away') })
  await screen.findByText('The figures could not be loaded')
  api.on(figures, report)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('region', { name: 'Totals' })
})
