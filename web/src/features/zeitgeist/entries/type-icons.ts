import { type Icon, Layers, MessagesSquare, TrendingUp } from '#icons'
import type { ZeitgeistType } from '../../../api/schemas.ts'

export const typeIcons: Record<ZeitgeistType, Icon> = { theme: Layers, excerpt: MessagesSquare, trend: TrendingUp }
