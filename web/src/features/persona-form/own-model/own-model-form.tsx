import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Bot, OwnModel } from '../../../api/schemas.ts'
import { InlineForm } from '../../../components/form/inline-form.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { type OwnModelInput, setOwnModel } from '../../../data/personas/servers/own-models.ts'
import { problemsOf } from '../../../lib/errors/refusals.ts'
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
  const [isWithoutKey, setWithoutKey] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const saving = useMutation({
    mutationFn: (input: OwnModelInput) => setOwnModel(bot.id, input),
    onSuccess: onSaved,
    onError: (error) => setProblems(problemsOf(error, ['baseUrl', 'model', 'key'], words.saveFailed)),
  })
  const hasKeyHere = own?.hasKey === true && isSameServer(own.baseUrl, baseUrl)
  const removesKey = hasKeyHere && isWithoutKey
  const keepsKey = hasKeyHere && !removesKey && key === ''
  const submit = () => {
    const found: Problems = {}
    if (!baseUrl.trim()) found.baseUrl = words.urlMissing
    if (!model.trim()) found.model = words.modelMissing
    setProblems(found)
    if (Object.keys(found).length > 0 || saving.isPending) return
    saving.mutate({ baseUrl: baseUrl.trim(), model: model.trim(), ...(!keepsKey && { key: removesKey ? '' : key }) })
  }
  const keyHintElsewhere = own?.hasKey ? words.keyElsewhere : words.keyHint
  return (
    <InlineForm
      words={{ label: words.use, cancel: words.cancel, save: words.save, saving: words.saving }}
      error={saving.error}
      isSaving={saving.isPending}
      onSubmit={submit}
      onCancel={onCancel}
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
        hint={hasKeyHere ? words.keyKept : keyHintElsewhere}
        error={problems.key}
        type="password"
        autoComplete="off"
        maxLength={1_000}
        disabled={removesKey}
        value={removesKey ? '' : key}
        onChange={({ target }) => setKey(target.value)}
      />
      {hasKeyHere && (
        <label className="flex items-center gap-2 text-14">
          <input
            type="checkbox"
            className="size-4 flex-none accent-accent"
            checked={isWithoutKey}
            onChange={({ target }) => setWithoutKey(target.checked)}
          />
          {words.withoutKey}
        </label>
      )}
    </InlineForm>
  )
}

/** Whether a stored key may go to an address: only to the same server. */
const isSameServer = (stored: string, entered: string): boolean =>
  URL.canParse(entered) && new URL(stored).origin === new URL(entered).origin
