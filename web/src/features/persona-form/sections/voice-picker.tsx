import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Volume2 } from '#icons'
import { Button } from '../../../components/button.tsx'
import { Choice } from '../../../components/form/choice.tsx'
import { toast, toastProblem } from '../../../lib/toast/toast.ts'
import { personaFormStrings } from '../../../strings/strings.ts'
import type { PersonaFields } from '../schema/form-schema.ts'
import { voices } from '../schema/persona-fields.ts'
import { type PlayVoice, simulateVoice } from './simulate-voice.ts'

const { voice: words, toasts } = personaFormStrings

/** The voices, with a preview of the chosen one. `play` plays it. */
export function VoicePicker({ play = simulateVoice }: { play?: PlayVoice }) {
  const { register, getValues } = useFormContext<PersonaFields>()
  const [previewing, setPreviewing] = useState(false)
  const running = useRef<AbortController | null>(null)

  useEffect(() => () => running.current?.abort(), [])

  const preview = async () => {
    const controller = new AbortController()
    running.current = controller
    setPreviewing(true)
    const error = await play(getValues('voice'), controller.signal).then(
      () => null,
      (reason: unknown) => reason ?? '',
    )
    if (controller.signal.aborted) return
    setPreviewing(false)
    if (error === null) toast(toasts.voice)
    else toastProblem(toasts.voiceFailed(error instanceof Error ? error.message : String(error)))
  }

  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-14 font-strong">{words.voice}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {voices.map((voice) => (
          <Choice key={voice} value={voice} className="min-h-touch px-3.5" {...register('voice')}>
            {words.names[voice]}
          </Choice>
        ))}
        <Button look="bare" aria-disabled={previewing} onClick={() => !previewing && preview()} className="min-h-touch">
          <Volume2 aria-hidden className="size-4" />
          {previewing ? words.previewing : words.preview}
        </Button>
      </div>
    </fieldset>
  )
}
