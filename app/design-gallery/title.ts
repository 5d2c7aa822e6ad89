/** Heads the gallery, and is how a test finds out that none of it is in the built site. */
export const galleryTitle = 'The parts of this site, in every state'
