import { type RefObject, useEffect, useRef, useState } from 'react'
import { Search, X } from '#icons'
import { strings } from '../../strings/strings.ts'

const typingPause = 300

interface SearchBoxProps {
  value: string
  label: string
  placeholder: string
  maxLength?: number
  onSearch: (search: string) => void
  /** The input, for a page that moves the focus to it. */
  inputRef?: RefObject<HTMLInputElement | null>
}

/** Searches 300 ms after the last keystroke, and at once on Enter. */
export function SearchBox({ value, label, placeholder, maxLength, onSearch, inputRef }: SearchBoxProps) {
  const [text, setText] = useState(value)
  const ownRef = useRef<HTMLInputElement>(null)
  const input = inputRef ?? ownRef
  const [known, setKnown] = useState(value)
  /** The searches that have not arrived as the value, oldest first. The URL changes in a transition, while more may be typed. */
  const [sent, setSent] = useState<string[]>([])
  if (known !== value) {
    const place = sent.indexOf(value)
    setKnown(value)
    setSent(place === -1 ? [] : sent.slice(place + 1))
    // The URL changed by the back button or a reset.
    if (place === -1 && value !== text.trim()) setText(value)
  }

  const searchFor = (next: string) => {
    if (next !== value) setSent((earlier) => [...earlier, next])
    onSearch(next)
  }
  const search = useRef(searchFor)
  search.current = searchFor
  useEffect(() => {
    if (text.trim() === value) return
    const { pathname } = window.location
    const timer = setTimeout(() => {
      // Another page may have been chosen meanwhile, and be on its way: a search would go back to this one.
      if (window.location.pathname === pathname) search.current(text.trim())
    }, typingPause)
    return () => clearTimeout(timer)
  }, [text, value])

  return (
    <search className="relative min-w-0 flex-1 basis-64">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          searchFor(text.trim())
        }}
      >
        <Search aria-hidden className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-4.5 text-ink-soft" />
        <input
          dir="auto"
          ref={input}
          type="search"
          name="search"
          value={text}
          aria-label={label}
          placeholder={placeholder}
          maxLength={maxLength}
          onChange={(event) => setText(event.target.value)}
          className="field w-full ps-10 pe-11"
        />
        {text !== '' && (
          <button
            type="button"
            aria-label={strings.discover.clear}
            onClick={() => {
              setText('')
              searchFor('')
              input.current?.focus()
            }}
            className="icon-button absolute inset-y-0 end-1 my-auto"
          >
            <X aria-hidden className="size-4" />
          </button>
        )}
      </form>
    </search>
  )
}
