import type { EmbedMode } from '../lib/embed/messages.ts'
import { type WidgetLanguage, widgetWords } from '../strings/personas/widget-words.ts'

export interface Options {
  /** The origin of the script, from which the frame is loaded. */
  home: string
  persona: string
  mode: EmbedMode
  theme: 'light' | 'dark' | null
  /** #rrggbb */
  color: string
  side: 'left' | 'right'
  /** Empty for none. */
  greeting: string
  opensAtLoad: boolean
  language: WidgetLanguage
  isRightToLeft: boolean
  /** The accessible name of button and frame. */
  label: string
}

const defaultColor = '#4f46e5'
const rightToLeft: readonly string[] = ['ar', 'he']

/** Reads the options of a script element; null without a persona. An unknown value counts as absent. */
export function readOptions({ dataset, src }: Pick<HTMLScriptElement, 'dataset' | 'src'>, page: Document): Options | null {
  const { persona, mode, theme, color = '', position, greeting = '', open, lang, label } = dataset
  if (!persona) return null
  const language = languageOf(lang ?? page.documentElement.lang)
  const isRightToLeft = lang === undefined ? page.dir === 'rtl' || rightToLeft.includes(language) : rightToLeft.includes(language)
  return {
    home: new URL(src).origin,
    persona,
    mode: mode === 'inline' ? 'inline' : 'bubble',
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    color: /^#[\da-f]{6}$/i.test(color) ? color : defaultColor,
    side: position === 'left' || position === 'right' ? position : isRightToLeft ? 'left' : 'right',
    greeting: greeting.trim(),
    opensAtLoad: open !== undefined && open !== 'false',
    language,
    isRightToLeft,
    label: label || widgetWords[language].label,
  }
}

function languageOf(tag: string): WidgetLanguage {
  const [primary = ''] = tag.toLowerCase().split('-')
  return Object.hasOwn(widgetWords, primary) ? (primary as WidgetLanguage) : 'en'
}
