import { afterEach, expect, it } from '@jest/globals'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { lazyDialog } from '../../lib/loading/lazy-dialog.tsx'
import { toastStore } from '../../lib/toast/toast.ts'
import { CrashBoundary } from '../crash-boundary.tsx'

afterEach(() => {
  cleanup()
  for (const { id } of toastStore.list()) toastStore.dismiss(id)
})

interface QuestionProps {
  text: string
  onClose: () => void
}

const Question = ({ text, onClose }: QuestionProps) => (
  <div role="dialog" aria-label={text}>
    <button type="button" onClick={onClose}>
      Close
    </button>
  </div>
)

/** The dialog with a code that can be fetched after some attempts. */
function lazyQuestion(failures: number) {
  let attempts = 0
  const LazyQuestion = lazyDialog(
    async () => {
      attempts += 1
      if (attempts <= failures) throw new TypeError('Failed to fetch dynamically imported module: /assets/question-1.js')
      return { Question }
    },
    (module) => module.Question,
  )
  return { LazyQuestion, attempts: () => attempts }
}

function Page({ LazyQuestion }: Pick<ReturnType<typeof lazyQuestion>, 'LazyQuestion'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} onFocus={LazyQuestion.prepare}>
        Ask
      </button>
      {isOpen && <LazyQuestion text="Sure?" onClose={() => setOpen(false)} />}
    </>
  )
}

/** Shows a page with a button that opens the dialog. */
function open(failures: number) {
  const { LazyQuestion, attempts } = lazyQuestion(failures)
  render(
    <CrashBoundary>
      <Page LazyQuestion={LazyQuestion} />
    </CrashBoundary>,
  )
  return { attempts, press: () => act(() => screen.getByRole('button', { name: 'Ask' }).click()) }
}

const toasted = () => toastStore.list().map(({ title }) => title)

it('opens once its code is there, and at once when it has been prepared', async () => {
  const page = open(0)
  await userEvent.tab()
  expect(page.attempts()).toBe(1)
  page.press()
  expect(screen.getByRole('dialog', { name: 'Sure?' })).not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(page.attempts()).toBe(1)
})

it.each([
  ['the browser is offline', () => Promise.reject(new TypeError('Failed to fetch')), 'You are offline'],
  ['the product has a new version', async () => new Response(null, { status: 200 }), 'A new version is ready'],
])('without its code a toast says that %s, the page stays, and it can be opened again', async (_, server, title) => {
  globalThis.fetch = server
  const page = open(1)
  page.press()
  await waitFor(() => expect(toasted()).toEqual([title]))
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  page.press()
  await screen.findByRole('dialog', { name: 'Sure?' })
})
