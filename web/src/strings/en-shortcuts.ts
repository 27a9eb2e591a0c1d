export const enShortcuts = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  text: 'Keys of one letter work while no text is being typed.',
  switch: { label: 'Use keys of one letter', text: 'Switch them off when you speak your text.' },
  groups: [
    {
      name: 'Everywhere',
      keys: [
        ['?', 'Show this list'],
        ['/', 'Search on the page, or go to Discover'],
        ['m', 'Write a message or a question'],
        ['h', 'Go to your conversations'],
        ['Esc', 'Close a dialog or a menu'],
      ],
    },
    {
      name: 'While you write',
      keys: [
        ['Enter', 'Send'],
        ['Shift + Enter', 'New line'],
        ['Ctrl + Enter', 'Start a discussion'],
      ],
    },
  ],
} as const
