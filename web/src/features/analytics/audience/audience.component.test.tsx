import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Analytics } from '../../../api/schemas.ts'
import { renderApp } from '../../../data/testing/render-app.tsx'
import { Audience } from './audience.tsx'

afterEach(cleanup)

const nothing: Pick<Analytics, 'returning' | 'minPeople' | 'insights'> = {
  minPeople: 3,
  returning: null,
  insights: { subjects: [], ratings: null, ratingDays: [] },
}
let retries = 0
const open = (report: Partial<typeof nothing>) =>
  renderApp(<Audience botId="b1" report={{ ...nothing, ...report }} period={30} onRetry={() => retries++} />)
const card = (name: string) => within(screen.getByRole('region', { name }))

describe('the people of a report', () => {
  it('are shown as numbers from three people on', () => {
    open({
      returning: 1_204,
      insights: {
        subjects: [{ words: ['refund', 'course'], people: 4 }],
        ratings: { up: 5, down: 1 },
        ratingDays: [
          { date: '2026-03-01', up: 3, down: 0 },
          { date: '2026-03-02', up: 2, down: 1 },
        ],
      },
    })
    card('Coming back').getByText('1,204')
    card('What people ask about').getByRole('row', { name: 'refund, course 4' })
    card('Ratings of answers').getByText('83 % good: 5 up, 1 down.')
    const [, latest, first] = within(screen.getByRole('table', { name: 'Ratings day by day' })).getAllByRole('row')
    expect([latest?.textContent, first?.textContent]).toEqual(['Mar 2, 202621', 'Mar 1, 202630'])
  })

  it('of fewer than three people are no number: it is said how many are needed', () => {
    open({})
    card('Coming back').getByText('Fewer than 3')
    card('What people ask about').getByText('Nothing yet that 3 people or more asked about.')
    card('Ratings of answers').getByText('Fewer than 3 people rated. Numbers are shown from 3 on.')
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('have no table of days when no day has enough people', () => {
    open({ insights: { subjects: [], ratings: { up: 3, down: 0 }, ratingDays: [] } })
    card('Ratings of answers').getByText('100 % good: 3 up, 0 down.')
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('that could not be read are asked for again on request', async () => {
    open({ returning: 3, insights: null })
    card('Coming back').getByText('3')
    screen.getByText(/could not be loaded/)
    expect(screen.queryByRole('region', { name: 'What people ask about' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retries).toBe(1)
  })
})
