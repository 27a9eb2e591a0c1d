import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { adoptTyped } from '../../lib/hydration/adopt-typed.ts'
import { SearchBox } from './search-box.tsx'

afterEach(cleanup)

describe('SearchBox', () => {
  it('searches for text that was typed before the page was hydrated', async () => {
    const onSearch = jest.fn()
    const box = <SearchBox value="" label="Search" placeholder="" onSearch={onSearch} />
    const root = document.createElement('div')
    root.innerHTML = renderToString(box)
    document.body.append(root)
    const input = root.querySelector('input') as HTMLInputElement
    input.value = 'maths'
    await act(async () => void hydrateRoot(root, box))
    await act(async () => adoptTyped(root))
    await waitFor(() => expect(onSearch).toHaveBeenCalledWith('maths'))
    expect(input.value).toBe('maths')
    root.remove()
  })

  it('keeps a letter that is typed while its search is on the way to the address', async () => {
    const box = (value: string) => <SearchBox value={value} label="Search" placeholder="" onSearch={() => undefined} />
    const { rerender } = render(box(''))
    const input = screen.getByRole<HTMLInputElement>('searchbox')
    fireEvent.change(input, { target: { value: 'math' } })
    fireEvent.submit(input)
    fireEvent.change(input, { target: { value: 'maths' } })
    rerender(box('math'))
    expect(input.value).toBe('maths')
  })

  it('does not search once another page was chosen, which may be on its way', () => {
    jest.useFakeTimers()
    const onSearch = jest.fn()
    render(<SearchBox value="" label="Search" placeholder="" onSearch={onSearch} />)
    const { href } = window.location
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'maths' } })
    history.pushState(null, '', '/another-page')
    jest.advanceTimersByTime(1_000)
    history.replaceState(null, '', href)
    jest.useRealTimers()
    expect(onSearch).not.toHaveBeenCalled()
  })

  it('shows the search of the address when that goes back', () => {
    const box = (value: string) => <SearchBox value={value} label="Search" placeholder="" onSearch={() => undefined} />
    const { rerender } = render(box('one'))
    const input = screen.getByRole<HTMLInputElement>('searchbox')
    for (const search of ['two', 'three']) {
      fireEvent.change(input, { target: { value: search } })
      fireEvent.submit(input)
      rerender(box(search))
    }
    for (const search of ['two', 'three']) {
      rerender(box(search))
      expect(input.value).toBe(search)
    }
  })
})
