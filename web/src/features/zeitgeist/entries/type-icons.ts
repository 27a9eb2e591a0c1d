import { Layers, type LucideIcon, MessagesSquare, TrendingUp } from 'lucide-react'
import type { ZeitgeistType } from '../../../api/schemas.ts'

export const typeIcons: Record<ZeitgeistType, LucideIcon> = { theme: Layers, excerpt: MessagesSquare, trend: TrendingUp }
