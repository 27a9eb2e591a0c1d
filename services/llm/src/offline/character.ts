import type { ChatRequest } from '../chat-model.ts'
import { hash } from './language/seeded-random.ts'
import { type RankedTheme, rankedThemes } from './themes/ranked-themes.ts'
import type { Theme } from './themes/theme.ts'
import { brisk } from './voices/brisk.ts'
import { exact } from './voices/exact.ts'
import { gentle } from './voices/gentle.ts'
import { playful } from './voices/playful.ts'
import type { Tone, Voice } from './voices/voice.ts'

const voices: Record<Tone, Voice> = { gentle, brisk, playful, exact }

const toneWords: Record<Tone, RegExp> = {
  gentle:
    /\b(gentl[ey]|warm\w*|kindly|calm\w*|soft\w*|patien\w*|unhurried|listener|tender|empath\w*|compassion\w*|sooth\w*|grandm\w*|comforting|low-lit|hopeful)\b/gi,
  brisk:
    /\b(brisk|direct\w*|practical|concrete|energetic|straight\w*|plain\w*|no-nonsense|blunt\w*|cheerful|bossy|honest\w*|motivat\w*|short sentences|earthy)\b/gi,
  playful:
    /\b(playful\w*|humou?r\w*|funny|wit(ty)?|curious|mischie\w*|whims\w*|vivid|joke\w*|imaginat\w*|sunny|lively|quirky|story|stories)\b/gi,
  exact:
    /\b(precis\w*|exact\w*|analy\w*|logic\w*|rigorous\w*|methodical\w*|technical\w*|evidence|careful\w*|factual\w*|structured|scien\w*|programm\w*|engineer\w*|dry)\b/gi,
}

/** The role that the model plays, as far as the request describes it. */
export interface Character {
  name: string | undefined
  /** One public sentence about the role. The rest of the prompt is private. */
  about: string | undefined
  tone: Tone
  voice: Voice
  /** The themes that the role knows best, best first. */
  homeThemes: Theme[]
  /** Whether the prompt asks for short answers. */
  terse: boolean
  allowsLists: boolean
}

export function characterOf({ system, hints }: ChatRequest): Character {
  const name = hints?.name ?? /\b[Yy]ou are (?:called )?((?:[A-ZÀ-Þ][\p{L}.'-]+ ?){1,3})/u.exec(system)?.[1]?.trim()
  const about = hints?.about?.trim() || undefined
  const publicText = `${about ?? ''}. ${(hints?.topics ?? []).join('. ')}`
  const tone = toneOf(`${publicText} ${system}`, hash(name ?? system))
  return {
    name,
    about,
    tone,
    voice: voices[tone],
    homeThemes: homeThemesOf(`${publicText} ${publicText} ${publicText} ${system}`),
    terse:
      /\b(brief|concise|one sentence|short (answers|replies|messages)|keep (it|replies|messages|answers) short|under a hundred words)\b/i.test(
        system,
      ),
    allowsLists: !/\b(hardly ever|no|never( use)?|avoid|without) (bullet(ed)? )?(lists|bullets|bullet points)\b/i.test(system),
  }
}

/** The weight that the best theme needs; less is a word or two in passing. */
const MIN_WEIGHT = 12
/** The share of the best theme's weight that another theme of the same field needs. */
const SAME_FIELD_SHARE = 0.15
const OTHER_FIELD_SHARE = 0.35

function homeThemesOf(text: string): Theme[] {
  const ranked = rankedThemes(text)
  const [best] = ranked
  if (!best || best.weight < MIN_WEIGHT) return []
  const share = ({ theme }: RankedTheme) => (theme.field === best.theme.field ? SAME_FIELD_SHARE : OTHER_FIELD_SHARE)
  return ranked
    .filter((each) => each.weight >= best.weight * share(each))
    .slice(0, 4)
    .map(({ theme }) => theme)
}

/** Words that follow a mention of voice, tone or manner count four times. Gentle words count 0.7, because they are common. */
function toneOf(text: string, seed: number): Tone {
  const manner = /\b(?:voice|tone|style|manner|personality)\b[\s\S]{0,160}/i.exec(text)?.[0] ?? ''
  const tones: Tone[] = ['gentle', 'brisk', 'playful', 'exact']
  const counted = tones.map((tone) => ({ tone, score: (count(text, tone) + 3 * count(manner, tone)) * (tone === 'gentle' ? 0.7 : 1) }))
  const highest = Math.max(...counted.map(({ score }) => score))
  const best = counted.filter(({ score }) => score === highest)
  return best[seed % best.length]?.tone ?? 'gentle'
}

function count(text: string, tone: Tone): number {
  return text.match(toneWords[tone])?.length ?? 0
}
