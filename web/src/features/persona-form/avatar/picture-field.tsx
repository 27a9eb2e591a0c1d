import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { pictureTypes, useUploadPicture } from '../../../data/personas/pictures.ts'
import { ApiError } from '../../../lib/errors/api-error.ts'
import { personaFormStrings } from '../../../strings/strings.ts'
import type { PersonaFields } from '../schema/form-schema.ts'
import { isPicture } from '../schema/picture-address.ts'
import { CropDialog } from './crop/crop-dialog.tsx'
import { maxFileBytes, openPicture } from './crop/picture-file.ts'

const { avatar: words } = personaFormStrings

/** Uploads a part of a picture, or takes the address from which the server fetches one when the form is saved. */
export function PictureField() {
  const { register, control, formState, setValue, setError, clearErrors } = useFormContext<PersonaFields>()
  const address = useWatch({ control, name: 'avatarUrl' })
  const chosen = isPicture(address)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { mutate, isPending } = useUploadPicture()
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  useEffect(() => () => picture?.close(), [picture])
  const setAddress = (url: string) => setValue('avatarUrl', url, { shouldDirty: true })
  const fail = (message: string) => setError('avatarUrl', { type: 'server', message })

  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // The same file can be chosen again after a failure.
    target.value = ''
    if (!file) return
    clearErrors('avatarUrl')
    if (file.size > maxFileBytes) return fail(words.tooLarge)
    const opened = await openPicture(file)
    if (opened) setPicture(opened)
    else fail(words.unreadable)
  }
  const upload = (file: File) => {
    setPicture(null)
    mutate(file, {
      onSuccess: ({ url }) => setAddress(url),
      onError: (error) => fail(error instanceof ApiError ? error.detail : words.failed),
    })
  }

  return (
    <div className="flex flex-col gap-3">
      <input
        ref={input}
        type="file"
        accept={pictureTypes}
        aria-label={words.file}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => void open(event)}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button ref={button} disabled={isPending} onClick={() => input.current?.click()} className="min-h-touch">
          {isPending ? words.uploading : chosen ? words.replace : words.upload}
        </Button>
        {chosen && (
          <Button look="bare" onClick={() => setAddress('')} className="min-h-touch">
            {words.remove}
          </Button>
        )}
        <p role="status" className="text-12 text-ink-soft">
          {chosen ? words.chosen : words.uploadHint}
        </p>
      </div>
      {picture && button.current && (
        <CropDialog
          picture={picture}
          opener={button.current}
          onCancel={() => setPicture(null)}
          onCropped={upload}
          onFailed={() => {
            setPicture(null)
            fail(words.unreadable)
          }}
        />
      )}
      {chosen ? (
        formState.errors.avatarUrl && (
          <p role="alert" className="text-14 text-danger">
            {formState.errors.avatarUrl.message}
          </p>
        )
      ) : (
        <TextField
          label={words.url}
          hint={words.urlHint}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          error={formState.errors.avatarUrl?.message}
          {...register('avatarUrl')}
        />
      )}
    </div>
  )
}
