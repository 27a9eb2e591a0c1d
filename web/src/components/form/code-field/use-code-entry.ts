import { type FormEvent, useEffect, useRef, useState } from 'react'
import { accountStrings } from '../../../strings/strings.ts'
import { isCompleteCode } from './parse-code.ts'

interface CodeEntryOptions {
  isPending: boolean
  /** The text of the server's refusal; undefined without one. */
  refusal: string | undefined
  onSend: (code: string) => void
}

/** The state of a form that asks for one code. The sixth digit submits; a refused code is selected, so that typing replaces it. */
export function useCodeEntry({ isPending, refusal, onSend }: CodeEntryOptions) {
  const [code, setCode] = useState('')
  const [sent, setSent] = useState('')
  const [isIncomplete, setIncomplete] = useState(false)
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!refusal || isPending) return
    ref.current?.focus()
    ref.current?.select()
  }, [refusal, isPending])

  const send = (typed: string) => {
    if (isPending) return
    setSent(typed)
    onSend(typed)
  }
  const onChange = (typed: string) => {
    setCode(typed)
    setIncomplete(false)
    if (typed !== code && isCompleteCode(typed)) send(typed)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isCompleteCode(code)) return send(code)
    setIncomplete(true)
    ref.current?.focus()
  }
  const error = isIncomplete ? accountStrings.auth.rules.otpLength : sent === code ? refusal : undefined
  return { onSubmit, field: { ref, value: code, readOnly: isPending, error, onChange } }
}
