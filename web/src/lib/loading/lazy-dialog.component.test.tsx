import { afterEach, expect, it, jest } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { lazyDialog } from './lazy-dialog.tsx'

afterEach(cleanup)

const Question = ({ onClose }: { onClose: () => void }) => (
  <dialog open>
    Delete it?
    <button type="button" onClick={onClose}>
      Keep
    </button>
  </dialog>
)
const { promise, resolve } = Promise.withResolvers<{ Question: typeof Question }>()
const LazyQuestion = lazyDialog(
  () => promise,
  (module) => module.Question,
)

function Page({ onKey }: { onKey: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <main onKeyDown={onKey}>
      <button type="button" onClick={() => setOpen(true)}>
        Delete
      </button>
      {isOpen && <LazyQuestion onClose={() => setOpen(false)} />}
    </main>
  )
}

it('Escape calls a dialog off whose code is on its way, and reaches nothing else', async () => {
  const onKey = jest.fn()
  render(<Page onKey={onKey} />)
  const button = screen.getByRole('button', { name: 'Delete' })
  fireEvent.click(button)
  fireEvent.keyDown(button, { key: 'a' })
  fireEvent.keyDown(button, { key: 'Escape' })
  expect(onKey).toHaveBeenCalledTimes(1)
  await act(async () => resolve({ Question }))
  expect(screen.queryByText('Delete it?')).toBeNull()
  fireEvent.click(button)
  expect(screen.getByText('Delete it?')).toBeTruthy()
  // The dialog that is there decides itself.
  fireEvent.keyDown(button, { key: 'Escape' })
  expect(onKey).toHaveBeenCalledTimes(2)
  expect(screen.getByText('Delete it?')).toBeTruthy()
})
