import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { renderApp } from '../../data/testing/render-app.tsx'
import { openShortcutList } from './shortcut-state.ts'
import { Shortcuts } from './shortcuts.tsx'

const Path = () => <p role="note">{useLocation().pathname}</p>
const path = () => screen.getByRole('note', { hidden: true }).textContent

beforeEach(() => localStorage.clear())
afterEach(cleanup)

function show(fields = true) {
  renderApp(
    <>
      <main>
        {fields && <input type="search" aria-label="Search" />}
        {fields && <textarea aria-label="Message" />}
      </main>
      <button type="button" onClick={({ currentTarget }) => openShortcutList(currentTarget)}>
        List
      </button>
      <Path />
      <Shortcuts />
    </>,
    null,
    { at: '/about' },
  )
}

it('go to the search and to the text of the page, and type no letter', async () => {
  show()
  await userEvent.keyboard('/')
  const search = screen.getByRole<HTMLInputElement>('searchbox')
  expect([document.activeElement, search.value]).toEqual([search, ''])
  search.blur()
  await userEvent.keyboard('m')
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

it('are letters while a text is typed', async () => {
  show()
  await userEvent.type(screen.getByRole('textbox'), 'hm?/')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('hm?/')
  expect([path(), screen.queryByRole('dialog')]).toEqual(['/about', null])
})

it('lead to Discover where there is nothing to search, and to the conversations', async () => {
  show(false)
  await userEvent.keyboard('/')
  expect(path()).toBe('/discover')
  await userEvent.keyboard('h')
  expect(path()).toBe('/conversations')
  await userEvent.keyboard('{Control>}h{/Control}m')
  expect(path()).toBe('/conversations')
})

it('are listed by ? and by a button, which has the focus again afterwards', async () => {
  show()
  await userEvent.keyboard('?')
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  await userEvent.keyboard('h')
  expect(path()).toBe('/about')
  await userEvent.keyboard('{Escape}')
  const button = screen.getByRole('button', { name: 'List' })
  await userEvent.click(button)
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(button)
})

it('are switched off in their list, which the button still opens', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'List' }))
  await userEvent.click(await screen.findByRole('switch', { name: /Use keys of one letter/ }))
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('?h')
  expect([path(), screen.queryByRole('dialog')]).toEqual(['/about', null])
})
