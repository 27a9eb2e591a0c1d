import { bodyThemes } from './body.ts'
import { communityThemes } from './community.ts'
import { everydayThemes } from './everyday.ts'
import { heartThemes } from './heart.ts'
import { homeThemes } from './home.ts'
import { learningThemes } from './learning.ts'
import { makingThemes } from './making.ts'
import { moneyThemes } from './money.ts'
import { techThemes } from './tech.ts'
import type { Theme } from './theme.ts'
import { travelThemes } from './travel.ts'
import { workThemes } from './work.ts'

const themes: Theme[] = [
  workThemes,
  everydayThemes,
  learningThemes,
  makingThemes,
  moneyThemes,
  bodyThemes,
  heartThemes,
  techThemes,
  travelThemes,
  homeThemes,
  communityThemes,
].flat()

export interface RankedTheme {
  theme: Theme
  weight: number
}

/**
 * Returns the themes whose keywords a text contains, best first. A longer keyword weighs more, because it is rarer.
 * The character's own themes and the current theme get extra weight.
 */
export function rankedThemes(text: string, homeThemes: readonly Theme[] = [], current?: Theme): RankedTheme[] {
  const field = homeThemes[0]?.field
  return themes
    .map((theme) => ({ theme, weight: weigh(theme, text) }))
    .filter(({ weight }) => weight > 0)
    .map(({ theme, weight }) => ({
      theme,
      weight: weight * (homeThemes.includes(theme) ? 1.5 : 1) + (theme.field === field ? 3 : 0) + (theme === current ? 5 : 0),
    }))
    .sort((a, b) => b.weight - a.weight)
}

function weigh(theme: Theme, text: string): number {
  return (text.match(theme.keywords) ?? []).reduce((sum, match) => sum + match.length, 0)
}
