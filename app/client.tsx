import { hydratePage } from './boot/hydrate'
import { getRouter } from './router'

// Not awaited: the page's code imports from this file's chunk, so both would wait for each other.
void hydratePage(getRouter)
