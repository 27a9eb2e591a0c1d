import { Link } from 'react-router-dom'
import { Wordmark } from '../../components/wordmark.tsx'
import { strings } from '../../strings/strings.ts'
import { MobileMenu } from './mobile-menu.tsx'

/** The bar of a chat's page on a phone while there is no chat whose header takes its place. */
export const PhoneBar = () => (
  <header className="relative z-30 border-b border-line sm:hidden">
    <div className="flex h-bar items-center justify-between px-4">
      <Link to="/" aria-label={strings.shell.home} className="flex rounded-control">
        <Wordmark />
      </Link>
      <MobileMenu isOnlyBar />
    </div>
  </header>
)
