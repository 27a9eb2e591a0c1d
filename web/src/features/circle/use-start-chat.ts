import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { discussionsPath } from '../../lib/navigation/paths.ts'
import { toast } from '../../lib/toast/toast.ts'
import { circleStrings } from '../../strings/strings.ts'

const redirectAfter = 1_500

/** Starts the chat of a member: a message, and the discussion page 1.5 s later. Leaving the page cancels it. */
export function useStartChat() {
  const navigate = useNavigate()
  const [isStarting, setStarting] = useState(false)
  useEffect(() => {
    if (!isStarting) return
    const timer = setTimeout(() => navigate(discussionsPath), redirectAfter)
    return () => clearTimeout(timer)
  }, [isStarting, navigate])
  const start = () => {
    setStarting(true)
    toast(circleStrings.toasts.starting)
  }
  return { isStarting, start }
}
