import { Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '../../components/button.tsx'
import { toast } from '../../components/toast.ts'
import { personaFormStrings } from '../../strings/persona-form-strings.ts'
import { Choice } from './choice.tsx'
import type { PersonaFields } from './form-schema.ts'
import { voices } from './persona-fields.ts'

const { voice: words, toasts } = personaFormStrings

/** Core 2: how long the simulated preview takes, in milliseconds. */
const previewTime = 1000

export function VoicePicker() {
  const { register } = useFormContext<PersonaFields>()
  const [previewing, setPreviewing] = useState(false)

  useEffect(() => {
    if (!previewing) return
    const timer = setTimeout(() => {
      setPreviewing(false)
      toast(toasts.voice)
    }, previewTime)
    return () => clearTimeout(timer)
  }, [previewing])

  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-14 font-strong">{words.voice}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {voices.map((voice) => (
          <Choice key={voice} value={voice} className="min-h-touch px-3.5" {...register('voice')}>
            {words.names[voice]}
          </Choice>
        ))}
        <Button look="bare" aria-disabled={previewing} onClick={() => setPreviewing(true)} className="min-h-touch">
          <Volume2 aria-hidden className="size-4" />
          {previewing ? words.previewing : words.preview}
        </Button>
      </div>
    </fieldset>
  )
}
