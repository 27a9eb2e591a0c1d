import { QueryClientProvider } from '@tanstack/react-query'
import { Tooltip } from 'radix-ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { queryClient } from './app/query-client.ts'
import { Router } from './app/router.tsx'
import { hearOfCredits } from './features/credits/credit-news.ts'
import './styles/app.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

hearOfCredits(queryClient)

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <Tooltip.Provider delayDuration={700}>
        <Router />
      </Tooltip.Provider>
    </QueryClientProvider>
  </StrictMode>,
)
