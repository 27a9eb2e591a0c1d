import { expect, it } from '@jest/globals'
import { parseArchiveQuery } from '../../../data/newsroom/archive-query.ts'
import { archiveAddress, archiveBehind, articleInArchive } from './archive-address.ts'

const query = parseArchiveQuery(new URLSearchParams('search=night+trains&author=Gemma+Future+Trends&page=2'))
const behind = (address: string) => archiveBehind(new URL(address, 'http://page').searchParams)

it('a story’s address leads back to the page of the archive where it was found', () => {
  expect(behind(articleInArchive('a-story', query))).toBe(archiveAddress(query))
  expect(behind(articleInArchive('a-story', parseArchiveQuery(new URLSearchParams())))).toBe('/archive')
})

it('a story that was opened elsewhere has no archive behind it', () => {
  expect(behind('/singularity-bugle/a-story')).toBeNull()
  expect(behind('/singularity-bugle/a-story?from=https://evil.example')).toBeNull()
})
