import type { ChatRequest } from '../chat-model.ts'
import { hash } from './seeded.ts'
import type { Theme } from './theme.ts'
import { type RankedTheme, rankedThemes } from './themes.ts'
import type { Tone, Voice } from './voice.ts'
import { brisk } from './voice-brisk.ts'
import { exact } from './voice-exact.ts'
import { gentle } from './voice-gentle.ts'
import { playful } from './voice-playful.ts'

const voices: Record<Tone, Voice> = { gentle, brisk, playful, exact }

const marks: Record<Tone, RegExp> = {
  gentle:
    /\b(gentl[ey]|warm\w*|kindly|calm\w*|soft\w*|patien\w*|unhurried|listener|tender|empath\w*|compassion\w*|sooth\w*|grandm\w*|comforting|low-lit|hopeful)\b/gi,
  brisk:
    /\b(brisk|direct\w*|practical|concrete|energetic|straight\w*|plain\w*|no-nonsense|blunt\w*|cheerful|bossy|honest\w*|motivat\w*|short sentences|earthy)\b/gi,
  playful:
    /\b(playful\w*|humou?r\w*|funny|wit(ty)?|curious|mischie\w*|whims\w*|vivid|joke\w*|imaginat\w*|sunny|lively|quirky|story|stories)\b/gi,
  exact:
    /\b(precis\w*|exact\w*|analy\w*|logic\w*|rigorous\w*|methodical\w*|technical\w*|evidence|careful\w*|factual\w*|structured|scien\w*|programm\w*|engineer\w*|dry)\b/gi,
}

/** Who is speaking, as far as it can be gathered from the request. */
export interface Character {
  name: string | undefined
  /** One public sentence about it; the rest of the prompt is private. */
  about: string | undefined
  tone: Tone
  voice: Voice
  /** The themes it is at home in, best first. */
  home: Theme[]
  /** Whether it has been asked to keep things short. */
  terse: boolean
  /** Whether lists suit it. */
  lists: boolean
}

export function characterOf({ system, hints }: ChatRequest): Character {
  const name = hints?.name ?? /\b[Yy]ou are (?:called )?((?:[A-ZÀ-Þ][\p{L}.'-]+ ?){1,3})/u.exec(system)?.[1]?.trim()
  const about = hints?.about?.trim() || undefined
  const known = `${about ?? ''}. ${(hints?.topics ?? []).join('. ')}`
  const tone = toneOf(`${known} ${system}`, hash(name ?? system))
  return {
    name,
    about,
    tone,
    voice: voices[tone],
    home: homeOf(`${known} ${known} ${known} ${system}`),
    terse:
      /\b(brief|concise|one sentence|short (answers|replies|messages)|keep (it|replies|messages|answers) short|under a hundred words)\b/i.test(
        system,
      ),
    lists: !/\b(hardly ever|no|never( use)?|avoid|without) (bullet(ed)? )?(lists|bullets|bullet points)\b/i.test(system),
  }
}

/** How often a theme must come up to count as home, compared with the best one: in its field, and in another. */
/** A word or two in passing makes nobody at home. */
const LEAST_WEIGHT = 12
const NEAR_SHARE = 0.15
const FAR_SHARE = 0.35

function homeOf(text: string): Theme[] {
  const ranked = rankedThemes(text)
  const [best] = ranked
  if (!best || best.weight < LEAST_WEIGHT) return []
  const share = ({ theme }: RankedTheme) => (theme.field === best.theme.field ? NEAR_SHARE : FAR_SHARE)
  return ranked
    .filter((each) => each.weight >= best.weight * share(each))
    .slice(0, 4)
    .map(({ theme }) => theme)
}

/** Where a prompt describes its manner, those words count four times; a gentle word is too common to count whole. */
function toneOf(text: string, seed: number): Tone {
  const manner = /\b(?:voice|tone|style|manner|personality)\b[\s\S]{0,160}/i.exec(text)?.[0] ?? ''
  const tones: Tone[] = ['gentle', 'brisk', 'playful', 'exact']
  const counted = tones.map((tone) => ({ tone, marks: (count(text, tone) + 3 * count(manner, tone)) * (tone === 'gentle' ? 0.7 : 1) }))
  const most = Math.max(...counted.map((each) => each.marks))
  const best = counted.filter((each) => each.marks === most)
  return best[seed % best.length]?.tone ?? 'gentle'
}

function count(text: string, tone: Tone): number {
  return text.match(marks[tone])?.length ?? 0
}
