import { afterEach, expect, it } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, refusal } from '../../../data/testing/fake-api.ts'
import { user } from '../../../data/testing/fixtures.ts'
import { renderApp } from '../../../data/testing/render-app.tsx'
import { ExcludedTerms } from './excluded-terms.tsx'

afterEach(cleanup)

it('a term is excluded and allowed again, and a refusal is said', async () => {
  let terms: { term: string; reason: string; at: string }[] = []
  const api = fakeApi({ 'GET /api/admin/zeitgeist/terms': () => Response.json(terms) })
  renderApp(<ExcludedTerms />, { ...user, role: 'super_senator' })
  await screen.findByText('No term is excluded.')
  const field = screen.getByLabelText('Exclude a term')
  api.on('POST /api/admin/zeitgeist/terms', () => refusal(400, 'A term has one to three words and at most 60 characters'))
  await userEvent.type(field, 'a b c d')
  await userEvent.click(screen.getByRole('button', { name: 'Exclude' }))
  await screen.findByText('A term has one to three words and at most 60 characters')
  api.on('POST /api/admin/zeitgeist/terms', ({ body }) => {
    terms = [{ term: String(body?.term), reason: '', at: '2026-03-01T00:00:00Z' }]
    return Response.json(terms[0], { status: 201 })
  })
  await userEvent.clear(field)
  await userEvent.type(field, 'sourdough')
  await userEvent.click(screen.getByRole('button', { name: 'Exclude' }))
  api.on('DELETE /api/admin/zeitgeist/terms/sourdough', () => {
    terms = []
    return new Response(null, { status: 204 })
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Allow “sourdough” again' }))
  const none = await screen.findByText('No term is excluded.')
  expect(document.activeElement).toBe(none.parentElement)
})

it('terms that could not be loaded are not said to be none', async () => {
  fakeApi({ 'GET /api/admin/zeitgeist/terms': () => refusal(500, 'No') })
  renderApp(<ExcludedTerms />, { ...user, role: 'super_senator' })
  await screen.findByRole('alert')
  expect(screen.queryByText('No term is excluded.')).toBeNull()
})
