import { afterEach, expect, it, jest } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import { OfflineBar } from './offline-bar.tsx'

afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

it('says without a network that what is typed is kept, until there is one', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  render(<OfflineBar />)
  const text = 'You are offline. What you type is kept.'
  expect(screen.queryByText(text)).toBeNull()
  online.mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  screen.getByText(text)
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText(text)).toBeNull()
})
