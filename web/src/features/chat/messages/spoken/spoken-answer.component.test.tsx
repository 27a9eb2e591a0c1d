import { expect, it, jest } from '@jest/globals'
import { act, render } from '@testing-library/react'
import { newChatMessage } from '../../session/message.ts'
import { SpokenAnswer } from './spoken-answer.tsx'

it('an answer is announced once, and what was announced is gone from the page afterwards', () => {
  jest.useFakeTimers()
  const answer = { ...newChatMessage('a', { isFromBot: true, content: '', at: 0 }), isStreaming: true }
  const { container, rerender } = render(<SpokenAnswer messages={[answer]} />)
  const announced = () => [...container.querySelectorAll('[aria-live=polite] p')].map(({ textContent }) => textContent)
  rerender(<SpokenAnswer messages={[{ ...answer, content: 'Run slowly. Then' }]} />)
  expect(announced().at(-1)).toBe('Run slowly.')
  rerender(<SpokenAnswer messages={[{ ...answer, content: 'Run slowly. Then rest.', isStreaming: false }]} />)
  expect(announced().slice(-2)).toEqual(['Run slowly.', 'Then rest.'])
  act(() => void jest.advanceTimersByTime(10_000))
  expect(announced()).toEqual([])
})
