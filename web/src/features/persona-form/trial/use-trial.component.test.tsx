import { afterEach, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { fakeApi, fakeStream } from '../../../data/testing/fake-api.ts'
import { renderApp } from '../../../data/testing/render-app.tsx'
import { useTrial } from './use-trial.ts'

const route = 'POST /api/bots/trial'
const persona = {
  name: 'Livia',
  description: '',
  category: 'Other',
  rolePrompt: 'A coach',
  strictlyFollows: '',
  onlyFromMaterial: false,
  chatModel: '',
} as const

function Probe() {
  const trial = useTrial()
  return (
    <>
      <button type="button" onClick={() => trial.send(persona, 'Hello')}>
        Send
      </button>
      <p>{trial.messages.map(({ content, stopped }) => (stopped ? `${content} (stopped)` : content)).join(' | ')}</p>
      <p>{trial.partial === null ? 'idle' : `writing ${trial.partial}`}</p>
    </>
  )
}

afterEach(cleanup)

it('an answer of a page that is left ends, and is asked for again when the browser shows the page from its cache', async () => {
  const first = fakeStream('t1')
  const second = fakeStream('t2')
  const streams = [first, second]
  const api = fakeApi({ [route]: () => streams.shift()?.response ?? new Response(null, { status: 500 }) })
  renderApp(<Probe />)
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  first.send(1, { content: 'Good' })
  await screen.findByText('writing Good')
  fireEvent(window, new PageTransitionEvent('pagehide', { persisted: true }))
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
  await waitFor(() => expect(api.callsOf(route)).toHaveLength(2))
  second.send(1, { content: 'Good morning.' })
  second.send(2, { isComplete: true, fullResponse: 'Good morning.', citations: [] })
  await screen.findByText('Hello | Good morning.')
  screen.getByText('idle')
  fireEvent(window, new PageTransitionEvent('pagehide', { persisted: true }))
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
  expect(api.callsOf(route)).toHaveLength(2)
})
