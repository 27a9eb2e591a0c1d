import type { ReactNode } from 'react'
import type { User } from '../../api/schemas.ts'
import { SwitchRow } from '../../components/form/switch-row.tsx'
import { type Choice, useUpdateChoice } from '../../data/accounts/account.ts'

interface ChoiceRowProps {
  user: User
  choice: Choice
  words: { label: string; text: string }
  /** Below the text. */
  children?: ReactNode
}

/** An account setting. A change is shown at once, and rolled back when the server refuses. */
export function ChoiceRow({ user, choice, words, children }: ChoiceRowProps) {
  const choose = useUpdateChoice(choice)
  const isOn = choose.isPending ? choose.variables : user[choice]
  return (
    <SwitchRow {...words} on={isOn} isPending={choose.isPending} onChoose={choose.mutate}>
      {children}
    </SwitchRow>
  )
}
