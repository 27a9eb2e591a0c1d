import { describe, expect, it, jest } from '@jest/globals'
import { act, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { adoptTyped } from '../../lib/hydration/adopt-typed.ts'
import { SearchBox } from './search-box.tsx'

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
})
