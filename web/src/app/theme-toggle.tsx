import { Moon, Sun } from 'lucide-react'
import { IconButton } from '../components/icon-button.tsx'
import { strings } from '../strings/strings.ts'
import { useTheme } from './theme.ts'

export function ThemeToggle() {
  const { theme, toggle } = useTheme()
  const dark = theme === 'dark'
  return <IconButton icon={dark ? Sun : Moon} label={dark ? strings.shell.useLight : strings.shell.useDark} onClick={toggle} />
}
