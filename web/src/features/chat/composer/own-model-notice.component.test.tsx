import { afterEach, expect, it } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { bot } from '../../../data/testing/fixtures.ts'
import { renderApp } from '../../../data/testing/render-app.tsx'
import { OwnModelNotice } from './own-model-notice.tsx'

afterEach(cleanup)

it('the chat says who answers, and who gets what is written', () => {
  renderApp(<OwnModelNotice bot={{ ...bot, ownModel: true }} />)
  screen.getByText('Answered by a model that its creator runs. The creator’s server gets what you write.')
  cleanup()
  renderApp(<OwnModelNotice bot={bot} />)
  expect(screen.queryByText(/creator runs/)).toBeNull()
})
