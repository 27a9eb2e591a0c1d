export const enDiscussion = {
  title: 'Expert Discussion',
}
