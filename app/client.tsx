import { hydratePage } from './platform/hydrate'
import { getRouter } from './router'

// Not awaited: the page's code imports from the chunk of this file, so awaiting it here would be a deadlock.
void hydratePage(getRouter)
