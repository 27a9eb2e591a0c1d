import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Announcement } from './announcement.tsx'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

it('a text is announced for 10 s, and so is the next one, also the same after none', () => {
  const { rerender } = render(<Announcement text="Saved" />)
  const announced = () => screen.getByRole('status').textContent
  const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))
  pass(9_999)
  expect(announced()).toBe('Saved')
  pass(1)
  expect(announced()).toBe('')
  rerender(<Announcement text="Saved" />)
  expect(announced()).toBe('')
  rerender(<Announcement text={false} />)
  rerender(<Announcement text="Saved" />)
  expect(announced()).toBe('Saved')
  pass(5_000)
  rerender(<Announcement text="Removed" />)
  pass(9_999)
  expect(announced()).toBe('Removed')
  pass(1)
  expect(announced()).toBe('')
})
