import { Moon, Sun } from '#icons'
import { IconButton } from '../../components/icon-button.tsx'
import { useTheme } from '../../lib/theme.ts'
import { strings } from '../../strings/strings.ts'

/** Changes between the light and the dark look: an icon in a bar, or a row with its name in a menu. */
export function ThemeToggle({ isRow = false }: { isRow?: boolean }) {
  const { theme, toggle } = useTheme()
  const isDark = theme === 'dark'
  const label = isDark ? strings.shell.useLight : strings.shell.useDark
  if (!isRow) return <IconButton icon={isDark ? Sun : Moon} label={label} onClick={toggle} />
  return (
    <button type="button" onClick={toggle} className="nav-link w-full text-start">
      {label}
    </button>
  )
}
