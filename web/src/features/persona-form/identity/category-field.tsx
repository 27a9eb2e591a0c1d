import { type ComponentProps, useId } from 'react'
import { ChevronDown } from '#icons'
import { personaForm } from '../../../api/gen/constraints.ts'
import { personaFormStrings } from '../../../strings/strings.ts'

const { fields } = personaFormStrings

export function CategoryField({ error, ...rest }: ComponentProps<'select'> & { error: string | undefined }) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-14 font-strong">
        {fields.category}
      </label>
      <div className="relative sm:max-w-task">
        <select
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          className="field w-full appearance-none pe-10"
          {...rest}
        >
          <option value="">{fields.chooseCategory}</option>
          {personaForm.category.enum.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-ink-soft" />
      </div>
      {error && (
        <p id={`${id}-note`} role="alert" className="text-12 text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
