import { afterEach, expect, it } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { Menu } from './menu.tsx'
import type { MenuItem } from './menu-content.ts'

afterEach(cleanup)

function show(items: readonly MenuItem[], instead?: () => void) {
  render(
    <MemoryRouter>
      <Menu trigger={<button type="button">More</button>} width="w-48" groups={[items]} instead={instead} />
    </MemoryRouter>,
  )
  return () => screen.getByRole('button', { name: 'More' })
}

it('opens by click and by arrow, and gives the focus back to its button', async () => {
  const chosen: string[] = []
  const button = show([
    { title: 'Rename', action: () => chosen.push('Rename') },
    { title: 'View', action: { path: '/discover' } },
  ])
  expect(button().getAttribute('aria-haspopup')).toBe('menu')
  await userEvent.click(button())
  expect((await screen.findByRole('menuitem', { name: 'View' })).getAttribute('href')).toBe('/discover')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }))
  expect(chosen).toEqual(['Rename'])
  await waitFor(() => expect(document.activeElement).toBe(button()))
  await userEvent.keyboard('{ArrowDown}')
  await screen.findByRole('menu')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button()))
})

it('leaves the focus where the action of an item put it', async () => {
  const field = document.body.appendChild(document.createElement('input'))
  const button = show([{ title: 'Rename', action: () => field.focus(), movesFocus: true }])
  button().focus()
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Rename' })))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(document.activeElement).toBe(field)
  field.remove()
})

it('does something else while there is nothing to choose', async () => {
  let calls = 0
  const button = show([], () => {
    calls++
  })
  expect(button().getAttribute('aria-haspopup')).toBe('dialog')
  await userEvent.click(button())
  expect(calls).toBe(1)
  expect(screen.queryByRole('menu')).toBeNull()
})

it('is called off by Escape, by another press and by a focus elsewhere while its code is fetched', async () => {
  const button = show([{ title: 'Rename', action: () => undefined }])
  const dispatch = (type: string, init: KeyboardEventInit = {}) =>
    act(() => void fireEvent(button(), new KeyboardEvent(type, { bubbles: true, ...init })))
  for (const callOff of [
    () => dispatch('keydown', { key: 'Escape' }),
    () => act(() => button().click()),
    () => act(() => button().blur()),
  ]) {
    act(() => {
      button().focus()
      button().click()
    })
    expect(button().getAttribute('aria-busy')).toBe('true')
    callOff()
    expect(button().getAttribute('aria-busy')).toBeNull()
  }
  await act(async () => undefined)
  expect(screen.queryByRole('menu')).toBeNull()
})
