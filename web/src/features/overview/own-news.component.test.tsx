import { afterEach, expect, it } from '@jest/globals'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { createQueryClient } from '../../data/client/query-client.ts'
import { ownModelsQuery } from '../../data/personas/servers/own-models.ts'
import { fakeApi } from '../../data/testing/fake-api.ts'
import { bot, user } from '../../data/testing/fixtures.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { OwnNews } from './own-news.tsx'

const failing = {
  botId: bot.id,
  baseUrl: 'https://models.example/v1',
  model: 'llama',
  hasKey: true,
  setAt: '2026-03-10T13:00:00.000Z',
  failures: 12,
  failingSince: '2026-03-10T13:00:00.000Z',
  lastFailure: 'It refuses the key',
}
const news = <OwnNews userId={user.id} bots={[{ ...bot, ownModel: true }]} />

afterEach(cleanup)

it('says with the time of the reader since when an own model fails', async () => {
  fakeApi({ 'GET /api/own-models': () => Response.json([failing]), 'GET /api/inbox/counts': () => Response.json({}) })
  renderApp(news, user)
  await screen.findByText(/^Your server failed 12 times since Mar 10, 2026, /)
})

it('the server, which knows no time zone of the reader, writes since which day in UTC', () => {
  const client = createQueryClient({ retries: false })
  client.setQueryData(ownModelsQuery(user.id).queryKey, [failing])
  const page = renderToString(
    <QueryClientProvider client={client}>
      <MemoryRouter>{news}</MemoryRouter>
    </QueryClientProvider>,
  )
  expect(page).toContain('Your server failed 12 times since Mar 10, 2026.')
})
