import { useId } from 'react'
import { ChevronRight, MessageCircle } from '#icons'
import { Choice } from '../../components/form/choice.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import { inkOn } from '../../lib/embed/ink-on.ts'
import { type WidgetLanguage, widgetWords } from '../../strings/personas/widget-words.ts'
import { sharingStrings } from '../../strings/strings.ts'
import { type EmbedOptions, maxGreetingLength } from './embed-code.ts'

const words = sharingStrings.share.options
const positions = ['right', 'left'] as const
const languages = Object.keys(widgetWords) as WidgetLanguage[]
const languageNames = new Intl.DisplayNames('en', { type: 'language' })

interface EmbedOptionsFormProps {
  options: EmbedOptions
  onChange: (options: EmbedOptions) => void
}

/** The options of the script, with a drawing of the button that they make. */
export function EmbedOptionsForm({ options, onChange }: EmbedOptionsFormProps) {
  const id = useId()
  const set = (changes: Partial<EmbedOptions>) => onChange({ ...options, ...changes })
  return (
    <details className="group/options rounded-control border border-line px-3">
      <summary className="flex min-h-touch cursor-pointer list-none items-center gap-2 text-14 font-strong [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 text-ink-soft transition-transform group-open/options:rotate-90" />
        {words.title}
      </summary>
      <div className="flex flex-col gap-4 pb-4">
        <div className="flex items-center gap-3">
          <label htmlFor={`${id}-color`} className="text-14 font-strong">
            {words.color}
          </label>
          <input
            id={`${id}-color`}
            type="color"
            value={options.color}
            onChange={({ target }) => set({ color: target.value })}
            className="size-11 cursor-pointer rounded-control border border-edge bg-transparent p-1"
          />
        </div>
        <fieldset>
          <legend className="mb-1.5 text-14 font-strong">{words.position}</legend>
          <div className="flex flex-wrap gap-2">
            {positions.map((position) => (
              <Choice
                key={position}
                name={`${id}-position`}
                checked={options.position === position}
                onChange={() => set({ position })}
                className="min-h-touch px-3.5"
              >
                {words.positions[position]}
              </Choice>
            ))}
          </div>
        </fieldset>
        <TextField
          label={words.greeting}
          hint={words.greetingHint}
          value={options.greeting}
          maxLength={maxGreetingLength}
          onChange={({ target }) => set({ greeting: target.value })}
        />
        <label className="flex min-h-touch items-center gap-3 text-14">
          <input
            type="checkbox"
            checked={options.opensAtLoad}
            onChange={({ target }) => set({ opensAtLoad: target.checked })}
            className="size-4 accent-accent"
          />
          {words.open}
        </label>
        <div className="flex flex-col gap-1.5">
          <label htmlFor={`${id}-language`} className="text-14 font-strong">
            {words.language}
          </label>
          <select
            id={`${id}-language`}
            value={options.language}
            aria-describedby={`${id}-language-note`}
            onChange={({ target }) => set({ language: languages.find((language) => language === target.value) ?? '' })}
            className="field"
          >
            <option value="">{words.pageLanguage}</option>
            {languages.map((language) => (
              <option key={language} value={language}>
                {languageNames.of(language)}
              </option>
            ))}
          </select>
          <p id={`${id}-language-note`} className="text-12 text-ink-soft">
            {words.languageHint}
          </p>
        </div>
        <Preview {...options} />
      </div>
    </details>
  )
}

/** A drawing of the button and its greeting in the corner of a page. */
const Preview = ({ color, position, greeting }: EmbedOptions) => (
  <div
    role="img"
    aria-label={words.preview(words.positions[position])}
    className={`flex h-36 flex-col justify-end gap-2 rounded-control border border-line bg-sunken p-3 ${position === 'left' ? 'items-start' : 'items-end'}`}
    dir="ltr"
  >
    {greeting.trim() && (
      <span dir="auto" className="line-clamp-2 max-w-56 rounded-card bg-page px-3 py-2 text-14 wrap-anywhere shadow-float">
        {greeting}
      </span>
    )}
    <span
      className="grid size-12 flex-none place-items-center rounded-full shadow-float"
      style={{ background: color, color: inkOn(color) }}
    >
      <MessageCircle aria-hidden className="size-5" />
    </span>
  </div>
)
