/** The texts of /singularity-bugle, its stories and /archive. The states, buttons and questions are worded as specified. */
export const enNewsroom = {
  title: 'The Singularity Bugle',
  archiveTitle: 'Archive',
}
