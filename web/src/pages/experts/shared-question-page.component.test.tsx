import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import type { ModelAnswers, SharedQuestion } from '../../api/schemas.ts'
import { fakeApi, refusal } from '../../data/testing/fake-api.ts'
import { renderApp } from '../../data/testing/render-app.tsx'
import { SharedQuestionPage } from './shared-question-page.tsx'

const route = 'GET /api/shared-questions/token'
const at = '2025-04-15T10:00:00Z'
const answersWith = (text: string): ModelAnswers => {
  const answer = {
    model: 'claude',
    modelId: 'claude-x',
    formattedContent: `<p>${text}</p>`,
    offline: false,
    failure: null,
    end: 'finished',
  } as const
  return { id: text, expertA: answer, expertB: answer, devilAdvocate: answer, offline: false }
}
const shared: SharedQuestion = {
  question: 'Should cities ban cars?',
  askedAt: at,
  sharedAt: at,
  variant: 'sequence',
  answers: answersWith('About cars'),
  followUp: { question: 'And buses?', askedAt: at, answers: answersWith('About buses') },
}

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi({ [route]: () => Response.json(shared) })
})
afterEach(cleanup)

const open = () =>
  renderApp(
    <Routes>
      <Route path="/360-chat/shared/:token" element={<SharedQuestionPage />} />
    </Routes>,
    null,
    { at: '/360-chat/shared/token' },
  )

it('a visitor reads the question, its answers and its follow-up, with a way to ask an own one', async () => {
  open()
  await screen.findByRole('heading', { level: 1, name: 'Should cities ban cars?' })
  expect(screen.getAllByText('About cars')).toHaveLength(3)
  expect(screen.getByRole('heading', { level: 2, name: /And buses\?/ }).dir).toBe('')
  expect(screen.getByText('And buses?').dir).toBe('auto')
  expect(screen.getAllByText('About buses')).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'Ask your own question' }).getAttribute('href')).toBe('/360-chat')
  await waitFor(() => expect(document.title).toBe('Should cities ban cars? · Rostra'))
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('a link that has ended says so', async () => {
  api.on(route, () => refusal(404, 'gone', { reason: 'QUESTION_NOT_FOUND' }))
  open()
  await screen.findByRole('heading', { level: 1, name: 'This link leads nowhere' })
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('a question that could not be loaded is loaded by Try again', async () => {
  api.on(route, () => refusal(500, 'Broken', { reason: 'INTERNAL' }))
  open()
  await screen.findByRole('heading', { level: 1, name: 'The question could not be loaded' })
  api.on(route, () => Response.json(shared))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 1, name: 'Should cities ban cars?' })
})
