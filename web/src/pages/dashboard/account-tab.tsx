import { AccountSettings } from '../../features/account/account-settings.tsx'
import { CreditStatus } from '../../features/credits/credit-status.tsx'

export const AccountTab = () => <AccountSettings balance={<CreditStatus />} />
