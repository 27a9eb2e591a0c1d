import { afterEach, expect, it } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { Toaster } from '../../../components/overlays/toaster.tsx'
import { renderApp } from '../../../data/testing/render-app.tsx'
import { emptyFields } from '../schema/persona-fields.ts'
import type { PlayVoice } from './simulate-voice.ts'
import { VoicePicker } from './voice-picker.tsx'

function Form({ play }: { play?: PlayVoice }) {
  return (
    <FormProvider {...useForm({ defaultValues: emptyFields })}>
      <VoicePicker {...(play && { play })} />
      <Toaster />
    </FormProvider>
  )
}

const preview = () => userEvent.click(screen.getByRole('button', { name: 'Preview voice' }))

afterEach(cleanup)

it('a preview that fails shows why, and can be repeated', async () => {
  const voices: string[] = []
  const play: PlayVoice = (voice) => {
    voices.push(voice)
    return Promise.reject(new Error('No audio device'))
  }
  renderApp(<Form play={play} />)
  await preview()
  await screen.findByText('Failed to preview voice: No audio device')
  await userEvent.click(screen.getByText('Female 2'))
  await preview()
  expect(voices).toEqual(['male1', 'female2'])
})

it('the simulated preview ends with its toast', async () => {
  renderApp(<Form />)
  await preview()
  screen.getByRole('button', { name: 'Previewing...' })
  await screen.findByText('This is a simulated voice preview (would play audio in production).')
  screen.getByRole('button', { name: 'Preview voice' })
})

it('leaving the form aborts the preview without a toast', async () => {
  let signal: AbortSignal | undefined
  const play: PlayVoice = (_voice, given) => {
    signal = given
    return new Promise((_, reject) => given.addEventListener('abort', () => reject(given.reason)))
  }
  const { unmount } = renderApp(<Form play={play} />)
  await preview()
  unmount()
  expect(signal?.aborted).toBe(true)
  renderApp(<Toaster />)
  expect(screen.queryByText(/^Failed to preview voice/)).toBeNull()
})
