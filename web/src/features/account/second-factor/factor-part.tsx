import type { ReactNode } from 'react'
import type { Icon } from '#icons'
import type { SecondFactor, User } from '../../../api/schemas.ts'
import { Button } from '../../../components/button.tsx'

/** The props of each part of the section. */
export interface FactorPartProps {
  user: User
  factor: SecondFactor
  /** Whether the account has a second factor. */
  isOn: boolean
  /** Whether the account has exactly one factor. */
  isLast: boolean
  /** Shows new recovery codes. */
  onCodes: (codes: string[]) => void
}

/** Reports whether this session may change the second factor. */
export const mayChange = ({ isOn, factor }: FactorPartProps): boolean => !isOn || factor.usedInSession

interface FactorPartLayoutProps {
  icon: Icon
  title: string
  text: string
  /** The state, beside the title. */
  badge?: ReactNode
  /** The action, at the end of the row. */
  action?: ReactNode
  children?: ReactNode
}

/** One part of the section. */
export const FactorPart = ({ icon: Icon, title, text, badge, action, children }: FactorPartLayoutProps) => (
  <div className="px-4 py-4 sm:px-5">
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Icon aria-hidden className="size-5 flex-none self-start text-ink-soft sm:self-center" />
      <div className="min-w-0 flex-1">
        <h4 className="flex flex-wrap items-center gap-x-2 text-14 font-strong">
          {title}
          {badge && <span className="rounded-full border border-edge px-2 text-12 font-medium">{badge}</span>}
        </h4>
        <p className="text-12 text-ink-soft">{text}</p>
      </div>
      {action}
    </div>
    {children}
  </div>
)

/** An action that adds something: below its part on narrow screens. */
export const WideAction = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <div className="flex-none max-sm:w-full max-sm:ps-9">
    <Button onClick={onClick} className="max-sm:w-full">
      {children}
    </Button>
  </div>
)
