import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Bot, OwnModel } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { FormError } from '../../../components/form/form-error.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { type OwnModelInput, setOwnModel } from '../../../data/personas/servers/own-models.ts'
import { detailOf } from '../../../lib/errors/api-error.ts'
import { fieldErrors } from '../../../lib/errors/refusals.ts'
import { ownModelStrings as words } from '../../../strings/strings.ts'

interface OwnModelFormProps {
  bot: Bot
  /** The model to change; null for a new one. */
  own: OwnModel | null
  onSaved: (model: OwnModel) => void
  onCancel: () => void
}

type Problems = Partial<Record<keyof OwnModelInput, string>>

/** Address, name and key of a creator's model. It is tried before it is saved, and a refusal keeps the input. */
export function OwnModelForm({ bot, own, onSaved, onCancel }: OwnModelFormProps) {
  const [baseUrl, setBaseUrl] = useState(own?.baseUrl ?? '')
  const [model, setModel] = useState(own?.model ?? '')
  const [key, setKey] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const saving = useMutation({
    mutationFn: (input: OwnModelInput) => setOwnModel(bot.id, input),
    onSuccess: onSaved,
    onError: (error) => setProblems(problemsOf(error)),
  })
  const keepsKey = own?.hasKey === true && key === ''
  const submit = () => {
    const found: Problems = {}
    if (!baseUrl.trim()) found.baseUrl = words.urlMissing
    if (!model.trim()) found.model = words.modelMissing
    setProblems(found)
    if (Object.keys(found).length > 0 || saving.isPending) return
    saving.mutate({ baseUrl: baseUrl.trim(), model: model.trim(), ...(!keepsKey && { key }) })
  }
  return (
    <form
      noValidate
      aria-label={words.use}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="flex flex-col gap-5"
    >
      <TextField
        label={words.url}
        hint={words.urlHint}
        error={problems.baseUrl}
        type="url"
        autoComplete="off"
        spellCheck={false}
        autoFocus
        maxLength={500}
        value={baseUrl}
        onChange={({ target }) => setBaseUrl(target.value)}
      />
      <TextField
        label={words.model}
        error={problems.model}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={model}
        onChange={({ target }) => setModel(target.value)}
      />
      <TextField
        label={words.key}
        hint={own?.hasKey ? words.keyKept : words.keyHint}
        error={problems.key}
        type="password"
        autoComplete="off"
        maxLength={1_000}
        value={key}
        onChange={({ target }) => setKey(target.value)}
      />
      <FormError error={saving.error} />
      <div className="flex flex-wrap-reverse justify-end gap-3">
        <Button disabled={saving.isPending} onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button type="submit" look="primary" aria-disabled={saving.isPending}>
          {saving.isPending ? words.saving : words.save}
        </Button>
      </div>
    </form>
  )
}

/** Returns the problems of a refusal by field. One that names no field is shown at the address. */
function problemsOf(error: unknown): Problems {
  const { baseUrl, model, key } = fieldErrors(error)
  if (baseUrl || model || key) return { ...(baseUrl && { baseUrl }), ...(model && { model }), ...(key && { key }) }
  return { baseUrl: detailOf(error, words.saveFailed) }
}
