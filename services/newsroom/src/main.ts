import { runMain } from '@rostra/kit/app/run-main'
import { yieldProcessor } from '@rostra/kit/app/yield-processor'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'

yieldProcessor()
await runMain('newsroom', () => createApp(readConfig(process.env)))
