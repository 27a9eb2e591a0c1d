import { Link } from 'react-router-dom'
import { Wordmark } from '../../components/wordmark.tsx'
import { openShortcutList } from '../../features/shortcuts/shortcut-state.ts'
import { socialLinks } from '../../lib/social-links.ts'
import { shortcutStrings, strings } from '../../strings/strings.ts'
import { footerLinks } from './nav-links.ts'

export const Footer = () => (
  <footer className="mt-auto print:hidden">
    <div aria-hidden className="steps" />
    <div className="mx-auto flex w-full max-w-wide flex-col gap-6 px-4 py-10 sm:flex-row sm:items-center sm:justify-between sm:px-6">
      <div className="flex flex-col gap-2">
        <Wordmark />
        <p className="text-14 text-ink-soft">{strings.shell.tagline}</p>
      </div>
      <nav aria-label={strings.shell.footerNav} className="-ms-3 flex flex-wrap gap-x-2 sm:ms-0">
        {footerLinks.map(({ to, label }) => (
          <Link key={to} to={to} className="nav-link">
            {label}
          </Link>
        ))}
        {socialLinks().map(({ name, url }) => (
          <a key={url} href={url} rel="me noopener" target="_blank" className="nav-link">
            {name}
            <span className="sr-only">{strings.shell.newTab}</span>
          </a>
        ))}
        <button type="button" onClick={({ currentTarget }) => openShortcutList(currentTarget)} className="nav-link pointer-coarse:hidden">
          {shortcutStrings.title}
        </button>
      </nav>
    </div>
  </footer>
)
