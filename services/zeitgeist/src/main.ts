import { runMain } from '@rostra/kit/app/run-main'
import { yieldProcessor } from '@rostra/kit/app/yield-processor'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'

yieldProcessor()
await runMain('zeitgeist', () => createApp(readConfig(process.env)))
