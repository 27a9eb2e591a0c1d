import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Square } from '#icons'
import { toast, toastStore } from '../../lib/toast/toast.ts'
import { IconButton } from '../icon-button.tsx'
import { Overlays } from './overlays.tsx'
import { watchHints } from './watch-hints.ts'

afterEach(cleanup)

const show = () =>
  render(
    <main>
      <IconButton icon={Square} label="Stop" />
      <IconButton icon={Square} label="Share" />
      <Overlays />
    </main>,
  )
const hint = () => screen.queryByRole('tooltip')?.textContent

it('shows a toast of which the page has no code yet', async () => {
  show()
  act(() => toast(['Saved', 'It is kept.']))
  await screen.findByText('It is kept.')
  act(() => {
    for (const { id } of toastStore.list()) toastStore.dismiss(id)
  })
})

it('shows the hint of the button that got the focus by the keyboard, within its landmark, until Escape, a press or another one', async () => {
  show()
  await userEvent.tab()
  await waitFor(() => expect(hint()).toBe('Stop'))
  expect(screen.getByRole('main').contains(screen.getByRole('tooltip'))).toBe(true)
  await userEvent.tab()
  await waitFor(() => expect(hint()).toBe('Share'))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(hint()).toBeUndefined())
  await userEvent.tab({ shift: true })
  await waitFor(() => expect(hint()).toBe('Stop'))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(hint()).toBeUndefined())
})

describe('a pointer on a button', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  function watch() {
    document.body.innerHTML =
      '<button data-hint="Share">S</button><button data-hint="Stop">T</button><p data-hint-text="">Share</p><i>other</i>'
    const shown: (string | undefined)[] = []
    const stop = watchHints((element) => shown.push(element?.dataset.hint))
    const over = (selector: string, pointerType = 'mouse') =>
      document.querySelector(selector)?.dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }))
    return { shown, stop, over }
  }

  it('shows its hint once a mouse has rested on it, the next one sooner, and keeps it while the mouse is on the hint', () => {
    const { shown, stop, over } = watch()
    over('button')
    jest.advanceTimersByTime(699)
    expect(shown).toEqual([])
    jest.advanceTimersByTime(1)
    expect(shown).toEqual(['Share'])
    over('p')
    expect(shown).toEqual(['Share'])
    over('[data-hint=Stop]')
    jest.advanceTimersByTime(1)
    expect(shown).toEqual(['Share', undefined, 'Stop'])
    over('i')
    expect(shown).toEqual(['Share', undefined, 'Stop', undefined])
    stop()
    over('button')
    jest.advanceTimersByTime(1_000)
    expect(shown).toHaveLength(4)
  })

  it('hides it when its button scrolls, changes or goes, not when something else scrolls', async () => {
    const { shown, stop, over } = watch()
    const rest = () => {
      over('i')
      over('button')
      jest.advanceTimersByTime(700)
    }
    rest()
    document.querySelector('i')?.dispatchEvent(new Event('scroll'))
    expect(shown.at(-1)).toBe('Share')
    document.dispatchEvent(new Event('scroll'))
    expect(shown.at(-1)).toBeUndefined()
    for (const change of [(button: Element) => button.setAttribute('data-hint', 'Copied'), (button: Element) => button.remove()]) {
      rest()
      const known = shown.at(-1)
      const button = document.querySelector('button')
      if (button) change(button)
      await Promise.resolve()
      expect([known, shown.at(-1)]).toEqual([expect.any(String), undefined])
    }
    stop()
  })

  it('shows nothing for a finger, nor after a press', () => {
    const { shown, stop, over } = watch()
    over('button', 'touch')
    jest.advanceTimersByTime(1_000)
    over('button')
    jest.advanceTimersByTime(500)
    document.dispatchEvent(new Event('pointerdown'))
    jest.advanceTimersByTime(1_000)
    expect(shown).toEqual([])
    // A menu draws its button anew when it opens.
    document.querySelector('button')?.replaceWith(Object.assign(document.createElement('button'), { innerHTML: 'S' }))
    document.querySelector('button')?.setAttribute('data-hint', 'Share')
    over('button')
    jest.advanceTimersByTime(1_000)
    expect(shown).toEqual([])
    over('i')
    over('button')
    jest.advanceTimersByTime(1_000)
    expect(shown).toEqual(['Share'])
    stop()
  })
})
