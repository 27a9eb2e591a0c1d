import { afterEach, expect, it } from '@jest/globals'
import { act, cleanup } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { adoptTyped } from './adopt-typed.ts'

function Form() {
  const [name, setName] = useState('')
  const [text, setText] = useState('')
  const [isKnown, setKnown] = useState(false)
  useEffect(() => {
    adoptTyped(document)
    // Renders the fields again.
    setKnown(true)
  }, [])
  return (
    <>
      <input value={name} onChange={({ target }) => setName(target.value)} />
      <textarea value={text} onChange={({ target }) => setText(target.value)} />
      <input type="checkbox" checked={isKnown} onChange={() => setKnown(false)} />
      <output>{`${name}, ${text}`}</output>
    </>
  )
}

let root: Root | undefined
afterEach(async () => {
  await act(async () => root?.unmount())
  cleanup()
})

it('keeps what was typed before a page was hydrated', async () => {
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(<Form />)
  const [name, text] = page.querySelectorAll<HTMLInputElement>('input, textarea')
  if (!name || !text) throw new Error('no fields')
  name.value = 'Ada'
  text.value = 'Dear Livia'
  await act(async () => {
    root = hydrateRoot(page, <Form />)
  })
  expect([name.value, text.value, page.querySelector('output')?.textContent]).toEqual(['Ada', 'Dear Livia', 'Ada, Dear Livia'])
  page.remove()
})
