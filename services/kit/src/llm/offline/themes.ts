import type { Theme } from './theme.ts'
import { bodyThemes } from './themes-body.ts'
import { communityThemes } from './themes-community.ts'
import { everydayThemes } from './themes-everyday.ts'
import { heartThemes } from './themes-heart.ts'
import { homeThemes } from './themes-home.ts'
import { learningThemes } from './themes-learning.ts'
import { makingThemes } from './themes-making.ts'
import { moneyThemes } from './themes-money.ts'
import { techThemes } from './themes-tech.ts'
import { travelThemes } from './themes-travel.ts'
import { workThemes } from './themes-work.ts'

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
 * The themes that a text touches, best first. A longer word weighs more, being rarer. What the speaker is at home in
 * is favoured, and so is the current subject.
 */
export function rankedThemes(text: string, home: readonly Theme[] = [], current?: Theme): RankedTheme[] {
  const field = home[0]?.field
  return themes
    .map((theme) => ({ theme, weight: weigh(theme, text) }))
    .filter(({ weight }) => weight > 0)
    .map(({ theme, weight }) => ({
      theme,
      weight: weight * (home.includes(theme) ? 1.5 : 1) + (theme.field === field ? 3 : 0) + (theme === current ? 5 : 0),
    }))
    .sort((a, b) => b.weight - a.weight)
}

function weigh(theme: Theme, text: string): number {
  return (text.match(theme.words) ?? []).reduce((sum, hit) => sum + hit.length, 0)
}
