import { hydratePage } from './platform/hydrate'
import { getRouter } from './router'

// Not awaited: the page's code imports from the file that the build makes of this one, and would wait for it in turn.
void hydratePage(getRouter)
