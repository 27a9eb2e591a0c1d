import { useFormContext, useWatch } from 'react-hook-form'
import { Check, CircleAlert } from '#icons'
import type { Bot } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { personaAddress } from '../../../lib/navigation/paths.ts'
import { personaFormStrings } from '../../../strings/strings.ts'
import type { PersonaFields } from '../schema/form-schema.ts'
import { slugOf } from './slug.ts'
import { useSlugCheck } from './use-slug-check.ts'

const { fields, slug: words } = personaFormStrings

interface SlugFieldProps {
  bot: Bot | null
  refused: { slug: string; suggestion: string | null } | null
}

/** The slug: derived from the name, checked while typing, with a free suggestion when it is taken. */
export function SlugField({ bot, refused }: SlugFieldProps) {
  const { register, control, formState, getValues, setValue, setFocus } = useFormContext<PersonaFields>()
  const slug = useWatch({ control, name: 'slug' })
  const check = useSlugCheck(slug, bot)
  const error = formState.errors.slug?.message
  const changed = bot !== null && slug !== bot.slug
  const suggestion = (check.kind === 'taken' ? check.suggestion : null) ?? (refused?.slug === slug ? refused.suggestion : null)

  const fillIfEmpty = () => {
    if (getValues('slug').trim() === '') setValue('slug', slugOf(getValues('name')), { shouldValidate: true })
  }
  const take = (free: string) => {
    setValue('slug', free, { shouldValidate: true, shouldTouch: true })
    setFocus('slug')
  }
  return (
    <div className="flex flex-col gap-1.5">
      <TextField
        label={fields.slug}
        hint={changed ? `${fields.slugHint} ${fields.slugKept}` : fields.slugHint}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        error={error}
        {...register('slug', { onBlur: fillIfEmpty })}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-12">
        <p role="status" className="flex min-w-0 items-start gap-1.5">
          {check.kind === 'free' && (
            <>
              <Check aria-hidden className="mt-0.5 size-3.5 flex-none" />
              <span className="min-w-0">
                {words.free} <span className="font-mono break-all text-ink-soft">{personaAddress(slug)}</span>
              </span>
            </>
          )}
          {check.kind === 'taken' && !error && (
            <>
              <CircleAlert aria-hidden className="mt-0.5 size-3.5 flex-none text-danger" />
              <span>{check.problem || words.taken}</span>
            </>
          )}
        </p>
        {check.kind === 'checking' && (
          <p aria-hidden className="text-ink-soft">
            {words.checking}
          </p>
        )}
        {suggestion && (
          <Button onClick={() => take(suggestion)} className="text-12">
            {words.use(suggestion)}
          </Button>
        )}
      </div>
    </div>
  )
}
