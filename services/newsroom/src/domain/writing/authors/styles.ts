import type { Author } from '../../articles/author.ts'
import type { AuthorStyle } from './author-style.ts'
import { claudeus } from './claudeus/style.ts'
import { deeps } from './deeps/style.ts'
import { geeps } from './geeps/style.ts'
import { gemma } from './gemma/style.ts'

export const styles: Readonly<Record<Author, AuthorStyle>> = { claudeus, geeps, gemma, deeps }
