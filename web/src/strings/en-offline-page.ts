/** The page that a browser shows without a connection. Another language is another file of this shape. */
export const enOfflinePage = {
  title: 'You are offline',
  text: 'Rostra cannot be reached. What you typed in a chat is kept, and this page opens by itself once the connection is back.',
} as const
