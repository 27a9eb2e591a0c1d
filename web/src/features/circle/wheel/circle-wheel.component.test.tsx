import { DndContext } from '@dnd-kit/core'
import { expect, it } from '@jest/globals'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { bot } from '../../../data/testing/fixtures.ts'
import { CircleWheel } from './circle-wheel.tsx'

const nothing = () => undefined

it('a wheel that the server has rendered has no style attribute, and gets the own colours of personas in the browser', async () => {
  const bots = [{ ...bot, avatarBgColor: '#123456' }, bot]
  const wheel = (
    <>
      <DndContext id="circle">
        <CircleWheel bots={bots} isStarting={false} onRemove={nothing} onMoveOn={nothing} onBrowse={nothing} onStart={nothing} />
      </DndContext>
    </>
  )
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(wheel)
  expect(root.querySelectorAll('[style]')).toHaveLength(0)
  const hydrated = await act(async () => hydrateRoot(root, wheel))
  const colours = [...root.querySelectorAll<SVGPathElement>('.wheel-slice')].map(({ style }) => style.getPropertyValue('--persona'))
  expect(colours).toEqual(['#123456', '', '', '', ''])
  act(() => hydrated.unmount())
})
